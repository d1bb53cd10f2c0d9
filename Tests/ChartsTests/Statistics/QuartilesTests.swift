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

  /// Boxes that stand side by side have outliers by one rule: all of them, or none.
  @Test func boxesOfAChartHaveOneRule() {
    let usual = (0..<60).map(Double.init)
    let skewed = (0..<20).map(Double.init) + [60, 70, 80]
    let apart = Quartiles.all(of: [usual, skewed])
    #expect(apart.map { $0?.outliers } == [[], [80, 70, 60]])
    #expect(apart[1]?.whiskers == 0...19)
    let crowded = Quartiles.all(of: [skewed, skewed, usual.filter { $0 < 5 }, []])
    #expect(crowded.map { $0?.outliers } == [[], [], [], nil])
    #expect(crowded[0]?.whiskers == 0...80 && crowded[2]?.whiskers == 0...4)
  }

  /// Single values among few are outliers, though they are a tenth of these.
  @Test func aFewAreOutliersOfFew() {
    let few = [1, 2, 3, 4, 5, 6, 7, 8, 90, 140.0]
    let other = [11, 12, 13, 14, 15, 16, 17, 18, 19, 350.0]
    #expect(Quartiles.all(of: [few, other]).map { $0?.outliers } == [[140, 90], [350]])
    #expect(Quartiles.all(of: [few, few]).map { $0?.outliers } == [[], []])
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
