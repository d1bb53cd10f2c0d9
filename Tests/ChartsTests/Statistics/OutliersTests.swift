import Glibc
import Testing

@testable import Charts

struct OutliersTests {
  private func outliers(_ y: [Double], x: [Double]? = nil) -> [Int] {
    Outliers.indices(
      x: Scale.linear.shares(of: x ?? y.indices.map(Double.init)), y: Scale.linear.shares(of: y))
  }

  @Test func aValueFarFromAllOthersIsOne() {
    #expect(outliers([1, 2, 1, 2, 50]) == [4])
    #expect(outliers([9, 8, 9, -40, 8, 9, 8]) == [3])
    #expect(outliers([50, 1, 2, 1, 2, 1, 2, 1, -60]) == [0, 8])
  }

  @Test func amongEqualValuesItIsOneToo() {
    #expect(outliers([5, 5, 5, 9, 5, 5, 5, 5]) == [3])
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
    Samples.curve(60) { pow(1.1, $0) }, Samples.curve(60) { pow($0, 3) },
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
    let week: [Double] = [50, 51, 50, 52, 50, 20, 5]
    var y = (0..<70).map { week[$0 % 7] }
    #expect(!outliers(y).isEmpty)
    func seasonal() -> [Int] {
      Outliers.indices(
        x: Scale.linear.shares(of: y.indices.map(Double.init)), y: Scale.linear.shares(of: y),
        period: 7)
    }
    #expect(seasonal() == [])
    // A busy Sunday is one.
    y[34] = 51
    #expect(seasonal() == [34])
  }

  @Test func tooFewValuesSayNothing() {
    #expect(outliers([1, 1, 1, 90]) == [])
    #expect(outliers([]) == [])
    #expect(outliers([.nan, .nan, .nan, .nan, .nan, .nan]) == [])
  }

  @Test func missingValuesAreSteppedOver() {
    #expect(outliers([1, .nan, 2, 1, .infinity, 2, 50, 1, 2]) == [6])
  }

  @Test func theScaleDoesNotMatter() {
    let y: [Double] = [3, 4, 3, 5, 4, 60, 3, 4, 5, 3]
    for rescale in rescalings { #expect(outliers(y.map(rescale)) == [5]) }
  }

  @Test func pointsAboveOnePlaceHaveAMiddleToo() {
    #expect(outliers([1, 2, 1, 2, 50, 1], x: [3, 3, 3, 3, 3, 3]) == [4])
  }

  /// In normal noise a modified z-score passes 3.5 about five times in ten thousand.
  @Test func noiseHasFew() {
    let count = (0..<40).reduce(0) { count, seed in
      var random = Random(seed: seed)
      return count + outliers(random.noise(250)).count
    }
    #expect(count < 40)
  }
}
