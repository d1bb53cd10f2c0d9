import Foundation
import Testing

@testable import Charts

struct DateTicksTests {
  /// Ticks as ISO 8601 text in UTC.
  private func ticks(
    _ from: Double, _ to: Double, limit: Int, offset: Double = 0
  ) -> (texts: [String], precision: DatePrecision?) {
    let ticks = Ticks.dates(from...to, offset: offset, limit: limit)
    return (
      ticks.values.map { Date(timeIntervalSince1970: $0).formatted(.iso8601) }, ticks.precision
    )
  }

  @Test func years() {
    let ticks = ticks(Samples.time(2000, 3, 5), Samples.time(2009, 8), limit: 5)
    #expect(
      ticks.texts == [2002, 2004, 2006, 2008].map { "\($0)-01-01T00:00:00Z" })
    #expect(ticks.precision == .year)
  }

  @Test func months() {
    let ticks = ticks(Samples.time(2023, 1, 2), Samples.time(2023, 12, 29), limit: 6)
    #expect(
      ticks.texts == ["03", "05", "07", "09", "11"].map { "2023-\($0)-01T00:00:00Z" })
    #expect(ticks.precision == .month)
  }

  @Test func monthsAcrossALeapDay() {
    let ticks = ticks(Samples.time(2024, 1, 1), Samples.time(2024, 5, 1), limit: 5)
    #expect(ticks.texts == (1...5).map { "2024-0\($0)-01T00:00:00Z" })
  }

  @Test func weeksStartOnMonday() {
    let ticks = ticks(Samples.time(2024, 2, 20), Samples.time(2024, 3, 20), limit: 5)
    #expect(
      ticks.texts == ["02-26", "03-04", "03-11", "03-18"].map { "2024-\($0)T00:00:00Z" })
    #expect(ticks.precision == .day)
  }

  @Test func daysAcrossALeapDay() {
    let ticks = ticks(Samples.time(2024, 2, 27), Samples.time(2024, 3, 2), limit: 5)
    #expect(
      ticks.texts
        == ["02-27", "02-28", "02-29", "03-01", "03-02"].map { "2024-\($0)T00:00:00Z" })
    #expect(ticks.precision == .day)
  }

  @Test func hours() {
    let ticks = ticks(Samples.time(2024, 5, 17, 1), Samples.time(2024, 5, 18, 1), limit: 4)
    #expect(
      ticks.texts == ["17T06", "17T12", "17T18", "18T00"].map { "2024-05-\($0):00:00Z" })
    #expect(ticks.precision == .minute)
  }

  @Test func minutes() {
    let ticks = ticks(Samples.time(2024, 5, 17, 9, 1), Samples.time(2024, 5, 17, 9, 14), limit: 3)
    #expect(ticks.texts == ["05", "10"].map { "2024-05-17T09:\($0):00Z" })
    #expect(ticks.precision == .minute)
  }

  @Test func seconds() {
    let start = Samples.time(2024, 5, 17)
    let ticks = ticks(start, start + 60, limit: 4)
    #expect(
      ticks.texts
        == ["00:00", "00:15", "00:30", "00:45", "01:00"].map {
          "2024-05-17T00:\($0)Z"
        })
    #expect(ticks.precision == .second)
  }

  @Test func microseconds() {
    let start = Samples.time(2024, 3, 5, 10, 20)
    let ticks = Ticks.dates(start...start + 0.000_03, offset: 0, limit: 4, finest: .microsecond)
    #expect(ticks.precision == .microsecond)
    #expect(ticks.values.count > 1)
  }

  @Test func milliseconds() {
    let ticks = Ticks.dates(0...1, offset: 0, limit: 4)
    #expect(ticks.values == [0, 0.5, 1])
    #expect(ticks.precision == .millisecond)
    let whole = Ticks.dates(0...3, offset: 0, limit: 4)
    #expect(whole.values == [0, 1, 2, 3])
    #expect(whole.precision == .second)
  }

  @Test(arguments: [9.0, -5, 5.5, 14])
  func ticksFallOnLocalMidnight(_ hours: Double) {
    let offset = hours * 3600
    let start = Samples.time(2024, 2, 27) - offset
    let values = Ticks.dates(start...(start + 4 * 86_400), offset: offset, limit: 5).values
    #expect(values.count == 5)
    #expect(values.allSatisfy { ($0 + offset).remainder(dividingBy: 86_400) == 0 })
    let year = Ticks.dates(
      (Samples.time(2023) - offset)...(Samples.time(2024) - offset), offset: offset, limit: 4)
    #expect(year.values.first == Samples.time(2023) - offset)
    #expect(year.values.last == Samples.time(2024) - offset)
  }

  @Test func firstAndLastYears() {
    let first = Ticks.dates(-62_135_596_800...(-62_135_596_800 + 400 * 86_400), offset: 0, limit: 4)
    #expect(first.values.first == -62_135_596_800)
    #expect(first.precision == .month)
    let last = ticks(Samples.time(9990), Samples.time(9999, 12, 31), limit: 5)
    #expect(last.texts == [9990, 9992, 9994, 9996, 9998].map { "\($0)-01-01T00:00:00Z" })
    let all = Ticks.dates(-62_135_596_800...Samples.time(9999, 12, 31), offset: 0, limit: 5)
    #expect((3...6).contains(all.values.count))
    #expect(all.precision == .year)
  }

  /// Spans from a millisecond to the whole calendar, starting at an uneven moment.
  @Test(arguments: 0..<48, [1, 2, 5, 12])
  func everySpanHasTicksAndNotTooMany(_ exponent: Int, _ limit: Int) {
    let start = Samples.time(1999, 11, 23, 17, 41) + 12.345
    var span = 0.001
    for _ in 0..<exponent { span *= 2 }
    guard start + span < 253_000_000_000 else { return }
    let values = Ticks.dates(start...(start + span), offset: -18_000, limit: limit).values
    #expect(!values.isEmpty)
    #expect(values.count <= limit + 3)
    // A microsecond is about what doubles can tell apart at this distance from 1970.
    #expect(values.allSatisfy { $0 > start - 1e-6 && $0 < start + span + 1e-6 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func shortRangesBetweenRoundDatesHaveTicks() {
    let february = ticks(Samples.time(2023, 2, 2), Samples.time(2023, 2, 27), limit: 1)
    #expect(!february.texts.isEmpty)
    let morning = ticks(
      Samples.time(2023, 2, 2, 10, 17), Samples.time(2023, 2, 2, 10, 50), limit: 1)
    #expect(morning.texts == ["2023-02-02T10:30:00Z"])
  }

  @Test func whatIsNoCalendarDateHasNoRoundTicks() {
    #expect(Ticks.dates(7...7, offset: 0, limit: 5).values == [7])
    #expect(Ticks.dates(0...1e300, offset: 0, limit: 5).values == [0])
    #expect(Ticks.dates(-1e300...0, offset: 0, limit: 5).values == [-1e300])
    #expect(Ticks.dates(-.infinity...0, offset: 0, limit: 5).values == [])
    #expect(Ticks.dates(0...1, offset: .nan, limit: 5).values == [])
    #expect(Ticks.dates(0...100, offset: 0, limit: 0).values == [0])
  }

  @Test func ticksAreNoFinerThanTheData() {
    let days = Ticks.dates(0...259_200, offset: 0, limit: 12, finest: .day)
    #expect(days.values == [0, 86_400, 172_800, 259_200])
    #expect(days.precision == .day)
    let short = Ticks.dates(3600...7200, offset: 0, limit: 12, finest: .day)
    #expect(short.values == [3600])
    let years = Ticks.dates(0...63_072_000, offset: 0, limit: 12, finest: .year)
    #expect(years.values == [0, 31_536_000, 63_072_000])
  }

  /// Quarters have ticks at their beginnings only, and are told as such.
  @Test func quartersHaveTicksOfTheirOwn() {
    let (start, end) = (Samples.time(2023, 1, 1), Samples.time(2024, 1, 1))
    let quarters = Ticks.dates(start...end, offset: 0, limit: 12, finest: .quarter)
    #expect(quarters.values == [1, 4, 7, 10].map { Samples.time(2023, $0, 1) } + [end])
    #expect(quarters.precision == .quarter)
    let months = Ticks.dates(start...end, offset: 0, limit: 4, finest: .month)
    #expect(months.values == quarters.values && months.precision == .month)
    #expect(
      Ticks.dates(start...(start + 20 * 31_557_600), offset: 0, limit: 8, finest: .quarter)
        .precision == .year)
  }
}
