import Foundation
import Testing

@testable import Charts

struct EpisodeTests {
  /// A year of months, noise, and warm months from one place to another.
  private func years(_ warm: ClosedRange<Int>?, seed: Int = 1, by amount: Double = 3) -> [Double] {
    var random = Random(seed: seed)
    let noise = random.noise(240)
    let y = (0..<240).map { month in
      let usual = 5 * sin(Double(month) * .pi / 6) + 0.4 * noise[month]
      return usual + (warm?.contains(month) == true ? amount : 0)
    }
    return Scale.linear.shares(of: y)
  }

  @Test(arguments: 1..<20) func aWarmYearIsOne(seed: Int) throws {
    let found = Episode.all(in: years(100...109, seed: seed), period: 12)
    let warm = try #require(found.first)
    #expect(warm.isHigh && warm.points.overlaps(100...109) && warm.points.contains(warm.extreme))
    #expect(abs(warm.points.lowerBound - 100) <= 1 && abs(warm.points.upperBound - 109) <= 1)
    let cold = Episode.all(in: years(100...109, seed: seed, by: -3), period: 12)
    #expect(cold.first?.isHigh == false)
  }

  @Test(arguments: 1..<40) func usualYearsHaveNone(seed: Int) {
    #expect(Episode.all(in: years(nil, seed: seed), period: 12).isEmpty)
  }

  @Test func withoutAPeriodNothingIsUsual() {
    #expect(Episode.all(in: years(100...109), period: nil).isEmpty)
    #expect(Episode.all(in: [], period: 12).isEmpty)
    #expect(Episode.all(in: [Double](repeating: .nan, count: 100), period: 12).isEmpty)
  }

  /// The end of what rises all along is high, and not unusual.
  @Test(arguments: 1..<20) func theEndOfARiseIsUsual(seed: Int) {
    var random = Random(seed: seed)
    let noise = random.noise(84)
    let y = (0..<84).map { quarter -> Double in
      let (rise, season) = (Double(quarter) / 30, sin(Double(quarter) * .pi / 2))
      return exp(rise + 0.2 * season + 0.05 * noise[quarter])
    }
    #expect(Episode.all(in: Scale.linear.shares(of: y), period: 4).isEmpty)
  }
}
