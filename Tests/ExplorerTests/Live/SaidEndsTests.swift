import Charts
import Testing

@testable import Explorer

@Suite struct SaidEndsTests {
  private func page(_ first: [Double], _ second: [Double]) -> Page {
    Page(
      Chart(
        type: .line, xAxis: Axis(), yAxis: Axis(),
        series: [("A", first), ("B", second)].map { name, y in
          Series(
            name: name, x: y.indices.map(Double.init), y: y, isContinuous: true)
        }))
  }

  /// A row of another series is said as one of that series, never as a value of one's own that came before.
  @Test func theNewestIsOfTheSeriesItCameIn() {
    let before = page([1, 2], [3, 4])
    let said = SaidEnds(chart: 0, ends: before.ends)
    #expect(said.newest(of: before) == nil)
    #expect(said.newest(of: page([1, 2], [3, 4, 5])) == PointReference(series: 1, point: 2))
    #expect(said.newest(of: page([1, 2, 9], [3, 4, 5])) == PointReference(series: 0, point: 2))
    // A mean may change where it is.
    #expect(said.newest(of: page([1, 7], [3, 4])) == PointReference(series: 0, point: 1))
  }
}
