import Testing

@testable import Tables

/// Times with distances from UTC of their own.
@Suite struct WrittenOffsetsTests {
  private func read(
    _ cells: [String], options change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> Table {
    try table("t,v\n" + cells.map { "\($0),1\n" }.joined(), change)
  }

  private static let hours = (10...13).map { "2026-11-01T\($0):00:00" }

  /// The clock that all cells have is the one that is said.
  @Test(arguments: [
    ("+01:00", "UTC+1", 3_600), ("-05:00", "UTC-5", -18_000), ("+0530", "UTC+5:30", 19_800),
  ])
  func oneOffsetIsTheZone(offset: String, name: String, seconds: Int) throws {
    let table = try read(Self.hours.map { $0 + offset })
    let dates = try table.dates(0)
    #expect(dates.ownOffset == seconds && table.ownTimeZone == name)
    #expect(dates.values[0] == 1_793_527_200 - Double(seconds) && dates.precision == .minute)
  }

  /// Of several clocks, of none, or where a zone was asked for, none is theirs.
  @Test func othersHaveNoZone() throws {
    let changing = try read(Self.hours.map { $0 + ($0.contains("T10") ? "+02:00" : "+01:00") })
    #expect(changing.ownTimeZone == nil)
    #expect(try changing.dates(0).hasOffsets)
    #expect(try read(Self.hours.map { $0 + "Z" }).ownTimeZone == nil)
    #expect(try read(Self.hours).ownTimeZone == nil)
    #expect(try read(Self.hours + ["2026-11-01T14:00:00+01:00"]).ownTimeZone == nil)
    let offset = Self.hours.map { $0 + "+01:00" }
    #expect(try read(offset) { $0.timeZone = "Europe/Berlin" }.ownTimeZone == nil)
    #expect(try read(offset) { $0.keepsOffsets = false }.ownTimeZone == nil)
    // Beside a clock of no zone that of the other would be moved.
    let both = try table(
      "t,u,v\n" + Self.hours.map { "\($0)+01:00,\($0),1\n" }.joined())
    #expect(both.ownTimeZone == nil)
  }

  /// Days of a stock exchange are written as the midnights of its clocks, in summer of others than in winter.
  @Test func midnightsOfOwnClocksAreDays() throws {
    let cells = [
      "2026-03-06 00:00:00-05:00", "", "2026-03-09 00:00:00-04:00", "2026-03-10 00:00:00-04:00",
    ]
    let dates = try read(cells).dates(0)
    #expect(dates.precision == .day && !dates.hasOffsets && !dates.hasZone)
    #expect(dates.values.filter(\.isFinite) == [20_518, 20_521, 20_522].map { $0 * 86_400 })
    let asked = try read(cells) { $0.timeZone = "Europe/Berlin" }.dates(0)
    #expect(asked.precision == .minute && asked.values[0] == 20_518 * 86_400 + 18_000)
  }
}
