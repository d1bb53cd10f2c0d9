import Testing

@testable import Charts

struct RowsTests {
  @Test func theFirstIsAtTheTop() {
    let rows = Rows(count: 4)
    #expect(rows.band(of: 0) == 0.75...1 && rows.band(of: 3) == 0...0.25)
    #expect(rows.middle(of: 1) == 0.625)
  }

  @Test func withoutRowsThereIsOneBand() {
    #expect(Rows(count: 0).band(of: 0) == 0...1)
  }
}
