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

  private func lines(_ counts: [String: Int], _ values: [String: Double]) throws -> Chart {
    let rows = counts.keys.sorted().flatMap { name in
      (0..<(counts[name] ?? 0)).map { "\(name),\(2000 + $0),\(values[name] ?? 0)\n" }
    }
    return try readChart("name,year,v\n" + rows.joined()) {
      ($0.x, $0.y, $0.series, $0.top, $0.topHasMostRows) = ("year", ["v"], "name", 2, true)
    }
  }

  /// Of kinds with as many rows each the first ones are not the largest: then the values tell.
  @Test func asManyRowsAreNoSize() throws {
    let values = ["ash": 1.0, "birch": 2, "cedar": 30, "dogwood": 20]
    let tied = try lines(["ash": 3, "birch": 3, "cedar": 3, "dogwood": 3], values)
    #expect(tied.series.map(\.name) == ["cedar", "dogwood"])
    #expect(
      tied.notes.contains(.ranked(by: ["v"], of: .mean)) && tied.channels?.isTopByRows == false)
    // A tie among those that are shown, or among those that are not, decides nothing.
    let clear = try lines(["ash": 4, "birch": 4, "cedar": 3, "dogwood": 3], values)
    #expect(clear.series.map(\.name) == ["ash", "birch"])
    #expect(clear.notes.contains(.ranked(by: [])) && clear.channels?.isTopByRows == true)
    let cut = try lines(["ash": 4, "birch": 3, "cedar": 3, "dogwood": 3], values)
    #expect(cut.series.map(\.name) == ["cedar", "dogwood"])
  }

  /// Of kinds that are counted and have as many rows each it is said by what they were chosen.
  @Test func asManyCountedRowsAreSaid() throws {
    func counted(_ text: String) throws -> Chart {
      try readChart("name\n" + text) { ($0.x, $0.measures, $0.top) = ("name", [.rows()], 2) }
    }
    #expect(try counted("a\na\nb\nb\nc\nc\n").notes.contains(.ranked(by: [])))
    #expect(try !counted("a\na\nb\nb\nc\n").notes.contains(.ranked(by: [])))
  }
}
