import Testing

@testable import Charts
@testable import Tables

/// A type that is asked for is made, or what it needs is told; it never becomes another in silence.
@Suite struct EncodingAskedTypeTests {
  private func fault(_ text: String, _ options: (inout Encoding) -> Void) -> InputProblem.Fault? {
    do {
      _ = try readCharts(text, options)
      return nil
    } catch {
      return (error as? InputProblem)?.kind
    }
  }

  private let cloud = "a,b,kind\n1.5,2.25,x\n1.5,3.5,y\n2.5,1.5,x\n2.5,1.25,x\n"

  @Test func candlesNeedTheirColumns() throws {
    let fault = fault("day,p,q,r,s\n2024-01-01,1,2,3,4\n2024-01-02,1,2,3,4\n") {
      $0.type = .candlestick
    }
    #expect(
      fault
        == .noParts(
          type: "candlestick", names: ["open", "high", "low", "close"],
          columns: ["day", "p", "q", "r", "s"]))
    // Whoever names four knows which is which.
    let named = try readCharts("day,p,q,r,s\n2024-01-01,2,4,1,3\n2024-01-02,2,5,1,3\n") {
      ($0.type, $0.y) = (.candlestick, ["p", "q", "r", "s"])
    }
    #expect(named[0].type == .candlestick && named[0].series[0].y == [3, 3])
  }

  @Test func cellsNeedTwoKinds() {
    #expect(
      fault("a,b\n1.5,2\n1.5,3\n2.5,1\n") { $0.type = .heatMap }
        == .noCells(type: "heatmap", columns: ["a", "b"]))
    #expect(
      fault("k,v\na,1\nb,2\na,3\n") { $0.type = .heatMap }
        == .noCells(type: "heatmap", columns: ["k", "v"]))
  }

  @Test func aCellIsTheMeanOfItsRows() throws {
    let text = """
      city,kind,v
      Rome,x,1
      Oslo,x,4
      Bonn,y,7
      Rome,x,3
      Rome,y,5
      """
    let chart = try #require(try readCharts(text) { $0.type = .heatMap }.first)
    #expect(chart.type == .heatMap && chart.xAxis.categories == ["Rome", "Oslo", "Bonn"])
    #expect(chart.series.map(\.name) == ["kind x", "kind y"])
    #expect(chart.series.map(\.y) == [[2, 4], [5, 7]])
    #expect(chart.notes == [.aggregated(.mean, rows: 1...2)])
    let counts = try #require(
      try readCharts("city,kind\nRome,x\nRome,x\nOslo,y\nOslo,x\n") { $0.type = .heatMap }.first)
    #expect(counts.series.map(\.y) == [[2, 1], [1]])
  }

  /// Of a year and a month cells have one along each axis; a date of both would leave one row.
  @Test func yearsAndMonthsCross() throws {
    let months = ["Jan", "Feb", "Mar", "Apr"]
    let rows = (2001...2003).flatMap { year in
      months.enumerated().map { "\(year),\($1),\(year - 2000 + 10 * $0)" }
    }
    let text = (["year,month,v"] + rows).joined(separator: "\n")
    let chart = try #require(try readCharts(text) { $0.type = .heatMap }.first)
    #expect(chart.xAxis.categories == months)
    #expect(chart.series.map(\.y) == [[1, 11, 21, 31], [2, 12, 22, 32], [3, 13, 23, 33]])
    #expect(try readChart(text).series.count == 1)
  }

  /// Of one kind and several measures each measure is a row.
  @Test func aMeasureIsARowOfMeans() throws {
    let chart = try #require(try readCharts(cloud) { $0.type = .heatMap }.first)
    #expect(chart.xAxis.categories == ["x", "y"] && chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series[0].y == [6.5 / 3, 1.5])
  }

  @Test func rowsThatMustStayAreNoCells() {
    let fault = fault("k,l,v\na,x,1\na,x,2\n") {
      ($0.type, $0.aggregation) = (.heatMap, RowAggregation.none)
    }
    #expect(fault == .noCells(type: "heatmap", columns: ["k", "l", "v"]))
  }

  /// A table whose columns are rows of cells stays one.
  @Test func columnsAreRowsOfCells() throws {
    let chart = try #require(
      try readCharts("hour,Mon,Tue\n8h,1,2\n12h,5,9\n") { $0.type = .heatMap }.first)
    #expect(chart.series.map(\.name) == ["Mon", "Tue"] && chart.type == .heatMap)
    let asked = try #require(
      try readCharts("hour,Mon,Tue\n8h,1,2\n12h,5,9\n") { ($0.type, $0.x) = (.heatMap, "hour") }
        .first)
    #expect(asked.series == chart.series)
  }
}
