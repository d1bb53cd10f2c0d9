import Testing

@testable import Tables

/// Times are as precise as they need to be.
@Suite struct DateColumnPrecisionTests {
  private func precision(_ cells: [String], zone: String = "UTC") throws -> DatePrecision {
    let text = "t,v\n" + cells.map { "\($0),1\n" }.joined()
    return try table(text) { $0.timeZone = zone }.dates(0).precision
  }

  @Test func fractionsThatAreZero() throws {
    #expect(try precision(["2024-01-01T10:00:00.000", "2024-01-01T11:00:05.000000"]) == .second)
    #expect(try precision(["2024-01-01T10:00:00.000", "2024-01-01T11:00:05.250"]) == .millisecond)
    let dates = NumberColumn(values: [1.7e12, 1.7e12 + 5_000])
    guard case .dates(let times) = Column(name: "ts", values: .numbers(dates)).withTimes().values
    else { throw WrongType() }
    #expect(times.precision == .second)
  }

  @Test func secondsThatAreZero() throws {
    let hours = (10...13).map { "2024-01-01 \($0):00:00" }
    #expect(try precision(hours) == .minute)
    #expect(try precision(hours + ["2024-01-01 14:00:01"]) == .second)
    // Of two it is chance, however often they come.
    #expect(try precision(Array(hours.prefix(2))) == .second)
    #expect(try precision(Array(hours.prefix(2)) + Array(hours.prefix(2))) == .second)
  }

  @Test func midnights() throws {
    let days = ["2024-01-01", "2024-01-02", "2024-01-05"]
    for time in [" 00:00:00", "T00:00:00Z", " 00:00", "T00:00:00.000"] {
      #expect(try precision(days.map { $0 + time }) == .day)
    }
    // In a zone that was asked for, at another time, or of a few it is chance.
    #expect(try precision(days.map { $0 + "T00:00:00Z" }, zone: "Europe/Berlin") == .minute)
    #expect(try precision(days.map { $0 + " 00:00" } + ["2024-01-06 00:01"]) == .minute)
    #expect(try precision(["2024-01-01 00:00"]) == .minute)
  }

  @Test func firstDaysOfYears() throws {
    let years = ["1970-01-01", "1971-01-01", "1982-01-01"]
    #expect(try precision(years) == .year)
    #expect(try precision(years.map { $0 + "T00:00:00Z" }) == .year)
    #expect(try precision(years + ["1983-01-02"]) == .day)
    #expect(try precision(years.map { $0.replacing("-01-01", with: "-02-01") }) == .day)
    #expect(try precision(["1970-01-01", "1971-01-01", "1971-01-01"]) == .day)
  }
}
