import Testing

@testable import Charts

struct DeviationsTests {
  @Test func theyAreOfSharesOfTheRange() throws {
    let deviations = try #require(Deviations(of: [10, 20, 20, 50]))
    // Shares of 0, ¼, ¼ and 1.
    #expect(deviations.mean == 0.375 && deviations.count == 4)
    #expect(deviations.square == 0.140625 + 2 * 0.015625 + 0.390625)
    #expect(deviations.shares.isWide && Deviations(of: [3, 3])?.shares.isWide == false)
    #expect(Deviations(of: []) == nil && Deviations(of: [.nan]) == nil)
  }

  @Test func correlationIsNoneWhereOneSideDoesNotVary() {
    #expect(Trend.correlation(of: [1, 2, 3], [5, 5, 5]) == nil)
    #expect(Trend.correlation(of: [1, 2, .nan], [5, 6, 7]) == nil)
    #expect(Trend.correlation(of: [1, 2, 3], [2, 4, 6]) == 1)
    #expect(Trend.correlation(of: [-1, 0, 1, 2], [3, 1, -1, -3]) == -1)
    #expect(Trend.correlation(of: [0, 1, 2], [0, 1, 0]) == 0)
  }

  /// Those of a column are kept as long as its values are.
  @Test func otherValuesHaveOthers() {
    var series = Samples.series([0, 1, 4])
    #expect(series.deviations?.mean == 1.25 / 3)
    series.y = [0, 2, 4]
    #expect(series.deviations?.mean == 0.5)
    #expect(series.part(1..<3).deviations?.count == 2)
  }
}
