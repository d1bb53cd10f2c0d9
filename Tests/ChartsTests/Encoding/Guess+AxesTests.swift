import Testing

@testable import Charts
@testable import Tables

@Suite struct GuessAxesTests {
  /// As many packets as were sent to each host say nothing beside the times of their answers, and flatten these.
  @Test func whatNeverChangesIsNotBesideOtherUnits() throws {
    let text = tableText("Host,Snt,Avg,Best", 6) { "h\($0),100,\($0 + 3).\($0),\($0 + 1).5" }
    let charts = try readCharts(text)
    #expect(charts.map { $0.channels?.y } == [["Avg", "Best"]])
    #expect(charts[0].notes.contains(.constants(["Snt"])), "\(charts[0].notes)")
    // A goal is of the unit of what is to reach it.
    let goal = tableText("Team,Goal,Done", 6) { "t\($0),100,\(70 + $0 * 7)" }
    #expect(try readFirstChart(goal).channels?.y == ["Goal", "Done"])
  }

  /// A second date of each booking is named, though it is a day or two later in each row alike.
  @Test func aSecondDateIsNamed() throws {
    let text = tableText("Booked,Valued,Balance", 12) {
      "2026-01-\($0 + 10),2026-01-\($0 + 11),\(100 + $0 * 37 % 11).5"
    }
    #expect(try readFirstChart(text).notes.contains(.notCharted(["Valued"])))
  }
}
