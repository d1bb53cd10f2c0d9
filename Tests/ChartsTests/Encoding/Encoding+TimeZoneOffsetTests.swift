import Testing

@testable import Charts

struct EncodingTimeZoneOffsetTests {
  private func hours(_ zone: String, _ from: Double, _ to: Double) -> Double {
    var encoding = Encoding()
    encoding.timeZone = zone
    return encoding.timeZoneOffset(over: from...to) / 3600
  }

  /// Nothing is said of a zone that nobody knows.
  @Test func theZoneIsSaidWhereItIsKnown() throws {
    func zone(_ time: String, _ asked: String = "UTC") throws -> String? {
      let text =
        "time,v\n" + (1...4).map { "\(time.replacing("DD", with: "0\($0)")),\($0)\n" }.joined()
      return try readCharts(text) { $0.timeZone = asked }[0].xAxisExtent.timeZone?.name
    }
    #expect(try zone("2024-03-DD 10:00") == nil)
    #expect(try zone("2024-03-DD 10:00", "Europe/Berlin") == "Europe/Berlin")
    #expect(try zone("2024-03-DDT10:00Z") == "UTC")
    #expect(try zone("2024-03-DDT10:00+02:00") == "UTC+2")
    #expect(try zone("2024-03-DDT10:00+DD:00") == "UTC")
    #expect(try zone("2024-03-DDT10:00+02:00", "Asia/Tokyo") == "Asia/Tokyo")
    #expect(try zone("17100DD000") == "UTC")
  }

  @Test func theOffsetIsThatOfTheDates() {
    let (winter, summer) = (Samples.time(2023, 1, 10), Samples.time(2023, 7, 10))
    #expect(hours("UTC", winter, summer) == 0)
    #expect(hours("Asia/Tokyo", winter, summer) == 9)
    #expect(hours("America/New_York", winter, winter) == -5)
    #expect(hours("America/New_York", summer, summer) == -4)
  }

  @Test func whereClocksChangeItIsThatOfStandardTime() {
    let summer = Samples.time(2023, 7, 10)
    #expect(hours("America/New_York", summer, Samples.time(2023, 12, 24)) == -5)
    #expect(hours("America/New_York", summer, Samples.time(2025, 7, 10)) == -5)
    #expect(hours("Australia/Sydney", Samples.time(2023, 1, 1), Samples.time(2024, 1, 1)) == 10)
  }

  @Test func whatIsNoDateHasNoOffset() {
    #expect(hours("Asia/Tokyo", -1e300, 0) == 0)
    #expect(hours("Asia/Tokyo", 0, 1e300) == 0)
    #expect(hours("No/Where", 0, 1) == 0)
  }
}
