import Testing

@testable import Screen

struct PolygonSlicesTests {
  @Test func aTriangleIsAsHighAsInTheMiddleOfEachColumn() {
    let slices = PolygonSlices([(x: 0, y: 0), (x: 1, y: 0), (x: 1, y: 1)], columns: 4).slices
    #expect(slices.map(\.bottom) == [0, 0, 0, 0])
    #expect(slices.map(\.top) == [0.125, 0.375, 0.625, 0.875])
    #expect(slices.map(\.left) == [0, 0.25, 0.5, 0.75])
  }

  @Test func aNotchIsLeftOut() {
    let fork: Points = [
      (0, 0), (1, 0), (1, 1), (0, 1), (0, 0.75), (1, 0.75), (1, 0.25), (0, 0.25),
    ]
    let slices = PolygonSlices(fork, columns: 1).slices
    #expect(slices.map(\.bottom) == [0, 0.75] && slices.map(\.top) == [0.25, 1])
  }

  @Test func aSliverBetweenTwoMiddlesIsSeen() {
    let sliver: Points = [(0.1, 0), (0.12, 0), (0.12, 1), (0.1, 1)]
    #expect(PolygonSlices(sliver, columns: 2).slices.count == 1)
  }

  @Test(arguments: GlyphSet.allCases) func aCanvasFillsIt(_ glyphs: GlyphSet) {
    let left = picture(glyphs, 4, 2) {
      $0.fill([(x: 0, y: 0), (x: 0.5, y: 0), (x: 0.5, y: 1), (x: 0, y: 1)], shade: nil, series: 0)
    }
    let bar = picture(glyphs, 4, 2) {
      $0.fill(left: 0, right: 0.5, bottom: 0, top: 1, series: 0)
    }
    #expect(left == bar)
  }

  @Test func whatIsNoPolygonIsNotFilled() {
    let hostile: [Points] = [
      [], [(x: 0.5, y: 0.5)], [(x: .nan, y: 0), (x: 1, y: 1), (x: 0, y: 1)],
      [(x: 2, y: 0), (x: 3, y: 1), (x: 2, y: 1)],
    ]
    for corners in hostile { #expect(PolygonSlices(corners, columns: 8).slices.isEmpty) }
    #expect(PolygonSlices([(x: 0, y: 0), (x: 1, y: 0), (x: 1, y: 1)], columns: 0).slices.isEmpty)
  }
}
