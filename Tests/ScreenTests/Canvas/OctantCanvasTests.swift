import Testing

@testable import Screen

@Suite struct OctantCanvasTests {
  /// Those of Unicode's list of names: BLOCK OCTANT-3, -23, -123, -25, -12345678 without -1 … -2345678.
  @Test func dotsAreThoseOfTheirNames() {
    let named: [(scalar: UInt32, dots: [UInt8])] = [
      (0x1CD00, [3]), (0x1CD01, [2, 3]), (0x1CD02, [1, 2, 3]), (0x1CD03, [4]), (0x1CD0B, [2, 5]),
      (0x1CDE5, [2, 3, 4, 5, 6, 7, 8]),
    ]
    for (scalar, dots) in named {
      let mask = dots.reduce(UInt8(0)) { $0 | 1 << ($1 - 1) }
      #expect(OctantCanvas.glyph(dots: mask).unicodeScalars.map(\.value) == [scalar], "\(dots)")
    }
    #expect(OctantCanvas.glyph(dots: 0x0F) == "▀" && OctantCanvas.glyph(dots: 0xFF) == "█")
  }

  @Test func everySetOfDotsHasAGlyphOfItsOwn() {
    let glyphs = (UInt8.min...UInt8.max).map(OctantCanvas.glyph)
    #expect(Set(glyphs).count == 256)
    #expect(glyphs.allSatisfy { $0.unicodeScalars.count == 1 && $0.columns == 1 })
  }

  /// As fine as braille.
  @Test func aLineHasTheDotsOfBraille() {
    func dots(_ glyphs: GlyphSet) -> [Int] {
      picture(glyphs, 24, 3) { $0.stroke(Curve.sine, series: 0) }.unicodeScalars
        .map { $0 == "\n" ? -1 : $0 == " " ? 0 : 1 }
    }
    #expect(dots(.octant) == dots(.braille))
  }
}
