import Charts
import Descriptions
import Foundation
import Testing

/// From a chart to its words.
struct SentenceTests {
  static func details(_ chart: Chart, _ tag: String = "en") throws -> [String] {
    let language = try #require(Languages.language(tag))
    return chart.facts.map { language.text($0.fact) }
  }

  @Test func saysTheDetailsOfALine() throws {
    #expect(
      try Self.details(Examples.price) == [
        "Closing price", "Line chart, 1 series, 5 points", "X axis: Date, January 2 to 6, 2023",
        "Y axis: Price, 118.40 to 183.90 EUR, not from zero", "Highest: 183.90 EUR on January 5",
        "Lowest: 118.40 EUR on January 3", "Mean: 150.46 EUR, median: 150.00 EUR",
        "Change: 120.00 to 180.00 EUR, up 60.00 EUR (50.0%)",
        "Trend: rising, very clear", "Largest rise: 33.90 EUR on January 5",
        "Largest drop: 3.90 EUR on January 6",
      ])
  }

  @Test func saysHowSeveralSeriesLie() throws {
    let details = try Self.details(Examples.pair)
    #expect(details.contains("BOLT, missing: 1 point"))
    #expect(details.contains("BOLT, gap: January 4"))
    #expect(
      details.suffix(2) == [
        "ACME is above BOLT at 1, below at 2 of 3 shared places",
        "ACME and BOLT: farthest apart on January 5, by 40.00 EUR",
      ])
  }

  @Test func saysTheDetailsOfBarsInJapanese() throws {
    let days = (1...10).map { "1月\($0)日" }
    let chart = Chart(
      title: "通信量の推移", type: .bar, xAxis: Axis(title: "日付", kind: .category(days)),
      yAxis: Axis(title: "データ量", unit: "GB", fractionDigits: 1),
      series: [
        Series(
          name: "", x: (0..<10).map(Double.init), y: [6, 7, 8, 9, 10, 6, 7, 8, 9, 10],
          isContinuous: false)
      ])
    // Of two equal values the first is named, and that there are two.
    #expect(
      try Self.details(chart, "ja") == [
        "通信量の推移", "棒グラフ、1系列、10点",
        "推移：1月5日の10.0GBまで上昇、1月6日の6.0GBまで下降、その後10.0GBまで上昇", "X軸：日付、10項目、1月1日から1月10日",
        "Y軸：データ量、0.0から10.0GB",
        "最大値：1月5日、10.0GB（2点のうち最初）",
        "最小値：1月1日、6.0GB（2点のうち最初）",
        "平均値：8.0GB、中央値：8.0GB", "中央の半分：7.0から9.0GB", "変化：6.0から10.0GB、4.0GB増（66.7%）",
        "最大の上昇：1月2日、1.0GB増、同じ大きさ8か所の最初",
        "最大の下降：1月6日、4.0GB減",
      ])
    let japanese = try #require(Languages.language("ja"))
    let third = PointReference(series: 0, point: 2)
    #expect(japanese.text(.point(PointOutline(chart, at: third))) == "1月3日、8.0GB")
  }

  /// A name that ends in a full stop closes the sentence.
  @Test func endsASentenceOnceInEveryLanguage() {
    let names = ["1 Acme Inc.", "2 Bolt Co."]
    let chart = Chart(
      type: .bar, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
      series: ["A", "B"].map {
        Series(name: $0, x: [0, 1], y: $0 == "A" ? [3, 2] : [1, 5], isContinuous: false)
      })
    let outlines = chart.series.indices.map { SeriesOutline(chart, series: $0) }
    for language in Languages.all {
      let texts =
        [language.text(.chartDescription(ChartOutline(describing: chart), outlines))]
        + outlines.map { language.text(.seriesDescription($0)) }
        + [language.text(Sentence.comparison(chart.comparison(0, 1)))]
      for text in texts { #expect(!text.contains("..") && text.contains(names[1]), "\(text)") }
    }
  }

  @Test func tellsWhatHasNoOrderByItsValues() {
    var chart = Chart(
      title: "Sales", type: .bar,
      xAxis: Axis(kind: .category(["Plums", "Cherries", "Figs"])), yAxis: Axis(unit: "EUR"),
      series: [
        Series(name: "Sales", x: [0, 1, 2], y: [20, 200, 50], isContinuous: false)
      ])
    func texts() -> [String] {
      let outlines = chart.series.indices.map { SeriesOutline(chart, series: $0) }
      return Languages.all.map {
        $0.text(.chartDescription(ChartOutline(describing: chart), outlines))
          + " " + $0.text(.seriesDescription(outlines[0]))
      }
    }
    let one = texts()
    #expect(
      one[0] == "Sales is a bar chart of 3 points over 3 categories, Plums to Figs. "
        + "Y axis: 0 to 200 EUR. The highest is 200 EUR at Cherries, the lowest 20 EUR at Plums. "
        + "Mean: 90 EUR, median: 50 EUR.")
    for text in one {
      for value in ["200", "Cherries", "90", "50"] { #expect(text.contains(value), "\(text)") }
    }
    chart.series.append(
      Series(name: "Costs", x: [0, 1, 2], y: [10, 15, 70], isContinuous: false))
    let two = texts()
    #expect(two[0].contains("Sales, highest: 200 EUR at Cherries; Costs, highest: 70 EUR at Figs."))
    for text in two {
      for value in ["Cherries", "70", "Figs"] { #expect(text.contains(value), "\(text)") }
    }
  }

  /// A month is in its place also where it is no date.
  @Test(arguments: [
    ("en", "January", "Highest: 3 in January"), ("en", "Jun", "Highest: 3 in Jun"),
    ("en", "Juno", "Highest: 3 at Juno"), ("de", "Januar", "Höchstwert: 3 im Januar"),
    ("fr", "janvier", "Maximum\u{A0}: 3 en janvier"), ("es", "Enero", "Máximo: 3 en Enero"),
    ("pl", "styczeń", "Maksimum: 3 w styczniu"),
    ("pl", "Wrzesień", "Maksimum: 3 we wrześniu"), ("pl", "sty", "Maksimum: 3 w sty"),
    ("ja", "1月", "最大値：1月、3"),
  ])
  func namesAMonthAmongCategories(tag: String, name: String, text: String) throws {
    let language = try #require(Languages.language(tag))
    #expect(language.text(Fact.highest(Quantity(3), .category(name), series: nil)) == text)
  }

  @Test func saysADifferenceOfOnePointInEveryLanguage() throws {
    let last = PointOutline(
      Examples.price, at: PointReference(series: 0, point: 4), comparedWith: 3)
    for language in Languages.all {
      let text = language.text(.point(last))
      #expect(text.contains(/180[.,]00 ?EUR/) && text.contains(/2[.,]1 ?%/), "\(text)")
    }
  }

  @Test(arguments: [(0, "0 points"), (1, "1 point"), (2, "2 points"), (1000, "1,000 points")])
  func countsPointsInEnglish(count: Int, text: String) throws {
    let english = try #require(Languages.language("en"))
    #expect(english.text(.seriesOutline("", points: count)) == text)
    #expect(english.text(.fact(.missing(count, series: nil))) == "Missing: \(text)")
    #expect(
      english.text(.fact(.composition(.line, series: count, points: count)))
        == "Line chart, \(text.split(separator: " ")[0]) series, \(text)")
  }

  // MARK: Outlines

  @Test func anOutlineCountsThePointsOfAllSeries() {
    let outline = ChartOutline(Examples.pair)
    #expect(outline.series == 2)
    #expect(outline.points == 8)
    #expect(outline.title == "Prices")
    var untitled = Examples.pair
    untitled.title = ""
    #expect(ChartOutline(untitled).title == nil)
  }

  @Test func aSeriesIsNamedOnlyBesideOthers() {
    #expect(SeriesOutline(Examples.price, series: 0).name == nil)
    #expect(SeriesOutline(Examples.pair, series: 1).name == "BOLT")
  }

  @Test func aPointIsComparedOnlyWithAValue() {
    func change(_ series: Int, _ point: Int, _ previous: Int?) -> Change? {
      PointOutline(
        Examples.pair, at: PointReference(series: series, point: point), comparedWith: previous
      ).change
    }
    #expect(change(0, 1, 0)?.amount.value == 10)
    #expect(change(0, 1, nil) == nil)
    #expect(change(1, 3, 2) == nil)
    #expect(change(1, 2, 1) == nil)
    #expect(change(0, 1, -1) == nil)
    #expect(change(0, 1, 99) == nil)
  }

  // MARK: Degenerate charts

  static func numbers(_ x: [Double], _ y: [Double], _ scale: Scale = .linear) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(scale: scale, fractionDigits: 1),
      series: [Series(name: "", x: x, y: y, isContinuous: true)])
  }

  /// Ends that four digits do not tell apart are told in full.
  @Test func endsOfARangeDiffer() {
    let (low, high) = (Quantity(1_992_008_320), Quantity(1_992_420_480))
    for language in Languages.all {
      let said = language.text(.fact(.middleHalf(low, high, series: nil)))
      #expect(said.contains("008") && said.contains("420"), "\(said)")
    }
  }

  /// Each of several series whose highest and lowest value are all that is told of them is named.
  @Test func extremesHaveANamedSeries() {
    let series = [("ACME", [3, 1, 2]), ("BOLT", [1, 2, 1.5])].map { name, y in
      Series(name: name, x: [0, 1, 2], y: y, isContinuous: false)
    }
    let chart = Chart(
      type: .heatMap, xAxis: Axis(kind: .category(["1", "2", "3"])), yAxis: Axis(), series: series)
    for language in Languages.all {
      for (index, name) in ["ACME", "BOLT"].enumerated() {
        let said = language.text(.seriesDescription(SeriesOutline(chart, series: index)))
        #expect(said.contains(name), "\(said)")
      }
    }
  }

  @Test func saysAChartWithoutPoints() throws {
    #expect(
      try Self.details(Self.numbers([], [])) == [
        "Line chart, 1 series, 0 points", "X axis: no values", "Y axis: no values", "No values",
      ])
  }

  @Test func saysAChartWithoutSeries() throws {
    let chart = Chart(type: .bar, xAxis: Axis(), yAxis: Axis(), series: [])
    #expect(try Self.details(chart).first == "Bar chart, 0 series, 0 points")
    for language in Languages.all {
      #expect(!language.text(.chartDescription(ChartOutline(describing: chart), [])).isEmpty)
    }
  }

  @Test func saysAChartOfOnePoint() throws {
    #expect(
      try Self.details(Examples.line([("", [5])])) == [
        "Line chart, 1 series, 1 point", "X axis: Date, January 2, 2023", "Y axis: Price, 5.00 EUR",
        "Highest: 5.00 EUR on January 2", "Lowest: 5.00 EUR on January 2",
        "Mean: 5.00 EUR, median: 5.00 EUR",
      ])
  }

  @Test func saysAConstant() throws {
    let details = try Self.details(Self.numbers([1, 2, 3, 4], [7, 7, 7, 7]))
    #expect(details.contains("Y axis: 7.0"))
    #expect(details.contains("Change: 7.0, unchanged"))
    #expect(details.contains("Shape: stays at 7.0"))
    #expect(!details.contains("Trend: flat"))
  }

  @Test func saysThatAllIsMissing() throws {
    let details = try Self.details(Self.numbers([1, 2], [.nan, .nan]))
    #expect(details.suffix(2) == ["Y axis: no values", "No values"])
  }

  @Test func saysALogarithmicAxis() throws {
    let details = try Self.details(Self.numbers([1, 2, 3], [1, 10, 1000], .log10))
    #expect(details.contains("Y axis: 1.0 to 1,000.0, logarithmic"))
  }

  @Test(arguments: [
    [1e308, -1e308], [1e-300, -1e-300], [-0.0, 0.0], [.nan, 1, .nan], [.infinity, -.infinity, 1],
  ])
  func saysExtremesInEveryLanguage(y: [Double]) throws {
    let chart = Self.numbers(y.indices.map(Double.init), y)
    for language in Languages.all {
      let outline = SeriesOutline(chart, series: 0)
      var texts = try Self.details(chart, language.tag)
      texts.append(language.text(.seriesDescription(outline)))
      texts.append(language.text(.chartDescription(ChartOutline(describing: chart), [outline])))
      for text in texts {
        #expect(!text.isEmpty)
        for residue in ["nan", "inf", "∞", "NaN", "-0.0"] {
          #expect(!text.split(separator: " ").contains(Substring(residue)), "\(text)")
        }
      }
    }
  }
}
