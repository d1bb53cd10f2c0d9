import Testing

@testable import Charts
@testable import Tables

/// The size by which the largest are chosen.
@Suite struct PreparedTableLargestTests {
  /// The largest of several measures are those whose sum is.
  @Test func theLargestAreThoseOfAllMeasures() throws {
    let text = "name,a,b\nx,9,0\ny,5,6\nz,1,30\n"
    let stack = try readChart(text) {
      ($0.type, $0.x, $0.y, $0.top) = (.stackedBar, "name", ["a", "b"], 2)
    }
    #expect(stack.xAxis.categories == ["y", "z"])
    #expect(stack.notes.contains(.ranked(by: ["a", "b"])))
    // Of different sizes the first tells, and that is said.
    let text2 = "name,a,b\nx,9,0\ny,5,6000\nz,1,3000\n"
    let first = try readCharts(text2) { ($0.x, $0.y, $0.top) = ("name", ["a", "b"], 1) }
    #expect(first[0].xAxis.categories == ["x"] && first[0].notes.contains(.ranked(by: ["a"])))
  }
}
