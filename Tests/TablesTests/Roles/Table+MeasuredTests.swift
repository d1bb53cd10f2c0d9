import Testing

@testable import Tables

@Suite struct TableMeasuredTests {
  /// The parts of a total are measured, whatever repeats in them; so are scores, and readings.
  @Test func whatIsMeasuredIsNoLevel() throws {
    let quarters = rows(28) {
      let parts = [40 + $0 * 7 % 31, 3 + $0 % 14 * 3]
      return "\(2000 + $0 / 4) Q\($0 % 4 + 1),\(parts[0]).5,\(parts[1]),\(parts[0] + parts[1]).5"
    }
    #expect(try roles("Quarter,Coal,Solar,Total\n" + quarters)["Solar"] == .measure)
    let scores = rows(900) { "b\($0 % 90),\(66 + $0 * 7 % 34),\($0 * 13 % 201)" }
    #expect(
      try roles("business,inspection_score,locations\n" + scores)["inspection_score"] == .measure)
    let readings = rows(300) {
      let hour = $0 % 24
      return "2026-01-\(10 + $0 / 24) \(hour < 10 ? "0" : "")\(hour):00,\(3300 - $0 / 3),"
        + "\($0 * 37 % 101).5"
    }
    #expect(try roles("time,batt_mv,temp\n" + readings)["batt_mv"] == .measure)
  }

  /// The minute of an hour is a part of a time.
  @Test func minutesBesideHoursAreNotMeasured() throws {
    let text = rows(60) { "\($0 % 24),\($0 * 7 % 60),\($0 * 37 % 101).5" }
    #expect(try roles("hour,minute,delay\n" + text)["minute"] == .cyclic)
    #expect(try roles("place,minute,delay\n" + text)["minute"] == .measure)
  }
}
