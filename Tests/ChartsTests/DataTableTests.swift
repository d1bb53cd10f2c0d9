import Charts
import Testing

@Suite struct DataTableTests {
  private func chart(_ type: ChartType = .line, _ series: Series...) -> Chart {
    Chart(type: type, xAxis: Axis(), yAxis: Axis(title: "Price"), series: series)
  }

  private func cells(_ table: DataTable) -> [[DataTable.CellValue]] {
    table.rows.map { row in table.columns.map { table.cell($0, in: row) } }
  }

  @Test func seriesMeetWhereTheyHaveTheSamePlace() {
    let table = DataTable(
      chart(
        .line, Series(name: "A", x: [1, 2, 4], y: [10, .nan, 40], isContinuous: true),
        Series(name: "B", x: [2, 3, 4], y: [200, 300, 400], isContinuous: true)))
    #expect(table.columns.map(\.name) == ["A", "B"])
    #expect(Array(table.rows) == [[0, nil], [1, 0], [nil, 1], [2, 2]])
    #expect(
      cells(table) == [
        [.number(10), .missing], [.missing, .number(200)], [.missing, .number(300)],
        [.number(40), .number(400)],
      ])
  }

  @Test func aPlaceThatComesTwiceHasTwoRows() {
    let table = DataTable(
      chart(
        .scatter, Series(name: "A", x: [1, 1, 1], y: [1, 2, 3], isContinuous: false),
        Series(name: "B", x: [1, 2], y: [4, 5], isContinuous: false)))
    #expect(Array(table.rows) == [[0, 0], [1, nil], [2, nil], [nil, 1]])
  }

  @Test func whatIsNotANumberHasAnEnd() {
    var chart = chart(
      .line, Series(name: "A", x: [1, 2], y: [1, 2], isContinuous: true),
      Series(name: "B", x: [1, 5], y: [4, 5], isContinuous: true))
    chart.series[0].x = [.nan, .infinity]
    chart.series[1].x[0] = -.infinity
    let table = DataTable(chart)
    #expect(table.rows.flatMap(\.self).compactMap(\.self).count == 4)
  }

  @Test func namesWhatHasNoNameAfterItsAxis() {
    let series = Series(name: "", x: [1], y: [1], labels: ["here"], isContinuous: true)
    #expect(DataTable(chart(.line, series)).columns.map(\.name) == ["Price", "label"])
    let bare = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [series])
    #expect(DataTable(bare).columns.map(\.name) == ["y", "label"])
  }

  /// As a pipe of numbers has them: the number of the column is no name.
  @Test(arguments: [("1", "y"), ("2023 total", "2023 total")])
  func aNumberOfAColumnIsNoName(series: String, heading: String) {
    var chart = chart(.line, Series(name: series, x: [1], y: [3], isContinuous: true))
    chart.yAxis.title = nil
    #expect(DataTable(chart).columns.map(\.name) == [heading])
    chart.xAxis.title = "Month"
    #expect(DataTable(chart).columns.map(\.name) == [series])
  }

  /// The names are those by which the columns of a table are known to be candles.
  @Test func candlesAreTheColumnsTheyCameFrom() {
    let names = ["Open", "High", "Low", "Close", "Volume"]
    let prices = chart(
      .line,
      Series(name: "Open", x: [1, 2], y: [10, 15], isContinuous: true),
      Series(name: "High", x: [1, 2], y: [16, 17], isContinuous: true),
      Series(name: "Low", x: [1, 2], y: [9, .nan], isContinuous: true),
      Series(name: "Close", x: [1, 2], y: [15, 12], isContinuous: true),
      Series(name: "Volume", x: [1, 2], y: [500, 600], isContinuous: true))
    let table = DataTable(prices.arranged(as: .candlestick))
    #expect(table.columns.map { $0.name.lowercased() } == names.map { $0.lowercased() })
    #expect(
      cells(table) == [
        [.number(10), .number(16), .number(9), .number(15), .number(500)],
        [.number(15), .number(17), .missing, .number(12), .number(600)],
      ])
  }

  /// The name of the value does not come twice, and series of one name for it keep theirs.
  @Test func boxesAndBinsNameTheirColumns() {
    let values = chart(
      .line, Series(name: "A", x: [1, 2, 3], y: [1, 2, 9], isContinuous: true),
      Series(name: "B", x: [1, 2, 3], y: [1, 2, 3], isContinuous: true))
    let bins = DataTable(values.arranged(as: .histogram))
    #expect(bins.columns.map(\.name) == ["A count", "B count"])
    let boxes = DataTable(values.arranged(as: .box))
    #expect(
      boxes.columns.map(\.name) == [
        "upperWhisker", "upperQuartile", "median", "lowerQuartile", "lowerWhisker", "outliers",
        "outlierValues",
      ])
  }

  @Test func outliersAreCountedAndNamed() {
    let values = chart(
      .line, Series(name: "A", x: [], y: [], isContinuous: true),
      Series(
        name: "B", x: [1, 2, 3, 4, 5, 6], y: [1, 2, 3, 2, 40, -30.5], isContinuous: true),
      Series(name: "C", x: [1, 2], y: [1, 2], isContinuous: true))
    let boxes = DataTable(values.arranged(as: .box))
    #expect(
      cells(boxes).map { $0.suffix(2) } == [
        [.missing, .missing], [.number(2), .numbers([40, -30.5])], [.number(0), .missing],
      ])
    // Values walks them; the row says how many there are.
    let said = boxes.outline(of: boxes.rows[1]).cells
    #expect(said.count == 6 && said[5].heading.name == .outlierCount)
    #expect(said[5].value == .quantity(Quantity(2)))
  }

  @Test func stackedBarsHaveTheirTotal() {
    let bars = Chart(
      type: .bar, xAxis: Axis(kind: .category(["Q1", "Q2", "Q3"])), yAxis: Axis(unit: "EUR"),
      series: [("A", [1, .nan, .nan]), ("B", [-3, 5, .nan])].map {
        Series(name: $0, x: [0, 1, 2], y: $1, isContinuous: false)
      })
    let table = DataTable(bars.arranged(as: .stackedBar))
    #expect(table.columns.map(\.name) == ["A", "B", "total"])
    #expect(
      cells(table).map(\.last) == [.number(-2), .number(5), .missing])
    #expect(DataTable(bars).columns.count == 2)
  }

  @Test func aColumnIsCalledWhatItIsAndWhoseItIs() {
    var price = Series(
      name: "ACME", x: [1], y: [1], labels: ["here"], isContinuous: true,
      additional: [AdditionalValues(.named("Volume"), unit: "kg", values: [7])])
    let axis = Axis(title: "Price", unit: "EUR")
    var chart = Chart(type: .line, xAxis: Axis(), yAxis: axis, series: [price])
    #expect(
      DataTable(chart).columns.map(\.heading) == [
        ColumnHeading(.value(.named("ACME")), unit: "EUR"),
        ColumnHeading(.value(.named("Volume")), unit: "kg"), ColumnHeading(.label),
      ])
    price.name = "BOLT"
    chart.series.append(price)
    #expect(
      DataTable(chart).columns.suffix(3).map(\.heading) == [
        ColumnHeading(.value(.named("BOLT")), unit: "EUR"),
        ColumnHeading(series: "BOLT", .value(.named("Volume")), unit: "kg"),
        ColumnHeading(series: "BOLT", .label),
      ])
    #expect(DataTable(chart).columns.last?.name == "BOLT label")
  }

  @Test func aTextWithNothingInItIsNone() {
    let series = Series(
      name: "A", x: [1, 2], y: [1, 2], labels: ["", "b"], isContinuous: true,
      additional: [
        AdditionalValues(.named("Note"), values: [.nan, .nan], texts: ["good", ""]),
        AdditionalValues(.named("Rank"), values: [1, 2]),
      ])
    let table = DataTable(chart(.line, series))
    #expect(table.columns.map(table.hasTexts) == [false, true, false, true])
    #expect(
      cells(table) == [
        [.number(1), .text("good"), .number(1), .missing],
        [.number(2), .missing, .number(2), .text("b")],
      ])
  }

  @Test func aRowSaysItsCellsInTheOrderOfTheColumns() {
    let chart = chart(
      .line, Series(name: "A", x: [1, 2], y: [10, .nan], isContinuous: true),
      Series(name: "B", x: [2, 3], y: [200, 300], isContinuous: true))
    let table = DataTable(chart)
    let outline = table.outline(of: table.rows[1])
    #expect(outline.place == .number(Quantity(2)))
    #expect(outline.cells.map(\.value) == [.missing, .quantity(Quantity(200))])
    #expect(outline.cells.map(\.heading.name) == [.value(.named("A")), .value(.named("B"))])
  }

  /// The rows of a part are those that a table of this part has.
  @Test func theRowsOfAPartLieTogether() {
    let chart = chart(
      .scatter, Series(name: "A", x: [1, 2, 2, 5], y: [1, 2, 3, 4], isContinuous: false),
      Series(name: "B", x: [0, 2, 4], y: [5, 6, 7], isContinuous: false))
    let table = DataTable(chart)
    for range in [1.5...4, 0...0, 2...2, 6...7, -1...9] {
      let part = DataTable(chart.windowed(range))
      let rows = table.rows[table.rows(in: range)]
      #expect(
        rows.map { row in table.columns.map { table.cell($0, in: row) } } == cells(part), "\(range)"
      )
    }
  }

  @Test func aPartHasItsOwnColumns() {
    let labeled = chart(
      .line, Series(name: "A", x: [1, 2], y: [1, 2], labels: [nil, "b"], isContinuous: true))
    var table = DataTable(labeled)
    #expect(table.columns.count == 2)
    table.chooseColumns(of: labeled.windowed(1...1))
    #expect(table.columns.count == 1)
  }

  @Test func aChartWithoutASeriesHasNoRows() {
    let table = DataTable(chart())
    #expect(table.rows.isEmpty && table.columns.isEmpty)
  }
}
