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
    // No zone changes its clocks on this day.
    let changing = try read(Self.hours.map { $0 + ($0.contains("T10") ? "+02:00" : "+01:00") })
    #expect(changing.ownTimeZone == nil)
    #expect(try changing.dates(0).hasOffsets)
    let three = ["+01:00", "+02:00", "+03:00", "+01:00"]
    #expect(try read(zip(Self.hours, three).map { $0 + $1 }).ownTimeZone == nil)
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

  /// Clocks that are put forward in summer are those of a zone, at which the times are told.
  @Test(arguments: [
    ("CET", ["2026-03-28T12:00:00+01:00", "2026-03-29T12:00:00+02:00"]),
    ("Europe/London", ["2026-10-24T12:00:00+01:00", "2026-10-26T12:00:00+00:00"]),
    ("America/New_York", ["2026-03-07T12:00:00-05:00", "2026-03-08T12:00:00-04:00"]),
    ("Australia/Sydney", ["2026-04-04T12:00:00+11:00", "2026-04-05T12:00:00+10:00"]),
  ])
  func twoOffsetsAreAZoneThatChangesItsClocks(zone: String, cells: [String]) throws {
    let table = try read(cells)
    #expect(table.ownTimeZone == zone)
    var clocks = try #require(TimeZoneOffset(name: zone))
    let times = try table.dates(0).values.map { clocks.localSeconds(universal: $0) }
    #expect(times.map { $0.truncatingRemainder(dividingBy: 86_400) } == [43_200, 43_200])
    #expect(try read(cells) { $0.timeZone = "Asia/Tokyo" }.ownTimeZone == nil)
  }

  /// A column that only has times of the summer is at the clocks of one beside it.
  @Test func summersAreOfTheSameZone() throws {
    func both(_ offset: String) throws -> String? {
      try table(
        "t,u,v\n2026-03-28T12:00:00+01:00,2026-06-01T12:00:00\(offset),1\n"
          + "2026-03-29T12:00:00+02:00,2026-06-02T12:00:00\(offset),2\n"
      ).ownTimeZone
    }
    #expect(try both("+02:00") == "CET")
    #expect(try both("+01:00") == nil && both("") == nil)
  }

  /// Times that say of no clock that they are at it are counted beside those that do.
  @Test func timesWithoutAZoneAreCounted() throws {
    let mixed = try read([
      "2026-11-01T10:00:00+01:00", "2026-11-01T11:30:00", "", "2026-11-01T12:00:00",
      "2026-11-01T13:00:00+01:00",
    ])
    let dates = try mixed.dates(0)
    #expect(dates.zoneless == ZonelessTimes(count: 2, text: "2026-11-01T11:30:00"))
    #expect(dates.hasZone && mixed.ownTimeZone == nil)
    #expect(dates.values[1] == 1_793_532_600)
    #expect(try read(Self.hours).dates(0).hasZone == false)
    let asked = try read(["2026-11-01T10:00:00+01:00", "2026-11-01T11:30:00"]) {
      $0.timeZone = "Europe/Berlin"
    }
    #expect(try asked.dates(0).zoneless.count == 0)
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
