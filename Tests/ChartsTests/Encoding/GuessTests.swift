import Testing

@testable import Charts
@testable import Tables

/// Tables as people have them, and the charts that an analyst would draw of them.
@Suite struct GuessTests {
  private let energy = """
    year,source,net
    2001,fossil,35
    2001,wind,1
    2002,fossil,36
    2003,wind,5
    2003,fossil,33
    2002,wind,2
    """

  // MARK: Series of one column

  @Test func aTidyTableIsALineForEachKind() throws {
    let chart = try readChart(energy)
    #expect(chart.type == .line && chart.repetition == nil)
    #expect(chart.xAxis.kind == .date(.year) && chart.xAxis.title == "year")
    #expect(chart.yAxis.title == "net")
    #expect(chart.series.map(\.name) == ["fossil", "wind"])
    #expect(chart.series.map(\.y) == [[35, 36, 33], [1, 2, 5]])
    #expect(chart.series.allSatisfy { zip($0.x, $0.x.dropFirst()).allSatisfy { $0 < $1 } })
  }

  @Test func twoKindsAreSeriesAndCharts() throws {
    var text = "year,region,fuel,v\n"
    for year in 2001...2003 {
      for region in 0..<4 {
        for fuel in 0..<2 { text += "\(year),r\(region),f\(fuel),\(region)\n" }
      }
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.title) == (0...3).map { "region r\($0)" })
    #expect(
      charts.allSatisfy { $0.type == .line && $0.series.map(\.name) == ["fuel f0", "fuel f1"] })
  }

  @Test func severalMeasuresOfKindsHaveAChartEach() throws {
    let charts = try readCharts(
      "year,country,people,age\n2001,A,5,40\n2001,B,7,41\n2002,A,6,42\n2002,B,8,43\n")
    #expect(charts.map(\.title) == ["t: people", "t: age"])
    #expect(charts.allSatisfy { $0.series.map(\.name) == ["country A", "country B"] })
    #expect(charts[1].series[1].y == [41, 43])
  }

  /// Bars of two kinds stand side by side, each at its category, also where one is missing.
  @Test func kindsOverKindsAreGroupedBars() throws {
    let chart = try readChart(
      "region,product,sales\nN,x,1\nN,y,2\nS,y,3\nS,x,4\nW,x,5\n"
    ) { $0.type = .groupedBar }
    #expect(chart.xAxis.categories == ["N", "S", "W"])
    #expect(chart.series.map(\.name) == ["product x", "product y"])
    #expect(chart.series.map(\.x) == [[0, 1, 2], [0, 1]])
    #expect(chart.series.map(\.y) == [[1, 4, 5], [2, 3]])
  }

  @Test func whatWasAskedForStays() throws {
    let split = try readCharts(energy) { $0.split = "SOURCE" }
    #expect(split.map(\.title) == ["source: fossil", "source: wind"])
    let series = try readChart(energy) { $0.series = "Source" }
    #expect(series.series.count == 2)
    let scatter = try readChart(energy) { $0.type = .scatter }
    #expect(scatter.type == .scatter && scatter.series.map(\.name) == ["fossil", "wind"])
    #expect(throws: InputProblem.self) { try readCharts(energy) { $0.series = "town" } }
    #expect(
      throws: InputProblem(
        file: "t.csv", kind: .columnTwice(name: "source", options: [.init("series"), .init("x")]))
    ) {
      try readCharts(energy) {
        $0.series = "source"
        $0.x = "source"
      }
    }
  }

  /// Many things of few kinds have clouds of two measures, and boxes of each.
  @Test func measuresOfThingsHaveBoxesOfTheirKinds() throws {
    let text = tableText("long,wide,kind", 60) {
      "\(Double($0 * 7 % 60) / 10),\($0 * 11 % 43),k\($0 % 3)"
    }
    #expect(try readChart(text).type == .scatter)
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    let boxes = try Encoding().suggestions(of: document).joined().filter { $0.type == .box }
    // The one that is asked about in the clouds comes first.
    #expect(boxes.map(\.measures) == [["wide"], ["long"]] && boxes.allSatisfy { $0.x == "kind" })
  }

  /// Two years are no course, but stand side by side.
  @Test func twoTimesAreCompared() throws {
    var text = "yield,variety,year,site\n"
    for site in 0..<2 {
      for variety in 0..<4 {
        for year in [1932, 1931] {
          text += "\(site * 10 + variety).5,v\(variety),\(year),s\(site)\n"
        }
      }
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.title) == ["site s0", "site s1"])
    #expect(charts[0].type == .groupedBar && charts[0].xAxis.title == "variety")
    #expect(charts[0].series.map(\.name) == ["year 1931", "year 1932"])
    #expect(charts[1].series[0].y == [10.5, 11.5, 12.5, 13.5])
  }

  // MARK: Rows that nothing parts

  private let repeated = "day,v\n2024-01-01,1\n2024-01-01,2\n2024-01-02,3\n2024-01-02,\n"

  @Test func rowsOfOneTimeBecomeTheirMeanAndThatIsSaid() throws {
    let chart = try readChart(repeated)
    #expect(chart.type == .line && chart.repetition == nil)
    #expect(chart.series[0].y == [1.5, 3])
    // A row without a value is in no mean, and counted.
    #expect(chart.notes == [.aggregated(.mean, rows: 1...2), .missingValues(1)])
    #expect(chart.facts.contains { $0.fact == chart.notes[0] })
  }

  @Test func rowsOfOneTimeAndKindBecomeALineForEachKind() throws {
    let chart = try readChart(
      "day,kind,v\n2024-01-01,a,1\n2024-01-01,a,3\n2024-01-02,b,3\n2024-01-02,a,4\n")
    #expect(chart.series.map(\.name) == ["kind a", "kind b"])
    #expect(chart.series.map(\.y) == [[2, 4], [3]])
    #expect(chart.notes == [.aggregated(.mean, rows: 1...2)])
  }

  @Test(arguments: [
    (Aggregate.sum, [3.0, 3]), (.max, [2, 3]), (.count, [2, 1]), (.median, [1.5, 3]),
  ])
  func theAggregateThatWasAskedForIsTaken(aggregate: Aggregate, values: [Double]) throws {
    let chart = try readChart(repeated) { $0.aggregation = .by(aggregate) }
    #expect(chart.series[0].y == values)
    let missing: [Fact] = aggregate == .count ? [] : [.missingValues(1)]
    #expect(chart.notes == [.aggregated(aggregate, rows: 1...2)] + missing)
    let unique = try readChart("day,v\n2024-01-01,1\n2024-01-02,3\n") {
      $0.aggregation = .by(aggregate)
    }
    // One row is its own mean and sum, which is told; its number is another value.
    let isCount = aggregate == .count
    #expect(unique.notes == [isCount ? .counted(2) : .nothingAggregated])
    #expect(unique.series[0].y == (isCount ? [1, 1] : [1, 3]))
  }

  /// Rows without a place are counted, however many become one.
  @Test func rowsWithoutATimeAreCountedAsTheyAre() throws {
    let chart = try readChart(repeated + ",7\n,8\n,9\n")
    #expect(chart.leftOutCount == 3)
    #expect(chart.series[0].y == [1.5, 3])
  }

  /// Left as they are they stay points, and that is said.
  @Test func rowsCanStayAsTheyAre() throws {
    let chart = try readChart(repeated) { $0.aggregation = RowAggregation.none }
    #expect(chart.type == .scatter && chart.repetition != nil && chart.notes.isEmpty)
  }

  @Test func rowsOfOneNameAreABox() throws {
    let chart = try readChart("city,v\nRome,1\nRome,2\nOslo,3\nOslo,7\nOslo,8\n")
    #expect(chart.type == .box && chart.xAxis.categories == ["Rome", "Oslo"])
    let bars = try readChart("city,v\nRome,1\nRome,2\nOslo,3\n") {
      $0.type = .bar
      $0.aggregation = .by(.sum)
    }
    #expect(bars.type == .bar && bars.series[0].y == [3, 3])
  }

  @Test func moreKindsThanOneCanFollowAreNoSeries() throws {
    let many = (0..<13).flatMap { kind in (2001...2003).map { "\($0),k\(kind),\(kind)" } }
    let chart = try readChart((["year,kind,v"] + many).joined(separator: "\n"))
    // The seven with the highest values, of equally many rows each.
    #expect(chart.series.map(\.name) == (6...12).map { "kind k\($0)" })
    #expect(
      chart.notes == [
        .largest(7, of: 13, "kind", otherRows: 18, areTogether: false),
        .ranked(by: ["v"], of: .mean),
      ])
    let plain = try readChart((["year,kind,v"] + many).joined(separator: "\n")) {
      $0.aggregation = RowAggregation.none
    }
    #expect(plain.repetition?.remedy == "kind")
  }

  /// A kind without a value has no line, and is told.
  @Test func kindsWithoutAValueAreTold() throws {
    let chart = try readChart(
      "day,city,v\n2024-01-01,Rome,1\n2024-01-01,Oslo,\n2024-01-02,Rome,4\n2024-01-02,Oslo,\n")
    #expect(chart.series.map(\.name) == ["Rome"])
    #expect(chart.notes == [.noValues(series: "Oslo")])
  }

  /// Every column of numbers has a slip: one is named, rather than nothing charted.
  @Test func slipsInAllColumnsAreAnError() {
    #expect(
      throws: InputProblem(
        file: "t.csv", kind: .notANumber(row: 3, column: "a", text: "C"))
    ) { try readCharts("k,a,b\nx,1,2\ny,C,z\nw,3,4\n") }
  }

  /// Rows that are left out change no role: few times are still times.
  @Test func columnsAreWhatTheyAreInAllRows() throws {
    let text = tableText("year,country,life", 60) {
      "\(1950 + $0 / 10),c\($0 % 10),\(40 + $0 * 7 % 31).5"
    }
    let chart = try readChart(text) {
      $0.picking.from = "1954"
      $0.y = ["life"]
    }
    #expect(chart.type == .line && chart.xAxis.title == "year")
  }

  @Test func whatGoesBackAndForthIsACloud() throws {
    let chart = try readChart(tableText("a,b", 40) { "\($0 * 17 % 41).5,\($0)" }) {
      $0.x = "a"
      $0.y = ["b"]
    }
    #expect(chart.type == .scatter)
  }

  @Test(arguments: [
    ("1974Q1", "1974Q3"), ("2023-Q1", "2023-Q2"), ("Q1 2023", "Q4 2023"), ("2023-W01", "2023-W52"),
    ("01/2023", "02/2023"),
  ])
  func quartersAndWeeksAreTimes(first: String, second: String) throws {
    let chart = try readChart("when,v\n\(first),1\n\(second),2\n")
    #expect(chart.type == .line && chart.xAxis.isDate)
  }

  @Test func textThatIsAskedForIsNotLeftOut() {
    #expect(
      throws: InputProblem(file: "t.csv", kind: .transform(.noAggregate(.mean, column: "kind")))
    ) {
      try readCharts("day,kind,v\n2024-01-01,a,1\n2024-01-01,a,2\n2024-01-02,b,3\n") {
        $0.x = "day"
        $0.y = ["kind"]
        $0.aggregation = .by(.mean)
      }
    }
  }

  @Test func aTimeThatFewRowsHaveIsNoAxis() throws {
    let charts = try readCharts("name,v,time\na,1,\nb,2,\nc,3,2024-01-01\n")
    #expect(charts[0].type == .bar && charts[0].xAxis.title == "name")
  }

  // MARK: Columns that are no measures

  @Test func rowNumbersAndKeysAreNeverDrawn() throws {
    let chart = try readChart(",customer_id,city,sales\n1,700,Rome,5\n2,701,Oslo,6\n3,702,Bonn,4\n")
    #expect(chart.type == .bar && chart.xAxis.title == "city")
    #expect(chart.series.map(\.name) == ["sales"])
  }

  @Test func yearsWithoutANameAreTimes() throws {
    let chart = try readChart("period,v\n1990,3\n1991,4\n1992,6\n")
    #expect(chart.xAxis.kind == .date(.year) && chart.type == .line)
    // Named as a value it is one.
    let asked = try readChart("name,period\na,1990\nb,1991\nc,1992\n")
    #expect(asked.series.map(\.name) == ["period"])
  }

  @Test func placesOnEarthAreAMap() throws {
    let chart = try readChart(tableText("name,lat,lon", 60) { "n\($0),\($0).5,-\($0 * 2).25" })
    #expect(chart.type == .scatter)
    #expect(chart.xAxis.title == "lon" && chart.yAxis.title == "lat")
  }

  // MARK: Clouds

  @Test func twoMeasuresOfManyThingsAreACloudByKind() throws {
    let chart = try readChart(
      tableText("name,power,weight,origin", 60) {
        "car \($0),\(50 + $0 * 7 % 60).5,\(900 + $0 * 13 % 500).5,\(["US", "EU", "JP"][$0 % 3])"
      })
    #expect(chart.type == .scatter)
    #expect(chart.xAxis.title == "power" && chart.yAxis.title == "weight")
    #expect(chart.series.map(\.name) == ["US", "EU", "JP"])
  }

  /// A short list of names has a bar each, however many measures there are.
  @Test func aShortListIsBars() throws {
    let chart = try readChart("city,rain,snow\nRome,5,6\nOslo,8,9\nBonn,2,3\n")
    #expect(chart.type == .groupedBar && chart.series.map(\.name) == ["rain", "snow"])
  }

  // MARK: Measures that share no axis

  @Test func measuresOfOtherSizesHaveChartsOfTheirOwn() throws {
    let charts = try readCharts("day,a,b,c\n2024-01-01,5,900,7\n2024-01-02,6,950,8\n")
    #expect(charts.map(\.title) == ["t: a, c", "t: b"])
    #expect(charts.map { $0.series.count } == [2, 1])
    let alike = try readCharts("day,a,b\n2024-01-01,9,90\n2024-01-02,10,100\n")
    #expect(alike.count == 1)
    let asked = try readCharts("day,a,b\n2024-01-01,5,900\n2024-01-02,6,950\n") {
      $0.y = ["a", "b"]
    }
    #expect(asked.count == 1 && asked[0].series.count == 2)
  }

  @Test func measuresOfOtherUnitsHaveChartsOfTheirOwn() throws {
    let charts = try readCharts("day,temp (°C),rain (mm)\n2024-01-01,5,9\n2024-01-02,6,8\n")
    #expect(charts.map(\.yAxis.unit) == ["°C", "mm"])
  }

  // MARK: Numbers that measure nothing

  @Test func ranksAreNoAxis() throws {
    let text = tableText("rank,name,country,sales,profits", 60) {
      "\($0 + 1),n\($0),c\($0 % 20),\($0 * 37 % 61).5,\($0 * 53 % 59).25"
    }
    let chart = try readChart(text)
    #expect(chart.type == .scatter)
    #expect(chart.xAxis.title == "sales" && chart.yAxis.title == "profits")
  }

  /// Names of which each comes once are no series.
  @Test func namesOfRowsAreNoSeries() throws {
    let text = tableText("name,party,share", 60) {
      "n\($0),\($0 % 7 < 3 ? "a" : "b"),\($0 * 37 % 61).5"
    }
    #expect(try readChart(text).type == .box)
  }

  // MARK: Rows that follow each other

  /// The rows of `vmstat 1` are a course: of the processor's time first.
  @Test func aMonitorWritesARowEachTimeItLooks() throws {
    let text = """
      procs -----------memory---------- -system-- ------cpu-----
       r  b   swpd   free   buff  cache   in   cs us sy id wa st
       1  0      0 238753    712 595288  326  469 64  5 31  0  0
       1  0      0 238750    712 595288  145  245  0  1 99  0  0
       2  0      0 238700    712 595290  150  250 10  1 89  0  0
      """
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "-", options: ReadingOptions())
    let charts = try Encoding().charts(of: document)
    #expect(charts.allSatisfy { $0.type == .line })
    #expect(charts[0].series.map(\.name) == ["us", "sy", "id"])
    #expect(charts[0].series[2].x == [1, 2, 3] && charts[0].series[2].y == [31, 99, 89])
    var asked = Encoding()
    asked.y = ["free"]
    #expect(try asked.charts(of: document)[0].series[0].x == [1, 2, 3])
  }

  /// When a process began is a trait of it; its memory is not the mean of a minute.
  @Test func whenThingsBeganIsNoCourse() throws {
    let text = tableText("ID,RSS,VSZ,START,NAME", 60) {
      "\(100 + $0 * $0),1\($0 * 37 % 61),2\($0 * 53 % 59),14:\(10 + $0 / 3),run \($0)"
    }
    let chart = try readChart(text)
    #expect(chart.type == .scatter && chart.xAxis.title == "RSS" && chart.yAxis.title == "VSZ")
    // Without a name for each the times are all there is.
    let plain = tableText("RSS,START", 60) { "1\($0 * 37 % 61),14:\(10 + $0 / 3)" }
    #expect(try readChart(plain).xAxis.title == "START")
  }

  // MARK: Rows and columns of the same names

  @Test func correlationsAreAHeatMap() throws {
    let chart = try readChart(",a,b,c\na,1,0.5,0.25\nb,0.5,1,0.75\nc,0.25,0.75,1\n")
    #expect(chart.type == .heatMap && chart.series.map(\.name) == ["a", "b", "c"])
    #expect(
      try readChart(",a,b,c\na,1,0.5,0.25\nb,0.5,1,0.75\nd,0.25,0.8,1\n").type == .groupedBar)
    // A matrix has as many columns as rows.
    let names = (0..<12).map { "n\($0)" }
    let rows = names.map { row in
      "\(row),\(names.map { $0 == row ? "1" : "0.5" }.joined(separator: ","))"
    }
    let large = try readChart(
      ([",\(names.joined(separator: ","))"] + rows).joined(separator: "\n"))
    #expect(large.type == .heatMap && large.series.count == 12)
  }

  /// Signs, capitals and units in brackets make no other thing, and correlations have no unit.
  @Test(arguments: [
    (
      ["sepal length (cm)", "petal width (cm)", "depth (m)"],
      ["sepal length (cm)", "petal width (cm)", "depth (m)"]
    ),
    (
      ["sepal length (cm)", "petal width (cm)", "depth (m)"],
      ["sepal_length", "petal_width", "depth"]
    ),
    (["Mpg", "Cyl", "Disp"], ["mpg", "cyl", "disp"]), (["x 1", "x 2", "x 3"], ["a", "b", "c"]),
  ])
  func namesOfAMatrixMayDifferALittle(rows: [String], columns: [String]) throws {
    let values = ["1,0.5,-0.25", "0.5,1,0.75", "-0.25,0.75,1"]
    for first in ["", "variable", "index"] {
      let text =
        ([first] + columns).joined(separator: ",") + "\n"
        + zip(rows, values).map { "\($0),\($1)\n" }.joined()
      let chart = try readChart(text)
      #expect(chart.type == .heatMap && chart.series.count == 3, "\(text)")
      #expect(chart.notes.contains(.correlations(3)) && chart.yExtent == -0.25...0.75)
      #expect(chart.yAxis.unit == nil)
    }
  }

  /// Of one kind there is no comparison.
  @Test func oneKindHasNoBox() throws {
    let text = tableText("user,took", 60) {
      "root,\(($0 * $0 + 5) * 2_654_435_761 >> 11 & 1_023).5"
    }
    #expect(try readCharts(text)[0].type == .histogram)
  }

  // MARK: Experiments and prices

  /// Uneven doses, each as often, have a mean at each for each kind.
  @Test func dosesHaveMeans() throws {
    let text = tableText("length,kind,dose", 60) {
      "\($0 * 7 % 13).5,\($0 < 30 ? "a" : "b"),\([0.5, 1, 2][$0 / 10 % 3])"
    }
    let chart = try readChart(text)
    #expect(chart.type == .line && chart.xAxis.title == "dose")
    #expect(chart.series.map(\.name) == ["kind a", "kind b"])
    #expect(chart.series[0].x == [0.5, 1, 2])
    #expect(chart.notes == [.aggregated(.mean, rows: 10...10)])
    // Groups that are only numbered are no axis.
    let groups = tableText("length,kind,group", 60) {
      "\($0 * 7 % 13).5,\($0 < 30 ? "a" : "b"),\($0 / 10 % 3 + 1)"
    }
    #expect(try readChart(groups).type == .box)
  }

  @Test func pricesStandOnTheYAxis() throws {
    let text = tableText("carat,depth,price", 60) {
      "\($0 * 29 % 67).25,\($0 * 7 % 61).5,\($0 * 53 % 59)"
    }
    let chart = try readChart(text)
    #expect(chart.xAxis.title == "carat" && chart.yAxis.title == "price")
  }
}

