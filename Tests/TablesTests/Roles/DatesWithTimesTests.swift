import Testing

@testable import Tables

@Suite struct DatesWithTimesTests {
  private func joined(_ text: String, keeping: [String] = []) throws -> Table {
    try table(text).typed().joiningTimes(keeping: keeping)
  }

  @Test func aDayAndAClockAreOneMoment() throws {
    let text = "date,time,temp\n2024-01-01,00:20,1\n2024-01-01,06:20,3\n2024-01-02,00:20,9\n"
    let table = try joined(text)
    #expect(table.names == ["date time", "temp"])
    let dates = try table.dates(0)
    #expect(dates.precision == .minute && dates.values[1] - dates.values[0] == 6 * 3_600)
    #expect(dates.values[2] - dates.values[0] == 86_400 && dates.texts[1] == "2024-01-01 06:20")
    #expect(try joined(text, keeping: ["time"]).names == ["date", "time", "temp"])
  }

  @Test func midnightEndsTheDay() throws {
    let text =
      "Date,Time (HH:MM),v\n"
      + (1...48).map { hour in
        "01/\(hour / 25 + 15)/1997,\(hour % 24 < 10 && hour % 24 > 0 ? "0" : "")\((hour - 1) % 24 + 1):00,\(hour)\n"
      }.joined()
    let table = try joined(text)
    #expect(table.columns[0].name == "Date Time (HH:MM)")
    let values = try table.dates(0).values
    #expect(zip(values, values.dropFirst()).allSatisfy { $1 - $0 == 3_600 })
  }

  /// Hours as French writes them, behind a name that begins with what it is.
  @Test func hoursOfArrival() throws {
    let table = try joined(
      "Date;Heure d'arrivée;v\n15/01/2024;0h56;1\n15/01/2024;16h34;2\n16/01/2024;8h15;3\n")
    let values = try table.dates(0).values
    #expect(zip(values, values.dropFirst()).map { $1 - $0 } == [56_280, 56_460])
  }

  /// Days and times of day in columns without a name, also of one day.
  @Test(arguments: [" ", ","])
  func columnsWithoutNames(sign: String) throws {
    for day in [20, 21] {
      let rows = [("20", "09:00:00"), ("20", "09:15:00"), ("\(day)", "10:00:00")]
      let text = rows.map { "2026-11-\($0)\(sign)\($1)\(sign)5\($1.prefix(5).suffix(2)).5\n" }
        .joined()
      let table = try joined(text)
      #expect(table.names == ["1", "3"])
      let values = try table.dates(0).values
      #expect(
        values[1] - values[0] == 900 && values[2] - values[0] == Double((day - 20) * 24 + 1) * 3_600
      )
    }
  }

  @Test(arguments: [
    // A day comes once, apart, two clocks, and what was measured.
    "date,time,v\n2024-01-01,00:20,1\n2024-01-02,06:20,3\n",
    "date,v,time\n2024-01-01,1,00:20\n2024-01-01,3,06:20\n",
    "date,dep,arr\n2024-01-01,10:20,11:00\n2024-01-01,12:20,13:00\n",
    "date,sunrise,v\n2024-01-01,08:20,1\n2024-01-01,08:21,2\n",
  ])
  func timesThatStay(text: String) throws {
    #expect(try joined(text).columns.count == 3)
  }
}
