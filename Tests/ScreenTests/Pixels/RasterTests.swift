import Testing

@testable import Screen

@Suite struct RasterTests {
  private static let theme = Theme(
    name: "test", background: Color(red: 0, green: 0, blue: 0),
    colors: [.text: Color(red: 255, green: 255, blue: 255)],
    series: [Color(red: 200, green: 100, blue: 50)])

  private func raster(_ shapes: PictureShape..., width: Int = 24, height: Int = 24) -> Raster {
    Raster(shapes, size: PixelSize(width: width, height: height), theme: Self.theme)
  }

  private func line(_ points: (Double, Double)..., width: Double, dashes: [Double] = [])
    -> PictureShape
  {
    PictureShape(
      .path([points.map { PixelPoint(x: $0.0, y: $0.1) }], isClosed: false),
      pen: Pen(Ink(.text), width: width, dashes: dashes))
  }

  private func lightness(_ raster: Raster) -> Double {
    raster.bytes.reduce(0) { $0 + Double($1) } / 765
  }

  @Test func aLineIsAsLongAndAsThickAsItIs() {
    for (end, length) in [((20.0, 4.0), 16.0), ((4.0, 20.0), 16.0), ((16, 20), 20.0)] {
      let area = lightness(raster(line((4, 4), end, width: 3)))
      #expect(abs(area - length * 3) < 0.5, "\(end) \(area)")
    }
  }

  @Test func aTurnIsRoundAndHasNoGap() {
    for points in [
      [(4.0, 4.0), (12.0, 12.0), (20.0, 4.0)], [(4, 20), (12, 12), (20, 20)],
      [(4, 12), (20, 12), (4, 12)], [(20, 4), (12, 12), (20, 20)],
    ] {
      let shape = PictureShape(
        .path([points.map { PixelPoint(x: $0.0, y: $0.1) }], isClosed: false),
        pen: Pen(Ink(.text), width: 4))
      let (x, y) = (Int(points[1].0), Int(points[1].1))
      let picture = raster(shape)
      #expect(
        [picture[x, y], picture[x - 1, y], picture[x, y - 1], picture[x - 1, y - 1]]
          .allSatisfy { $0 == Color(red: 255, green: 255, blue: 255) }, "\(points)")
    }
  }

  @Test func dashesLeaveOutWhatTheyShould() {
    let row = raster(line((0, 2), (24, 2), width: 4, dashes: [4, 2]), height: 4)
    let drawn = (0..<24).map { row[$0, 1] == Color(red: 255, green: 255, blue: 255) }
    #expect(drawn == (0..<24).map { $0 % 6 < 4 })
    // Runs of no length have no end.
    let area = lightness(raster(line((0, 2), (24, 2), width: 4, dashes: [0, 0]), height: 4))
    #expect(abs(area - 96) < 1)
  }

  @Test func aDiskHasItsArea() {
    let disk = PictureShape(
      .disk(center: PixelPoint(x: 12, y: 12), radius: 8), fill: .ink(Ink(.text)))
    #expect(abs(lightness(raster(disk)) - .pi * 64) < 3)
  }

  @Test func whatIsLetThroughIsMixed() {
    let place = PictureShape.Contour.rectangle(left: 0, top: 0, width: 24, height: 24)
    let picture = raster(PictureShape(place, fill: .ink(Ink(.text)), opacity: 0.2))
    #expect(picture[3, 3] == Color(red: 51, green: 51, blue: 51))
    let half = raster(PictureShape(place, fill: .ink(Ink(.text, share: 0.5))))
    #expect(half[3, 3] == Color(red: 128, green: 128, blue: 128))
  }

  /// Each series has a pattern of its own, which repeats from square to square.
  @Test func patternsDifferAndRepeat() {
    let pictures = (0..<FillPattern.count).map { series in
      raster(
        PictureShape(
          .rectangle(left: 0, top: 0, width: 24, height: 24),
          fill: .pattern(.of(series: series), .series(0), side: 8)))
    }
    for (index, picture) in pictures.enumerated() {
      #expect(!pictures[..<index].contains(picture))
      for x in 0..<16 { #expect(picture[x, 5] == picture[x + 8, 13]) }
    }
    #expect(pictures[0][7, 7] == Color(red: 200, green: 100, blue: 50))
  }

  @Test func aStripIsAPart() {
    let picture = raster(line((0, 0), (24, 24), width: 2))
    let strip = picture.strip(8..<12)
    #expect(strip.size == PixelSize(width: 4, height: 24))
    for y in 0..<24 { for x in 0..<4 { #expect(strip[x, y] == picture[x + 8, y]) } }
    #expect(picture.strip(20..<99).size.width == 4)
  }

  @Test func sizesHaveEnds() {
    #expect(raster(width: 0, height: -3).size == PixelSize(width: 1, height: 1))
    #expect(raster(width: 1_000_000, height: 1).size.width == Raster.sideLimit)
  }
}
