import Glibc
import Tables
import Testing

@testable import Charts

@Suite struct HolesTests {
  /// Nothing leads over a hole, be it long or short, though another series has points there.
  @Test(arguments: [1, 3, 30]) func noStepLeadsOverAHole(length: Int) throws {
    let text = (0..<80).reduce("time,node,v\n") { text, number in
      let minute = number % 12 * 5
      let time = "2026-03-01T\(10 + number / 12):\(minute < 10 ? "0" : "")\(minute)"
      let isThere = !(30..<30 + length).contains(number)
      return text + "\(time),a,\(20 + number % 3)\n"
        + (isThere ? "\(time),b,\(number < 30 ? 10 + number % 2 : 14 + number % 2)\n" : "")
    }
    let chart = try readChart(text)
    let series = try #require(chart.series.last)
    #expect(chart.series.count == 2 && series.count == 80 - length)
    let rise = try #require(chart.features(of: 1).largestRise)
    #expect(rise != 30)
  }

  private func chart(_ dates: [String], _ values: [Double]) throws -> Chart {
    try readChart(
      "day,v\n" + zip(dates, values).map { "\($0),\($1)\n" }.joined())
  }

  private let years = ["2001", "2002", "2003", "2005", "2006", "2007", "2008"]
  private let values: [Double] = [10, 12, 11, 30, 31, 34, 36]

  private func yearly(_ values: [Double]) throws -> Chart {
    try readChart("year,v\n" + zip(years, values).map { "\($0),\($1)\n" }.joined())
  }

  /// Nobody knows in which of two years it rose.
  @Test func noStepLeadsOverMissingYears() throws {
    let chart = try yearly(values)
    #expect(chart.holes(of: chart.series[0]) == [3])
    #expect(chart.features(of: 0).largestRise == 5)
    #expect(chart.landmarks(.rise, in: 0) == [5])
    let rises = chart.facts.map(\.fact).filter {
      if case .largestRise = $0 { true } else { false }
    }
    let place = chart.place(chart.series[0].x[5])
    #expect(rises == [.largestRise(chart.quantity(3), place, series: nil)])
  }

  @Test func twoSeriesDoNotCrossOverMissingYears() throws {
    let rows = years.indices.map { "\(years[$0]),\($0 < 3 ? 1 : 5),\($0 < 3 ? 3 : 2)\n" }
    let chart = try readChart("year,a,b\n" + rows.joined())
    let comparison = chart.comparison(0, 1)
    #expect(comparison.shared == 7 && comparison.higher == 4 && comparison.crossings == 0)
    #expect(comparison.isCounted && !comparison.neverCross)
    #expect(chart.landmarks(.crossing, in: 0) == [])
  }

  @Test func monthsAreEven() throws {
    let months = (1...12).map { "2023-\($0 < 10 ? "0" : "")\($0)-01" }
    let all = try chart(months, months.indices.map(Double.init))
    #expect(all.holes(of: all.series[0]).isEmpty)
    let some = try chart(
      months.filter { !$0.contains("-06-") }, (0..<11).map(Double.init))
    #expect(some.holes(of: some.series[0]) == [5])
  }

  /// The fourth of March 2024 was a Monday.
  @Test func weekendsAreNoHolesOfWorkingDays() throws {
    let working = [4, 5, 6, 7, 8, 11, 12, 13, 14, 15].map { "2024-03-\($0 < 10 ? "0" : "")\($0)" }
    let chart = try chart(working, working.indices.map(Double.init))
    #expect(chart.holes(of: chart.series[0]).isEmpty)
    let everyDay = (1...14).filter { $0 != 6 }.map { "2024-03-\($0 < 10 ? "0" : "")\($0)" }
    let daily = try self.chart(everyDay, everyDay.indices.map(Double.init))
    #expect(daily.holes(of: daily.series[0]) == [5])
  }

  private func told(_ chart: Chart) -> [Fact] {
    chart.facts.map(\.fact).filter {
      switch $0 {
      case .noPoints, .missingTimes: true
      default: false
      }
    }
  }

  /// A few missing times are told one by one, of many their number and the longest.
  @Test func missingTimesAreTold() throws {
    let few = try yearly(values)
    let places = [2, 3].map { few.place(few.series[0].x[$0]) }
    #expect(told(few) == [.noPoints(from: places[0], to: places[1])])
    let kept = (0..<200).filter { $0 % 29 != 3 && !(90...93).contains($0) && $0 % 41 != 7 }
    let hours = kept.map { hour in
      let day = hour / 24 + 1
      return "2024-03-\(day < 10 ? "0" : "")\(day)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00"
    }
    let many = try chart(hours, kept.map { Double($0 * $0 % 37) })
    guard case .missingTimes(let count, let from, let to)? = told(many).last else {
      Issue.record("\(told(many))")
      return
    }
    let holes = zip(kept, kept.dropFirst()).filter { $1 > $0 + 1 }.count
    #expect(count + told(many).count - 1 == holes)
    #expect(from != to)
  }

