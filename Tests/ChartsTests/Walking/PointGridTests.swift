import Tables
import Testing

@testable import Charts

struct PointGridTests {
  /// A hundred and one points on a rising line, and one far below its end.
  private static let chart = Samples.chart(
    .scatter, x: (0...100).map(Double.init) + [100], y: (0...100).map { Double($0) / 2 } + [2])

  @Test func manyPointsAreWalkedByRoundCells() throws {
    let grid = try #require(Self.chart.grid(of: 0))
    #expect(grid.columns.values == (0...10).map { Double($0) * 10 })
    #expect(grid.rows.values == (0...10).map { Double($0) * 5 })
    #expect(grid.cells.map(\.column) == Array(0...9) + [9])
    #expect(grid.cells.map(\.row) == Array(0...8) + [0, 9])
    // An edge belongs to the cell that begins there, the last to the last one.
    #expect(grid.cells.map(\.count) == Array(repeating: 10, count: 9) + [1, 11])
    #expect(abs(grid.cells[0].mean - 2.25) < 1e-9)
    #expect([4, 5].contains(grid.cells[0].point))
  }

  @Test(arguments: [0, 5, -3.5, 1e300]) func valuesThatAreAllAlikeAreOneRow(value: Double) throws {
    let chart = Samples.chart(.scatter, Samples.curve(200) { _ in value })
    let grid = try #require(chart.grid(of: 0))
    #expect(grid.rows.values.count == 2)
    #expect(grid.cells.reduce(0) { $0 + $1.count } == 200)
  }

  @Test func fewPointsAreWalkedOneByOne() {
    let few = Samples.chart(.scatter, x: (0..<100).map(Double.init), y: (0..<100).map(Double.init))
    #expect(few.grid(of: 0) == nil)
    var line = Self.chart
    line.type = .line
    #expect(line.grid(of: 0) == nil)
    #expect(Self.chart.grid(of: 1) == nil)
  }

  @Test func walksAcrossAndAlong() throws {
    let grid = try #require(Self.chart.grid(of: 0))
    #expect(grid.across(from: nil, by: 1) == grid.cells[0])
    #expect(grid.across(from: grid.cells[8], by: 1) == grid.cells[10])
    #expect(grid.across(from: grid.cells[0], by: -1) == nil)
    #expect(grid.across(from: grid.cells[10], by: 1) == nil)
    #expect(grid.along(from: grid.cells[10], by: -1) == grid.cells[9])
    #expect(grid.along(from: grid.cells[10], by: 1) == nil)
    #expect(grid.cell(of: 101, in: Self.chart.series[0]) == grid.cells[9])
  }

  @Test func saysFromWhereToWhere() throws {
    let grid = try #require(Self.chart.grid(of: 0))
    let (x, y) = Self.chart.ranges(of: grid.cells[9], in: grid)
    #expect(x == .range(Quantity(90), Quantity(100)) && y == .range(Quantity(0), Quantity(5)))
    #expect(
      Self.chart.cell(of: PointReference(series: 0, point: 101))
        == CellPosition(column: 10, columns: 10, row: 1, rows: 10))
  }

  /// One note, and one more each time there are twice as many points.
  @Test func morePointsAreMoreNotes() throws {
    let grid = try #require(Self.chart.grid(of: 0))
    #expect(Self.chart.heights(of: grid.cells[9]) == [2 / 50.0])
    #expect(Self.chart.heights(of: grid.cells[0]).count == 4)
    var crowd = grid.cells[0]
    crowd.count = .max
    #expect(Self.chart.heights(of: crowd).count == 8)
  }

  @Test func whatHasNoPlaceIsInNoCell() throws {
    var chart = Self.chart
    chart.series[0].y[3] = .nan
    chart.series[0].x[4] = .infinity
    let grid = try #require(chart.grid(of: 0))
    #expect(grid.cells.reduce(0) { $0 + $1.count } == 100)
    #expect(grid.cell(of: 3, in: chart.series[0]) == nil)
    chart.series[0].y = Excerpt(chart.series[0].y.map { _ in .nan })
    #expect(chart.grid(of: 0) == nil)
  }
}
