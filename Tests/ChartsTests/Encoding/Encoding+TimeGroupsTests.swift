import Tables
import Testing

@testable import Charts

/// Boxes over times.
struct EncodingTimeGroupsTests {
  /// Two values a day from New Year on.
  private func text(days: Int) -> String {
    "day,v\n"
      + (0..<days * 2).map { row in
        let day = row / 2
        let date = day < 31 ? "2024-01-\(padded(day + 1))" : "2024-02-\(padded(day - 30))"
        return "\(date),\(row)"
      }.joined(separator: "\n") + "\n"
  }

  private func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  @Test(arguments: [ChartType.box, .violin])
  func aUnitHasABox(type: ChartType) throws {
    let chart = try readChart(text(days: 60)) {
      ($0.type, $0.x, $0.every) = (type, "day", .month)
    }
    #expect(chart.type == type && chart.xAxis.categories == ["2024-01", "2024-02"])
    #expect(chart.series.first?.y.elements == [30.5, 90.5])
    #expect(chart.notes.contains(.timeUnit(.month, of: "day")))
  }

  @Test func aTimeHasABox() throws {
    let chart = try readChart(text(days: 3)) { ($0.type, $0.x) = (.box, "day") }
    #expect(chart.xAxis.categories == ["2024-01-01", "2024-01-02", "2024-01-03"])
    #expect(chart.series.first?.y.elements == [0.5, 2.5, 4.5])
    // A row without a time has no box.
    let some = try readChart(text(days: 3) + ",9\n") { ($0.type, $0.x) = (.box, "day") }
    #expect(some.pointCount == 3)
  }

  /// Times that are too many for boxes are left out, and that is noted.
  @Test func manyTimesAreNotCharted() throws {
    let chart = try readChart(text(days: 60)) { ($0.type, $0.x) = (.box, "day") }
    #expect(chart.pointCount == 1 && chart.notes.contains(.notCharted(["day"])))
    #expect(chart.channels?.x == nil)
    let numbers = try readChart(
      "n,v\n" + (0..<60).map { "\($0 * 7),\($0)" }.joined(separator: "\n") + "\n"
    ) { ($0.type, $0.x) = (.box, "n") }
    #expect(numbers.pointCount == 1 && numbers.notes.contains(.notCharted(["n"])))
  }
}
