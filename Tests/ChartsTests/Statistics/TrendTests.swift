import Glibc
import Testing

@testable import Charts

struct TrendTests {
  /// Four errors in two days of hours without any lead nowhere.
  @Test func aFewOthersLeadNowhere() {
    var y = [Double](repeating: 0, count: 48)
    for hour in [33, 36, 41, 44] { y[hour] = 1 }
    let trend = Trend(x: y.indices.map(Double.init), y: y)
    #expect(trend.direction == .mixed && trend.strength == nil)
  }

  private func trend(_ y: [Double], x: [Double]? = nil) -> Trend {
    Trend(x: x ?? y.indices.map(Double.init), y: y)
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4, 9], .rising, .veryStrong),
      ([9, 4, 3, 2, 1], .falling, .veryStrong),
      ([1, 2, 3, 4], .rising, nil),
      ([4, 3, 2, 1], .falling, nil),
      ([4.5, 5.1, 3.9, 6], .mixed, nil),
      ([1, 5, 2, 6, 4], .rising, .weak),
      ([1, 5, 2, 6, 5], .rising, .moderate),
      ([5, 6, 2, 5, 1], .falling, .moderate),
      ([1, 9, 1, 9, 1], .mixed, nil),
      ([0, 0, 10, 0, 0], .mixed, nil),
      ([7, 7, 7], .flat, nil),
      ([7], .flat, nil),
      ([], .flat, nil),
      // Too few to be strong or weak.
      ([1, 2], .rising, nil),
      ([3, 2, 1], .falling, nil),
      ([1, 1, 2], .rising, nil),
      ([1, 3, 2], .mixed, nil),
    ] as [([Double], Trend.Direction, Trend.Strength?)])
  func correlationDecides(_ y: [Double], _ direction: Trend.Direction, _ strength: Trend.Strength?)
  {
    #expect(trend(y) == Trend(direction: direction, strength: strength))
  }

  @Test(arguments: [
    Samples.curve(12) { pow(2, $0) }, Samples.curve(30) { log($0 + 1) },
    Samples.curve(9) { $0 < 8 ? $0 : 1e6 },
  ])
  func whatOnlyRisesIsVeryStrong(y: [Double]) {
    #expect(trend(y) == Trend(direction: .rising, strength: .veryStrong))
    #expect(trend(y.reversed()) == Trend(direction: .falling, strength: .veryStrong))
  }

  /// The bounds are those of Hinkle, Wiersma and Jurs (2003).
  @Test(arguments: [
    (0.95, Trend.Strength.veryStrong), (0.9, .veryStrong), (-0.89, .strong), (0.7, .strong),
    (-0.67, .moderate), (0.5, .moderate), (0.49, .weak), (-0.3, .weak),
    // They are those of what is told: nobody hears that 0.8955 is less than 0.90.
    (0.8955, .veryStrong), (0.8949, .strong), (-0.695, .strong), (0.4951, .moderate),
    (0.2951, .weak),
  ])
  func correlationsHaveAStrength(correlation: Double, strength: Trend.Strength) {
    #expect(
      Trend(correlation: correlation)
        == Trend(direction: correlation > 0 ? .rising : .falling, strength: strength))
    #expect(Trend(correlation: 0.29) == Trend(direction: .mixed, strength: nil))
  }

  @Test(arguments: [12, 20, 61, 1000], [1.0, 2, 3])
  func aSineComesBack(count: Int, periods: Double) {
    let y = Samples.curve(count) { 50 + 40 * sin($0 / Double(count) * 2 * .pi * periods) }
    #expect(trend(y).direction == .mixed)
  }

  @Test(arguments: 0..<30)
  func noiseDoesNotHideARise(seed: Int) {
    var random = Random(seed: seed)
    let y = random.noise(60).enumerated().map { Double($0) / 60 + $1 / 5 }
    #expect(trend(y).direction == .rising)
    #expect(trend(y).strength != .weak)
  }

  @Test func aStepLeadsSomewhere() {
    let y = Array(repeating: 1.0, count: 10) + Array(repeating: 8, count: 10)
    #expect(trend(y) == Trend(direction: .rising, strength: .strong))
  }

  @Test func theScaleOfValuesDoesNotMatter() {
    let y: [Double] = [1, 5, 2, 6, 5]
    let expected = trend(y)
    #expect(trend(y.map { $0 * 1e307 }) == expected)
    #expect(trend(y.map { $0 * 1e-300 }) == expected)
    #expect(trend(y.map { $0 + 1e9 }) == expected)
    #expect(trend(y.map { -$0 }).direction == .falling)
  }

  @Test func smallDifferencesBetweenLargeValuesAreSeen() {
    // Milliseconds of today, and values of which only the last digits differ.
    let x = (0..<50).map { 1_700_000_000 + Double($0) / 1000 }
    let y = (0..<50).map { 1e15 + Double($0) }
    #expect(
      trend(y, x: x) == Trend(direction: .rising, strength: .veryStrong, isSteady: true))
  }

  @Test func theWidestRangeHasATrend() {
    #expect(
      trend([-1.7e308, -1e308, 0, 1e308, 1.7e308])
        == Trend(direction: .rising, strength: .veryStrong, isSteady: true))
  }

  /// A growth by equal ratios rises all the time, and yet not steadily.
  @Test func steadyIsOnlyWhatHasEvenSteps() {
    #expect(trend(Samples.curve(20) { 2 * $0 + 1 }).isSteady)
    #expect(trend(Samples.curve(20) { -2 * $0 }).isSteady)
    #expect(!trend(Samples.curve(20) { pow(1.2, $0) }).isSteady)
    #expect(!trend(Samples.curve(20) { 1 / (1 + exp(10 - $0)) }).isSteady)
    #expect(trend([1, 2, 5, 6], x: [0, 1, 4, 5]).strength == nil)
    #expect(trend([1, 2, 5, 6, 8], x: [0, 1, 4, 5, 7]).isSteady)
  }

  /// The words are on one scale: what follows its places more closely, with swings that lead as far, has no weaker one.
  @Test(arguments: 0..<40) func aCloserRelationHasNoWeakerWord(seed: Int) {
    var random = Random(seed: 900 + seed)
    let order: [Trend.Strength?] = [nil, .weak, .moderate, .strong, .veryStrong]
    var told: [(clarity: Double, rank: Int)] = []
    for _ in 0..<40 {
      let slope = random.uniform() * 0.1
      let y = random.noise(60).enumerated().map { slope * Double($0) + $1 }
      let found = trend(y)
      guard found.strength != nil else { continue }
      let association = Trend.association(y.indices.map(Double.init), y)
      let clarity = abs(association) >= 0.9 ? abs(association) : Trend.clarity(association, y)
      told.append((clarity, order.firstIndex(of: found.strength) ?? 0))
    }
    told.sort { $0.clarity < $1.clarity }
    #expect(told.count > 5)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0.rank <= $1.rank })
  }

  /// Twelve values of noise follow their places by 0.3 in one case of three: that is no trend.
  @Test func noiseHasNoTrend() {
    let trends = (0..<200).map { seed in
      var random = Random(seed: seed)
      return trend(random.noise(12)).direction
    }
    #expect(trends.count { $0 != .mixed } <= 24, "\(trends.count { $0 != .mixed })")
  }

  /// A course that leads a little more one way between its swings is not at once a strong trend.
  @Test(arguments: 0..<40)
  func aLittleMoreOfTheWayIsNoLeapOfStrength(seed: Int) {
    let order: [Trend.Strength?] = [nil, .weak, .moderate, .strong, .veryStrong]
    func rank(_ slope: Double) -> Int {
      var random = Random(seed: seed)
      let noise = random.noise(60)
      let y = (0..<60).map { 3 * sin(Double($0) / 60 * 4 * .pi) + slope * Double($0) + noise[$0] }
      return order.firstIndex(of: trend(y).strength) ?? 0
    }
    let ranks = (0..<60).map { rank(Double($0) / 200) }
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $1 - $0 <= 2 })
  }

  @Test func valuesAboveOnePlaceHaveNoDirection() {
    #expect(trend([1, 2, 3], x: [5, 5, 5]) == Trend(direction: .mixed, strength: nil))
  }
}
