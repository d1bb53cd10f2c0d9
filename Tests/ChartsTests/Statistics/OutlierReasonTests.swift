import Foundation
import Testing

@testable import Charts

struct OutlierReasonTests {
  private func reason(_ chart: Chart, at point: Int) -> OutlierReason? {
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
      Issue.record("\(String(describing: reason(chart, at: 26)))")
      return
    }
    #expect(
      Calendar(identifier: .gregorian).component(
        .month, from: Date(timeIntervalSince1970: time + 86_400)) == 3)
  }

  /// A blood pressure of 142.5 beside one of 140 is far from the median, not from all others.
  @Test func onlyWhatIsAloneIsFarFromAllOthers() {
    var y = (0..<60).map { 80 + Double($0 % 7) }
    y += [140, 142.5]
    #expect(reason(Samples.chart(.scatter, y), at: 61) == .median)
    y[60] = 80
    #expect(reason(Samples.chart(.scatter, y), at: 61) == .others)
  }

  /// One that is nearer to the others than the one at the other end is not the one far from all.
  @Test func theWidestGapIsBesideWhatIsFarFromAll() {
    let y = (0..<60).map { 80 + Double($0 % 7) } + [60, 108]
    let chart = Samples.chart(.scatter, y)
    #expect(chart.features(of: 0).outliers == [60, 61])
    #expect(reason(chart, at: 60) == .median)
    #expect(reason(chart, at: 61) == .others)
    // Two that are as far off are each as far from the rest.
    #expect(reason(Samples.chart(.scatter, y.map { $0 == 60 ? 58 : $0 }), at: 61) == .median)
  }

  /// Along a course both values beside it are far, or no such reason is told.
  @Test(arguments: 0..<30) func theReasonIsTrueOfTheNearest(seed: Int) {
    var random = Random(seed: 4_000 + seed)
    for type in [ChartType.line, .scatter] {
      var y = random.noise(60)
      for _ in 0..<3 { y[Int(random.uniform() * 60)] += 15 * random.normal() }
      let chart = Samples.chart(type, y)
      let range = (y.max() ?? 0) - (y.min() ?? 0)
      for point in chart.features(of: 0).outliers {
        let others = y.indices.filter { $0 != point }
        switch reason(chart, at: point) {
        case .others:
          let nearest = others.map { abs(y[$0] - y[point]) }.min() ?? 0
          let sorted = others.map { y[$0] }.sorted()
          #expect(nearest >= 0.1 * range)
          #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 < nearest })
        case .neighbors:
          #expect(
            others.filter { abs($0 - point) == 1 }
              .allSatisfy { abs(y[$0] - y[point]) >= 0.1 * range })
        default: break
        }
      }
    }
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
      return index == 31 ? usual + 30 : usual
    }
    #expect(reason(Samples.chart(.line, y), at: 31) == .neighbors)
    // Beside others that are as far off it is not far from its neighbors.
    let wide = y.indices.map { [30, 32].contains($0) ? y[$0] + 30 : y[$0] }
    #expect(reason(Samples.chart(.line, wide), at: 31) == nil)
  }
}