extension Axis {
  fileprivate var isDate: Bool { if case .date = kind { true } else { false } }

  /// A text that is another one in every row is no series of points: a statement of an account.
  @Test func aSeriesHasSeveralPoints() throws {
    for text in [
      "Date,Description,Amount\n2024-01-02,PAY,2500\n2024-01-05,RENT,-1200\n2024-01-05,FOOD,-85\n",
      "name,a,b,c,d,e\nx,1,20,300,4,5\ny,2,30,900,2,9\nz,9,10,800,7,1\n",
    ] {
      let document = try Reader.read(
        bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
      for chart in try Encoding().charts(of: document) {
        #expect(chart.series.allSatisfy { $0.y.count > 1 })
      }
    }
  }

  // MARK: Panels

  /// The members of a panel tell its rows apart, whatever a flag beside them says.
  @Test func aFlagPartsNoPanel() throws {
    let text = tableText("country,year,flag,a,b,c", 18 * 16) {
      "c\($0 / 16)x,\(1973 + $0 % 16),\($0 * $0 / 3 % 2),\($0 % 7).5,\($0 % 11)0.5,\($0 % 13)00.5"
    }
    let charts = try readCharts(text)
    #expect(charts.map(\.channels?.y) == [["a"], ["b"], ["c"]])
    #expect(charts.allSatisfy { $0.channels?.split == nil && $0.channels?.series == "country" })
    #expect(charts.allSatisfy { $0.series.count == 7 })
  }

  @Test func aDeckHasNoMoreChartsThanAnybodyWalks() throws {
    let header = "year,kind,place," + (1...9).map { "m\($0)x" }.joined(separator: ",")
    let text = tableText(header, 10 * 3 * 8) { row in
      let values = (1...9).map { "\((row * $0) % 17 + 1).5" }.joined(separator: ",")
      return "\(2001 + row % 10),k\(row / 10 % 3)x,p\(row / 30)x,\(values)"
    }
    let charts = try readCharts(text)
    #expect(charts.count == 16 && Set(charts.map(\.channels?.y)).count == 2)
  }

  /// Midnight of the next day is no neighbor of this morning.
  @Test func aClockThatGoesOnOverMidnightHasALineForEachDay() throws {
    let text = tableText("day,time,temp", 60) { row in
      let minutes = 14 * 60 + row * 20
      return
        "\(346 + minutes / 1440),\(minutes / 60 % 24 * 100 + minutes % 60),\(row * 7 % 13 + 36).5"
    }
    let chart = try readChart(text)
    #expect(chart.type == .line && chart.channels?.x == "time" && chart.channels?.series == "day")
    let one = try readChart(text.replacing("\n347,", with: "\n346,"))
    #expect(one.channels?.series == nil)
  }

  /// Candles are listed as what they are, once.
  @Test func candlesAreListedOnce() throws {
    let text = tableText("date,open,high,low,close,volume", 20) { row in
      "2024-01-\(row + 10),\(10 + row % 3),\(14 + row % 3),\(8 + row % 3),\(12 + row % 2),\(900 + row)"
    }
    let outlines = try Encoding().suggestions(
      of: Reader.read(bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    ).map { $0[0] }
    #expect(outlines[0].type == .candlestick)
    #expect(outlines[0].measures == ["open", "high", "low", "close"])
    #expect(outlines.count { $0.type == .candlestick } == 1)
  }

  /// One value in a few rows is not the same in all.
  @Test func oneFilledCellIsNoConstant() throws {
    let text = tableText("name,value,unit,remark,license", 12) { row in
      "n\(row),\(row * 7 % 5).5,kg,\(row == 3 ? "late" : ""),\(row % 3 == 0 ? "" : "MIT")"
    }
    let notes = try readChart(text).notes
    #expect(notes.contains(.constants(["unit"])))
    #expect(notes.contains(.notCharted(["remark", "license"])))
  }

  /// An x that is chosen anyway changes nothing.
  @Test(arguments: [
    "date,kind,doc,amount,balance\n"
      + (1...30).map { row in
        "2026-01-\(row < 10 ? "0" : "")\(row),\(["a", "b"][row % 2]),\(100_000 + row * 7_919),\(row * 37 % 41 - 20).5,\(900 + row * 3).25\n"
      }.joined(),
    "city,sales,costs\nRome,5,3\nOslo,7,4\nBonn,9,6\n",
  ])
  func anXThatIsChosenAnywayChangesNothing(_ text: String) throws {
    let guessed = try readCharts(text)
    let x = try #require(guessed[0].channels?.x)
    let asked = try readCharts(text) { $0.x = x }
    #expect(asked.map(\.series) == guessed.map(\.series))
    #expect(asked.map(\.title) == guessed.map(\.title))
  }
}
