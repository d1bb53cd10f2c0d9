import Testing

@testable import Charts
@testable import Tables

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

  /// A day of a zone west of Greenwich is that day, and a week and a month are theirs.
  @Test(arguments: ["-05:00", "+05:45", "-12:00", "+14:00"])
  func sumsOfDaysAreThoseOfTheClock(offset: String) throws {
    let text = tableText("time,v", 24) { hour in
      "2024-03-30T\(hour < 10 ? "0" : "")\(hour):15\(offset),1"
    }
    let units: [(TimeUnit, Double)] = [
      (.day, Samples.time(2024, 3, 30)), (.week, Samples.time(2024, 3, 25)),
      (.month, Samples.time(2024, 3, 1)), (.year, Samples.time(2024, 1, 1)),
    ]
    for (unit, start) in units {
      let chart = try readCharts(text) { ($0.every, $0.y) = (unit, ["sum(v)"]) }[0]
      #expect(chart.series[0].y.elements == [24] && chart.series[0].x.elements == [start])
      #expect(chart.xAxis.timeZone == "UTC" && chart.xAxis.timeZoneOffset == 0)
    }
    let moments = try readCharts(text)[0].xAxis
    #expect(moments.timeZone.hasPrefix("UTC") && moments.timeZoneOffset != 0)
  }

  /// The same for a zone that was asked for.
  @Test func daysOfAnAskedZoneAreDays() throws {
    // New York is four hours behind by then.
    let text = tableText("time,v", 24) { hour in
      hour < 20
        ? "2024-03-30T\(hour < 6 ? "0" : "")\(hour + 4):15Z,1" : "2024-03-31T0\(hour - 20):15Z,1"
    }
    let chart = try readCharts(text) {
      ($0.every, $0.y, $0.timeZone) = (.day, ["sum(v)"], "America/New_York")
    }[0]
    #expect(chart.series[0].y.elements == [24])
    #expect(chart.series[0].x.elements == [Samples.time(2024, 3, 30)])
    #expect(chart.xAxis.timeZone == "UTC")
  }

  /// Times at two distances from UTC are told in UTC, and so converted; those of one are not.
  @Test func convertedTimesAreToldAsSuch() throws {
    func isConverted(_ row: (Int) -> String) throws -> Bool {
      try readCharts(tableText("t,u,v", 5, row)) { $0.x = "t" }[0].xAxis.isConverted
    }
    #expect(try isConverted { "2024-03-30T0\($0):15+01:00,2024-03-30T0\($0):15-05:00,\($0)" })
    #expect(try isConverted { "2024-03-30T0\($0):15+0\($0):00,a,\($0)" })
    #expect(try !isConverted { "2024-03-30T0\($0):15+01:00,2024-03-30T0\($0):45+01:00,\($0)" })
  }
}
