import Testing

@testable import Screen

@Suite struct CoverageTests {
  private static let size = PixelSize(width: 20, height: 10)

  private func shares(_ polygons: [(Double, Double)]...) -> [[Float]] {
    var shares = Array(
      repeating: Array(repeating: Float(0), count: Self.size.width), count: Self.size.height)
    let points = polygons.map { $0.map { PixelPoint(x: $0.0, y: $0.1) } }
    Coverage(of: points, in: Self.size)?.visit { shares[$1][$0] = $2 }
    return shares
  }

  private func sum(_ shares: [[Float]]) -> Float { shares.joined().reduce(0, +) }

  @Test func aRectangleCoversItsShareOfEachPixel() {
    let shares = shares([(1.25, 2), (4.5, 2), (4.5, 3.5), (1.25, 3.5)])
    #expect(shares[2][0...5] == [0, 0.75, 1, 1, 0.5, 0])
    #expect(shares[3][0...5] == [0, 0.375, 0.5, 0.5, 0.25, 0])
    #expect(sum(shares) == 3.25 * 1.5)
  }

  @Test func aTriangleCoversItsArea() {
    for corners in [
      [(1.0, 1.0), (17.3, 2.2), (4.1, 8.9)], [(4.1, 8.9), (17.3, 2.2), (1, 1)],
      [(0.5, 5), (19.5, 5.3), (19, 5.9)],
    ] {
      let (a, b, c) = (corners[0], corners[1], corners[2])
      let area = abs((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)) / 2
      #expect(abs(Double(sum(shares(corners))) - area) < 0.01)
    }
  }

  /// Nothing beyond an edge changes what is within.
  @Test func aPolygonIsCutAtTheEdges() {
    let whole = shares([(-30, -20), (50, -20), (50, 40), (-30, 40)])
    #expect(whole.joined().allSatisfy { $0 == 1 })
    // Half of the picture, by a line through its corners.
    let half = shares([(-20, -10), (40, 20), (-20, 20)])
    #expect(abs(sum(half) - 100) < 0.01)
    #expect(half[9][0] == 1 && half[0][19] == 0)
    #expect(sum(shares([(-9, 1), (-2, 1), (-2, 5)])) == 0)
    #expect(sum(shares([(21, 1), (30, 1), (30, 5)])) == 0)
  }

  @Test func overlapsCountOnce() {
    let square = [(2.0, 2.0), (6.0, 2.0), (6.0, 6.0), (2.0, 6.0)]
    #expect(sum(shares(square, square)) == 16)
  }

  @Test func whatIsNoPlaceIsNothing() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(sum(shares([(1, 1), (value, 5), (9, 9)])) == 0)
    }
    #expect(Coverage(of: [], in: Self.size) == nil)
    #expect(Coverage(of: [[PixelPoint(x: 3, y: 3)]], in: Self.size) == nil)
  }
}
