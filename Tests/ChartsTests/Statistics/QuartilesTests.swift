import Testing

@testable import Charts

struct QuartilesTests {
  /// As R's `quantile(x, type = 7)` has them.
  @Test func interpolatesAsTypeSeven() throws {
    let quartiles = try #require(Quartiles([9, 1, 3, 7, .nan]))
    #expect(quartiles.median == 5)
    #expect(quartiles.box == 2.5...7.5)
    #expect(quartiles.whiskers == 1...9)
    #expect(quartiles.outliers.isEmpty)
  }

  @Test func whiskersEndAtTheLastValueWithinTheFences() throws {
    let quartiles = try #require(Quartiles([10, 11, 12, 13, 14, 18.5, 19, -20, 60]))
    // The box is 11 … 18.5, the fences 11.25 beyond it.
    #expect(quartiles.box == 11...18.5)
    #expect(quartiles.whiskers == 10...19)
    #expect(quartiles.outliers == [60, -20])
  }

  @Test func fewOrAlike() throws {
    #expect(Quartiles([]) == nil && Quartiles([.nan, .infinity]) == nil)
    let one = try #require(Quartiles([4]))
    #expect(one.median == 4 && one.box == 4...4 && one.whiskers == 4...4)
    let alike = try #require(Quartiles([4, 4, 4, 4, 4, 9]))
    #expect(alike.box == 4...4 && alike.outliers == [9])
    let extreme = try #require(
      Quartiles([-.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude]))
    #expect(extreme.median == 0 && extreme.outliers.isEmpty)
  }
}
