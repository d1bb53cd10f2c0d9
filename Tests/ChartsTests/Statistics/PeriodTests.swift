import Glibc
import Testing

@testable import Charts

struct PeriodTests {
  private func period(_ y: [Double]) -> Period? { Period(of: Scale.linear.shares(of: y)) }

  private func wave(_ count: Int, period: Double, noise: Double = 0, seed: Int = 1) -> [Double] {
    var random = Random(seed: seed)
    return (0..<count).map { sin(2 * .pi * Double($0) / period) + noise * random.normal() }
  }

  @Test(arguments: [(40, 8), (365, 7), (100, 25), (2000, 300), (60, 20)])
  func aWaveRepeats(count: Int, points: Int) throws {
    let found = try #require(period(wave(count, period: Double(points))))
    #expect(found.points == points)
    #expect(found.strength == .strong)
  }

  @Test(arguments: 0..<20)
  func aWaveIsHeardThroughNoise(seed: Int) throws {
    let found = try #require(period(wave(240, period: 12, noise: 0.4, seed: seed)))
    #expect(found.points == 12)
    #expect(found.correlation < 1)
  }

  @Test func anyPatternRepeats() {
    let week: [Double] = [5, 6, 6, 7, 9, 2, 1]
    #expect(period((0..<70).map { week[$0 % 7] })?.points == 7)
    #expect(period((0..<60).map { $0 % 10 == 3 ? 1 : 0 })?.points == 10)
    #expect(period((0..<40).map { $0 % 2 == 0 ? 1 : 2 })?.points == 2)
  }

  @Test func aTrendDoesNotHideIt() {
    let y = (0..<120).map { Double($0) / 10 + sin(2 * .pi * Double($0) / 12) }
    #expect(period(y)?.points == 12)
  }

  @Test func missingValuesDoNotHideIt() {
    var y = wave(120, period: 12)
    for i in [3, 4, 5, 40, 77, 78] { y[i] = .nan }
    #expect(period(y)?.points == 12)
  }

  @Test(arguments: 0..<200)
  func noiseDoesNotRepeat(seed: Int) {
    var random = Random(seed: seed)
    #expect(period(random.noise(5 + seed * 2)) == nil)
  }

  @Test func walksHardlyEverRepeat() {
    let count = (0..<300).count { seed in
      var random = Random(seed: seed)
      return period(random.walk(30 + seed)) != nil
    }
    #expect(count < 6)
  }

  private static let courses: [[Double]] = [
    Samples.curve(100) { $0 }, Samples.curve(100) { _ in 3 }, [], [1], [1, 2, 1, 2],
    Samples.curve(100) { $0 * $0 }, Samples.curve(100) { exp($0 / 20) },
    Samples.curve(100) { 1 / (1 + exp(-($0 - 50) / 8)) }, Samples.curve(100) { $0 < 50 ? 0 : 1 },
    Samples.curve(100) { ($0 * 0.3).rounded() }, Samples.curve(100) { $0 == 50 ? 1 : 0 },
    Samples.curve(50) { _ in .nan }, Samples.curve(60) { sin($0 * .pi / 30) },
  ]

  @Test(arguments: courses)
  func otherCoursesDoNotRepeat(y: [Double]) {
    #expect(period(y) == nil)
  }

  @Test func inALongSeriesShortAndLongPeriodsAreFound() throws {
    #expect(period(wave(20_000, period: 24, noise: 0.2))?.points == 24)
    let long = try #require(period(wave(50_000, period: 6000, noise: 0.1)))
    #expect(abs(long.points - 6000) < 60)
    let noisy = try #require(period(wave(100_000, period: 1440, noise: 0.2)))
    #expect(abs(noisy.points - 1440) < 3)
    var random = Random(seed: 5)
    #expect(period(random.noise(20_000)) == nil)
  }

  @Test func theScaleDoesNotMatter() {
    let y = wave(60, period: 12, noise: 0.2)
    for rescale in rescalings { #expect(period(y.map(rescale))?.points == 12) }
  }
}
