import Glibc
import Testing

@testable import Charts

struct OutliersTests {
  private func outliers(_ y: [Double], x: [Double]? = nil) -> [Int] {
    Outliers.all(
      x: Scale.linear.shares(of: x ?? y.indices.map(Double.init)), y: Scale.linear.shares(of: y)
    ).map(\.index)
  }

  @Test func aValueFarFromAllOthersIsOne() {
    #expect(outliers([1, 2, 1, 2, 1, 2, 1, 2, 1, 50]) == [9])
    #expect(outliers([9, 8, 9, -40, 8, 9, 8, 9, 8, 9]) == [3])
    let both = [50] + (0..<18).map { Double($0 % 2) } + [-60]
    #expect(outliers(both) == [0, 19])
  }

  /// The rule can be computed again by whoever hears it: 3.5 deviations and a tenth of the range.
  @Test func withoutACourseTheRuleIsTheOneThatIsSaid() {
    let y = (0..<60).map { Double($0 * $0 * 7 % 61) } + [200, 210, 40, 25, -90]
    func median(_ values: [Double]) -> Double {
      let sorted = values.sorted()
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    let middle = median(y)
    let deviation = median(y.map { abs($0 - middle) })
    let range = y.max()! - y.min()!
    let told = y.indices.filter {
      0.6745 * abs(y[$0] - middle) / deviation > 3.5 && abs(y[$0] - middle) >= range / 10
    }
    let found = Outliers.all(
      x: Scale.linear.shares(of: y.indices.map(Double.init)), y: Scale.linear.shares(of: y),
      hasCourse: false
    ).map(\.index)
    #expect(found == told && !told.isEmpty)
  }

  /// Gas of two years: cold months are simply cold, also the one that is at an end.
  @Test func whatComesAgainIsNone() {
    let gas: [Double] = [
      42, 48, 46, 15, 16, 15, 15, 16, 15, 19, 20, 43, 48, 45, 47, 14, 15, 14, 14, 15, 16, 18, 16,
      48,
    ]
    #expect(outliers(gas) == [])
    var failed = gas
    failed[9] = 90
    #expect(outliers(failed) == [9])
  }

  @Test func amongEqualValuesItIsOneToo() {
    #expect(outliers([5, 5, 5, 9, 5, 5, 5, 5, 5, 5]) == [3])
  }

  @Test func aRiseHasNoneButWhatLeavesIt() {
    var line = (0..<100).map(Double.init)
    #expect(outliers(line) == [])
    line[40] += 30
    #expect(outliers(line) == [40])
    line[99] -= 50
    #expect(outliers(line) == [40, 99])
  }

  private static let courses: [[Double]] = [
    Samples.curve(60) { pow(1.1, $0) }, Samples.curve(12) { pow(2, $0) },
    Samples.curve(24) { pow(2, 23 - $0) }, Samples.curve(10) { pow(3, $0) },
    Samples.curve(60) { pow($0, 3) },
    Samples.curve(60) { sin($0 / 5) }, Samples.curve(60) { $0 < 45 ? 0 : 10 },
    Samples.curve(60) { ($0 * $0).truncatingRemainder(dividingBy: 7) }, [1, 9, 1, 9, 1, 9],
    [7, 7, 7, 7, 7, 7],
  ]

  @Test(arguments: courses)
  func aSmoothCourseAndAStepHaveNone(y: [Double]) {
    #expect(outliers(y) == [])
  }

  @Test func twoThatStandTogetherAreBothSeen() {
    var y = (0..<40).map { Double($0 % 3) }
    y[20] = 30
    y[21] = 31
    #expect(outliers(y) == [20, 21])
  }

  @Test func whatRepeatsIsUsual() {
    let cycle: [Double] = [50, 51, 50, 52, 50, 50, 51, 50, 52, 50, 51, 5]
    var y = (0..<120).map { cycle[$0 % 12] }
    #expect(!outliers(y).isEmpty)
    func seasonal() -> [Int] {
      Outliers.all(
        x: Scale.linear.shares(of: y.indices.map(Double.init)), y: Scale.linear.shares(of: y),
        period: 12
      ).map(\.index)
    }
    #expect(seasonal() == [])
    // A low that stays out is one.
    y[35] = 51
    #expect(seasonal() == [35])
  }

  @Test func tooFewValuesSayNothing() {
    #expect(outliers([1, 1, 1, 90]) == [])
    #expect(outliers([12, 14, 13, 18, 21, 19, 25, 28]) == [])
    #expect(outliers([120, 80, 45, 200, 10]) == [])
    #expect(outliers([1, 2, 1, 2, 1, 2, 1, 2, 50]) == [])
    #expect(outliers([10, 10.2, 9.9, 10.1, 2.2]) == [])
    #expect(outliers([]) == [])
    #expect(outliers([.nan, .nan, .nan, .nan, .nan, .nan]) == [])
  }

  /// Values that are all the same do not say how far another one is.
  @Test(arguments: [[10, 10, 10, 11, 10, 10], [5, 5, 5, 5, 6, 5, 5, 5, 5.0]])
  func amongEqualsNothingIsFar(y: [Double]) {
    let x = y.indices.map { Double($0) / Double(y.count - 1) }
    let low = y.min() ?? 0
    let shares = y.map { $0 - low }
    #expect(Outliers.all(x: x, y: shares).isEmpty)
    #expect(Outliers.all(x: x, y: shares, hasCourse: false).isEmpty)
  }

  /// Dixon's Q: of eight values near ten one of 2.2 is apart, in any order; at an end of a course it may be a step.
  @Test func oneOfFewIsApart() {
    func kinds(_ y: [Double]) -> [Int] {
      Outliers.all(
        x: Scale.linear.shares(of: y.indices.map(Double.init)), y: Scale.linear.shares(of: y),
        hasCourse: false
      ).map(\.index)
    }
    let wind = [10.1, 9.8, 10.3, 2.2, 10, 9.9, 10.2, 10.1]
    #expect(outliers(wind) == [3] && kinds(wind) == [3])
    #expect(kinds([10.1, 9.8, 10.3, 10, 2.2]) == [4])
    #expect(kinds([10.1, 9.8, 2.2, 10]) == [])
    // A journey in July.
    #expect(outliers([81, 300, 77, 52, 225, 37, 1_240, 209, 308]) == [6])
    // Sizes that go down to small ones, and noise.
    #expect(kinds([128, 64, 32, 16, 8, 4, 2, 1]) == [])
    let found = (0..<400).count { seed in
      var random = Random(seed: 6_400 + seed)
      return !kinds(random.noise(5 + seed % 5)).isEmpty
    }
    #expect(found <= 12, "\(found)")
  }

  @Test func manyOfThemAreHowTheValuesAreSpread() {
    var y = (0..<30).map { Double($0 % 2) }
    for i in [4, 12, 20] { y[i] = 40 }
    #expect(outliers(y) == [4, 12, 20])
    y[28] = 40
    #expect(outliers(y) == [])
  }

  @Test func aSmallDistanceIsNotNoticed() {
    let y = (0..<40).map { $0 < 20 ? 0 : $0 == 30 ? 92 : 100.0 }
    #expect(outliers(y) == [])
  }

  @Test func noLineIsTakenOffUnevenPlacesOrOffWhatHasNoOrder() {
    let uneven = (0..<6).flatMap { [Double($0) * 100, Double($0) * 100 + 1] }
    let line = uneven.indices.map(Double.init)
    #expect(outliers(line, x: uneven) == [])
    // A value that leaves a rise, but not the range.
    var rise = (0..<30).map(Double.init)
    rise[20] = 2
    #expect(outliers(rise) == [20])
    #expect(
      Outliers.all(x: rise.indices.map(Double.init), y: rise.map { $0 / 29 }, hasCourse: false)
        .isEmpty)
  }

