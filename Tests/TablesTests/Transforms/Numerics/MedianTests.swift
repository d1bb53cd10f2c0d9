import Tables
import Testing

struct MedianTests {
  @Test(arguments: 0..<60)
  func isTheMiddleOfTheSortedValues(seed: Int) throws {
    // Few distinct values, so that many are equal.
    let values = (0...seed).map { Double($0 * $0 * 7 % 11 * (seed + 3) % 10) }
    let sorted = values.sorted()
    let middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    #expect(Median.of(values) == middle)
  }

  @Test func nothingHasNoMiddle() { #expect(Median.of([]) == nil) }

  @Test(arguments: [9, 100_000]) func whatHasNoValueIsLeftOut(count: Int) {
    let odd = Median.of(0..<count) { $0.isMultiple(of: 2) ? nil : Double($0) }
    let values = (0..<count).filter { !$0.isMultiple(of: 2) }.map(Double.init)
    #expect(odd == Median.of(values))
    #expect(Median.of(0..<count) { _ in nil } == nil)
    #expect(Median.of(3..<4) { Double($0) } == 3)
  }

  @Test func hugeValuesDoNotOverflow() {
    let limit = Double.greatestFiniteMagnitude
    #expect(Median.of([limit, limit]) == limit)
    #expect(Median.of([-limit, limit]) == 0)
  }

  private static let ordered: [[Double]] = {
    let ascending = (0..<50_000).map(Double.init)
    let alike = Array(repeating: 7.0, count: 50_000)
    return [ascending, ascending.reversed(), alike, ascending.map { min($0, 50_000 - $0) }]
  }()

  @Test(arguments: ordered)
  func orderedValuesTakeNoLonger(values: [Double]) {
    let sorted = values.sorted()
    #expect(Median.of(values) == (sorted[24_999] + sorted[25_000]) / 2)
  }
}
