import Testing

@testable import Tables

@Suite struct ClockConditionTests {
  private static let times =
    "time,v\n"
    + (1...3).map { day in
      [0, 5, 12, 20].map { "2026-03-0\(day) \($0 < 10 ? "0" : "")\($0):00,\($0)\n" }.joined()
    }.joined()

  private func kept(
    _ text: String, of data: String = times, zone: String = "UTC"
  ) throws -> [Double] {
    let condition = try Condition(parsing: text)
    return try table(data).filtered(where: [condition], timeZone: zone).table.numbers(1).values
  }

  /// A time of day is that of every day.
  @Test(arguments: [
    ("time >= 05:00", [5, 12, 20]), ("time < 5:00", [0]), ("time = 12:00", [12]),
    ("time > 05:00", [12, 20]), ("time <= 05:00:00", [0, 5]), ("time > 12:30 am", [5, 12, 20]),
    ("time >= 8:00 pm", [20]), ("time in 00:00,20:00", [0, 20]), ("time < 24:00", [0, 5, 12, 20]),
  ])
  func clocksOfEachDay(condition: String, hours: [Double]) throws {
    #expect(try kept(condition) == hours + hours + hours)
  }

  /// The clock is that of the zone in which times are told.
  @Test func clocksOfAZone() throws {
    #expect(try kept("time >= 13:00", zone: "Europe/Berlin") == [12, 20, 12, 20, 12, 20])
  }

  /// Beside times of no day, and of days without a time, it is what it was.
  @Test func otherTimesAreNot() throws {
    let clocks = "time,v\n00:00,0\n05:00,5\n20:00,20\n"
    #expect(try kept("time >= 05:00", of: clocks) == [5, 20])
    #expect(throws: TransformProblem.self) { try kept("time >= 25:00") }
    #expect(try kept("time >= 2026-03-03 05:00") == [5, 12, 20])
  }
}
