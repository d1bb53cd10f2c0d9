import Testing

@testable import Tables

@Suite struct DatesFromPartsTests {
  private func joined(_ text: String, keeping named: [String] = []) throws -> Table {
    try table(text).typed().joiningDates(keeping: named)
  }

  @Test func aYearAndAQuarterAreADate() throws {
    let found = try joined("year,quarter,gdp\n1959,1,5.5\n1959,2,6\n1959,4,7\n")
    #expect(found.names == ["year quarter", "gdp"])
    #expect(try found.dates(0).texts == ["1959-Q1", "1959-Q2", "1959-Q4"])
    #expect(try found.dates(0).precision == .quarter)
  }

  /// Quarters and months with their letter, under any name, as statistical offices write them.
  @Test func lettersTellTheParts() throws {
    let found = try joined("id,Year,Period,v\na,1959,Q01,5\na,1959,Q02,6\na,1959,Q04,7\n")
    #expect(found.names == ["id", "Year Period", "v"])
    #expect(try found.dates(1).texts == ["1959-Q1", "1959-Q2", "1959-Q4"])
    let months = try joined("Year,Period,v\n1959,M01,5\n1959,M02,6\n1959,M12,7\n")
    #expect(try months.dates(0).texts == ["1959-01", "1959-02", "1959-12"])
    #expect(try joined("Year,Period,v\n1959,Q01,5\n1959,Q05,6\n").names.count == 3)
  }

  @Test func partsMayHaveAZeroBehindThePoint() throws {
    let found = try joined("year,quarter,gdp\n1959.0,1.0,5.5\n1959.0,2.0,6\n1959.0,4.0,7\n")
    #expect(try found.dates(0).texts == ["1959-Q1", "1959-Q2", "1959-Q4"])
  }

  @Test func aYearAMonthAndADayAreADate() throws {
    let found = try joined("v,year,month,day\n1.5,2013,1,31\n2,2013,2,28\n3,2013,3,1\n")
    #expect(found.names == ["v", "year month day"])
    #expect(try found.dates(1).texts == ["2013-01-31", "2013-02-28", "2013-03-01"])
  }

  /// A station's readings go on from minute to minute, its parts written with zeros.
  @Test func anHourAndAMinuteMayFollow() throws {
    let text = "yr,mo,dy,hr,mn,wind\n2024,03,01,22,50,5.5\n2024,03,01,23,20,6\n2024,03,02,00,10,7\n"
    let found = try joined(text)
    #expect(found.names == ["yr mo dy hr mn", "wind"])
    #expect(
      try found.dates(0).texts == ["2024-03-01 22:50", "2024-03-01 23:20", "2024-03-02 00:10"])
    #expect(try found.dates(0).precision == .minute && !found.dates(0).hasZone)
    // Things that happened on a day at an hour are of that day.
    let events = "year,month,day,hour,v\n2024,3,1,9,1\n2024,3,1,9,2\n2024,3,2,8,3\n"
    #expect(try joined(events).names == ["year month day", "hour", "v"])
  }

  @Test func monthsMayBeNames() throws {
    let found = try joined("year,month,passengers\n1949,Jan,112\n1949,Feb,118\n1950,Jan,115\n")
    #expect(try found.dates(0).texts == ["1949-01", "1949-02", "1950-01"])
  }

  @Test func whatIsMissingStaysMissing() throws {
    let found = try joined("year,month,v\n1949,1,5\n,2,6\n1950,,7\n1950,3,8\n")
    // The third row has a year and no month: more than a twentieth of the rows is no date.
    #expect(found.names == ["year", "month", "v"])
    let first = try joined("year,month,v\n1949,1,5\n,2,6\n1950,3,8\n")
    #expect(try first.dates(0).texts == ["1949-01", "", "1950-03"])
  }

  @Test func whatIsNoDateStays() throws {
    for text in [
      "year,v\n1949,1\n1950,2\n", "year,month,v\n1949,13,1\n1950,2,2\n",
      "month,day,v\n5,1,3\n6,2,4\n", "year,month,v\n1949,1,1\n1950,1,2\n",
    ] {
      #expect(try joined(text).names == table(text).names, "\(text)")
    }
    #expect(
      try joined("year,month,v\n1949,1,5\n1949,2,6\n", keeping: ["month"]).names
        == ["year", "month", "v"])
  }
}
