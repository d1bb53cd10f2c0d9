import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct ColumnUseTests {
  static func encoding(x: String?, y: [String], series: String? = nil) -> Encoding {
    var encoding = Encoding()
    (encoding.x, encoding.y, encoding.series) = (x, y, series)
    return encoding
  }

  /// A column is one thing in a chart: its last use is let go.
  @Test func aColumnHasOneUse() {
    var encoding = Self.encoding(x: "date", y: ["price", "volume"], series: "symbol")
    encoding.toggle(.x, column: "price")
    #expect(encoding.x == "price" && encoding.y == ["volume"])
    encoding.toggle(.split, column: "symbol")
    #expect(encoding.split == "symbol" && encoding.series == nil && encoding.isWhole)
    encoding.toggle(.series, column: "symbol")
    #expect(encoding.split == nil && encoding.series == "symbol" && !encoding.isWhole)
  }

  @Test(
    arguments: [
      .x, .alsoY, .series, .split, .label, .aggregate(.median), .unit(.month),
    ] as [ColumnUse])
  func aUseIsTakenAwayByChoosingItAgain(_ use: ColumnUse) {
    var encoding = Self.encoding(x: "a", y: ["b"])
    encoding.toggle(use, column: "c")
    #expect(encoding.has(use, column: "c"))
    encoding.toggle(use, column: "c")
    #expect(!encoding.has(use, column: "c"))
  }

  /// Values stay counted, whatever parts or names them or is counted beside them.
  @Test(arguments: [.alsoY, .series, .split, .label] as [ColumnUse])
  func countedValuesStayCounted(_ use: ColumnUse) {
    var encoding = Self.encoding(x: nil, y: ["a"])
    encoding.type = .histogram
    encoding.toggle(use, column: "b")
    #expect(encoding.type == .histogram && encoding.x == nil && encoding.has(use, column: "b"))
    encoding.toggle(use, column: "b")
    #expect(encoding.type == .histogram && encoding.x == nil && encoding.y == ["a"])
  }

  /// All that is offered of a histogram makes a chart, with some of the rows, too, and nothing is offered that counted
  /// values cannot become.
  @Test(arguments: ["", "<End><Enter>/only some<Enter><Enter><Enter><Esc><Esc><Home>"])
  func everyOfferOfAHistogramIsAChart(filter: String) throws {
    let text = StoriesTests.real("iris")
    let document = try Reader.read(
      bytes: Array(text.utf8), name: "t0.csv", options: ReadingOptions())
    var encoding = Self.encoding(x: nil, y: ["petalLength"])
    encoding.type = .histogram
    var start = Model(
      deck: try encoding.charts(of: document),
      shelf: Shelf([.init(document, encoding, charts: 0..<1)]), settings: Settings(),
      size: Size(columns: 80, rows: 24))
    _ = try start.press("7" + filter)
    let measure = try #require(start.shelf.columns.first { start.encoding?.y == [$0.name] })
    #expect(start.page.chart.type == .histogram)
    #expect(
      !start.uses(of: measure).contains { if case .aggregate = $0 { true } else { false } })
    for column in start.shelf.columns.indices {
      for (number, use) in start.uses(of: start.shelf.columns[column]).enumerated()
      where use != .filter {
        var model = start
        _ = try model.press("<Home>" + String(repeating: "<Down>", count: column) + "<Enter>")
        let said = try model.hear(String(repeating: "<Down>", count: number) + "<Enter>").last ?? ""
        #expect(!said.contains("t0.csv: "), "\(start.shelf.columns[column].name), \(use): \(said)")
      }
    }
  }

  /// Another order of names is another order of the same marks.
  @Test func marksStayWhatTheyAreInAnotherOrder() throws {
    let type = ChartType.stackedBar
    let rows = ["Rome", "Oslo", "Lima", "Bern"].enumerated().flatMap { index, city in
      ["tea", "rum"].map { "\(city),\($0),\(10 + index * 7 % 5)" }
    }
    var model = try KeptChartsTests.model(
      "city,drink,sales\n" + rows.joined(separator: "\n") + "\n", type: type)
    #expect(model.page.chart.type == type)
    for step in ["<End>", "<Up>", "<Up>"] {
      _ = try model.press("7<Home><Enter>" + step + "<Enter>")
      #expect(model.page.chart.type == type, "\(step)")
      #expect(model.page.chart.channels?.sort != nil, "\(step)")
      _ = try model.press("<Esc><Esc>")
    }
  }

  /// Levels and codes have a box each, also a few numbers in few rows, and these are taken back.
  @Test(arguments: [60, 200], ["en", "ja"])
  func levelsHaveBoxes(rows: Int, language: String) throws {
    var text = "grade,score,weight,name\n"
    for row in 0..<rows {
      text += "\(row % 4 + 1),\(50 + row * 7 % 31).\(row % 10),\(40 + row * 11 % 37).5,P\(row)\n"
    }
    var model = try ShelfTests.model([text], language: language)
    let start = model.deck
    _ = try model.press("7<Enter>")
    let uses = model.uses(of: model.shelf.columns[0])
    let number = try #require(uses.firstIndex(of: .boxes))
    let said = try model.hear(String(repeating: "<Down>", count: number) + "<Enter>").last ?? ""
    #expect(said.hasPrefix("grade"), "\(said)")
    #expect(model.page.chart.type == .box)
    #expect(model.page.chart.xAxis.categories == ["1", "2", "3", "4"])
    #expect(model.encoding?.has(.boxes, column: "grade") == true)
    // Chosen again they are points over the numbers once more.
    #expect(try model.hear("<Enter>").last?.contains("grade") == true)
    #expect(model.page.chart.type == .scatter)
    _ = try model.press("uu")
    #expect(model.deck == start)
    // Many measured numbers have none.
    #expect(!model.uses(of: model.shelf.columns[2]).contains(.boxes))
  }

  @Test func theOnlyValuesStay() {
    var encoding = Self.encoding(x: "a", y: ["b"])
    #expect(!encoding.canLeaveOut("b") && !encoding.canLeaveOut("a") && !encoding.canLeaveOut("c"))
    encoding.toggle(.alsoY, column: "b")
    encoding.toggle(.y, column: "b")
    #expect(encoding.y == ["b"])
  }

  /// The words of an axis are those of its columns.
  @Test func otherColumnsHaveOtherWords() {
    var encoding = Self.encoding(x: "a", y: ["b"])
    (encoding.xTitle, encoding.yTitle, encoding.yUnit) = ("A", "B", "EUR")
    encoding.toggle(.aggregate(.mean), column: "b")
    encoding.toggle(.unit(.month), column: "a")
    #expect(encoding.xTitle == "A" && encoding.yTitle == "B" && encoding.yUnit == "EUR")
    encoding.toggle(.y, column: "c")
    #expect(encoding.xTitle == "A" && encoding.yTitle == nil && encoding.yUnit == nil)
    encoding.toggle(.x, column: "d")
    #expect(encoding.xTitle == nil)
  }

  /// Two measures over each other are a cloud, and stay one whatever parts it; what rises row by row is a course.
  @Test func measuresAreACloud() throws {
    let rows = (0..<30).map { "\($0 % 3),\($0),\($0 * 7 % 30),\($0 * 11 % 30)" }
    var model = try ShelfTests.model([
      "kind,step,size,weight\n" + rows.map { "k" + $0 }.joined(separator: "\n") + "\n"
    ])
    func column(_ name: String) throws -> ColumnOutline {
      try #require(model.tableColumns.first { $0.name == name })
    }
    var encoding = Self.encoding(x: "step", y: ["weight"], series: "kind")
    model.change(to: encoding)
    encoding.toggle(.x, column: "size")
    encoding.suit(.x, of: try column("size"), model.page.chart)
    #expect(encoding.type == .scatter)
    model.change(to: encoding)
    encoding.toggle(.split, column: "kind")
    encoding.suit(.split, of: try column("kind"), model.page.chart)
    #expect(encoding.type == .scatter && encoding.x == "size")
    encoding.toggle(.x, column: "step")
    encoding.suit(.x, of: try column("step"), model.page.chart)
    #expect(encoding.type == nil)
  }

  /// Boxes of numbers that are kinds stay boxes in another order and of another measure.
  @Test func boxesStayBoxes() throws {
    let rows = (0..<40).map { "\($0 % 2),\($0 * 7 % 31),\(100 + $0 * 11 % 37)" }
    var model = try ShelfTests.model(["died,age,weight\n" + rows.joined(separator: "\n") + "\n"])
    var encoding = Self.encoding(x: "died", y: ["age"])
    (encoding.type, encoding.hasNames) = (.box, true)
    model.change(to: encoding)
    let died = try #require(model.tableColumns.first { $0.name == "died" })
    var sorted = try #require(model.encoding)
    let order = ColumnUse.sorted(by: nil, isDescending: true)
    sorted.toggle(order, column: "died")
    sorted.suit(order, of: died, model.page.chart)
    #expect(sorted.type == .box)
    var other = try #require(model.encoding)
    other.toggle(.y, column: "weight")
    let weight = try #require(model.tableColumns.first { $0.name == "weight" })
    other.suit(.y, of: weight, model.page.chart)
    #expect(other.type == .box && other.y == ["weight"])
  }

  /// Cells stay cells in another order.
  @Test func cellsStayCells() throws {
    let rows = (0..<60).map { "\(["a", "b", "c"][$0 % 3]),\(["u", "v"][$0 * $0 % 5 % 2]),\($0)" }
    var model = try ShelfTests.model(["row,column,number\n" + rows.joined(separator: "\n") + "\n"])
    var encoding = Self.encoding(x: "row", y: ["number"], series: "column")
    (encoding.type, encoding.aggregation) = (.heatMap, .by(.mean))
    model.change(to: encoding)
    let column = try #require(model.tableColumns.first { $0.name == "row" })
    for descends in [true, false] {
      var sorted = try #require(model.encoding)
      let order = ColumnUse.sorted(by: nil, isDescending: descends)
      sorted.toggle(order, column: "row")
      sorted.suit(order, of: column, model.page.chart)
      #expect(sorted.type == .heatMap)
    }
  }

  /// Many values of each of few codes are boxes along x, and so are those of each kind that boxes are parted by.
  @Test func valuesOfCodesAreBoxes() throws {
    let rows = (0..<120).map { "\(["s", "t"][$0 % 2]),\($0 / 2 % 5 + 1),\($0 * 37 % 101).5" }
    let start = try ShelfTests.model(["bought,ShopID,loyal\n" + rows.joined(separator: "\n") + "\n"]
    )
    #expect(start.page.chart.type == .box)
    for keys in ["7<Down><Enter><Enter>", "7<Down><Enter><Down><Enter>"] {
      var model = start
      _ = try model.press(keys)
      #expect(model.page.chart.type == .box, "\(keys)")
      #expect(model.page.chart.repetition == nil, "\(keys)")
      let parted = [model.encoding?.x, model.encoding?.series]
      #expect(parted.contains("ShopID"), "\(keys)")
    }
  }

  /// Of very many series the largest are shown, as long as it is these.
  @Test func theLargestOfManySeriesAreShown() throws {
    let rows = (0..<40).map { "n\($0 % 20),\($0 / 20),\($0)" }
    let model = try ShelfTests.model(["name,time,v\n" + rows.joined(separator: "\n") + "\n"])
    let names = try #require(model.tableColumns.first { $0.name == "name" })
    var encoding = Self.encoding(x: "time", y: ["v"])
    encoding.toggle(.series, column: "name")
    encoding.suit(.series, of: names, model.page.chart)
    #expect(encoding.top == 12)
  }

  /// Of several measures at most so many series are shown as anybody tells apart, each with all measures.
  @Test func severalMeasuresHaveFewerSeries() throws {
    var lines = ["a,b,c,kind"]
    for row in 0..<60 {
      lines.append(
        "\(row % 7 + 10),\(row % 5 + 10),\(row % 3 + 10),\(["p", "q", "r", "s", "t", "v"][row % 6])"
      )
    }
    var model = try ShelfTests.model([lines.joined(separator: "\n") + "\n"])
    var encoding = try #require(model.encoding)
    encoding.y = ["a", "b", "c"]
    encoding.series = nil
    model.change(to: encoding)
    _ = try model.press("7")
    let column = try #require(model.shelf.columns.first { $0.name == "kind" })
    encoding.toggle(.series, column: "kind")
    encoding.suit(.series, of: column, model.page.chart)
    #expect(encoding.top == 4)
  }

  /// Names along x of values that each name has many of have boxes, one for each series.
  @Test func namesAlongXHaveBoxesInSeries() throws {
    var model = try ShelfTests.model([FamilyTests.measuresOfCities])
    _ = try model.press("7")
    let column = try #require(model.shelf.columns.firstIndex { $0.name == "city" })
    model.overlay?.selected = column
    let said = try #require(model.hear("<Enter><Enter>").last)
    #expect(model.page.chart.type == .box && said.contains("box plot"), "\(said)")
    #expect(model.page.chart.series.count == 2)
  }
}
