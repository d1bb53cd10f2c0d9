import Charts
import Testing

struct ComparisonTests {
  @Test func countsHigherEqualAndCrossings() {
    let comparison = Comparison(
      Samples.series([1, 5, 3, 1, 9], name: "A"), Samples.series([2, 2, 3, 2, 2], name: "B"))
    #expect(
      comparison
        == Comparison(first: "A", second: "B", shared: 5, higher: 2, equal: 1, crossings: 3))
  }

  @Test func touchingIsNoCrossing() {
    let touching = Comparison(Samples.series([3, 2, 3]), Samples.series([2, 2, 2]))
    #expect(touching.crossings == 0)
    let through = Comparison(Samples.series([3, 2, 1]), Samples.series([2, 2, 2]))
    #expect(through.crossings == 1)
  }

  @Test func onlyPlacesThatBothHaveCount() {
    let a = Series(name: "A", x: [1, 2, 4, 6], y: [9, 9, 9, 9], isContinuous: true)
    let b = Series(name: "B", x: [2, 3, 6], y: [1, 1, 10], isContinuous: true)
    let comparison = Comparison(a, b)
    #expect(comparison.shared == 2)
    #expect(comparison.higher == 1)
    #expect(comparison.crossings == 1)
  }

  @Test func missingValuesAreNotShared() {
    let comparison = Comparison(
      Samples.series([1, .nan, 3]), Samples.series([2, 2, .infinity]))
    #expect(comparison.shared == 1)
  }

  @Test func placesThatAreNoNumberEnd() {
    let odd = Series(name: "", x: [.nan, 1], y: [1, 2], isContinuous: true)
    #expect(Comparison(odd, odd).shared == 1)
    #expect(Comparison(odd, Samples.series([])).shared == 0)
  }
}
