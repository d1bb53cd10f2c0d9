import Glibc
import Testing

@testable import Charts

struct PeriodCalendarTests {
  private func chart(_ times: [Double], period: Double, noise: Double = 0) -> Chart {
    var random = Random(seed: 3)
    let y = times.indices.map { sin(2 * .pi * Double($0) / period) + noise * random.normal() }
    return Samples.chart(x: times, y: y, xAxis: Axis(kind: .date(.day)))
  }

  private func span(_ chart: Chart) throws -> Span? {
    chart.span(of: try #require(chart.features(of: 0).period), in: chart.series[0])
  }

  private func days(_ count: Int, every step: Double = 1) -> [Double] {
    (0..<count).map { 86_400 * step * Double($0) }
  }

  @Test func daysOfYearsRepeatEveryYear() throws {
    let years = chart(days(1461), period: 365.25)
    #expect(years.features(of: 0).period?.points == 365)
    // Noise moves the length by days, and it is a year still, if only about one.
    let noisy = chart(days(1461), period: 365.25, noise: 0.5)
    #expect(noisy.features(of: 0).period?.points == 365)
    #expect(try span(noisy) == .calendar(1, .year, isExact: false))
    #expect(
      try span(chart(days(2000, every: 7), period: 52.1775)) == .calendar(1, .year, isExact: true))
  }

  @Test func monthsYearsAndWeeksAreCounted() throws {
    let months = (0..<120).map { Samples.time(2000 + $0 / 12, $0 % 12 + 1) }
    #expect(try span(chart(months, period: 12)) == .calendar(1, .year, isExact: true))
    #expect(
      try span(chart(months, period: 6)) == .calendar(2, .quarter, isExact: true)
        || span(chart(months, period: 6)) == .calendar(6, .month, isExact: true))
    // It is no nine years: the eighth time it would be sixteen months early.
    let long = (0..<880).map { Samples.time(1950 + $0 / 12, $0 % 12 + 1) }
    #expect(try span(chart(long, period: 110)) == .calendar(110, .month, isExact: true))
    let years = (0..<309).map { Samples.time(1700 + $0) }
    #expect(try span(chart(years, period: 11)) == .calendar(11, .year, isExact: true))
    #expect(try span(chart(days(70), period: 7)) == .calendar(1, .week, isExact: true))
  }

  /// Opening hours come again the next day, also where weekends are left out, and three months of each year the next year.
  @Test func breaksBetweenPeriodsAreOfThem() throws {
    let shares = [5.0, 1, 4, 9, 2, 6, 3, 8]
    for days in [Array(0..<20), (0..<28).filter { $0 % 7 < 5 }] {
      let times = days.flatMap { day in (9...16).map { Double(day) * 86_400 + Double($0) * 3_600 } }
      let open = Samples.chart(
        x: times, y: times.indices.map { shares[$0 % 8] }, xAxis: Axis(kind: .date(.minute)))
      let found = try span(open)
      #expect(
        [.calendar(1, .day, isExact: true), .workingDay].contains(found),
        "\(String(describing: found))")
    }
    let months = (0..<24).map { Samples.time(2000 + $0 / 3, $0 % 3 + 1) }
    let winters = Samples.chart(
      x: months, y: months.indices.map { [1.0, 5, 2][$0 % 3] }, xAxis: Axis(kind: .date(.month)))
    #expect(try span(winters) == .calendar(1, .year, isExact: true))
  }

  @Test func whatFollowsNoCalendarHasItsOwnLength() throws {
    #expect(try span(chart(days(200), period: 10)) == .seconds(864_000))
    let hours = (0..<240).map { 3600 * Double($0) }
    #expect(try span(chart(hours, period: 24)) == .seconds(86_400))
    // Steps that are not even have no length.
    let uneven = days(70).map { $0 * $0 / 86_400 }
    #expect(try span(chart(uneven, period: 7)) == nil)
  }
}
