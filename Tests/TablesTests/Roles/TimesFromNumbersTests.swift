import Foundation
import Testing

@testable import Tables

@Suite struct TimesFromNumbersTests {
  private func dates(
    _ name: String, _ values: [Double], digits: Int = 0
  ) -> DateColumn? {
    let column = Column(
      name: name, values: .numbers(NumberColumn(values: values, fractionDigits: digits)))
    if case .dates(let dates) = column.withTimes().values { return dates }
    return nil
  }

  private func moment(_ text: String) -> Double {
    (try? Date.ISO8601FormatStyle().parse(text))?.timeIntervalSince1970 ?? .nan
  }

  /// The part of a second may stand in the name of a time.
  @Test(arguments: [
    ("epoch_ms", 1e3), ("ts_s", 1), ("timestampNanos", 1e9), ("created_at", 1), ("time_us", 1e6),
    ("unix_ms", 1e3),
  ])
  func namesWithPartsOfASecond(name: String, scale: Double) throws {
    let start = moment("2026-10-26T07:30:00Z")
    let found = try #require(dates(name, [0, 60, 180].map { (start + $0) * scale }))
    #expect(found.values == [start, start + 60, start + 180])
    #expect(dates("latency_ms", [1, 2, 4].map { $0 * 1.8e12 }) == nil)
    #expect(dates(name, [1, 2, 4]) == nil)
  }

