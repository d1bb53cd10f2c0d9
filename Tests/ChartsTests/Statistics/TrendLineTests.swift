import Testing

@testable import Charts

@Suite struct TrendLineTests {
  @Test func pointsOnALineAreFittedExactly() throws {
    let x = (0..<50).map { 1e9 + Double($0) * 86_400 }
    let line = try #require(TrendLine(x, x.indices.map { 3 - 0.5 * Double($0) }))
    #expect(abs(line.start - 3) < 1e-9 && abs(line.end + 21.5) < 1e-9)
    #expect(line.places == x[0]...x[49])
    #expect(abs((line.explained ?? 0) - 1) < 1e-12)
  }

  /// NumPy: polyfit([0, 1, 2, 3, 4], [1, 3, 2, 5, 4], 1) is 0.8 x + 1.4, and R² 0.64.
  @Test func scatteredPointsAreFittedByLeastSquares() throws {
    let line = try #require(TrendLine([0, 1, 2, 3, 4], [1, 3, 2, 5, 4]))
    #expect(abs(line.start - 1.4) < 1e-12 && abs(line.end - 4.6) < 1e-12)
    #expect(abs((line.explained ?? 0) - 0.64) < 1e-12)
  }

  @Test func onALogarithmicAxisPowersAreFitted() throws {
    let line = try #require(TrendLine([0, 1, 2, 3], [1, 10, 100, 1000], yScale: .log10))
    #expect(abs(line.start - 1) < 1e-9 && abs(line.end - 1000) < 1e-6)
  }

  @Test(
    arguments: [
      ([], []), ([0, 1], [1, 2]), ([5, 5, 5], [1, 2, 3]), ([0, 1, 2], [.nan, .nan, 1]),
      ([0, 1, 2, 3], [-.greatestFiniteMagnitude, .greatestFiniteMagnitude, 0, 1]),
    ] as [([Double], [Double])])
  func whatHasNoLineHasNone(x: [Double], y: [Double]) {
    #expect(TrendLine(x, y) == nil)
  }

  @Test func valuesThatDoNotVaryHaveALevelLine() throws {
    let line = try #require(TrendLine([0, 1, 2], [4, 4, 4]))
    #expect(line.start == 4 && line.end == 4 && line.explained == nil)
  }

  /// Only types whose points can lie on a line have one, and only where it is asked for; its ends are said.
  @Test(arguments: ChartType.allCases)
  func itIsDrawnWhereItMeansSomething(type: ChartType) {
    var chart = Samples.chart(type, [3, 5, 4, 8, 9])
    #expect(chart.trendLine(of: 0) == nil)
    chart.hasTrendLines = true
    let plot = Plot(chart, resolution: 80, tickLimit: 6)
    let marks = chart.trendMarks(on: plot)
    let fits: [ChartType] = [.line, .bar, .groupedBar, .scatter, .area, .step]
    #expect(marks.count == (fits.contains(type) ? 1 : 0))
    let said = chart.facts.contains { if case .trendLine = $0.fact { true } else { false } }
    #expect(said == !marks.isEmpty)
  }
}
