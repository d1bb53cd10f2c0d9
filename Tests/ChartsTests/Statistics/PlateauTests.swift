import Glibc
import Testing

@testable import Charts

struct PlateauTests {
  private func plateaus(_ y: [Double]) -> [ClosedRange<Int>] {
    Plateau.all(in: Scale.linear.shares(of: y), values: y).map(\.points)
  }

  @Test func aStretchThatHardlyChangesIsOne() {
    #expect(plateaus([0, 3, 7, 7, 7, 7, 3, 0]) == [2...5])
    #expect(plateaus([0, 30, 70, 70.5, 69.9, 70.2, 99, 100]) == [2...5])
  }

  @Test func theLongestComesFirst() {
    #expect(plateaus([1, 1, 1, 4, 6, 8, 8, 8, 8, 5]) == [5...8, 0...2])
    // Of equals the first.
    #expect(plateaus([1, 1, 1, 4, 6, 8, 8, 8, 5]) == [0...2, 5...7])
  }

  /// One is not nearly none, however large the range is.
  @Test func aFewIsNotNone() {
    #expect(plateaus([90, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0]) == [5...8, 1...3])
    #expect(plateaus([90, 0, 1, 0, 1, 0, 2, 0, 1, 0, 90]) == [])
    #expect(plateaus([90, 50, 50.5, 50, 50.2, 0]) == [1...4])
  }

  /// A decay over powers of ten stays nowhere, however little that is beside its start.
  @Test func aDecayHasNone() {
    #expect(plateaus([870, 53, 2.1, 0.04, 0.001]) == [])
    #expect(plateaus([-870, -53, -2.1, -0.04, -0.001]) == [])
    #expect(plateaus([870, 53, 2.1, 2.3, 2.0]) == [2...4])
  }

  @Test func aGapEndsIt() {
    #expect(plateaus([7, 7, .nan, 7, 7, 7, 0]) == [3...5])
  }

  @Test(arguments: [
    Samples.curve(200) { $0 }, Samples.curve(200) { sin($0 * .pi / 200) },
    Samples.curve(200) { sin($0 / 20) }, [3, 3, 3, 3], [1, 1, 2], [], [.nan, .nan, .nan], [5],
  ])
  func whatKeepsMovingOrNeverMovesHasNone(y: [Double]) {
    #expect(plateaus(y) == [])
  }

  @Test(arguments: [
    Samples.curve(12) { 100 * pow(2, $0) }, Samples.curve(7) { pow(3, $0) },
    Samples.curve(41) { pow(10, $0 / 4) }, Samples.curve(12) { 100 * pow(2, 11 - $0) },
  ])
  func theBeginningOfAGrowthIsNone(y: [Double]) {
    #expect(plateaus(y) == [])
  }

  @Test func whereAGrowthLevelsOffIsOne() {
    #expect(plateaus(Samples.curve(40) { 100 - 100 * exp(-$0 / 3) }) == [12...39])
  }

  @Test func aShortRestOfALongSeriesIsNone() {
    var y = (0..<100).map(Double.init)
    for i in 40..<53 { y[i] = 40 }
    #expect(plateaus(y) == [])
    // With the value before, which is near enough, it is now 15 of 100.
    y[53] = 40
    #expect(plateaus(y) == [39...53])
  }

  /// Every run is found, as a look at all of them says.
  @Test(arguments: 0..<60)
  func agreesWithALookAtEveryRun(seed: Int) {
    var random = Random(seed: seed)
    let y = (0..<40).map { _ in
      random.uniform() < 0.05 ? Double.nan : (random.uniform() * random.uniform() * 4).rounded()
    }
    var longest = 0
    for start in y.indices {
      for end in start..<y.count where Set(y[start...end]).count == 1 && y[end].isFinite {
        longest = max(longest, end - start + 1)
      }
    }
    let share = Double(y.count { $0.isFinite }) * 0.15
    let isLong = longest >= 3 && Double(longest) >= share
    #expect(plateaus(y).first?.count == (isLong ? longest : nil))
  }

  @Test func theScaleDoesNotMatter() {
    for rescale in rescalings {
      #expect(plateaus([0, 3, 7, 7, 7, 7, 3, 0].map(rescale)) == [2...5])
    }
  }

  /// A sensor that failed once does not make everything else one plateau.
  @Test func oneFarValueMakesNoPlateau() {
    var y = (0..<100).map { 20 + Double($0 * 37 % 50) / 10 }
    y[40] = -999
    #expect(plateaus(y) == [])
    // A stretch that hardly changes is one all the same.
    for row in 60..<80 { y[row] = 22.3 }
    #expect(plateaus(y) == [60...79])
  }
}
