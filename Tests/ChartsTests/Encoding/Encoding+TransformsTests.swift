import Testing

@testable import Charts
@testable import Tables

/// Transforms that are asked of a table on its way to a chart, and the notes on them.
@Suite struct EncodingTransformsTests {
  private func problem(_ text: String, _ options: (inout Encoding) -> Void) -> InputProblem.Fault? {
    do {
      _ = try readCharts(text, options)
      return nil
    } catch {
      return (error as? InputProblem)?.kind
    }
  }

  private let sales = """
    day,city,price
    2024-01-05,Rome,10
    2024-01-20,Oslo,20
    2024-02-03,Rome,30
    2024-04-09,Bonn,50
    2024-04-10,Rome,70
    """

  // MARK: Units

  @Test func timesAreMeansOfTheirUnit() throws {
    let chart = try readChart(sales) {
      $0.every = .month
      $0.y = ["price"]
      $0.isWhole = true
    }
    #expect(chart.series.map(\.y) == [[15, 30, 60]])
    #expect(chart.notes == [.timeUnit(.month, of: "day"), .aggregated(.mean, rows: 1...2)])
    #expect(chart.channels?.timeUnit == .month && chart.channels?.aggregate == .mean)
  }

  /// A width that suits no column is told, whether columns are named or not.
  @Test func widthsThatSuitNothing() {
    for y in [[], ["price"]] {
      let fault = problem(sales) { ($0.type, $0.y, $0.bin) = (.histogram, y, .of(1e-9)) }
      guard case .transform(.badWidth(1e-9, column: "price", values: _)) = fault else {
        #expect(Bool(false), "\(y): \(String(describing: fault))")
        continue
      }
    }
  }

