import Glibc
import Tables
import Testing

@Suite struct BinsTests {
  private static let binned: [(values: [Double], width: Double, counts: [Int])] = [
    // The last bin holds its end; an edge belongs to the bin that begins there.
    ([0, 1, 1, 2, 3, 3, 3, 4], 2, [3, 5]),
    // Half of the values are alike: Sturges.
    ([5, 5, 5, 5, 5, 5, 5, 13], 2, [7, 0, 0, 0, 1]),
    ([7, 7, 7], 1, [3]),
    ([0.1, 0.2, 0.3, 0.3], 0.2, [1, 3]),
  ]

  @Test(arguments: binned)
  func bins(values: [Double], width: Double, counts: [Int]) {
    let bins = Bins(values)
    #expect(abs(bins.width - width) < 1e-12)
    #expect(bins.counts(of: values) == counts)
  }

  @Test func everyValueIsInABin() {
    var random = SystemRandomNumberGenerator()
    for count in [1, 2, 10, 1000] {
      let values = (0..<count).map { _ in Double.random(in: -1e3...1e6, using: &random) }
      let bins = Bins(values)
      #expect(bins.counts(of: values).reduce(0, +) == count)
      #expect(Double(bins.count) <= Bins.most + 2)
    }
    #expect(Bins([]).count == 0)
    // No number is as wide as these are apart, so that no bin can hold both.
    let widest = Bins([-1e308, 1e308])
    #expect(widest.counts(of: [-1e308, 1e308]) == [1, 0, 0, 1])
    #expect(widest.middles.allSatisfy { ($0 - widest.width / 2).isFinite })
    #expect(widest.middles.allSatisfy { ($0 + widest.width / 2).isFinite })
    #expect(Bins([1e300]).counts(of: [1e300]) == [1])
  }

  @Test func aGivenWidthHasEdgesAtItsMultiples() throws {
    let bins = try #require(Bins([-3, 0.5, 12], width: 5))
    #expect(bins.start == -5 && bins.count == 4)
    #expect(bins.middles == [-2.5, 2.5, 7.5, 12.5])
    #expect(bins.counts(of: [-3, 0.5, 12]) == [1, 1, 0, 1])
    let tenths = try #require(Bins([0.1, 0.2, 0.3, 0.4], width: 0.1))
    #expect(tenths.counts(of: [0.1, 0.2, 0.3, 0.4]) == [1, 1, 2])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9]) func noSuchWidth(width: Double) {
    #expect(Bins([0, 1e6], width: width) == nil)
  }

  @Test func whatIsNoNumberIsInNoBin() throws {
    let bins = Bins([1, 2, .nan, 3])
    #expect(bins.index(of: .nan) == nil && bins.index(of: .infinity) == nil)
    #expect(bins.index(of: -1e308) == 0 && bins.index(of: 1e308) == bins.count - 1)
    #expect(Bins([.nan]).index(of: 1) == nil)
    #expect(try #require(Bins([.nan], width: 2)).count == 0)
  }

  @Test func edgesBelongToTheBinThatBeginsThere() {
    let edges = [0.0, 1, 5, 10]
    let found = [0, 0.5, 1, 5, 10].map { Bins.index(of: $0, between: edges) }
    #expect(found == [0, 0, 1, 2, 2])
    #expect([-0.1, 10.1, .nan].allSatisfy { Bins.index(of: $0, between: edges) == nil })
    #expect(Bins.index(of: 0, between: [0]) == nil && Bins.index(of: 0, between: []) == nil)
  }

  /// 59 values around 100 and one of 900: nine bins or so and one that reaches to it, not 164.
  @Test func aFewFarValuesHaveABinOfTheirOwn() {
    let near = (0..<59).map { 100 + 10 * sin(Double($0)) }
    let bins = Bins(partingFar: near + [900])
    #expect(bins.count <= 15)
    #expect(bins.reach?.upperBound == 900)
    #expect(bins.counts(of: near + [900]).last == 1)
    #expect(bins.counts(of: near + [900]).reduce(0, +) == 60)
    let low = Bins(partingFar: near.map { -$0 } + [-900])
    #expect(low.reach?.lowerBound == -900)
    #expect(low.counts(of: near.map { -$0 } + [-900]).first == 1)
  }

  /// The edge of such a bin, with the digits of all edges, holds its values.
  @Test(arguments: [54.4, 54, 55.01, 54.999])
  func theFarEdgeHoldsItsValues(far: Double) {
    let near = (0..<59).map { 10 + 5 * sin(Double($0)) }
    let high = Bins(partingFar: near + [far])
    let low = Bins(partingFar: near.map { -$0 } + [-far])
    #expect(high.fractionDigits == 0 && high.reach?.upperBound == far.rounded(.up))
    #expect(low.fractionDigits == 0 && low.reach?.lowerBound == -far.rounded(.up))
  }

  @Test func binsWithoutFarValuesAreTheUsual() {
    for values in [[1, 2, 3, 4, 5.0], (0..<80).map { Double($0 * $0) }, (0..<60).map { _ in 3.0 }] {
      #expect(Bins(partingFar: values) == Bins(values))
    }
  }

  /// A tail that would leave nearly all values in one bin is a bin of its own.
  @Test func aVeryLongTailIsOneBin() throws {
    let losses = (1...2_000).map { 1 / pow(1 - Double($0) / 2_001, 0.7) }
    let plain = Bins(losses)
    #expect((plain.counts(of: losses).max() ?? 0) * 4 > losses.count * 3)
    let bins = Bins(partingFar: losses)
    #expect(bins.reach != nil && bins.width < plain.width)
    let counts = bins.counts(of: losses)
    #expect((counts.max() ?? 0) * 2 < losses.count && (counts.last ?? 0) * 20 <= losses.count + 20)
  }
}
