import Foundation
import Testing

@testable import Charts

struct OutlierReasonTests {
  private func reason(_ chart: Chart, at point: Int) -> OutlierReason {
    chart.outlierReason(point, of: chart.series[0], chart.features(of: 0).period)
  }

  /// Five years of months that repeat, and a warm March.
  @Test func aWarmMarchIsUnusualForMarch() {
    let x = (0..<60).map { Samples.time(2015 + $0 / 12, $0 % 12 + 1) }
    let y = (0..<60).map { month -> Double in
      let usual = 12 - 10 * cos(Double(month) / 6 * Double.pi)
      return month == 26 ? usual + 9 : usual
    }
    let chart = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.month)))
    guard case .part(.date(let time, .month, _, _)) = reason(chart, at: 26) else {
      Issue.record("\(reason(chart, at: 26))")
      return
    }
    #expect(
      Calendar(identifier: .gregorian).component(
        .month, from: Date(timeIntervalSince1970: time + 86_400)) == 3)
  }

  @Test func aDayOfTheWeekIsNamed() {
    // 1 January 2024 was a Monday; day 30 is a Wednesday.
    let x = (0..<70).map { Samples.time(2024) + Double($0) * 86_400 }
    let week = [40.0, 52, 55, 53, 60, 24, 18]
    let y = (0..<70).map { week[$0 % 7] }
    let chart = Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.day)))
    #expect(reason(chart, at: 30) == .part(.weekday(2)))
    guard case .periodic(let repetition)? = chart.shape(of: 0)?.shape.course else {
      Issue.record("no weeks")
      return
    }
    #expect(repetition.ends?.highest == .weekday(4) && repetition.ends?.lowest == .weekday(6))
  }

  @Test func withoutAPeriodItIsItsNeighbors() {
    let y = (0..<60).map { index -> Double in
      let usual = 5 + sin(Double(index * index))
      return (30...32).contains(index) ? usual + 30 : usual
    }
    #expect(reason(Samples.chart(.line, y), at: 31) == .neighbors)
  }
}
