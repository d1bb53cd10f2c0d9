import Tables
import Testing

@Suite struct QuantileTests {
  /// As R's `quantile(c(1, 3, 7, 9), type = 7)` has them.
  @Test(arguments: [(0, 1), (0.25, 2.5), (0.5, 5), (0.75, 7.5), (1, 9)])
  func interpolatesAsTypeSeven(share: Double, value: Double) {
    #expect(Quantile.at(share, of: [1, 3, 7, 9]) == value)
  }

  @Test func sharesEndAtTheValues() {
    #expect(Quantile.at(-1, of: [1, 3]) == 1 && Quantile.at(2, of: [1, 3]) == 3)
    #expect(Quantile.at(0.3, of: [4]) == 4)
    #expect(Quantile.at(0.5, of: []).isNaN)
  }

  @Test(arguments: [1, 2, 5, 1000, 40_000, 100_001]) func theOrderOfTheValuesDoesNotMatter(
    _ count: Int
  ) {
    // A step that has no divisor in common with the count visits each value once.
    let values = (0..<count).map { Double($0 * 7_919 % count / 3) }
    let sorted = values.sorted()
    for share in [-1, 0, 0.05, 0.25, 0.5, 0.7501, 0.95, 1, 2] {
      #expect(Quantile.at(share, in: values) == Quantile.at(share, of: sorted))
    }
    #expect(Quantile.at(0.5, in: []).isNaN)
  }
}
