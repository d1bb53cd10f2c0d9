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

  @Test func unknownName() {
    #expect(TimeZoneOffset(name: "Nowhere/Else") == nil)
    #expect(TimeZoneOffset(name: "Asia/Tokyo") != nil)
  }
}
