import Testing

@testable import Tables

@Suite struct AggregateTests {
  @Test(arguments: [
    (Aggregate.mean, 4), (.median, 3), (.sum, 16), (.min, 1), (.max, 9), (.count, 4), (.first, 3),
    (.last, 3),
  ])
  func ofValuesThatThereAre(aggregate: Aggregate, value: Double) {
    #expect(aggregate([.nan, 3, 1, 9, 3, .infinity]) == value)
  }

  /// Only a count of nothing is a number.
  @Test(arguments: Aggregate.allCases) func ofNothing(aggregate: Aggregate) {
    let value = aggregate([.nan])
    #expect(aggregate == .count ? value == 0 : value.isNaN)
  }

  @Test func hugeValuesStayNumbers() {
    let limit = Double.greatestFiniteMagnitude
    #expect(Aggregate.sum([limit, limit]).isNaN)
    #expect(Aggregate.sum([limit, limit, -limit]) == limit)
    #expect(Aggregate.mean([limit, -limit]) == 0)
    #expect(Aggregate.mean([limit, limit, limit]) == limit)
  }

  /// Equal means are no higher or lower than each other.
  @Test func smallMeansKeepTwoDigitsThatCount() {
    func digits(_ means: [Double]) -> Int { Aggregate.mean.fractionDigits(of: 0, for: means) }
    // Deaths of a hundred, and of a thousand cases.
    #expect(digits([0.0039, 0.0344]) == 3 && digits([0.0004, 0.0007]) == 5)
    #expect(digits([0.25, 0.75]) == 2 && digits([31.5, 60.25]) == 2 && digits([4000, 9000]) == 0)
    // A difference of next to nothing has no digits of its own.
    #expect(digits([0.5, 0.5 + 1e-12]) == 2 && digits([]) == 0)
  }

  @Test func theOrderOfValuesChangesNoMean() {
    let values = [1, 3, 9, 0.1, 0.2, 0.7, 1e9, 13.37]
    let mean = Aggregate.mean(values)
    #expect(Aggregate.mean([1, 3, 9]) == Aggregate.mean([2, 3, 8]))
    #expect(Aggregate.mean(values.reversed()) == mean && Aggregate.mean(values.sorted()) == mean)
  }

  @Test func aMeanOfEqualValuesIsThatValue() {
    #expect(Aggregate.mean(Array(repeating: 0.1, count: 1_000)) == 0.1)
  }
}
