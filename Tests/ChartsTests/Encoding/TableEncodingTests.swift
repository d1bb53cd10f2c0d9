import Testing

@testable import Charts
@testable import Tables

struct TableEncodingTests {
  /// A column of a table without a header keeps its number where rows became means, and the lack of a header is told.
  @Test func columnsWithoutNamesKeepTheirNumbers() throws {
    let rows = (0..<42).map { "\($0 % 2 + 1) \($0 / 2 + 6) \($0 * 7 % 5 > 1 ? 1 : 0)\n" }.joined()
    let chart = try readFirstChart(rows)
    #expect(chart.xAxis.columnNumber == 1 && chart.yAxis.columnNumber == 3)
    #expect(chart.xAxis.title == nil && chart.notes.contains(.noHeader(3)))
    let two = try readFirstChart("  1204\tAnn Lee\n   877\tBo Chen\n   403\tC. Díaz\n")
    #expect(two.notes.contains(.noHeader(2)))
  }

  // MARK: Columns

  private func numbers(
    _ name: String, _ values: [Double], unit: String? = nil, digits: Int = 0
  ) -> Column {
    Column(
      name: name,
      values: .numbers(NumberColumn(values: values, unit: unit, fractionDigits: digits)))
  }

  private func text(_ name: String, _ cells: [String], slip: TextColumn.OddCell? = nil) -> Column {
    var dictionary: [String] = []
    let codes = cells.map { cell -> Int32 in
      if cell.isEmpty { return -1 }
      if !dictionary.contains(cell) { dictionary.append(cell) }
      return Int32(dictionary.firstIndex(of: cell) ?? 0)
    }
    return Column(
      name: name,
      values: .text(TextColumn(codes: codes, dictionary: dictionary, firstNonNumber: slip)))
  }

  private func dates(_ name: String, _ values: [Double], _ texts: [String]) -> Column {
    Column(name: name, values: .dates(DateColumn(values: values, precision: .day, texts: texts)))
  }

  private func table(_ columns: Column..., name: String = "data/prices.csv") -> Table {
    let rows =
      switch columns.first?.values {
      case .numbers(let column)?: column.values.count
      case .dates(let column)?: column.values.count
      case .text(let column)?: column.codes.count
      case nil: 0
      }
    return Table(name: name, columns: columns, rowCount: rows)
  }

  private func chart(
    _ table: Table, _ options: (inout Encoding) -> Void = { _ in }
  ) throws -> Chart {
    var encoding = Encoding()
    options(&encoding)
    return try #require(try encoding.charts(of: .table(table)).first)
  }

  private func problem(
    _ table: Table, _ options: (inout Encoding) -> Void = { _ in }
  ) -> InputProblem? {
    var encoding = Encoding()
    options(&encoding)
    do {
      _ = try encoding.charts(of: .table(table))
      return nil
    } catch {
      return error
    }
  }

  // MARK: Guesses

  @Test func theFirstTextColumnIsXAndMakesBars() throws {
    let chart = try chart(
      table(
        numbers("Steps", [8000, 7500], unit: "steps"), text("Day", ["Mon", "Tue"]),
        text("Note", ["a", "b"]), numbers("Floors", [3000, 4000], unit: "steps")))
    #expect(chart.type == .groupedBar)
    #expect(chart.xAxis.title == "Day")
    #expect(chart.xAxis.kind == .category(["Mon", "Tue"]))
    #expect(chart.series.map(\.name) == ["Steps", "Floors"])
    #expect(chart.series[0].x == [0, 1])
    #expect(chart.series[0].y == [8000, 7500])
    #expect(chart.series.allSatisfy { !$0.isContinuous })
    #expect(chart.yAxis.unit == "steps")
    #expect(chart.yAxis.title == nil)
    #expect(chart.title == "prices")
  }

  @Test func theFirstDateColumnIsXAndMakesLines() throws {
    let chart = try chart(
      table(
        numbers("Price", [1.5, 2.25], digits: 2), dates("Date", [0, 86_400], ["1970-01-01", "2"])))
    #expect(chart.type == .line)
    #expect(chart.xAxis.kind == .date(.day))
    #expect(chart.series[0].x == [0, 86_400])
    #expect(chart.series[0].xTexts == ["1970-01-01", "2"])
    #expect(chart.series[0].isContinuous)
    #expect(chart.yAxis.fractionDigits == 2)
    #expect(chart.yAxis.title == "Price")
  }

