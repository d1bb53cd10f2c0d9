import Testing

@testable import Charts

/// Single values that leave a course and come back at once.
struct LoneSpikeTests {
  /// Laps that go on rising, of which one took far longer.
  private static func laps(_ count: Int, _ place: Int, _ random: inout Random) -> [Double] {
    var y = (0..<count).map { 96 + 0.8 * Double($0) + 0.4 * random.normal() }
    y[place] += 25
    return y
  }

  @Test(arguments: [8, 10, 12, 20, 40]) func aSpikeIsNoTurnOfATrend(count: Int) {
    var told = 0
    for seed in 0..<20 {
      var random = Random(seed: 3_100 + seed)
      let place = 1 + seed % (count - 2)
      let chart = Samples.chart(.line, Self.laps(count, place, &random))
      #expect(chart.features(of: 0).loneSpike?.index == place)
      let kind = chart.courseKind(of: 0)
      // Its last value may go back in so little noise.
      #expect([.rising, .mixed, .risingThenFalling].contains(kind), "\(seed): \(kind)")
      if kind == .rising {
        told += 1
        #expect(chart.statistics(of: 0)?.trend.direction == .rising)
      }
    }
    #expect(told >= 18)
  }

  /// A shape that tells of the spike leaves nothing to tell of it again.
  @Test func aSpikeIsToldOnce() {
    var told = 0
    for seed in 0..<20 {
      var random = Random(seed: 3_300 + seed)
      var y = (0..<40).map { _ in 50 + random.normal() }
      y[17] += 30
      let facts = Samples.chart(.line, y).facts.map(\.fact)
      let names = facts.contains {
        if case .shape(let shape, _) = $0 { shape.exception != nil } else { false }
      }
      guard names else { continue }
      told += 1
      #expect(!facts.contains { if case .spikes = $0 { true } else { false } })
    }
    #expect(told > 10)
  }

  /// Noise around a level with a spike in it leads nowhere, but for once in twelve times, and mostly less often.
  @Test(arguments: [8, 10, 12, 16, 20, 40]) func noiseWithASpikeLeadsNowhere(count: Int) {
    var (ways, all) = (0, 0)
    for seed in 0..<200 {
      var random = Random(seed: 3_400 + seed)
      var y = (0..<count).map { _ in 50 + random.normal() }
      y[1 + seed % (count - 2)] += seed.isMultiple(of: 2) ? 30 : -30
      let chart = Samples.chart(.line, y)
      all += 1
      if [.rising, .falling, .risingThenFalling, .fallingThenRising].contains(
        chart.courseKind(of: 0))
      {
        ways += 1
      }
    }
    #expect(ways * 12 <= all, "\(ways)")
  }

  /// The top of a hill, one of two spikes, and one of few values are parts of the course.
  @Test func othersAreNotLone() {
    let series: [[Double]] = [
      [1, 2, 4, 7, 9, 7, 4, 2, 1, 1, 1, 1],
      [1, 1.1, 1.2, 30, 1.4, 1.5, 1.6, 1.7, 30, 1.9, 2, 2.1],
      [1, 1.1, 1.2, 30, 1.4, 1.5],
    ]
    for y in series {
      #expect(Samples.chart(.line, y).features(of: 0).loneSpike == nil, "\(y)")
    }
  }

  /// One value but for a spike is not all one value, as a trend that stays says.
  @Test(arguments: [9, 31, 103, 1_003]) func theOthersAloneAreNotAll(count: Int) {
    let y: [Double] = (0..<count).map { $0 == count / 2 ? 9 : 1 }
    let chart = Samples.chart(.line, y)
    #expect(chart.statistics(of: 0)?.trend.direction == .mixed)
    #expect(chart.shape(of: 0)?.shape.exception?.value.value == 9)
  }
}