  /// A day of half hours stays one behind a night without readings: lags are counted in time.
  @Test func missingTimesDoNotMoveAPeriod() throws {
    let kept = (0..<48 * 9).filter { !(48 * 4 + 4...48 * 4 + 15).contains($0) }
    let times = kept.map { half in
      let (day, hour) = (half / 48 + 1, half % 48 / 2)
      return "2024-07-0\(day)T\(hour < 10 ? "0" : "")\(hour):\(half % 2 == 0 ? "00" : "30")"
    }
    let values = kept.map { half -> Double in
      let wave: [Double] = [20, 19, 18, 18, 19, 21, 24, 27, 29, 30, 28, 24]
      return wave[half % 48 / 4] + Double(half * half % 7) / 10
    }
    let chart = try chart(times, values)
    #expect(chart.features(of: 0).period?.points == 48)
    let repeats = chart.facts.compactMap { row -> Span? in
      if case .period(_, let span, _, _) = row.fact { span } else { nil }
    }
    #expect(
      repeats.allSatisfy { span in
        if case .calendar(1, .day, _) = span { true } else { span == .seconds(86_400) }
      } && repeats.count == 1, "\(repeats)")
  }

  /// A salary a month comes after fewer bookings than days: the length is told in time, never in points.
  @Test func aPeriodOfTimesThatAreMissingIsNotToldInPoints() throws {
    let kept = (0..<180).filter { $0 % 30 == 0 || ($0 * 7) % 11 > 1 }
    let start = Samples.time(2026)
    let values = kept.map { 40 - Double($0 % 30) + Double($0 * $0 % 5) / 4 }
    let chart = Samples.chart(
      x: kept.map { start + 86_400 * Double($0) }, y: values, xAxis: Axis(kind: .date(.day)))
    #expect(chart.gridSteps(of: chart.series[0]) != nil)
    let period = try #require(chart.features(of: 0).period)
    guard case .calendar(1, .month, _)? = chart.span(of: period, in: chart.series[0]) else {
      Issue.record("\(period)")
      return
    }
    #expect(period.points == 30)
    #expect(chart.toldLength(of: period, in: chart.series[0]) == 1)
  }

  /// A tide of which some readings are missing repeats every 12 hours, not every day.
  @Test(arguments: [(3_600.0, 12), (600, 12), (1_800, 5)])
  func halfADayAmidHolesIsNoDay(step: Double, hours: Int) throws {
    let kept = (0..<1_200).filter { ($0 * 7) % 23 > 1 }
    let length = Double(hours) * 3_600 / step
    let values = kept.map { 2 + sin(2 * .pi * Double($0) / length) }
    let chart = Samples.chart(
      x: kept.map { Samples.time(2026) + step * Double($0) }, y: values,
      xAxis: Axis(kind: .date(.minute)))
    let period = try #require(chart.features(of: 0).period)
    let span = chart.span(of: period, in: chart.series[0])
    #expect(
      [true, false].contains { span == Span.calendar(hours, TimeUnit.hour, isExact: $0) },
      "\(String(describing: span))")
  }

  /// Shops close at night: nobody hears of each.
  @Test func nightsAreNotToldOf() throws {
    let hours = (1...20).flatMap { day in
      (9...17).map { "2024-03-\(day < 10 ? "0" : "")\(day)T\($0 < 10 ? "0" : "")\($0):00" }
    }
    #expect(told(try chart(hours, hours.indices.map { Double($0 % 11) })).isEmpty)
  }

  @Test func unevenTimesHaveNone() throws {
    let uneven = try chart(
      ["2024-01-01", "2024-01-05", "2024-02-20", "2024-03-01", "2024-06-30"], [1, 2, 3, 4, 9])
    #expect(uneven.holes(of: uneven.series[0]).isEmpty)
  }

  /// Doses and weeks are planned, and none is missing between them.
  @Test func numbersHaveNone() throws {
    let chart = try readChart("week,v\n0,1\n4,2\n8,3\n12,4\n24,9\n")
    #expect(chart.features(of: 0).largestRise == 4)
  }

  /// Times at which one of several series has no points are a gap of it, and no other has one.
  @Test func aHoleOfOneSeriesIsItsGap() throws {
    let text = (0..<48).reduce("time,station,v\n") { text, hour in
      let time = "2026-07-0\(hour / 24 + 1)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00"
      let isThere = !(30..<36).contains(hour)
      return text + "\(time),a,\(20 + hour % 3)\n" + (isThere ? "\(time),b,\(10 + hour % 4)\n" : "")
    }
    let chart = try readChart(text)
    #expect(chart.missingTimes.isEmpty && chart.missingTimes(of: 0).isEmpty)
    #expect(chart.landmarks(.gap, in: 0) == [] && chart.landmarks(.gap, in: 1) == [30])
    let gap = chart.facts.compactMap { row -> (from: Place, to: Place)? in
      guard case .gaps(1, let from, let to, 1, _) = row.fact else { return nil }
      return (from, to)
    }
    let start = Samples.time(2026, 7, 2)
    #expect(gap.count == 1 && gap.first?.from == chart.place(start + 6 * 3_600))
    #expect(gap.first?.to == chart.place(start + 11 * 3_600))
  }
}