  /// Each chart of a split tells how many of its own rows a value is of.
  @Test func partsTellTheirOwnRows() throws {
    let charts = try readCharts(
      "k,x,v\na,p,1\na,p,3\na,q,5\na,q,7\nb,p,2\nb,q,4\nb,q,6\nb,q,8\n"
    ) {
      ($0.x, $0.y, $0.split, $0.aggregation) = ("x", ["v"], "k", .by(.mean))
    }
    #expect(
      charts.map(\.notes) == [[.aggregated(.mean, rows: 2...2)], [.aggregated(.mean, rows: 1...3)]])
  }

  /// A month without a sale has none, which is a number.
  @Test func countsAreZeroWhereNothingIs() throws {
    let chart = try readChart(sales) {
      $0.x = "day"
      $0.y = ["count()"]
      $0.every = .month
    }
    #expect(chart.series.map(\.y) == [[2, 1, 0, 2]])
    #expect(chart.notes == [.timeUnit(.month, of: "day"), .counted(5)])
    #expect(chart.yAxis.title == nil)
  }

  @Test func numbersAreMeansOfTheirRange() throws {
    let chart = try readChart("age,v,k\n1,10,a\n4,20,b\n11,30,c\n12,50,d\n") {
      $0.x = "age"
      $0.y = ["v"]
      $0.bin = .of(10)
    }
    #expect(chart.series[0].x == [5, 15] && chart.series[0].y == [15, 40])
    #expect(
      chart.notes == [
        .ranges(of: "age", width: Quantity(10, fractionDigits: 0, unit: nil)),
        .aggregated(.mean, rows: 2...2),
      ])
  }

  @Test func aHistogramHasTheWidthThatIsAskedFor() throws {
    let chart = try readChart("age\n1\n4\n11\n12\n29\n") { $0.bin = .of(10) }
    #expect(chart.type == .histogram && chart.xAxis.binWidth == 10)
    #expect(chart.series[0].y == [2, 2, 1])
  }

  // MARK: Measures

  @Test func measuresAreWrittenAsCalls() throws {
    let chart = try readChart(sales) {
      $0.x = "city"
      $0.y = ["mean(price),max(price)"]
    }
    #expect(chart.xAxis.categories == ["Rome", "Oslo", "Bonn"])
    #expect(chart.series.map(\.name) == ["mean(price)", "max(price)"])
    #expect(chart.series.map(\.y) == [[Aggregate.mean([10, 30, 70]), 20, 50], [70, 20, 50]])
    #expect(chart.notes == [.aggregated(.max, rows: 1...3), .aggregated(.mean, rows: 1...3)])
    #expect(
      problem(sales) {
        $0.x = "city"
        $0.y = ["mean(cost)"]
      } == .unknownColumn(name: "cost", columns: ["day", "city", "price"]))
    // A column of the table that no row has once rows are put together is not said to be missing.
    #expect(
      problem(sales) {
        $0.x = "city"
        $0.y = ["count()"]
        $0.errors = ["price"]
      } == .columnPutTogether(name: "price", columns: ["city", "count()"]))
    #expect(
      problem(sales) {
        $0.x = "day"
        $0.y = ["mean(city)"]
      } == .transform(.noAggregate(.mean, column: "city")))
  }

  /// Rows without a name are a kind of their own, and none is lost.
  @Test func countsAddUpToTheRows() throws {
    let chart = try readChart("state\nCA\nNY\n\nCA\nTX\nNY\nCA\n") {
      $0.x = "state"
      $0.y = ["count()"]
    }
    #expect(chart.series[0].y.reduce(0, +) == 6, "an empty line is no row")
    #expect(chart.notes == [.counted(6)])
  }

  // MARK: The largest

  @Test func othersStandTogetherWhereRowsAreSummedUp() throws {
    let text = "k,v\na,1\nb,9\nc,5\na,2\nd,4\n"
    let together = try readChart(text) {
      $0.x = "k"
      $0.y = ["sum(v)"]
      $0.top = 2
      $0.others = "others"
      $0.order = .byValues(isDescending: true)
    }
    #expect(together.xAxis.categories == ["b", "c", "others"])
    #expect(together.series[0].y == [9, 5, 7], "others come last, however much they are")
    #expect(together.notes.first == .largest(2, of: 4, "k", otherRows: 3, areTogether: true))
    let alone = try readChart("k,v\na,1\nb,9\nc,5\n") { $0.top = 2 }
    #expect(alone.xAxis.categories == ["b", "c"])
    #expect(alone.notes == [.largest(2, of: 3, "k", otherRows: 1, areTogether: false)])
  }

  /// The largest of sums are not those with the largest mean.
  @Test func theLargestAreSoByWhatIsShown() throws {
    let chart = try readChart("k,v\na,50\nb,20\nb,20\nb,20\nc,1\n") {
      $0.x = "k"
      $0.y = ["sum(v)"]
      $0.top = 1
    }
    #expect(chart.xAxis.categories == ["b"])
  }

  @Test func onlyNamesHaveLargest() {
    #expect(
      problem("day,v\n2024-01-01,1\n2024-01-02,2\n") { $0.top = 1 }
        == .transform(.notNames(column: "day")))
    #expect(
      problem("day,v\n2024-01-01,1\n2024-01-02,2\n") { $0.order = .byValues(isDescending: true) }
        == .transform(.notNames(column: "day")))
  }

  // MARK: The order

  @Test func namesComeAsAsked() throws {
    let text = "k,v\nb,1\na,9\nc,5\n"
    func names(_ order: RowOrder?) throws -> [String]? {
      try readChart(text) { $0.order = order }.xAxis.categories
    }
    #expect(try names(nil) == ["b", "a", "c"])
    #expect(try names(.input) == ["b", "a", "c"])
    #expect(try names(.byPlaces(isDescending: false)) == ["a", "b", "c"])
    #expect(try names(.byValues(isDescending: true)) == ["a", "c", "b"])
    #expect(try names(.byValues(isDescending: false)) == ["b", "c", "a"])
  }

  /// Bars of months come by the calendar, also summed up.
  @Test func namesOfMonthsComeByTheCalendar() throws {
    let chart = try readChart("month,v\nMar,1\nFeb,2\nJan,3\nFeb,4\n") {
      $0.aggregation = .by(.sum)
    }
    #expect(chart.xAxis.categories == ["Jan", "Feb", "Mar"])
    #expect(chart.series[0].y == [3, 6, 1])
  }

  @Test(arguments: [
    ("x", RowOrder.byPlaces(isDescending: false)), ("Y:desc", .byValues(isDescending: true)),
    ("y:asc", .byValues(isDescending: false)), ("none", .input),
  ])
  func ordersAreRead(text: String, order: RowOrder) {
    #expect(RowOrder(text) == order)
  }

  @Test(arguments: ["", "z", "y:down", "y:desc:desc", "none:desc", ":"])
  func otherOrdersAreNone(text: String) {
    #expect(RowOrder(text) == nil)
  }

  @Test func widthsAreRead() {
    #expect(BinWidth("auto") == .auto && BinWidth("2.5") == .of(2.5))
    for text in ["nan", "inf", "wide", "", "0", "-3"] { #expect(BinWidth(text) == nil) }
  }

  // MARK: Labels

  @Test func pointsHaveTheirLabels() throws {
    let chart = try readChart("name,a,b\nann,3,1\nbob,1,2\ncy,2,9\n") {
      $0.type = .scatter
      $0.x = "a"
      $0.y = ["b"]
      $0.label = "NAME"
    }
    #expect(chart.series[0].x == [1, 2, 3])
    #expect(chart.series[0].labels == ["bob", "cy", "ann"])
    #expect(chart.channels?.label == "name")
    // Of many rows in one there is no label, which is said.
    let summed = try readChart("k,name,v\na,ann,1\na,bob,2\nb,cy,3\n") {
      $0.x = "k"
      $0.y = ["sum(v)"]
      $0.label = "name"
    }
    #expect(summed.notes.first == .notCharted(["name"]))
  }

  // MARK: Suggestions

  @Test func everyChartThatIsListedCanBeTaken() throws {
    var rows = "day,kind,v,w\n"
    for day in 1...9 {
      for kind in 0..<2 { rows += "2024-01-0\(day),k\(kind),\(day).5,\(kind * 7 + day)\n" }
    }
    let document = try Reader.read(
      bytes: Array(rows.utf8), name: "t.csv", options: ReadingOptions())
    let suggestions = try Encoding().suggestions(of: document)
    #expect(suggestions.count > 2)
    for (index, outlines) in suggestions.enumerated() {
      let charts = try readCharts(rows) { $0.number = index + 1 }
      #expect(charts.first?.type == outlines.first?.type)
      #expect(charts.first?.channels?.x == outlines.first?.x)
    }
    #expect(
      problem(rows) { $0.number = suggestions.count + 1 }
        == .noSuchChart(suggestions.count + 1, of: suggestions.count))
  }

  // MARK: What is asked for twice, or by other names

  @Test(
    arguments: [
      ("city", "city", nil, ["series", "split"]), ("city", nil, "city", ["series", "x"]),
      (nil, "city", "city", ["split", "x"]), (nil, "price", nil, ["split", "y"]),
    ] as [(String?, String?, String?, [String])])
  func oneColumnIsOneThing(series: String?, split: String?, x: String?, options: [String]) {
    let fault = problem(sales) { ($0.series, $0.split, $0.x, $0.y) = (series, split, x, ["price"]) }
    #expect(fault == .columnTwice(name: series ?? split ?? "", options: options.map { .init($0) }))
  }

  /// A guess gives way to what is asked for: nobody hears of an option that was not given.
  @Test(arguments: ["x", "y"])
  func whatIsAskedForIsNoLongerGuessed(column: String) throws {
    let rows = "x,y\n1,2\n2,4\n3,9\n"
    #expect(try readCharts(rows) { $0.split = column }.count == 3)
    #expect(try readCharts(rows) { $0.series = column }[0].series.count == 3)
  }

  @Test func aggregatesThatContradictEachOtherAreTold() throws {
    #expect(
      problem(sales) { ($0.aggregation, $0.y) = (.by(.sum), ["mean(price)"]) }
        == .contradiction([.init("aggregate", "sum"), .init("y", "mean(price)")]))
    #expect(problem(sales) { ($0.aggregation, $0.y) = (.by(.mean), ["mean(price)"]) } == nil)
    #expect(
      problem(sales) { ($0.aggregation, $0.y) = (RowAggregation.none, ["sum(price)"]) }
        == .contradiction([.init("aggregate", "none"), .init("y", "sum(price)")]))
    // The sum is that of the other column.
    let text = "k,a,b\nx,1,2\nx,3,4\ny,5,6\n"
    let chart = try readChart(text) {
      ($0.x, $0.y, $0.aggregation) = ("k", ["mean(a)", "b"], .by(.sum))
    }
    #expect(chart.series.map(\.y) == [[2, 5], [6, 6]])
  }

  @Test(arguments: [
    "mean(unit price)", "mean(\"unit price\")", "mean(unit price (€))", "mean(\"unit price (€)\")",
  ])
  func anAggregateTakesAnyName(y: String) throws {
    let text = "kind of,unit price (€)\na,2\na,4\nb,5\n"
    let chart = try readChart(text) { ($0.x, $0.y) = ("kind of", [y]) }
    #expect(chart.series[0].y == [3, 5] && chart.yAxis.unit == "€")
  }

  @Test func aHeaderIsAskedForAsItIsWritten() throws {
    let text = "name,revenue (€),cost (€)\na,2,1\nb,5,3\n"
    let chart = try readChart(text) { $0.y = ["revenue (€), cost"] }
    #expect(chart.series.map(\.name) == ["revenue", "cost"])
  }

  // MARK: The largest

  @Test func othersComeLast() throws {
    let text = "k,v\na,1\nb,9\nc,2\nd,8\nb,1\n"
    for order in [nil, RowOrder.input, .byPlaces(isDescending: false)] {
      let chart = try readChart(text) {
        ($0.x, $0.y, $0.top, $0.others, $0.order) = ("k", ["sum(v)"], 2, "others", order)
      }
      #expect(chart.xAxis.categories == ["b", "d", "others"], "\(String(describing: order))")
      #expect(chart.series[0].y == [10, 8, 3])
    }
    let series = try readChart("year,k,v\n2024,a,1\n2024,b,9\n2025,a,1\n2025,c,3\n") {
      ($0.series, $0.y, $0.top, $0.others, $0.every) = ("k", ["sum(v)"], 1, "others", .year)
    }
    #expect(series.series.map(\.name) == ["b", "others"])
  }

  /// A value that is large in one chart may be small in another.
  @Test func theLargestAreThoseOfEachChart() throws {
    let text = """
      site,k,v
      A,x,1
      A,y,5
      A,z,3
      B,x,90
      B,y,50
      B,z,70
      B,w,80
      """
    let charts = try readCharts(text) { ($0.split, $0.x, $0.y, $0.top) = ("site", "k", ["v"], 2) }
    #expect(charts.map(\.xAxis.categories) == [["y", "z"], ["x", "w"]])
    #expect(
      charts.map(\.notes) == [
        [.largest(2, of: 3, "k", otherRows: 1, areTogether: false)],
        [.largest(2, of: 4, "k", otherRows: 2, areTogether: false)],
      ])
    let together = try readCharts(text) {
      ($0.split, $0.x, $0.y, $0.top, $0.others) = ("site", "k", ["sum(v)"], 1, "others")
    }
    #expect(together.map(\.xAxis.categories) == [["y", "others"], ["x", "others"]])
    #expect(together.map { $0.series[0].y } == [[5, 4], [90, 200]])
  }

  /// Of several measures each has a chart for each part, and the title says which.
  @Test func titlesOfASplitSayTheMeasure() throws {
    let rows = (0..<24).map {
      "\($0 < 12 ? "A" : "B"),\(2000 + $0 % 12),\($0 * 37 % 11).5,\($0 * 91_000 + 1_000_000)"
    }
    let text = (["site,year,share,people"] + rows).joined(separator: "\n")
    let charts = try readCharts(text) { $0.split = "site" }
    #expect(charts.count == 4 && Set(charts.map(\.title)).count == 4, "\(charts.map(\.title))")
  }

  // MARK: Units that do not suit

  @Test func unitsThatAreTooManyAreRefused() throws {
    let nile = (["date,flow"] + (0..<100).map { "\(1871 + $0)-01-01 06:00,\(900 + $0)" })
      .joined(separator: "\n")
    #expect(
      problem(nile) { ($0.every, $0.y) = (.hour, ["count()"]) }
        == .transform(.tooManyUnits(.hour, count: 867_817, instead: .day)))
    #expect(problem(nile) { ($0.every, $0.y) = (.year, ["count()"]) } == nil)
  }

  @Test func quartersAreSaidAsSuch() throws {
    let chart = try readChart(sales) {
      ($0.every, $0.y, $0.x) = (.quarter, ["count()"], "day")
    }
    #expect(chart.xAxis.kind == .date(.quarter) && chart.series[0].y == [3, 2])
  }

  // MARK: What is missing

  /// A list of charts counts what the charts have.
  @Test func theListCountsTheSeriesThatThereAre() throws {
    let text = """
      day,k,v
      2024-01-01,a,1
      2024-01-02,a,2
      2024-01-01,,3
      2024-01-02,,4
      2024-01-01,c,
      2024-01-02,c,
      2024-01-01,d,
      2024-01-02,d,
      """
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t.csv", options: ReadingOptions())
    let outline = try #require(try Encoding().suggestions(of: document).first?.first)
    let charts = try Encoding().charts(of: document)
    #expect(charts[0].series.map(\.name) == ["a", "k: —"])
    #expect(outline.series == EncodingOutline.Parts(column: "k", count: 2))
  }

  @Test func aMissingNameIsWrittenOneWay() throws {
    let text = "k,v\na,1\n,2\n"
    #expect(try readChart(text).xAxis.categories == ["a", "—"])
    #expect(try readCharts(text) { $0.split = "k" }.map(\.title) == ["a", "k: —"])
  }

  // MARK: Odd combinations

  @Test func anAggregateThatThereIsNotIsTold() {
    let expected = "mean(v), median(v), sum(v), min(v), max(v), count(v), count()"
    for text in ["average(v)", "sum()"] {
      #expect(
        problem("k,v\na,1\nb,2\n") { $0.y = [text] }
          == .badValue(place: "y", text: text, expected: expected))
    }
    #expect(
      problem("k,v\na,1\nb,2\n") { $0.y = ["f(x)"] }
        == .unknownColumn(name: "f(x)", columns: ["k", "v"]))
  }

  /// A count of one row is one, whatever its value.
  @Test func aCountIsNoValue() throws {
    let chart = try readChart("k,v\na,10\nb,20\n") { $0.aggregation = .by(.count) }
    #expect(chart.series.map(\.y) == [[1, 1]])
    #expect(chart.notes == [.counted(2)])
  }

  @Test func rangesAndUnitsOfTimeExcludeEachOther() {
    #expect(
      problem(sales) { ($0.every, $0.bin) = (.month, .of(5)) }
        == .contradiction([.init("every", "month"), .init("bin", "5")]))
    #expect(
      problem(sales) { ($0.every, $0.type) = (.month, .histogram) }
        == .contradiction([.init("every", "month"), .init("type", "histogram")]))
  }

  /// Of charts of times those are kept whose values are the largest.
  @Test func theLargestOfSeveralCharts() throws {
    let text = "year,k,v\n2001,a,1\n2002,a,2\n2001,b,8\n2002,b,9\n2001,c,4\n2002,c,5\n"
    let charts = try readCharts(text) { ($0.split, $0.top) = ("k", 2) }
    #expect(charts.map { $0.series[0].y } == [[8, 9], [4, 5]])
  }

  /// The column that parts the charts is no measure, and no series in them.
  @Test func whatPartsIsNothingElse() throws {
    let charts = try readCharts("k,v,w\na,1,5\nb,1,2\nc,2,1\nd,2,2\n") { $0.split = "v" }
    #expect(charts.count == 2 && charts.allSatisfy { $0.channels?.y == ["w"] })
    let document = try Reader.read(
      bytes: Array(sales.utf8), name: "t.csv", options: ReadingOptions())
    var encoding = Encoding()
    encoding.split = "city"
    for outline in try encoding.suggestions(of: document).joined() {
      #expect(outline.series?.column != "city")
    }
  }

  @Test(arguments: [ChartType.bar, .groupedBar, .stackedBar, .line, .area, .step])
  func namesThatRepeatAreSummedUpForATypeThatIsAskedFor(_ type: ChartType) throws {
    let text = "k,s,v\na,x,1\na,x,3\nb,x,5\na,y,7\nb,y,8\nb,y,9\n"
    let chart = try readChart(text) { ($0.type, $0.x, $0.y, $0.series) = (type, "k", ["v"], "s") }
    #expect(chart.type == type && chart.repetition == nil)
    let isStacked = type == .stackedBar
    #expect(chart.series.map(\.y) == (isStacked ? [[4, 5], [7, 17]] : [[2, 5], [7, 8.5]]))
    #expect(chart.notes.contains(.aggregated(isStacked ? .sum : .mean, rows: 1...2)))
  }

  /// Boxes over codes are one for each, in their order, also of what comes once.
  @Test func boxesOfCodesAreOneForEach() throws {
    let rows = (0..<30).map { "\([10, 2, 7][$0 % 3]),\($0)" }.joined(separator: "\n")
    let chart = try readChart("store,v\n" + rows + "\n") {
      ($0.type, $0.x, $0.y) = (.box, "store", ["v"])
    }
    #expect(chart.type == .box && chart.xAxis.categories == ["2", "7", "10"])
    #expect(chart.series.first?.y.elements == [14.5, 15.5, 13.5])
    let single = (0..<30).map { "\($0),\($0 * 2)" }.joined(separator: "\n")
    let whole = try readChart("time,v\n" + single + "\n") {
      ($0.type, $0.x, $0.y) = (.box, "time", ["v"])
    }
    #expect(whole.pointCount == 30)
  }

  /// Names that boxes are asked for of have one each, however often they come; nobody asks for those that a guess leaves out.
  @Test(arguments: [ChartType.box, .violin])
  func boxesOfNamesAreOneForEach(type: ChartType) throws {
    for rows in ["Mon,1\nTue,2\nWed,3\n", "Mon,1\nTue,2\nWed,3\nMon,4\n"] {
      let asked = try readChart("day,v\n" + rows) { ($0.type, $0.x) = (type, "day") }
      #expect(asked.xAxis.categories == ["Mon", "Tue", "Wed"])
      let guessed = try readChart("day,v\n" + rows) { $0.type = type }
      #expect(guessed.pointCount == 1 && guessed.notes.contains(.notCharted(["day"])))
    }
  }

  @Test func theListNamesWhatBoxesAreOf() throws {
    let document = try Reader.read(
      bytes: Array("k,v\na,1\na,2\nb,4\n".utf8), name: "t.csv", options: ReadingOptions())
    var encoding = Encoding()
    encoding.type = .box
    #expect(try encoding.suggestions(of: document).first?.first?.measures == ["v"])
  }

  // MARK: What changes nothing

  @Test func timesAreNotMadeFiner() {
    #expect(
      throws: InputProblem(
        file: "t.csv",
        kind: .transform(.tooFine(.quarter, column: "Year", instead: .year)))
    ) { try readCharts("Year,v\n2001,5\n2002,6\n2003,7\n") { $0.every = .quarter } }
  }

  @Test func anAggregateOfOneRowEachIsSaid() throws {
    let text = "day,v\n2024-01-01,5\n2024-01-02,6\n2024-01-03,7\n"
    let chart = try readChart(text) { $0.aggregation = .by(.mean) }
    #expect(chart.notes.contains(.nothingAggregated))
    #expect(chart.series[0].y == [5, 6, 7])
  }

  /// The mean of means is not that of the rows.
  @Test func meansOfMeansAreCalledSo() throws {
    let text = "day,v\n2024-01-01,5\n2024-01-01,7\n2024-01-02,9\n"
    let means = try readChart(text) { $0.aggregation = .by(.mean) }
    let facts = means.facts.map(\.fact)
    #expect(facts.contains { if case .mean(_, _, .mean, _) = $0 { true } else { false } })
    let sums = try readChart(text) { $0.aggregation = .by(.sum) }.facts.map(\.fact)
    #expect(sums.contains { if case .mean(_, _, nil, _) = $0 { true } else { false } })
  }
}
