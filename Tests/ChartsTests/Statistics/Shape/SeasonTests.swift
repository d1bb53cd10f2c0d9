import Foundation
import Tables
import Testing

@testable import Charts

struct SeasonTests {
  /// Days from January 1, 2012 on.
  private func chart(_ y: [Double]) -> Chart {
    let start = 1_325_376_000.0
    return Samples.chart(
      x: y.indices.map { start + Double($0) * 86_400 }, y: y,
      xAxis: Axis(kind: .date(.day)))
  }

  /// Rain falls on few days of a summer and on half of those of a winter, and never twice as much.
  private func rain(_ days: Int, seed: Int, isSeasonal: Bool = true) -> [Double] {
    var random = Random(seed: seed)
    return (0..<days).map { day in
      let winter = (1 + cos(Double(day) * 2 * .pi / 365.25)) / 2
      let chance = isSeasonal ? 0.1 + 0.6 * winter : 0.4
      let amount = -log(max(random.uniform(), 1e-6)) * 6
      return random.uniform() < chance ? amount : 0
    }
  }

  @Test(arguments: 0..<10) func drySummersAreASeason(seed: Int) throws {
    let chart = chart(rain(1461, seed: seed))
    let season = try #require(chart.season(of: chart.series[0]))
    #expect(season.span == .calendar(1, .year, isExact: true))
    let shape = try #require(chart.shape(of: 0)?.shape)
    guard case .periodic = shape.course else {
      Issue.record("\(shape)")
      return
    }
  }

  @Test(arguments: 0..<20) func chanceHasNone(seed: Int) {
    var random = Random(seed: seed)
    for y in [rain(1461, seed: seed, isSeasonal: false), random.walk(1461), random.noise(300)] {
      let chart = chart(y)
      #expect(chart.season(of: chart.series[0]) == nil)
    }
  }

  /// Neither few values nor times within one day trap.
  @Test func littleHasNone() {
    for count in [0, 1, 2, 30, 400] {
      let chart = chart((0..<count).map(Double.init))
      if let series = chart.series.first { #expect(chart.season(of: series) == nil) }
    }
  }
}
