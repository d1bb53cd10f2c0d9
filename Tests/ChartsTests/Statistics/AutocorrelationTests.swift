import Testing

@testable import Charts

struct AutocorrelationTests {
  @Test func aLineLeavesNothing() {
    let line = Autocorrelation((0..<50).map { Double($0) / 49 })
    #expect(!line.carries(share: 1e-9))
  }

  @Test func zeroLagIsOneAndHalfAPeriodItsOpposite() throws {
    let square = Autocorrelation((0..<64).map { $0 % 8 < 4 ? 0 : 1 })
    #expect(square.carries(share: 0.4))
    #expect(abs(try #require(square.correlation(atLag: 0)).value - 1) < 1e-12)
    #expect(try #require(square.correlation(atLag: 4)).value < -0.9)
    #expect(try #require(square.correlation(atLag: 8)).value > 0.9)
  }

  @Test func missingPairsAreLeftOut() throws {
    let value = try #require(Autocorrelation([0, 1, .nan, 1, 0, 1]).correlation(atLag: 2))
    #expect(value.pairs == 2)
  }

  @Test func theHighestCorrelationIsFoundNearALag() throws {
    let square = Autocorrelation((0..<64).map { $0 % 8 < 4 ? 0 : 1 })
    #expect(try #require(square.highest(within: 3, of: 10)).lag == 8)
    #expect(square.highest(within: 3, of: 900) == nil)
    #expect(try #require(square.highest(within: 9, of: 0)).lag == 8)
  }

  @Test func noLagBeyondTheEnds() {
    let short = Autocorrelation([0, 1, 0])
    #expect(short.correlation(atLag: 3) == nil)
    #expect(short.correlation(atLag: -1) == nil)
    #expect(Autocorrelation([]).correlation(atLag: 0) == nil)
  }

  @Test func fewPairsProveLittle() {
    #expect(!Autocorrelation.Coefficient(value: 0.9, pairs: 6).isSignificant)
    #expect(Autocorrelation.Coefficient(value: 0.9, pairs: 30).isSignificant)
    #expect(!Autocorrelation.Coefficient(value: 1, pairs: 3).isSignificant)
  }
}
