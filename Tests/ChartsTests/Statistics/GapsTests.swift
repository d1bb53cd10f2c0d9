import Charts
import Testing

struct GapsTests {
  @Test func runsWithoutAValueAreGaps() {
    let gaps = Gaps(Samples.series([.nan, 1, .nan, .infinity, 2, 3, .nan, .nan]))
    #expect(gaps.runs == [0..<1, 2..<4, 6..<8])
    #expect(gaps.missing == 5)
    // Of equals the first.
    #expect(gaps.longest == 2..<4)
  }

  @Test func aFullSeriesHasNone() {
    #expect(Gaps(Samples.series([1, 2])).runs == [])
    #expect(Gaps(Samples.series([1, 2])).longest == nil)
    #expect(Gaps(Samples.series([])).missing == 0)
  }

  @Test func whatIsAllMissingIsOneGap() {
    #expect(Gaps(Samples.series([.nan, .nan, .nan])).runs == [0..<3])
  }
}
