import Testing

@testable import Charts

struct RoundingTests {
  /// Means of the same numbers, added up in another order, are equal; cents of billions and whole numbers are not.
  @Test func onlyWhatRoundingLeavesIsAlike() {
    let sum: Double = 0.1 + 0.2
    #expect(Rounding.areAlike(sum, 0.3))
    let (mean, other): (Double, Double) = (0.1 + 0.7 + 0.2, 0.2 + 0.1 + 0.7)
    #expect(Rounding.areAlike(mean / 3, other / 3))
    #expect(Rounding.areAlike(4, 4) && Rounding.areAlike(0, -0.0))
    #expect(!Rounding.areAlike(9_999_999_999.01, 9_999_999_999.02))
    #expect(!Rounding.areAlike(9_007_199_254_740_991, 9_007_199_254_740_990))
    #expect(!Rounding.areAlike(0, 1e-300) && !Rounding.areAlike(.infinity, 1))
    #expect(!Rounding.areAlike(.greatestFiniteMagnitude, -.greatestFiniteMagnitude))
  }

  /// Hours of rain whose means are the same but for rounding do not cross each other.
  @Test func meansThatAreEqualDoNotCross() {
    let sum: Double = 0.1 + 0.2
    let a: [Double] = [1, sum, 2, 0.3, 1]
    let b: [Double] = [0.5, 0.3, 1, sum, 0.5]
    let comparison = Comparison(
      Samples.series(a, name: "A"), Samples.series(b, name: "B"))
    #expect(comparison.crossings == 0 && comparison.equal == 2 && comparison.higher == 3)
  }
}