  @Test func ofTextAndDateTheDateIsX() throws {
    let day = dates("Date", [0, 1], ["a", "b"])
    let name = text("Name", ["x", "y"])
    let y = numbers("Y", [1, 2])
    #expect(try chart(table(y, name, day)).xAxis.title == "Date")
    #expect(try chart(table(y, day, name)).xAxis.title == "Date")
  }

  @Test func numbersThatNeverDecreaseAreX() throws {
    let chart = try chart(
      table(
        numbers("t", [1, 1.5, 2.5], unit: "s", digits: 1), numbers("a", [3, 2, 1]),
        numbers("b", [1, 2, 3])))
    #expect(chart.type == .line)
    #expect(chart.xAxis == Axis(title: "t", unit: "s", fractionDigits: 1))
    #expect(chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series[0].x == [1, 1.5, 2.5])
    #expect(chart.series[0].xTexts.isEmpty)
  }

  @Test func numbersThatGoBackMakeAScatter() throws {
    let chart = try chart(table(numbers("h", [3, 1, 2]), numbers("w", [30, 10, 20])))
    #expect(chart.type == .scatter)
    #expect(chart.series[0].x == [1, 2, 3])
    #expect(chart.series[0].y == [10, 20, 30])
    #expect(!chart.series[0].isContinuous)
  }

  @Test func aLoneColumnOfNumbersStandsOverItsRows() throws {
    let chart = try chart(table(numbers("1", [5, 3, 4]), name: "-"))
    #expect(chart.type == .line)
    #expect(chart.series[0].x == [1, 2, 3])
    #expect(chart.series[0].y == [5, 3, 4])
    #expect(chart.title == nil)
  }

  @Test func columnsWithoutAValueAreNoSeries() throws {
    let chart = try chart(
      table(text("d", ["a", "b"]), numbers("empty", [.nan, .nan]), numbers("y", [1, 2])))
    #expect(chart.series.map(\.name) == ["y"])
    let nothing = try self.chart(table(text("d", ["a"]), numbers("empty", [.nan])))
    #expect(nothing.series.map(\.name) == ["empty"])
  }

