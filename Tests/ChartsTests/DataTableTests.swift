import Charts
import Testing

@Suite struct DataTableTests {
  private func chart(_ type: ChartType = .line, _ series: Series...) -> Chart {
    Chart(type: type, xAxis: Axis(), yAxis: Axis(title: "Price"), series: series)
  }

  private func cells(_ table: DataTable) -> [[DataTable.Cell]] {
    table.rows.map { row in table.columns.map { table.cell($0, in: row) } }
  }

  @Test func seriesMeetWhereTheyHaveTheSamePlace() {
    let table = DataTable(
      chart(
        .line, Series(name: "A", x: [1, 2, 4], y: [10, .nan, 40], isContinuous: true),
        Series(name: "B", x: [2, 3, 4], y: [200, 300, 400], isContinuous: true)))
    #expect(table.columns.map(\.name) == ["A", "B"])
    #expect(table.rows == [[0, nil], [1, 0], [nil, 1], [2, 2]])
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
    #expect(table.rows == [[0, 0], [1, nil], [2, nil], [nil, 1]])
  }

  @Test func whatIsNotANumberHasAnEnd() {
    let table = DataTable(
      chart(
        .line, Series(name: "A", x: [.nan, .infinity], y: [1, 2], isContinuous: true),
        Series(name: "B", x: [-.infinity, 5], y: [4, 5], isContinuous: true)))
    #expect(table.rows.flatMap(\.self).compactMap(\.self).count == 4)
  }

  @Test func namesWhatHasNoNameAfterItsAxis() {
    let series = Series(name: "", x: [1], y: [1], labels: ["here"], isContinuous: true)
    #expect(DataTable(chart(.line, series)).columns.map(\.name) == ["Price", "label"])
    let bare = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [series])
    #expect(DataTable(bare).columns.map(\.name) == ["y", "label"])
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

  /// What the value is called does not come twice, and series of one name for it keep theirs.
  @Test func boxesAndBinsNameTheirColumns() {
    let values = chart(
      .line, Series(name: "A", x: [1, 2, 3], y: [1, 2, 9], isContinuous: true),
      Series(name: "B", x: [1, 2, 3], y: [1, 2, 3], isContinuous: true))
    let bins = DataTable(values.arranged(as: .histogram))
    #expect(bins.columns.map(\.name) == ["A count", "B count"])
    let boxes = DataTable(values.arranged(as: .box))
    #expect(
      boxes.columns.map(\.name) == [
        "upperWhisker", "upperQuartile", "lowerQuartile", "lowerWhisker", "median",
      ])
  }

  @Test func aChartWithoutASeriesHasNoRows() {
    let table = DataTable(chart())
    #expect(table.rows.isEmpty && table.columns.isEmpty)
  }
}
