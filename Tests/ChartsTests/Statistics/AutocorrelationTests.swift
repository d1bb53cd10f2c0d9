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

  /// Of very many values no list is made of what the line leaves; the correlations are the same.
  @Test func manyValuesAreTakenOffTheLineAsFewAre() throws {
    for count in [2_000, 70_000] {
      var y = (0..<count).map { Double($0 * $0 % 97) + Double($0) / 100 }
      y[3] = .nan
      let all = Autocorrelation(y)
      let rests = all.residuals
      #expect(all.count == count && rests.count == count && rests[3].isNaN)
      let lag = 97
      let step = (count - lag + Autocorrelation.limit - 1) / Autocorrelation.limit
      let starts = stride(from: 0, to: count - lag, by: step).filter { $0 != 3 && $0 + lag != 3 }
      func sum(_ a: Int, _ b: Int) -> Double {
        starts.reduce(0) { $0 + rests[$1 + a] * rests[$1 + b] }
      }
      let found = try #require(all.correlation(atLag: lag))
      #expect(found.pairs == starts.count && found.value > 0.9)
      #expect(found.value == sum(0, lag) / (sum(0, 0) * sum(lag, lag)).squareRoot())
    }
  }
}