  /// A sensor that says 0 now and then is farthest off where the wave is high, not where it said so first.
  @Test func theFarthestIsTheOneFarthestFromItsPlaceInTheWave() {
    var y = (0..<240).map { 10 + 6 * sin(Double($0) / 12 * Double.pi) }
    for k in [48, 102, 168] { y[k] = 0 }
    let found = Outliers.all(
      x: Scale.linear.shares(of: y.indices.map(Double.init)), y: Scale.linear.shares(of: y),
      period: 24)
    #expect(found.map(\.index) == [48, 102, 168])
    #expect(found.farthest == 102)
    #expect([Outliers.Outlier]().farthest == nil)
  }

  /// The places are those of the even times where some are missing.
  @Test func aWaveWithMissingTimesIsTakenOff() {
    let steps = (0..<480).filter { $0 % 17 != 5 }
    var y = steps.map { 10 + 6 * sin(Double($0) / 12 * Double.pi) }
    y[200] = 13
    y[201] = 13
    let found = Outliers.all(
      x: Scale.linear.shares(of: steps.map(Double.init)), y: Scale.linear.shares(of: y),
      period: 24, at: steps)
    #expect(!found.isEmpty && found.allSatisfy { [200, 201].contains($0.index) })
    #expect(
      found.allSatisfy { outlier in
        let usual = 10 + 6 * sin(Double(steps[outlier.index]) / 12 * Double.pi)
        return abs(outlier.distance - abs(y[outlier.index] - usual) / 12) < 0.01
      })
  }

  @Test func missingValuesAreSteppedOver() {
    #expect(outliers([1, .nan, 2, 1, .infinity, 2, 50, 1, 2, 1, 2, 1]) == [6])
  }

  @Test func theScaleDoesNotMatter() {
    let y: [Double] = [3, 4, 3, 5, 4, 60, 3, 4, 5, 3]
    for rescale in rescalings { #expect(outliers(y.map(rescale)) == [5]) }
  }

  @Test func pointsAboveOnePlaceHaveAMiddleToo() {
    #expect(
      outliers([1, 2, 1, 2, 50, 1, 2, 1, 2, 1], x: Array(repeating: 3, count: 10)) == [4])
  }

  /// In normal noise a modified z-score passes 3.5 about five times in ten thousand.
  @Test func noiseHasFew() {
    let count = (0..<40).reduce(0) { count, seed in
      var random = Random(seed: seed)
      return count + outliers(random.noise(250)).count
    }
    #expect(count < 40)
  }

  /// MSFT in 2000: the second month is between its neighbors, and the maximum is the third.
  @Test func anEndIsNoneBetweenItsNeighbors() {
    let y = [39.81, 36.35, 43.22, 28.37, 25.45, 32.54, 28.4, 28.4, 24.53, 28.02, 23.34, 17.65]
    let calm = (0..<60).map { 25 + sin(Double($0)) }
    #expect(!outliers(y + calm).contains(1))
  }

  @Test func anEndBeyondAllNearItIsOne() {
    let calm = (0..<60).map { 25 + sin(Double($0)) }
    #expect(outliers([90] + calm) == [0])
    #expect(outliers(calm + [90]) == [60])
  }

  /// Nobody needs a list of the shares that places are at.
  @Test(arguments: [60, 300_000]) func placesOfARangeAreAsGoodAsTheirShares(count: Int) throws {
    let places = (0..<count).map { Double($0) * 60 + 1.6e9 }
    var values = (0..<count).map { Double($0 * 37 % 101) + Double($0) / 50 }
    values[7] = .nan
    for outlier in [nil, count / 3] {
      if let outlier { values[outlier] = -40 * Double(count) }
      let y = Scale.linear.shares(of: values)
      let range = try #require(Shares(of: places))
      let found = Outliers.all(x: places, in: range, y: y)
      let told = Outliers.all(x: Scale.linear.shares(of: places), y: y)
      #expect(found.map(\.index) == told.map(\.index))
      #expect(found.map(\.distance) == told.map(\.distance))
      #expect(found.map(\.index) == [outlier].compactMap(\.self))
    }
  }
}
