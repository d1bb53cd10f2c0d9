import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

/// Changes of what the columns are used for.
@Suite struct ColumnsTests {
  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    ([header] + (0..<count).map(row)).joined(separator: "\n") + "\n"
  }

  /// Sales of some goods in some regions, which open as their totals.
  static let goods = table("Ship,Region,Category,Sales,Profit,Discount", 1_200) { row in
    let kinds = [
      ["Air", "Sea"][row % 2], ["North", "South", "West"][row / 4 % 3],
      ["Chair", "Desk", "Lamp", "Rug"][row % 4],
    ]
    return kinds.joined(separator: ",")
      + ",\(row * 7919 % 4001).25,\(row * 6101 % 907).75,0.\(row % 9)"
  }

  /// Thousandths of a second since 1970.
  static let sensors = table("ts,room,temperature", 48) { row in
    "\(1_717_200_000_000 + row / 2 * 900_000),\(["hall", "cold"][row % 2]),\(row * 7 % 13).5"
  }

  /// A value for each product, region and quarter.
  static let pivot = table("Region,Product,Q1,Q2,Q3,Q4", 9) { row in
    let kinds = [["North", "South", "West"][row / 3], ["Chairs", "Desks", "Lamps"][row % 3]]
    return (kinds + (1...4).map { "\((row * 31 + $0 * 17) % 40 * 700 + 4_000)" })
      .joined(separator: ",")
  }

  private static func change(
    _ model: inout Model, _ column: String, _ use: ColumnUse
  ) throws -> [String] {
    var encoding = try #require(model.encoding)
    encoding.toggle(use, column: column)
    return model.change(to: encoding).announcements
  }

  /// Chooses a use of a column from its list.
  private static func choose(
    _ model: inout Model, _ column: String, _ use: ColumnUse
  ) throws {
    model.overlay = nil
    _ = try model.press("7")
    let index = try #require(model.shelf.columns.firstIndex { $0.name == column })
    let row = try #require(model.uses(of: model.shelf.columns[index]).firstIndex(of: use))
    _ = model.charting(model.choose(use: row, ofColumn: index))
  }

  /// The ends of a column have the digits of the axis, not all that a program wrote.
  @Test func theEndsHaveTheDigitsOfTheAxis() throws {
    let table = Self.table("year,life", 20) {
      "\(1990 + $0),\(23.5 + Double($0 * 7 % 20) * 1.23456)"
    }
    var model = try ShelfTests.model([table])
    let axis = model.page.chart.yAxisExtent
    let row = try #require(model.hear("7<Down>").last)
    let column = try #require(model.shelf.columns.first { $0.name == "life" })
    guard case .numbers(let low, let high) = axis else { throw WrongAxis() }
    #expect(column.ends == [.number(low), .number(high)], "\(row)")
  }

  private struct WrongAxis: Error {}

  /// A column of one value is told by that, not as a range from it to itself.
  @Test func aSingleValueIsNoRange() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "date", .equal, ["2023-05-01"])]
    model.change(to: encoding)
    let row = try #require(model.hear("7").last)
    #expect(row.contains("May 1, 2023, 1 of 12 different values"), "\(row)")
  }

  /// Places on earth are told with the language's sign before their fraction, as any number.
  @Test func placesOnEarthAreNumbers() throws {
    let table = Self.table("name,latitude,longitude", 30) { "P\($0),\(33 + $0).25,\(-118 + $0).5" }
    var model = try ShelfTests.model([table], language: "de")
    _ = try model.press("7")
    let rows = model.columnRows.map { model.language.text($0.sentence) }
    #expect(rows.contains { $0.contains("33,25 bis 62,25") }, "\(rows)")
  }

  /// Of a column whose largest values alone are in the chart, each says whether it is.
  @Test func valuesSayWhetherTheyAreAmongTheLargest() throws {
    let table = Self.table("day,region,sales", 240) { row in
      let (day, region) = (row / 20 + 1, row % 20)
      return "2024-01-\(day < 10 ? "0" : "")\(day),Region\(region < 10 ? "0" : "")\(region),"
        + "\(region * 10 + day)"
    }
    var model = try ShelfTests.model([table])
    #expect(model.page.chart.series.count < 20)
    _ = try model.press("7<Down><Enter>")
    while try model.hear("<Down>").last?.contains("Only some of its values") == false {}
    _ = try model.press("<Enter>")
    let rows = model.rows(of: .values(column: 1)).map { model.language.text($0.sentence) }
    #expect(rows.first == "1. Region00, left out" && rows.last == "20. Region19, in the chart")
    #expect(rows.count { $0.hasSuffix("in the chart") } == model.page.chart.series.count)
    // One that is left out joins them, and leaves them again.
    let largest = model.page.chart.series.map(\.name)
    _ = try model.press("<Home><Enter>")
    #expect(Set(model.page.chart.series.map(\.name)) == Set(largest + ["Region00"]))
    _ = try model.press("<Enter>")
    #expect(Set(model.page.chart.series.map(\.name)) == Set(largest))
  }

  /// The example of a range is written as the language writes it, and is understood as it is.
  @Test(arguments: ["en", "ja", "zh-Hans", "de", "fr", "es", "pt-BR", "pl"])
  func theExampleOfARangeIsOfTheLanguage(tag: String) throws {
    let table = Self.table("day,price", 12) { "Jan \($0 + 1) 2024,\($0).5" }
    for column in [0, 1] {
      var model = try ShelfTests.model([table], language: tag)
      _ = try model.press("7" + (column == 1 ? "<Down>" : "") + "<Enter>")
      let filter = model.language.text(.columnUse(.filter, isChosen: nil))
      while try model.hear("<Down>").last?.contains(filter) == false {}
      _ = try model.press("<Enter>")
      guard case .range(let low, let high)? = model.prompt?.kind else {
        Issue.record("no range is asked for")
        continue
      }
      if column == 1 {
        #expect(low == "0\(model.language.format.decimalSeparator)5")
      } else {
        #expect(tag == "en" || !low.contains("Jan 1 2024"), "\(low)")
      }
      let typed = TypedRange.text(from: low, to: high, in: model.language.format.rangeWords)
      model.prompt?.text = typed
      _ = try model.press("<Enter>")
      #expect(model.prompt == nil, "\(typed)")
      #expect(model.page.chart.pointCount == 12, "\(typed)")
    }
  }

  /// Times stay times whatever else is changed, and can be put into units.
  @Test func timesStayTimes() throws {
    var model = try ShelfTests.model([Self.sensors])
    let kind = model.page.chart.xAxis.kind
    guard case .date = kind else {
      Issue.record("\(kind)")
      return
    }
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "room", .isOneOf, ["hall"])]
    model.change(to: encoding)
    #expect(model.page.chart.series[0].count == 24 && model.page.chart.xAxis.kind == kind)
    let words = try Self.change(&model, "ts", .unit(.hour))
    #expect(model.page.chart.channels?.timeUnit == .hour, "\(words)")
    #expect(!words.joined().contains("--"))
  }

  /// A range of such times is typed as they are said.
  @Test func aRangeOfTimesIsTypedAsItIsHeard() throws {
    var model = try ShelfTests.model([Self.sensors])
    _ = try model.press("7<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[0]).firstIndex(of: .filter))
    model.overlay?.selected = row
    let heard = try model.hear("<Enter>Jun 1 01:00 to Jun 1 02:00<Enter>").last ?? ""
    #expect(model.page.chart.series[0].count == 5, "\(heard)")
  }

  /// A text that is said with each point must be true of it: of rows with several texts none is said.
  @Test func aLabelOfSeveralRowsIsNotSaid() throws {
    let rows = "year,name,kind,value\n2001,a,x,1\n2001,b,x,3\n2002,c,y,5\n2002,d,y,7\n"
    var model = try ShelfTests.model([rows])
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series) = ("year", ["value"], nil)
    (encoding.isWhole, encoding.aggregation) = (true, .by(.mean))
    model.change(to: encoding)
    let before = model.page.chart
    try Self.choose(&model, "name", .label)
    #expect(
      model.caption.text(in: model.language)
        == "name is not said: a point is made of several rows")
    #expect(model.page.chart == before)
    // A text that all rows of a point share is said.
    try Self.choose(&model, "kind", .label)
    #expect(model.page.chart.series[0].labels == ["x", "y"])
  }

  /// A plain key leaves a column out; of one that cannot be left out it says what it is.
  @Test func aKeyLeavesAColumnOut() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(try model.hear("7x").last == "date is needed along x")
    #expect(try model.hear("<Down>x").last?.hasPrefix("symbol, left out. t0, line") == true)
    #expect(try model.hear("x").last == "symbol is not in this chart")
    #expect(try model.hear("u").last?.hasPrefix("Taken back: symbol, left out. ") == true)
  }

  /// One who changes a chart by keys is told nothing of options that nobody can type there.
  @Test(arguments: Languages.all.map(\.tag))
  func whatCannotBeMadeNamesNoOption(tag: String) throws {
    let document = try Reader.read(
      bytes: Array(ShelfTests.prices.utf8), name: "t.csv", options: ReadingOptions())
    var encoding = Encoding()
    (encoding.x, encoding.y) = ("date", ["symbol"])
    let problem = try #require(
      #expect(throws: InputProblem.self) { try encoding.charts(of: document) })
    let language = try #require(Languages.language(tag))
    let typed = language.text(.problem(.input(Problem.Input(problem))))
    let told = language.text(.notMade(.input(Problem.Input(problem))))
    #expect(typed.contains("--") && !told.contains("--") && told.contains("symbol"), "\(told)")
  }

  /// Outcomes in words stay the share that they are, whatever they are told by.
  @Test func anOutcomeInWordsStaysAShare() throws {
    var rows = "id,clump,size,class\n"
    for row in 0..<240 {
      let isBad = row % 10 + row % 7 > 9
      rows += "\(1000 + row * 7),\(1 + row % 10),\(1 + row % 7),\(isBad ? "malignant" : "benign")\n"
    }
    var model = try ShelfTests.model([rows])
    let counted = "Column class: “malignant” counts as 1, “benign” as 0"
    #expect(model.chart.channels?.y == ["class"])
    let other = model.chart.channels?.x == "clump" ? "3" : "2"
    let said = try #require(model.hear("7\(other)<Enter><Enter>").last)
    #expect(said.contains("Along x, chosen") && said.contains(counted), "\(said)")
    #expect(try model.hear("u").last?.hasPrefix("Taken back: ") == true)
  }

  /// A column that another chart has is not said to be out.
  @Test func aColumnOfAnotherChartIsThere() throws {
    var lines = ["t,a,b"]
    for t in 1...9 { lines.append("\(t),\(t * t % 7),\(1000 + t * t % 5)") }
    var model = try ShelfTests.model([lines.joined(separator: "\n") + "\n"])
    #expect(model.deck.count == 2)
    let last = try #require(model.hear("7<End>x").last)
    #expect(
      last == "b is in chart 2, not in this one" || last == "a is in chart 2, not in this one")
    #expect(model.shelf.past.isEmpty)
  }

  /// Bars are sorted from the list of their column.
  @Test func barsAreSorted() throws {
    var model = try ShelfTests.model(["name,value\nb,1\nc,9\na,5\n"])
    try Self.choose(&model, "name", .sorted(by: nil, isDescending: true))
    #expect(model.page.chart.xAxis.categories == ["c", "a", "b"])
    try Self.choose(&model, "name", .sorted(by: "name", isDescending: false))
    #expect(model.page.chart.xAxis.categories == ["a", "b", "c"])
  }

  /// A column that is heard beside the values stays heard, whatever is charted.
  @Test func theMappedColumnStays() throws {
    let rows = (0..<24).map { "\(2001 + $0 / 8),\(["a", "b"][$0 % 2]),\($0),\($0 * 10 % 7)\n" }
    var model = try ShelfTests.model(["year,kind,value,size\n" + rows.joined()])
    model.shelf.sources[0].encoding.mapped = "size"
    var encoding = try #require(model.encoding)
    (encoding.x, encoding.y, encoding.series, encoding.isWhole) = ("year", ["value"], nil, true)
    encoding.aggregation = .by(.mean)
    model.change(to: encoding)
    #expect(model.page.chart.mappedShares("size").allSatisfy { $0.count == 3 })
    _ = try model.press("6<Down><Enter>")
    #expect(model.shelf.sources[0].encoding.mapped == "size")
  }

  /// Totals stay totals in charts and in series of their own.
  @Test(arguments: [ColumnUse.split, .series])
  func totalsStayTotals(use: ColumnUse) throws {
    var model = try ShelfTests.model([Self.goods])
    let opening = model.page.chart
    try #require(opening.channels?.aggregate == .sum && opening.channels?.y.count == 2)
    _ = try Self.change(&model, "Region", use)
    let charts = model.deck.filter { $0.channels?.y.count == 2 }
    #expect(charts[0].channels?.aggregate == .sum && charts[0].series[0].count == 4)
    #expect(use == .split ? charts.count == 3 : charts[0].series.count == 6)
    let total = { (charts: [Chart]) in
      charts.flatMap { $0.series.flatMap { Array($0.y) } }.reduce(0, +)
    }
    let split = use == .split ? charts : [charts[0]]
    #expect(abs(total(split) - total([opening])) < 0.01)
    // And back.
    _ = try Self.change(&model, "Region", use)
    #expect(model.page.chart.channels?.aggregate == .sum && model.page.chart.series.count == 2)
  }

  /// Charts of another kind have series of the kind that had charts before, as if they were asked for at once.
  @Test func noKindIsLostInOtherCharts() throws {
    var model = try ShelfTests.model([Self.pivot])
    let channels = try #require(model.page.chart.channels)
    let (split, series) = (try #require(channels.split), try #require(channels.series))
    _ = try Self.change(&model, series, .split)
    #expect(model.page.chart.channels?.split == series)
    #expect(model.page.chart.channels?.series == split && model.page.chart.series.count == 3)
  }

  /// One whose series is filtered away stays at the place, in a series that is left.
  @Test func thePlaceStaysWithoutItsSeries() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("<Right><Right><Right>")
    let x = try #require(model.page.cursor.x)
    var encoding = try #require(model.encoding)
    encoding.picking.conditions = [.init(column: "symbol", .isOneOf, ["BOLT"])]
    let words = model.change(to: encoding).announcements
    #expect(model.page.cursor.x == x && model.page.point != nil, "\(words)")
  }

  /// One who comes back to an x axis over another chart is where one was, with the part that was shown.
  @Test func thePlaceComesBackWithItsAxis() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("<Right><Right><Right>+")
    let (x, window) = (try #require(model.page.cursor.x), try #require(model.page.window))
    _ = try model.press("6<Down><Enter>")
    #expect(model.page.chart.type == .box)
    _ = try model.press("6<Home><Enter>")
    #expect(model.page.chart.type == .line)
    #expect(model.page.cursor.x == x && model.page.window == window)
  }

  /// Numbers of rows are no values of a column: another one takes their place and stands beside none of them.
  @Test func nothingStandsBesideNumbersOfRows() throws {
    let table =
      "day,kind,age\n"
      + (0..<60).map { "2024-01-\($0 % 9 + 10),\(["A", "B"][$0 % 2]),\(20 + $0 * 7 % 40)\n" }
      .joined()
    var model = try ShelfTests.model([table])
    var encoding = Encoding()
    (encoding.x, encoding.y) = ("day", ["count()"])
    model.change(to: encoding)
    _ = try model.press("7")
    let age = try #require(model.shelf.columns.first { $0.name == "age" })
    #expect(model.uses(of: age).contains(.y) && !model.uses(of: age).contains(.alsoY))
  }
}

