import Accessibility
import Charts
import Descriptions
import Explorer
import Foundation
import Screen
import Testing

@Suite struct ChartDescriptorTests {
  private func numbers(
    _ title: String = "Time", _ range: ClosedRange<Double> = 0...100, gridlines: [Double] = [],
    _ words: @escaping (Double) -> String = { "\($0)" }
  ) -> AXNumericDataAxisDescriptor {
    AXNumericDataAxisDescriptor(
      title: title, range: range, gridlinePositions: gridlines, valueDescriptionProvider: words)
  }

  private func minutes(_ value: Double) -> String { "\(Int(value) / 60) h \(Int(value) % 60) min" }

  private func chart(
    x: any AXDataAxisDescriptor, y: AXNumericDataAxisDescriptor?,
    additional: [any AXDataAxisDescriptor] = [], _ points: [AXDataPoint],
    isContinuous: Bool = false
  ) -> Chart {
    Chart(
      AXChartDescriptor(
        title: "Calls", summary: nil, xAxis: x, yAxis: y, additionalAxes: additional,
        series: [
          AXDataSeriesDescriptor(name: "", isContinuous: isContinuous, dataPoints: points)
        ]))
  }

  private func calls() -> Chart {
    let days = ["Mon", "Tue", "Wed"]
    return chart(
      x: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days),
      y: numbers("Time", 0...200, minutes),
      zip(days, [65.0, 130, 5]).map { AXDataPoint(x: $0, y: $1) })
  }

  private func captions(_ chart: Chart, _ keys: String, _ language: String = "en") throws
    -> [String]
  {
    Replay.run(
      try KeyScript(keys),
      on: Model(
        deck: [chart], settings: Settings(languageTag: language), size: Size(columns: 80, rows: 24)),
      dump: .captions)
  }

  // MARK: Words

  @Test func placesInWordsAreLedToByTheirWords() throws {
    let chart = chart(
      x: numbers("Hour", 0...9) { "hour \(Int($0))" }, y: numbers("Level"),
      [1.0, 4, 6].map { AXDataPoint(x: $0, y: $0 == 4 ? 9 : $0 / 2) })
    func facts(_ tag: String) throws -> String {
      let language = try #require(Languages.language(tag))
      return chart.facts.map { language.text($0.fact) }.joined(separator: "\n")
    }
    for fact in chart.facts {
      #expect(!Languages.all[0].text(fact.fact).contains("x ="))
    }
    #expect(try facts("en").contains("at hour 4"))
    #expect(try facts("fr").contains("pour hour 4"))
  }

  @Test func theWordsOfAnAxisAreSaidForItsValues() throws {
    let chart = calls()
    let said = try captions(chart, "4<Right><Right><Enter>><lt>")
    #expect(
      said == [
        "Calls, bar, 3 categories", "Question mark: help", "Values. 3 points", "Mon, 1 h 5 min",
        "Tue, 2 h 10 min, up 100.0%", "Day is Tue, Time is 2 h 10 min, point 2 of 3",
        "Highest: Tue, 2 h 10 min", "Lowest: Wed, 0 h 5 min",
      ])
    let english = try #require(Languages.language("en"))
    let details = chart.facts.map { english.text($0.fact) }
    #expect(
      details == [
        "Calls", "Bar chart, 1 series, 3 points", "X axis: Day, 3 categories, Mon to Wed",
        "Y axis: Time, 0 h 0 min to 3 h 20 min", "Highest: 2 h 10 min on Tue",
        "Lowest: 0 h 5 min on Wed", "Mean: 1 h 6 min, median: 1 h 5 min",
        "Change: 1 h 5 min to 0 h 5 min, down 60",
        "Largest rise: 65 on Tue", "Largest drop: 125 on Wed",
      ])
    let outlines = [SeriesOutline(chart, series: 0)]
    #expect(
      english.text(.chartDescription(ChartOutline(describing: chart), outlines))
        == "Calls is a bar chart of 3 points over Day, 3 categories, Mon to Wed. "
        + "Y axis: Time, 0 h 0 min to 3 h 20 min.")
    #expect(
      english.text(.seriesDescription(outlines[0]))
        == "It goes from 1 h 5 min on Mon to 0 h 5 min on Wed, down 60. "
        + "The highest is 2 h 10 min on Tue, the lowest 0 h 5 min on Wed.")
  }

  @Test func theTableHasTheWordsAndAProgramTheNumbers() throws {
    let chart = calls()
    let said = try captions(chart, "5<Down><Down>")
    #expect(said.last == "Tue, 2 h 10 min")
    let frame = Replay.run(
      try KeyScript("5<Down>"),
      on: Model(deck: [chart], settings: Settings(), size: Size(columns: 120, rows: 24)),
      dump: .frames)
    #expect(frame.contains { $0.contains("2 h 10 min") && $0.contains("Tue") })
    #expect(DescriptionCSV.text(of: [chart]) == "Day,Time\r\nMon,65\r\nTue,130\r\nWed,5\r\n")
    let english = try #require(Languages.language("en"))
    let markdown = DescriptionMarkdown.text(of: [chart], in: english)
    #expect(markdown.contains("| Tue | 2 h 10 min |"))
  }

  @Test func numbersWithAUnitAreSaidAsTheLanguageHasThem() throws {
    let chart = chart(
      x: numbers("Hour", 0...2), y: numbers("Water", 10...12) { "\($0)°C" },
      [.init(x: 0, y: 10.5), .init(x: 1, y: 11.5)], isContinuous: true)
    #expect(chart.yAxis.unit == "°C" && chart.yAxis.fractionDigits == 1)
    let german = try #require(Languages.language("de"))
    let point = PointOutline(chart, at: PointReference(series: 0, point: 1))
    #expect(german.text(.point(point)) == "1,0; 11,5 °C")
  }

  @Test func placesAreSaidInTheWordsOfTheirAxis() {
    let chart = chart(
      x: numbers("Time", 0...120, minutes), y: numbers("Level"),
      [.init(x: 0, y: 1), .init(x: 65, y: 2)], isContinuous: true)
    var quantity = Quantity(65)
    quantity.text = "1 h 5 min"
    #expect(chart.place(65) == .number(quantity))
  }

  /// A year has no comma in it, whatever stands beside it.
  @Test func numbersThatMayBeYearsKeepTheirDigits() throws {
    let japanese = try #require(Languages.language("ja"))
    let years = self.chart(
      x: numbers("年度", 2010...2020) { "\(Int($0))年" }, y: numbers("Level"),
      [.init(x: 2010, y: 1), .init(x: 2011, y: 2)], isContinuous: true)
    let first = PointReference(series: 0, point: 0)
    #expect(japanese.text(.point(PointOutline(years, at: first))) == "2010年、1.0")
    let chart = chart(
      x: numbers("Model", 2010...2020) { "\(Int($0))" }, y: numbers("Level"),
      [.init(x: 2010, y: 1), .init(x: 2011, y: 2)], isContinuous: true)
    var quantity = Quantity(2011)
    quantity.text = "2011"
    #expect(chart.place(2011) == .number(quantity))
  }

  @Test func additionalValuesAreSaidInTheWordsOfTheirAxis() throws {
    let chart = chart(
      x: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
      y: numbers("Level"),
      additional: [
        numbers("Length", 0...200, minutes),
        AXCategoricalDataAxisDescriptor(title: "Color", categoryOrder: ["red", "blue"]),
        numbers("Weight", 0...9) { "\($0)kg" },
      ],
      [
        .init(x: "Mon", y: 1, additionalValues: [.number(65), .category("blue"), .number(2.5)]),
        .init(x: "Tue", y: 2, additionalValues: [.number(130)], label: "rain"),
      ])
    let english = try #require(Languages.language("en"))
    func words(_ point: Int) -> String {
      english.text(.point(PointOutline(chart, at: PointReference(series: 0, point: point))))
    }
    #expect(words(0) == "Mon, 1.0, Length 1 h 5 min, Color blue, Weight 2.5 kg")
    #expect(words(1) == "Tue, 2.0, rain, Length 2 h 10 min")
    let details = chart.facts.map { english.text($0.fact) }
    #expect(details.contains { $0.contains("Length") && $0.contains("1 h 5 min to 2 h 10 min") })
    #expect(
      DescriptionCSV.text(of: [chart]).split(separator: "\r\n")[1] == "Mon,1,65,blue,2.5,")
  }

  /// Percents of shares, the commonest words of all, are those of means, too.
  @Test func meansAreSaidInWordsWithNumbers() throws {
    let chart = chart(
      x: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue", "Wed"]),
      y: numbers("Share", 0...1) { "\(Int(($0 * 100).rounded()))%" },
      [.init(x: "Mon", y: 0.1), .init(x: "Tue", y: 0.25), .init(x: "Wed", y: 0.5)])
    let english = try #require(Languages.language("en"))
    let details = chart.facts.map { english.text($0.fact) }
    #expect(details.contains("Mean: 28%, median: 25%"))
  }

  /// Of words without a number nothing is a share, and they have no mean.
  @Test func ranksHaveNoPercentages() throws {
    let moods = ["so-so", "bad", "good"]
    let chart = chart(
      x: numbers("Day", 0...3), y: numbers("Mood", 0...2) { moods[Int($0)] },
      [.init(x: 1, y: 2), .init(x: 2, y: 1), .init(x: 3, y: 0)], isContinuous: true)
    let english = try #require(Languages.language("en"))
    let details = chart.facts.map { english.text($0.fact) }
    #expect(details.contains("Change: good to so-so, down 2"))
    #expect(!details.contains { $0.contains("%") })
  }

  @Test func wordsOfWhichNothingIsHeardAreNone() throws {
    let chart = chart(
      x: numbers("Day", 0...3) { _ in "" }, y: numbers("Level", 0...9) { _ in " \n" },
      [.init(x: 1, y: 5), .init(x: 2, y: 7)], isContinuous: true)
    let english = try #require(Languages.language("en"))
    let point = PointReference(series: 0, point: 1)
    #expect(english.text(.point(PointOutline(chart, at: point))) == "2, 7")
    #expect(chart.facts.map { english.text($0.fact) }.contains("Highest: 7 at Day 2"))
  }

  // MARK: Places

  @Test func pointsStandInTheOrderOfTheirPlaces() {
    let chart = chart(
      x: AXCategoricalDataAxisDescriptor(title: "", categoryOrder: ["a", "b"]), y: numbers(),
      [.init(x: "c", y: 3), .init(x: "b", y: 2), .init(x: "a", y: nil)])
    #expect(chart.xAxis.categories == ["a", "b", "c"])
    #expect(chart.series[0].x == [0, 1, 2])
    #expect(chart.series[0].y[0].isNaN && chart.series[0].y.part(1..<3) == [2, 3])
    #expect(chart.xAxis.title == nil)
  }

  @Test func aLineNeverRunsThroughAPlaceTwice() {
    let chart = chart(
      x: numbers(), y: numbers(), [.init(x: 1, y: 1), .init(x: 1, y: 2), .init(x: 2, y: 2)],
      isContinuous: true)
    #expect(chart.type == .scatter && chart.repetition?.most == 2)
  }

  @Test func continuityIsThatOfEachSeries() {
    let descriptor = AXChartDescriptor(
      title: nil, summary: nil, xAxis: numbers(), yAxis: numbers(),
      series: [true, false].map {
        AXDataSeriesDescriptor(
          name: "\($0)", isContinuous: $0, dataPoints: [.init(x: 1, y: 1), .init(x: 2, y: 3)])
      })
    #expect(Chart(descriptor).series.map(\.isContinuous) == [true, false])
    #expect(Chart(descriptor).type == .bar)
    descriptor.series.removeLast()
    #expect(Chart(descriptor).type == .line)
  }

  @Test func attributedTextsAreSaid() {
    let x = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Hour"), range: 0...1
    ) { "\($0)" }
    let series = AXDataSeriesDescriptor(
      attributedName: NSAttributedString(string: "North"), isContinuous: true,
      dataPoints: [.init(x: 0, y: 1, label: "plain")])
    series.dataPoints[0].attributedLabel = NSAttributedString(string: "rich")
    let descriptor = AXChartDescriptor(
      attributedTitle: NSAttributedString(string: "Tide"), summary: nil, xAxis: x, yAxis: numbers(),
      series: [series])
    let chart = Chart(descriptor)
    #expect(chart.title == "Tide" && chart.xAxis.title == "Hour")
    #expect(chart.series[0].name == "North" && chart.series[0].labels == ["rich"])
  }

  // MARK: Data that nobody would write

  static let hostile: [(name: String, make: @Sendable () -> AXChartDescriptor)] = [
    ("no series", { descriptor([]) }),
    ("no points", { descriptor([[]]) }),
    ("no y axis", { descriptor([[.init(x: 1, y: nil)]], hasY: false) }),
    ("no y axis but values", { descriptor([[.init(x: 1, y: 5)]], hasY: false) }),
    (
      "no numbers",
      {
        descriptor([
          [.init(x: .nan, y: .nan), .init(x: .infinity, y: 1), .init(x: 0, y: -.infinity)]
        ])
      }
    ),
    (
      "infinite range",
      { descriptor([[.init(x: 1, y: 5)]], range: -.infinity ... .infinity) }
    ),
    (
      "reversed range",
      {
        descriptor([[.init(x: 1, y: 5)]], range: unchecked(9, 1))
      }
    ),
    (
      "a range of no numbers",
      {
        descriptor(
          [[.init(x: 1, y: 5)]], range: unchecked(.nan, .nan))
      }
    ),
    ("a range of nothing", { descriptor([[.init(x: 1, y: 5)]], range: 0...0) }),
    (
      "extremes",
      {
        let most = Double.greatestFiniteMagnitude
        return descriptor(
          [[.init(x: -most, y: most), .init(x: most, y: -most)]], range: -most...most)
      }
    ),
    (
      "no logarithm",
      { descriptor([[.init(x: -1, y: -5), .init(x: 0, y: 0)]], range: -9 ... -1, scale: .log10) }
    ),
    ("categories on numbers", { descriptor([[.init(x: "a", y: 1), .init(x: 3, y: 2)]]) }),
    (
      "grid lines nowhere",
      { descriptor([[.init(x: 1, y: 5)]], gridlines: [.nan, .infinity, 1e308]) }
    ),
    (
      "a category for a value",
      {
        let point = AXDataPoint(x: 1, y: 5)
        point.yValue = AXDataPointValue(category: "five")
        return descriptor([[point]])
      }
    ),
    (
      "controls",
      {
        descriptor([[.init(x: 1, y: 5, label: "a\u{1B}[2Jb\n")]], words: { "\($0)\u{7}\u{1B}c\n" })
      }
    ),
    (
      "more values than axes",
      {
        descriptor([
          [.init(x: 1, y: 5, additionalValues: [.number(.nan), .category("x"), .number(3)])]
        ])
      }
    ),
  ]

  /// A range as a release build takes it unchecked.
  private static func unchecked(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    unsafeBitCast((low, high), to: ClosedRange<Double>.self)
  }

  private static func descriptor(
    _ series: [[AXDataPoint]], hasY: Bool = true, range: ClosedRange<Double> = 0...1,
    gridlines: [Double] = [], scale: AXNumericDataAxisDescriptor.ScaleType = .linear,
    words: @escaping (Double) -> String = { "\($0)!" }
  ) -> AXChartDescriptor {
    func axis() -> AXNumericDataAxisDescriptor {
      let axis = AXNumericDataAxisDescriptor(
        title: "", range: range, gridlinePositions: gridlines, valueDescriptionProvider: words)
      axis.scaleType = scale
      return axis
    }
    return AXChartDescriptor(
      title: "", summary: "", xAxis: axis(), yAxis: hasY ? axis() : nil,
      additionalAxes: [axis()],
      series: series.map {
        AXDataSeriesDescriptor(name: "", isContinuous: true, dataPoints: $0)
      })
  }

  @Test(arguments: hostile.indices)
  func nothingTraps(index: Int) throws {
    let descriptor = Self.hostile[index].make()
    let chart = Chart(descriptor)
    #expect(chart.series.allSatisfy { !$0.y.contains { $0.isInfinite } })
    for language in Languages.all {
      for row in chart.facts {
        let text = language.text(row.fact)
        #expect(!text.isEmpty && !text.unicodeScalars.contains { $0.value < 32 })
      }
    }
    for dump in Replay.Dump.allCases {
      let lines = Replay.run(
        try KeyScript("1<Down><Enter>2<Down><Down>3<Enter>4<Right><Right><Enter>>5<Down>zz+o<Esc>"),
        on: Model(deck: [chart], settings: Settings(), size: Size(columns: 80, rows: 24)),
        dump: dump)
      #expect(!lines.contains { $0.unicodeScalars.contains { $0.value < 32 && $0 != "\t" } })
    }
    _ = DescriptionJSON.text(of: [chart])
    _ = DescriptionCSV.text(of: [chart])
    // And it becomes a descriptor again, of which the same is said.
    let again = Chart(AXChartDescriptor(chart))
    #expect(again.series.map(\.x) == chart.series.map(\.x))
  }

  @Test func aPlaceThatIsNoNumberIsLeftOutAndCounted() {
    let chart = Chart(Self.hostile[4].make())
    #expect(chart.leftOutCount == 2 && chart.series[0].x == [0] && chart.series[0].y[0].isNaN)
  }

  @Test func aRangeThatIsNoneStatesNothing() throws {
    for (name, make) in Self.hostile
    where ["reversed range", "a range of no numbers"].contains(name) {
      #expect(Chart(make()).yAxis.statedRange == nil)
    }
  }
}
