import Testing

@testable import Charts

@Suite struct FiniteIndicesTests {
  @Test(
    arguments: [
      [1, 2, 3], [.nan, 2, .infinity, 4], [.nan], [], [1, .nan], [.nan, 1],
    ] as [[Double]])
  func areThoseOfTheFiniteNumbers(numbers: [Double]) {
    let indices = FiniteIndices(of: numbers)
    #expect(Array(indices) == numbers.indices.filter { numbers[$0].isFinite })
    #expect(indices.elements(of: numbers) == numbers.filter(\.isFinite))
  }

  @Test func aLongerListIsCut() {
    #expect(FiniteIndices(below: 2) { _ in true }.elements(of: [1, 2, 3]) == [1, 2])
  }
}