  @Test func seriesOfDifferentUnitsAreNotCompared() throws {
    let both = try chart(
      table(
        text("d", ["1", "2", "3"]), numbers("Temp", [5, 6, 6], unit: "°C"),
        numbers("Rain", [3, 9, 9], unit: "mm"))
    ) { $0.y = ["Temp", "Rain"] }
    #expect(both.series.map(\.unit) == ["°C", "mm"])
    #expect(both.comparedPairs.isEmpty)
    #expect(
      both.facts.filter { $0.group == .comparisons }.map(\.fact) == [
        .notCompared(["Temp (°C)", "Rain (mm)"])
      ])
    let same = try chart(
      table(
        text("d", ["1", "2"]), numbers("A", [5, 6], unit: "m"), numbers("B", [3, 9], unit: "m")))
    #expect(same.comparedPairs.count == 1)
  }

  @Test func thirdsAreNotSaidWithAllTheirDigits() throws {
    let chart = try chart(
      table(
        dates("d", [0, 86_400], ["1", "2"]),
        numbers("a", [1.0 / 3, 2.0 / 3], digits: 16)))
    #expect(chart.yAxis.fractionDigits == 5)
  }

  @Test func severalUnitsStandInTheNames() throws {
    let chart = try chart(
      table(
        text("d", ["a"]), numbers("Weight", [1], unit: "kg"), numbers("Height", [2], unit: "m"),
        numbers("Count", [3]))
    ) { $0.y = ["Weight,Height,Count"] }
    #expect(chart.series.map(\.name) == ["Weight (kg)", "Height (m)", "Count"])
    #expect(chart.yAxis.unit == nil)
  }

  @Test func infiniteValuesAreMissing() throws {
    let chart = try chart(table(numbers("y", [1, .infinity, 3])))
    #expect(chart.series[0].y[1].isNaN)
  }

  @Test func aCategoryThatComesTwiceKeepsBothValues() throws {
    let chart = try chart(table(text("d", ["a", "b", "a"]), numbers("y", [1, 2, 3]))) {
      $0.type = .bar
    }
    #expect(chart.xAxis.categories == ["a", "b", "a"])
    #expect(chart.series[0].y == [1, 2, 3])
  }

  // MARK: Order

  @Test func unsortedDatesAreSortedWithTheirTexts() throws {
    let chart = try chart(
      table(
        dates("d", [300, 100, .nan, 200, 100], ["c", "a", "", "b", "a2"]),
        numbers("y", [3, 1, 9, 2, 1.5]))
    ) { $0.aggregation = RowAggregation.none }
    #expect(chart.series[0].x == [100, 100, 200, 300])
    #expect(chart.series[0].y == [1, 1.5, 2, 3])
    #expect(chart.series[0].xTexts == ["a", "a2", "b", "c"])
    #expect(chart.leftOutCount == 1)
  }

  @Test func rowsWithoutANumberOnXAreLeftOut() throws {
    let chart = try chart(
      table(numbers("x", [1, .nan, 3, .infinity]), numbers("y", [1, 2, 3, 4])))
    #expect(chart.series[0].x == [1, 3])
    #expect(chart.series[0].y == [1, 3])
    #expect(chart.leftOutCount == 2)
    #expect(chart.type == .line)
  }

  // MARK: Options

  private var mixed: Table {
    table(
      dates("Date", [0, 1], ["a", "b"]), text("Name", ["x", "y"]), numbers("t", [1, 2]),
      numbers("a", [3, 4]), numbers("b, c", [5, 6]))
  }

  @Test func xIsTheColumnThatIsAskedFor() throws {
    let chart = try chart(mixed) { $0.x = "t" }
    #expect(chart.xAxis.title == "t")
    #expect(chart.type == .line)
    #expect(chart.series.map(\.name) == ["a", "b, c"])
    #expect(try self.chart(mixed) { $0.x = "Name" }.type == .groupedBar)
    #expect(try self.chart(mixed) { $0.x = "name" }.xAxis.title == "Name")
  }

  @Test func yAreTheColumnsThatAreAskedFor() throws {
    #expect(try chart(mixed) { $0.y = ["a"] }.series.map(\.name) == ["a"])
    #expect(try chart(mixed) { $0.y = ["a", "t"] }.series.map(\.name) == ["a", "t"])
    #expect(try chart(mixed) { $0.y = ["t, a"] }.series.map(\.name) == ["t", "a"])
    #expect(try chart(mixed) { $0.y = ["b, c"] }.series.map(\.name) == ["b, c"])
    #expect(try chart(mixed) { $0.y = ["a"] }.xAxis.title == "Date")
  }

  @Test func theFirstNumbersAreXUnlessTheyAreAskedForAsY() throws {
    let table = table(numbers("t", [1, 2]), numbers("a", [3, 4]), numbers("b", [5, 6]))
    let second = try chart(table) { $0.y = ["b"] }
    #expect(second.xAxis.title == "t")
    #expect(second.series[0].x == [1, 2])
    let first = try chart(table) { $0.y = ["t"] }
    #expect(first.xAxis.title == nil)
    #expect(first.series[0].x == [1, 2])
    #expect(first.series.map(\.name) == ["t"])
  }

  @Test(arguments: ChartType.allCases.filter { $0 != .candlestick })
  func theTypeIsTheOneThatIsAskedFor(_ type: ChartType) throws {
    let chart = try chart(mixed) { $0.type = type }
    #expect(chart.type == type)
    #expect(chart.series.allSatisfy { $0.isContinuous == (type == .line || type == .area) })
  }

  @Test func openHighLowAndCloseAreCandles() throws {
    let (open, high, low) = (numbers("O", [1, 2]), numbers("h", [3, 4]), numbers("l", [0, 1]))
    let chart = try chart(table(numbers("C", [2, 1]), open, high, low, numbers("Volume", [7, 8])))
    #expect(chart.type == .candlestick)
    // None of them is x.
    #expect(chart.series.map(\.x) == [[1, 2]])
    #expect(chart.series[0].y == [2, 1])
    #expect(chart.series[0].additional.map(\.values) == [[1, 2], [3, 4], [0, 1], [7, 8]])
    let lines = try self.chart(table(open, high, low))
    #expect(lines.type != .candlestick)
  }

  /// A histogram and boxes are of all numbers: the first are no place, but of boxes where that is asked for.
  @Test(arguments: [ChartType.histogram, .box])
  func whatIsCountedNeedsNoPlaces(_ type: ChartType) throws {
    let table = table(numbers("a", [1, 2, 4]), numbers("b", [5, 6, 8]))
    let chart = try chart(table) { $0.type = type }
    #expect(
      type == .box ? chart.xAxis.categories == ["a", "b"] : chart.series.map(\.name) == ["a", "b"])
    let asked = try self.chart(table) {
      $0.type = type
      $0.x = "a"
    }
    // The column that is named as x of a histogram is the one that it counts.
    #expect(
      type == .box
        ? asked.xAxis.categories == ["1", "2", "4"] : asked.series.map(\.name) == ["a"])
  }

  @Test func candlesNeedFourColumns() {
    let problem = problem(mixed) { $0.type = .candlestick }
    guard case .noParts("candlestick", ["open", "high", "low", "close"], _)? = problem?.kind else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  @Test func wordsUnitsAndScalesAreOverruled() throws {
    let chart = try chart(table(numbers("t", [1, 2], unit: "s"), numbers("y", [1, 2], unit: "m"))) {
      $0.title = "T"
      $0.summary = "S"
      $0.xTitle = "time"
      $0.yTitle = "way"
      $0.xUnit = "min"
      $0.yUnit = "km"
      $0.xScale = .ln
      $0.yScale = .log10
    }
    #expect(chart.title == "T")
    #expect(chart.summary == "S")
    #expect(chart.xAxis == Axis(title: "time", unit: "min", scale: .ln))
    #expect(chart.yAxis == Axis(title: "way", unit: "km", scale: .log10))
  }

  @Test(arguments: [
    ("data/prices.csv", "prices"), ("a.b.tsv", "a.b"), (".hidden", ".hidden"), ("plain", "plain"),
    ("-", nil),
  ])
  func theFileNamesTheChart(_ name: String, _ title: String?) throws {
    #expect(try chart(table(numbers("y", [1]), name: name)).title == title)
  }

  // MARK: Problems

  @Test func anUnknownColumnIsNamedWithThoseThereAre() {
    let table = table(text("d", ["a"]), numbers("y", [1]))
    let columns = ["d", "y"]
    #expect(
      problem(table) { $0.x = "q" }
        == InputProblem(
          file: "data/prices.csv", kind: .unknownColumn(name: "q", columns: columns)))
    #expect(
      problem(table) { $0.y = ["y,q"] }?.kind == .unknownColumn(name: "q", columns: columns))
  }

  @Test func aTableWithoutNumbersIsNoChart() {
    let table = table(text("d", ["a"]), text("e", ["b"]))
    #expect(problem(table)?.kind == .noNumericColumn(columns: ["d", "e"]))
    let nothing = Table(name: "", columns: [], rowCount: 0)
    #expect(problem(nothing)?.kind == .noNumericColumn(columns: []))
  }

  @Test func aSlipInAColumnOfNumbersIsShown() {
    let slip = TextColumn.OddCell(row: 7, text: "1o")
    let bad = text("y", ["1", "1o"], slip: slip)
    // A number is one, whatever its unit.
    for cell in ["3", "3 m"] {
      let odd = TextColumn.OddCell(row: 3, text: cell)
      let unlike = text("v", ["5 kg", cell], slip: odd)
      #expect(
        problem(table(text("d", ["a", "b"]), unlike))?.kind
          == .anotherUnit(row: 3, column: "v", text: cell))
    }
    let expected = InputProblem.Fault.notANumber(row: 7, column: "y", text: "1o")
    #expect(problem(table(text("d", ["a", "b"]), bad))?.kind == expected)
    #expect(problem(table(bad))?.kind == expected)
    #expect(problem(table(numbers("x", [1, 2]), bad))?.kind == expected)
    // As categories nobody asked it to be numbers.
    #expect(problem(table(bad, numbers("n", [1, 2]))) { $0.x = "y" } == nil)
  }

  @Test func textAskedForAsYIsNotANumber() {
    let table = table(
      dates("d", [.nan, 5], ["", "1970"]), text("t", ["", "word"]), numbers("y", [1, 2]))
    #expect(
      problem(table) { $0.y = ["t"] }?.kind == .notANumber(row: 3, column: "t", text: "word"))
    #expect(
      problem(table) { $0.y = ["d"] }?.kind == .notANumber(row: 3, column: "d", text: "1970"))
  }

  @Test func aColumnWithoutAHeaderNamesNoAxis() throws {
    let lone = try Encoding().chart(of: table(numbers("1", [1, 2])))
    #expect(lone.yAxis.title == nil)
    #expect(lone.series[0].name == "1")
    let pair = try Encoding().chart(of: table(numbers("1", [1, 2]), numbers("2", [3, 4])))
    #expect(pair.xAxis.title == nil)
    #expect(pair.yAxis.title == nil)
    // A header that is a number, but not the column's own.
    #expect(try Encoding().chart(of: table(numbers("2021", [1, 2]))).yAxis.title == "2021")
  }

  // MARK: Splitting

  @Test func aColumnCanPartTheTable() throws {
    var encoding = Encoding()
    encoding.split = "City"
    let sales = table(
      text("month", ["Jan", "Jan", "Feb", "Feb", "Mar"]),
      text("city", ["Rome", "Oslo", "Rome", "Oslo", ""]), numbers("sales", [1, 2, 3, 4, 5]))
    let charts = try encoding.charts(of: .table(sales))
    #expect(charts.map(\.title) == ["city: Rome", "city: Oslo", "city: —"])
    #expect(charts.map { $0.series.map(\.y) } == [[[1, 3]], [[2, 4]], [[5]]])
    #expect(charts[1].xAxis.categories == ["Jan", "Feb"])
    encoding.title = "Sales"
    #expect(try encoding.charts(of: .table(sales)).map(\.title)[0] == "Sales: Rome")
    func taken(_ option: String) -> InputProblem {
      InputProblem(
        file: "data/prices.csv",
        kind: .columnTwice(name: "city", options: [.init("split"), .init(option)]))
    }
    encoding.x = "City"
    #expect(throws: taken("x")) { try encoding.charts(of: .table(sales)) }
    encoding.x = nil
    encoding.y = ["sales,city"]
    #expect(throws: taken("y")) { try encoding.charts(of: .table(sales)) }
    encoding.y = []
    encoding.split = "town"
    #expect(throws: InputProblem.self) { try encoding.charts(of: .table(sales)) }
  }

  /// Rome has two values in January, so the lone one of Oslo is a box of its month, too.
  @Test(arguments: [("Jan", ["Jan"]), ("Feb", ["sales"])])
  func boxesOfAllPartsAreAlike(second: String, romes: [String]) throws {
    var encoding = Encoding()
    encoding.split = "city"
    encoding.type = .box
    let sales = table(
      text("month", ["Jan", second, "Jan"]), text("city", ["Rome", "Rome", "Oslo"]),
      numbers("sales", [1, 2, 3]))
    let charts = try encoding.charts(of: .table(sales))
    #expect(charts.map(\.xAxis.categories) == [romes, romes])
  }

  /// Columns without a header are known by their numbers, where there are others.
  @Test func columnsWithoutAHeaderHaveNumbers() throws {
    let rows = (0..<40).map { "\($0 * 7 % 19).5,\($0 * 11 % 23).25,\($0 * 13 % 17).125" }
    let chart = try readFirstChart(rows.joined(separator: "\n") + "\n")
    #expect(chart.type == .scatter && chart.xAxis.title == nil)
    #expect(chart.xAxis.columnNumber != nil && chart.yAxis.columnNumber != nil)
    #expect(chart.xAxis.columnNumber != chart.yAxis.columnNumber)
    let two = try readFirstChart((0..<9).map { "\($0),\($0 * 5 % 7)" }.joined(separator: "\n"))
    #expect(two.xAxis.columnNumber == nil && two.yAxis.columnNumber == nil)
  }
}
