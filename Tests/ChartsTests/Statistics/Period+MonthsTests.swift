import Glibc
import Tables
import Testing

@testable import Charts

@Suite struct PeriodMonthsTests {
  /// Days of three years with a course that comes again after so many days, or at the same day of each month.
  private func chart(every days: Double?, withHoles: Bool) -> Chart {
    let first = Samples.time(2021)
    let kept = (0..<1095).filter { !withHoles || ($0 * 7919) % 100 >= 12 }
    let times = kept.map { first + 86_400 * Double($0) }
    let y = times.map { time -> Double in
      let place =
        if let days {
          fmod((time - first) / 86_400, days) / days
        } else {
          (time - TimeUnit.month.start(of: time)) / 86_400 / 31
        }
      return 50 + 12 * sin(2 * .pi * place)
    }
    return Samples.chart(x: times, y: y, xAxis: Axis(kind: .date(.day)))
  }

  private func span(_ chart: Chart) throws -> Span? {
    chart.span(of: try #require(chart.features(of: 0).period), in: chart.series[0])
  }

  /// A course of 30 days, of the moon or of 31 days is elsewhere in the month after three years.
  @Test(arguments: [29.53, 30, 31], [false, true])
  func evenDaysAreNoMonths(days: Double, withHoles: Bool) throws {
    switch try span(chart(every: days, withHoles: withHoles)) {
    case .seconds(let seconds): #expect(abs(seconds / 86_400 - days) <= 1)
    case .calendar(let count, .day, _): #expect(abs(Double(count) - days) <= 1)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test(arguments: [false, true])
  func daysOfTheMonthAreMonths(withHoles: Bool) throws {
    guard case .calendar(1, .month, _)? = try span(chart(every: nil, withHoles: withHoles)) else {
      Issue.record("no month")
      return
    }
  }
}
