import Testing

@testable import Tables

/// A value is selected that sorting would put at its rank.
@Suite struct SelectionTests {
  /// Values in several orders, more than are selected among at once.
  private static let lists: [[Double]] = {
    let count = 100_000
    return [
      (0..<count).map { Double($0 * 7_919 % 100_003) },
      (0..<count).map(Double.init),
      (0..<count).map { Double(-$0) },
      (0..<count).map { Double($0 % 3) },
      Array(repeating: 7, count: count),
      // Mostly one value, but for a few on either side.
      (0..<count).map { $0 % 1_000 == 1 ? Double($0 % 7) : 3 },
      // The sample meets nothing but zeros.
      (0..<count).map { $0 * 4_096 % count < 4_096 ? 0 : Double($0) },
      (0..<count).map { $0 < 10 ? .infinity : -Double($0) },
      (0..<5).map(Double.init), [3],
    ]
  }()

  @Test(arguments: lists.indices) func isWhatSortingFinds(_ list: Int) {
    let values = Self.lists[list]
    let sorted = values.sorted()
    for rank in Set([0, 1, values.count / 50, values.count / 2, values.count - 1])
    where rank < values.count {
      #expect(Selection.value(at: rank, of: values) == sorted[rank])
    }
    let middle = values.count / 2
    let median = values.count % 2 == 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    #expect(Median.of(values) == median)
  }

  @Test func hasNoValueAtARankThatIsNotThere() {
    #expect(Selection.value(at: 0, of: []) == nil)
    #expect(Selection.value(at: 2, of: [1, 2]) == nil)
    #expect(Selection.value(at: -1, of: [1, 2]) == nil)
  }
}
