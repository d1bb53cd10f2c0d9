import Testing

@testable import Tables

@Suite struct TimeZoneOffsetTests {
  @Test(arguments: [
    ("2023-01-17T10:30", "Europe/Berlin", 9.5), ("2023-07-17T10:30", "Europe/Berlin", 8.5),
    ("2023-01-17T10:30", "Asia/Tokyo", 1.5), ("2023-01-17T10:30", "UTC", 10.5),
    ("2023-01-17T10:30Z", "Asia/Tokyo", 10.5), ("2023-01-17T10:30", "Asia/Kolkata", 5),
  ])
  func localTime(text: String, zone: String, hour: Double) throws {
    let dates = try table("t,v\n\(text),1\n") { $0.timeZone = zone }.dates(0)
    let day = (dates.values[0] / 86_400).rounded(.down) * 86_400
    #expect((dates.values[0] - day) / 3_600 == hour)
  }

  @Test func daysHaveNoZone() throws {
    let dates = try table("t,v\n2023-05-17,1\n") { $0.timeZone = "Asia/Tokyo" }.dates(0)
    #expect(dates.values == [19_494 * 86_400])
  }

  @Test func bothSidesOfAClockChange() throws {
    let text = "t,v\n2023-03-26T01:59,1\n2023-03-26T03:00,2\n"
    let dates = try table(text) { $0.timeZone = "Europe/Berlin" }.dates(0)
    #expect(dates.values[1] - dates.values[0] == 60)
  }

  /// A time that no clock shows is as much later, one that clocks show twice is the first, in each zone, and that is told.
  @Test(arguments: [
    ("Europe/Berlin", "2024-03-31T02:30:00", "2024-03-31T03:30:00", "2024-10-27T02:15:00"),
    ("America/New_York", "2024-03-10T02:30:00", "2024-03-10T03:30:00", "2024-11-03T01:15:00"),
    ("Australia/Lord_Howe", "2024-10-06T02:10:00", "2024-10-06T02:40:00", "2024-04-07T01:45:00"),
  ])
  func timesThatClocksSkipOrRepeat(zone: String, skipped: String, later: String, twice: String)
    throws
  {
    let dates = try table("t,v\n\(skipped),1\n\(later),2\n\(twice),3\n\(twice),4\n") {
      $0.timeZone = zone
    }.dates(0)
    #expect(dates.values[0] == dates.values[1] && dates.values[2] == dates.values[3])
    var offset = try #require(TimeZoneOffset(name: zone))
    let (first, last) = (
      dates.values[2], dates.values[2] + (zone.hasSuffix("Howe") ? 1_800 : 3_600)
    )
    #expect(offset.localSeconds(universal: first) == offset.localSeconds(universal: last))
    #expect(
      dates.changedTimes == [
        ChangedTimes(change: .skipped, count: 1, text: skipped),
        ChangedTimes(change: .repeated, count: 2, text: twice),
      ])
  }

  @Test func daysAndOtherZonesHaveNone() throws {
    let days = try table("t,v\n2024-03-31,1\n2024-10-27,2\n") { $0.timeZone = "Europe/Berlin" }
    #expect(try days.dates(0).changedTimes == [])
    let plain = try table("t,v\n2024-03-31T02:30,1\n2024-03-31T04:30,2\n")
    #expect(try plain.dates(0).changedTimes == [])
  }

  @Test func unknownName() {
    #expect(TimeZoneOffset(name: "Nowhere/Else") == nil)
    #expect(TimeZoneOffset(name: "Asia/Tokyo") != nil)
  }
}
