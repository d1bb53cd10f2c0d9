import Testing

@testable import Charts

struct MedianTests {
  @Test(arguments: 0..<60)
  func isTheMiddleOfTheSortedValues(seed: Int) throws {
    var random = Random(seed: seed)
    // Few distinct values, so that many are equal.
    let values = (0...seed).map { _ in (random.uniform() * 9).rounded() }
    let sorted = values.sorted()
    let middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    #expect(Median.of(values) == middle)
  }

  @Test func nothingHasNoMiddle() { #expect(Median.of([]) == nil) }

  @Test func hugeValuesDoNotOverflow() {
    let limit = Double.greatestFiniteMagnitude
    #expect(Median.of([limit, limit]) == limit)
    #expect(Median.of([-limit, limit]) == 0)
  }

  @Test(arguments: [
    Samples.curve(50_000) { $0 }, Samples.curve(50_000) { -$0 },
    Samples.curve(50_000) { _ in 7 }, Samples.curve(50_000) { min($0, 50_000 - $0) },
  ])
  func orderedValuesTakeNoLonger(values: [Double]) {
    let sorted = values.sorted()
    #expect(Median.of(values) == (sorted[24_999] + sorted[25_000]) / 2)
  }
}
