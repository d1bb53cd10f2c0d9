import Testing

@testable import Charts

struct RankCorrelationTests {
  @Test func equalValuesShareARank() {
    #expect(RankCorrelation.ranks(of: [30, 10, 20, 10]) == [3, 0.5, 2, 0.5])
    #expect(RankCorrelation.ranks(of: []) == [])
  }

  @Test func onlyTheOrderCounts() throws {
    let x = Samples.curve(9) { $0 }
    #expect(RankCorrelation.of(x, x.map { $0 * $0 * $0 }) == 1)
    #expect(RankCorrelation.of(x, x.map { 1 / ($0 + 1) }) == -1)
    // 1 − 6 · 4 / (5 · 24), by Spearman's formula.
    let known = try #require(RankCorrelation.of([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]))
    #expect(abs(known - 0.8) < 1e-12)
  }

  @Test func withoutDifferencesThereIsNone() {
    #expect(RankCorrelation.of([1, 2], [7, 7]) == nil)
    #expect(RankCorrelation.of([], []) == nil)
  }

  @Test func ofVeryManyASampleIsEnough() {
    let x = Samples.curve(RankCorrelation.limit * 3 + 1) { $0 }
    #expect(RankCorrelation.of(x, x.map { -$0 }) == -1)
  }
}
