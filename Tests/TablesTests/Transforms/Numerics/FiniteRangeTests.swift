import Testing

@testable import Tables

struct FiniteRangeTests {
  @Test func isOfFiniteNumbersAlone() {
    #expect([3, -1, 2.5].finiteRange == -1...3)
    #expect([Double.nan, 4, .infinity, -.infinity, .nan].finiteRange == 4...4)
    #expect([Double.nan, .infinity].finiteRange == nil && [Double]().finiteRange == nil)
  }
}
