import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct RowMovesTests {
  @Test func theTableSaysHowLargeItIs() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(try model.hear("5") == ["Data table, 4 rows, 3 columns"])
    #expect(model.point == nil)
    #expect(
      try model.hear("<Right><Tab><S-Tab>").last
        == "May 15: ACME 140.00 EUR, BOLT 139.00 EUR. Data table, 4 rows, 3 columns")
  }

  @Test func everyWayLeadsAlongTheRows() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(
      try model.hear("5<Down><Right><Down><Left><Up><End><PageUp>").dropFirst() == [
        "May 15: ACME 140.00 EUR, BOLT 139.00 EUR", "May 16: ACME 141.00 EUR, BOLT missing",
        "May 17: ACME 146.20 EUR, BOLT 139.10 EUR", "May 16: ACME 141.00 EUR, BOLT missing",
        "May 15: ACME 140.00 EUR, BOLT 139.00 EUR", "May 18: ACME 150.00 EUR, BOLT 155.00 EUR",
        "May 17: ACME 146.20 EUR, BOLT 139.10 EUR",
      ])
    #expect(try model.hear("<Home><Up><Up>").suffix(1) == ["Start of the list"])
    #expect(try model.hear("<End><Right>").last == "End of the list")
  }

  @Test func aRowOfOneColumnIsSaidAsAValue() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("5<Down><End><Left>").dropFirst() == [
        "May 15, 144.00 EUR", "May 19, 146.20 EUR", "May 18, missing",
      ])
    var bins = Fixtures.model(Fixtures.parcels)
    #expect(try bins.hear("5<Down>").last == "10 to 20 kg, 4 values")
  }

  @Test func theRowAndThePointAreOnePlace() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4<Right><Right><Right>")
    #expect(
      try model.hear("5") == [
        "May 17: ACME 146.20 EUR, BOLT 139.10 EUR. Data table, 4 rows, 3 columns"
      ])
    #expect(model.row == 2)
    _ = try model.press("<Down>")
    #expect(try model.hear("4") == ["Values. ACME, May 18, 150.00 EUR"])
    #expect(model.point == PointReference(series: 0, point: 3))
  }

  @Test func jumpsTakeTheRowAlong() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("5<Right>")
    #expect(try model.hear(">") == ["Highest: ACME, May 18, 150.00 EUR"])
    #expect(model.row == 3)
    #expect(try model.hear(":2023-05-17<Enter>").last == "May 17: ACME 146.20 EUR, BOLT 139.10 EUR")
    #expect(model.row == 2)
    #expect(try model.hear("<Backspace>") == ["Back: ACME, May 18, 150.00 EUR"])
    #expect(try model.hear("}").last == "Highest of the chart: BOLT, May 18, 155.00 EUR")
    #expect(model.cursor.series == 1 && model.row == 3)
    #expect(model.rotor.mode == .table)
  }

  /// The second series has nothing on May 16: the place is the focus, and nothing is made up for it.
  @Test func aRowWithoutAPointIsReached() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("4<Right><Down>5")
    #expect(model.cursor.series == 1)
    let effects = try model.press("<Down>")
    #expect(effects.announcements == ["May 16: ACME 141.00 EUR, BOLT missing"])
    #expect(model.row == 1 && model.cursor.series == 1)
    let heard = effects.compactMap { effect -> Int? in
      if case .play(let score, _, _, _) = effect { score.tones.count } else { nil }
    }
    var missing = model
    #expect(
      heard
        == missing.change(.missing).compactMap { effect -> Int? in
          if case .play(let score, _, _, _) = effect { score.tones.count } else { nil }
        })
    #expect(try model.hear("p") == ["2 of 4"])
    #expect(try model.hear("4") == ["Values. BOLT, May 16, missing"])
    #expect(try model.hear("<Enter>") == ["BOLT, May 16, missing"])
    var back = model
    #expect(try back.hear("<Left>") == ["May 15, 139.00 EUR"])
    #expect(try model.hear("5").last?.hasPrefix("May 16: ACME 141.00 EUR, BOLT missing.") == true)
    #expect(try model.hear("<Down>") == ["May 17: ACME 146.20 EUR, BOLT 139.10 EUR"])
    #expect(model.point == PointReference(series: 1, point: 1))
  }

  /// The place at which Values found the point missing is the same row.
  @Test func aPlaceWithoutAPointIsARow() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(
      try model.hear("4<Right><Right><Down>5").last
        == "May 16: ACME 141.00 EUR, BOLT missing. Data table, 4 rows, 3 columns")
  }

  /// A place of another chart has no row here: the table says which row it takes, and one stands there.
  @Test func aPlaceWithoutARowIsNotKept() throws {
    var days = Fixtures.steps
    days.xAxis.kind = .category(["Mon", "Tue", "Wed"])
    var fewer = Fixtures.steps
    fewer.title = "Fewer"
    fewer.xAxis.kind = .category(["Mon", "Wed"])
    fewer.series[0] = Series(name: "Steps", x: [0, 1], y: [8, 9], isContinuous: false)
    var settings = Settings()
    settings.hasSameAxes = true
    var model = Fixtures.model(days, fewer, settings: settings)
    #expect(try model.hear("4<Right><Right>f").last?.hasSuffix("Tue, missing") == true)
    #expect(try model.hear("p") == ["Tue, missing"])
    let row = try #require(model.hear("5").last?.split(separator: ". ").first)
    #expect(try model.hear("4").last == "Values. \(row)")
  }

  @Test func aRowIsCountedAmongThoseThatAreShown() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Right>:20<Enter>++")
    let said = try model.hear("5").last
    let count = model.page.shownRows.count
    #expect(count == 13)
    #expect(said?.contains(". Data table, \(count) rows") == true)
    let number = 20 - model.page.shownRows.lowerBound
    #expect(try model.hear("p").last?.hasPrefix("\(number) of \(count)") == true)
    #expect(try model.hear("<Enter>").last?.hasSuffix("row \(number) of \(count)") == true)
    #expect(view(model, model.size).lines[1].contains("\(number) of \(count)"))
  }

  @Test func pointsOfOnePlaceHaveARowEach() throws {
    let chart = Chart(
      type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(name: "A", x: [1, 3], y: [1, 2], isContinuous: false),
        Series(name: "B", x: [2, 2, 2], y: [5, 6, 7], isContinuous: false),
      ])
    var model = Fixtures.model(chart)
    #expect(
      try model.hear("5<Down><Down><Down><Down><Down>").dropFirst() == [
        "1: A 1", "2: B 5", "2: B 6", "2: B 7", "3: A 2",
      ])
    #expect(try model.hear("<Up><Up>").last == "2: B 6")
    #expect(try model.hear("4") == ["Values. A, 2, no point"])
    #expect(try model.hear("5").last?.hasPrefix("2: B 6.") == true)
  }

  @Test func aCloudIsWalkedRowByRow() throws {
    var model = Fixtures.model(Fixtures.cloud)
    #expect(try model.hear("5<End>") == ["Data table, 102 rows, 2 columns", "100, 2.0"])
    #expect(try model.hear("<Up>p") == ["100, 50.0", "101 of 102"])
    #expect(model.point?.point == 100)
  }

  @Test func everyTypeSaysItsCells() throws {
    func row(_ chart: Chart) throws -> String? {
      var model = Fixtures.model(chart)
      return try model.hear("5<Right>").last
    }
    #expect(
      try row(Fixtures.candles)
        == "May 15: open 10.00 EUR, high 15.00 EUR, low 9.00 EUR, close 14.00 EUR")
    #expect(try row(Fixtures.quarters(.stackedBar)) == "Q1: ACME 30 EUR, BOLT 20 EUR, total 50 EUR")
    #expect(try row(Fixtures.quarters(.heatMap)) == "Q1: ACME 30 EUR, BOLT 20 EUR")
    #expect(
      try row(Fixtures.delivery)?.hasPrefix("Lyon: upper whisker 17 h, upper quartile 17 h") == true
    )
  }

  @Test func enterSaysEveryHeading() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(try model.hear("5<Enter>").last == "No point yet. Right arrow: the first")
    #expect(
      try model.hear("<Right><Right><Enter>").last
        == "Date is May 16, ACME is 141.00 EUR, BOLT is missing, row 2 of 4")
    #expect(try model.hear("t<Right>").last?.hasSuffix("BOLT is 139.10 EUR, row 3 of 4") == true)
  }

  @Test func otherLanguagesNameTheirCells() throws {
    var settings = Settings()
    settings.languageTag = "ja"
    var model = Fixtures.model(Fixtures.pair, settings: settings)
    #expect(
      try model.hear("5<Right><Right><Enter>") == [
        "データ表、4行、3列", "5月15日：ACME 140.00EUR、BOLT 139.00EUR",
        "5月16日：ACME 141.00EUR、BOLT 欠損",
        "Dateは5月16日、ACMEは141.00EUR、BOLTは欠損、4行中2行目",
      ])
    var candles = Fixtures.model(Fixtures.candles, settings: settings)
    #expect(
      try candles.hear("5<Right>").last
        == "5月15日：始値10.00EUR、高値15.00EUR、安値9.00EUR、終値14.00EUR")
  }

  /// Of a part the table is that of this part, and a step beyond its edge takes it along.
  @Test func aPartIsATableOfItsOwn() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("4<Right>++")
    #expect(try model.hear("5").last?.hasSuffix(". Data table, 13 rows, 2 columns") == true)
    #expect(model.page.shownRows == 0..<13)
    #expect(try model.hear("<End><Down>") == ["13, 13", "14, 14"])
    #expect(model.page.shownRows == 1..<14)
    #expect(
      try model.hear("<Home><Home>") == ["2, 2", "1, 1. Showing x = 1 to 13, 13 of 50 points"])
  }

  /// The table that is walked is the one that is exported, whatever part of it is shown.
  @Test(arguments: ViewTests.charts.keys.sorted(), ["5", "4<Right>+5"])
  func theTableIsThatOfTheExport(name: String, keys: String) throws {
    var model = Fixtures.model(try #require(ViewTests.charts[name]))
    _ = try model.press(keys)
    let table = try #require(model.table)
    guard case .text(let csv) = model.exported(as: .csv, theme: .defaultDark, depth: .direct)
    else { return }
    let lines = csv.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    // The ends of a bin are two columns of the export.
    let places = model.chart.xAxis.binWidth == nil ? 1 : 2
    // Those of the export have their units behind them.
    let names = try #require(lines.first?.dropFirst(places).map(String.init))
    #expect(names.count == table.columns.count)
    #expect(zip(names, table.columns).allSatisfy { $0.hasPrefix($1.name) })
    #expect(lines.count - 1 == model.page.shownRows.count)
    for (line, row) in zip(lines.dropFirst(), model.page.shownRows) {
      let cells = table.columns.map { column -> Double? in
        switch table.cell(column, in: table.rows[row]) {
        case .number(let number): number
        case .numbers(let numbers): numbers.count == 1 ? numbers[0] : nil
        case .missing, .text: nil
        }
      }
      #expect(line.dropFirst(places).map { Double($0) } == cells)
    }
  }

  @Test func anotherChartHasAnotherTable() throws {
    var model = Fixtures.model(Fixtures.pair, Fixtures.steps)
    _ = try model.press("5<Right>f")
    #expect(model.table == DataTable(Fixtures.steps))
    #expect(model.row == nil)
    #expect(try model.hear("<Down>") == ["Mon, 8,240 steps"])
  }

  @Test func whatClosesSaysTheRow() throws {
    var model = Fixtures.model(Fixtures.pair)
    #expect(try model.hear("5?<Esc>").last == "Data table, 4 rows, 3 columns")
    #expect(
      try model.hear("<Right>?<Esc>").last == "May 15: ACME 140.00 EUR, BOLT 139.00 EUR")
  }

  @Test func nothingHasNoRows() throws {
    let empty = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [])
    var model = Fixtures.model(empty)
    #expect(
      Set(try model.hear("5<Right><Down><End><PageUp><Home><Enter>"))
        == ["Data table, 0 rows, 1 column", "No values"])
    _ = view(model, model.size)
  }

  /// No rows are made, however many there are, where all series have the same places.
  @Test func aMillionRowsAreNotBuilt() throws {
    let x = (0..<1_000_000).map(Double.init)
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: ["A", "B"].map { Series(name: $0, x: x, y: x, isContinuous: true) })
    var model = Fixtures.model(chart)
    #expect(try model.hear("5<End><Up>").last == "999,998: A 999,998, B 999,998")
    #expect(model.table?.rows.isMerged == false)
  }
}