/// A column that is asked for by name is used as the list of columns uses it.
@Suite struct AskedSeriesTests {
  /// The votes of judges, which are columns beside each other.
  static let votes: String =
    "Ames,Bell,Cook,Dunn\n"
    + (0..<43).map { row in
      [3, 5, 7, 4].map { row * row % $0 % 2 == 0 ? "1" : "0" }.joined(separator: ",")
    }.joined(separator: "\n") + "\n"

  /// One stays on a column while another is left out, and on its neighbor where it is left out itself.
  @Test func oneStaysOnAColumn() throws {
    var model = try ShelfTests.model([Self.votes])
    _ = try model.press("4<Right><Right><Right>")
    let names = try #require(model.page.chart.xAxis.categories)
    let here = names[Int(try #require(model.page.cursor.x))]
    for name in [names[3], here] {
      var other = model
      _ = try other.press("7")
      other.overlay?.selected = try #require(other.shelf.columns.firstIndex { $0.name == name })
      let said = try other.hear("x").last ?? ""
      let left = try #require(other.page.chart.xAxis.categories)
      let x = try #require(other.page.cursor.x, "\(said)")
      if name == here {
        #expect(said.contains("Nearest: \(left[Int(x)])"), "\(said)")
      } else {
        #expect(left[Int(x)] == here && !said.contains("Nearest"), "\(said)")
      }
    }
  }

  @Test(arguments: ["Ames", "Bell", "Dunn"])
  func aSeriesOfJudgesIsTheSameByNameAndInTheList(name: String) throws {
    var model = try ShelfTests.model([Self.votes])
    try #require(model.page.chart.hasColumnsAsPlaces)
    _ = try model.press("7")
    let column = try #require(model.shelf.columns.firstIndex { $0.name == name })
    model.overlay?.selected = column
    _ = try model.press("<Enter>")
    let row = try #require(model.uses(of: model.shelf.columns[column]).firstIndex(of: .series))
    model.overlay?.selected = row
    _ = try model.press("<Enter>")
    var asked = Encoding()
    asked.series = name
    let charts = try asked.charts(of: model.shelf.sources[0].document)
    let isSame = charts.areDrawn(as: model.deck)
    #expect(isSame, "\(charts.map(\.title)), \(model.deck.map(\.title))")
  }
}