  /// Billionths of seconds have more digits than a double: they stay as they were written, and two that share one have none.
  @Test func billionthsKeepTheirDigits() throws {
    func texts(_ times: [String]) throws -> [String] {
      let text = "time,v\n" + times.enumerated().map { "\($1),\($0)\n" }.joined()
      return try Array(table(text).typed().dates(0).texts)
    }
    let times = ["1700000000123456789", "1700000000223456789", "1700000000323456781"]
    #expect(try texts(times) == times)
    #expect(
      try texts(["1700000000123456789", "1700000000123456790", times[1]]) == ["", "", times[1]])
  }

  /// Years with many decimals are days.
  @Test func daysOfYears() throws {
    let found = try #require(dates("date", [1851.2026, 1851.6324, 1852.5], digits: 4))
    #expect(found.precision == .day && found.values[0] == moment("1851-03-15T00:00:00Z"))
    #expect(found.values[2] == moment("1852-07-02T00:00:00Z"))
    // Not under another name, nor where they go back and forth.
    #expect(dates("depth", [1851.2026, 1851.6324, 1852.5], digits: 4) == nil)
    #expect(dates("date", [1852.5, 1851.2026, 1851.6324], digits: 4) == nil)
  }

  /// Spreadsheets count days from 1900, which are dates under a name that says so and in order.
  @Test func dayNumbers() throws {
    let days = try #require(dates("Date", [43_831, 43_832, 43_836]))
    #expect(days.values[0] == moment("2020-01-01T00:00:00Z") && days.precision == .day)
    #expect(days.areDayNumbers && days.texts[0] == "43831")
    #expect(dates("Close", [43_831, 43_832, 43_836]) == nil)
    #expect(dates("Date", [43_831, 43_836, 43_832]) == nil)
    #expect(dates("Date", [1, 2, 3]) == nil)
  }

  /// Without any name, seconds or thousandths of them that never fall and are of a few years are moments.
  @Test func namelessEpochs() throws {
    func read(_ times: [String]) throws -> Column {
      let lines = times.enumerated().map { "\($1) \($0).5\n" }
      return try table(lines.joined(), name: "a.txt").typed().columns[0]
    }
    for times in [
      ["1795000000", "1795000060", "1795000120"],
      ["1795000000123", "1795000000250", "1795000009000"],
      ["1795000000.25", "1795000000.50", "1795000001.75"],
    ] {
      guard case .dates(let dates) = try read(times).values else { throw WrongType() }
      #expect(abs(dates.values[0] - 1_795_000_000) < 1)
    }
    for times in [
      ["1795000060", "1795000000", "1795000120"], ["1795000000", "1795000000", "1795000000"],
      ["179500000", "179500060", "179500120"], ["1195000000", "1795000060", "2795000120"],
      ["1000000001", "1000000002", "1000000003"],
    ] {
      guard case .numbers = try read(times).values else { throw WrongType() }
    }
  }

  /// An old year among others that are called so.
  @Test func oneYearIsFarOlder() throws {
    let values = [1605, 1567, 1536, 1530, 1578, 1463, 1542, 1567, 150, 1610, 1582.0]
    #expect(try #require(dates("Year", values)).texts[8] == "150")
    #expect(dates("Count", values) == nil && dates("Year", [150, 200, 1600]) == nil)
    #expect(dates("Year", values + [0]) == nil)
  }

  /// Two digits are years of the last century where they go on without a gap.
  @Test func yearsOfTwoDigits() throws {
    let years = try #require(dates("year", [63, 64, 65, 63, 64, 65]))
    #expect(Array(years.texts.prefix(2)) == ["1963", "1964"])
    #expect(years.values[0] == moment("1963-01-01T00:00:00Z"))
    #expect(dates("year", [63, 64, 66]) == nil && dates("age", [63, 64, 65]) == nil)
    #expect(dates("year", [38, 39, 40]) == nil && dates("year", [98, 99, 100]) == nil)
    let rows = Column(name: "1", values: .numbers(NumberColumn(values: [63, 64, 65])))
    #expect(rows.withTimes(isRowName: true) == rows)
    #expect(dates("year", [40, 41, 42]) != nil && dates("year", [97, 98, 99]) != nil)
  }

  @Test func yearsAreKnownByNameOrByTheirSteps() throws {
    let named = try #require(dates("Year", [1999, .nan, 2001]))
    #expect(named.precision == .year && named.texts == ["1999", "", "2001"])
    #expect(named.values[0] == moment("1999-01-01T00:00:00Z"))
    #expect(dates("period", [1880, 1890, 1900, 1880]) != nil)
    #expect(dates("horsepower", [1100, 1250, 1900]) == nil)
    #expect(dates("weight", [1500, 1501]) == nil, "two values are no course of years")
    #expect(dates("year", [3, 2]) == nil)
  }

  /// Keys are no years, whatever numbers they are.
  @Test func noKeyIsAYear() {
    let members = (1001...1180).map(Double.init)
    for name in [
      "id", "ID", "resp_id", "respondent", "customerId", "no", "Nr", "ticket_no", "编号", "受注番号",
    ] {
      for first in [1001.0, 1501, 1901, 2001] {
        let keys = (0..<40).map { first + Double($0) }
        #expect(dates(name, keys) == nil && dates(name, keys.reversed()) == nil, "\(name) \(first)")
      }
    }
    for name in ["student", "account", "badge", "Konto", "Invoice"] {
      #expect(dates(name, members) == nil && dates(name, members.reversed()) == nil, "\(name)")
      #expect(dates(name, (2041...2090).map(Double.init)) == nil, "\(name)")
    }
    #expect(dates("Invoice", (1501...1540).map(Double.init)) == nil)
  }

  /// Years go on one by one, too.
  @Test func yearsOfOurTimeStayYears() {
    for name in ["x", "period", "season", "fall", "Unnamed: 0", "rownames"] {
      #expect(dates(name, (1950...2030).map(Double.init)) != nil, "\(name)")
    }
    for name in ["year", "Jahr", "date", "time"] {
      #expect(dates(name, (1001...1180).map(Double.init)) != nil, "\(name)")
    }
    for years in [1749...1983, 1821...1934, 1000...1988, 1860...1955] {
      #expect(dates("x", years.map(Double.init)) != nil, "\(years)")
      #expect(dates("index", years.map(Double.init)) != nil, "\(years)")
    }
    #expect(dates("period", [1100, 1150, 1200]) == nil)
  }

  /// A table has its times once: a pressure that rises from day to day is no year.
  @Test func numbersBesideDatesAreMeasured() throws {
    func hasTimes(_ columns: [Column], _ index: Int) -> Bool {
      let typed = Table(name: "t", columns: columns, rowCount: 3).typed().columns[index]
      return if case .dates = typed.values { true } else { false }
    }
    let days = Column(
      name: "date",
      values: .dates(
        DateColumn(values: [0, 86_400, 172_800], precision: .day, texts: ["a", "b", "c"])))
    let pressure = Column(
      name: "pressure", values: .numbers(NumberColumn(values: [1901, 1902, 1903])))
    #expect(!hasTimes([days, pressure], 1))
    var years = pressure
    years.name = "year"
    let rain = Column(name: "rain", values: .numbers(NumberColumn(values: [3, 1, 2])))
    #expect(hasTimes([days, years, rain], 1))
    #expect(hasTimes([pressure, rain], 0))
  }

  /// As programs write whole numbers of which one may be missing.
  @Test func yearsMayHaveAZeroBehindThePoint() throws {
    let years = try #require(dates("YEAR", [1950, 1951, 1952], digits: 1))
    #expect(years.precision == .year && years.texts == ["1950", "1951", "1952"])
  }

  /// Timetables write 5:17 as 517.
  @Test func timetablesHaveTimesOfDay() throws {
    let times = (0..<24).map { Double($0 * 100 + $0 * 7 % 60) }
    for name in ["dep_time", "sched_arr_time", "CRSDepTime", "time", "Uhrzeit"] {
      let found = try #require(dates(name, times + [.nan, 2400]))
      #expect(found.precision == .minute && found.texts[5] == "5:35" && found.texts[24] == "")
      #expect(found.values[5] == Double(5 * 3_600 + 35 * 60) && found.values[25] == 0)
    }
    #expect(dates("air_time", times) == nil && dates("speed", times) == nil)
    #expect(dates("dep_time", times + [1360]) == nil, "no hour has sixty minutes")
    #expect(dates("dep_time", Array(times.prefix(9))) == nil, "a few may be so by chance")
    #expect(dates("time", (0..<24).map { Double($0) * 100 }) == nil)
  }

  /// A column that is asked for as it is stays numbers, but a time of day that is measured is told as one.
  @Test func aMeasuredTimeOfDayIsOne() throws {
    let rows = (0..<24).map { "\($0 * 100 + $0 * 7 % 60),\($0)\n" }
    let read = try table("time,v\n" + rows.joined())
    let measured = try read.typed(keeping: ["time"], measuring: ["time"]).dates(0)
    #expect(measured.precision == .minute && measured.texts[5] == "5:35")
    #expect(try read.typed(keeping: ["time"]).numbers(0).values[5] == 535)
  }

  @Test func decimalYearsAreMonths() throws {
    let months = try #require(dates("time", [1949, 1949.083, 1949.167], digits: 3))
    #expect(months.precision == .month)
    #expect(months.texts == ["1949-01", "1949-02", "1949-03"])
    #expect(months.values[2] == moment("1949-03-01T00:00:00Z"))
    #expect(dates("time", [1949.5, 1949.53, 1949.55], digits: 2) == nil)
    #expect(dates("speed", [1949, 1949.083, 1949.167], digits: 3) == nil)
  }

  @Test func computersCountSeconds() throws {
    let seconds = moment("2024-03-01T12:00:00Z")
    for scale in [1.0, 1e3] {
      let found = try #require(dates("ts", [seconds * scale, (seconds + 60) * scale]))
      #expect(found.values == [seconds, seconds + 60] && found.precision == .second)
    }
    // A letter alone says so of nothing but such numbers in their order.
    #expect(dates("t", [seconds, seconds + 61, seconds + 120])?.precision == .second)
    #expect(dates("t", [seconds, seconds + 60, seconds]) == nil)
    #expect(dates("v", [seconds, seconds + 60, seconds + 120]) == nil)
    let exact = try #require(dates("ts", [seconds * 1e3, seconds * 1e3 + 5]))
    #expect(exact.precision == .millisecond)
    #expect(dates("population", [seconds, seconds]) == nil)
    #expect(dates("ts", [5, 6]) == nil)
  }

  /// Of nothing but years there is something to measure.
  @Test func theLastMeasureStaysANumber() {
    let years = Column(
      name: "year", values: .numbers(NumberColumn(values: [2000, 2001, 2002])))
    let value = Column(name: "v", values: .numbers(NumberColumn(values: [1, 2, 3])))
    let alone = Table(name: "t", columns: [years], rowCount: 3)
    #expect(alone.typed() == alone)
    let both = Table(name: "t", columns: [years, value], rowCount: 3)
    #expect(both.typed() != both)
    #expect(both.typed(keeping: ["year"]) == both)
  }

  /// The fraction of a year may be the number of its month.
  @Test func monthsBehindYears() throws {
    let months = (1...12).map { 1947 + Double($0) / 100 } + [1948.01, 1948.02]
    let dates = try #require(self.dates("date", months, digits: 2))
    #expect(
      dates.precision == .month && dates.texts[9] == "1947-10" && dates.texts[12] == "1948-01")
    // Tenths of years are none.
    #expect(self.dates("date", [1947.1, 1947.3, 1947.5, 1947.7], digits: 1) == nil)
  }
}
