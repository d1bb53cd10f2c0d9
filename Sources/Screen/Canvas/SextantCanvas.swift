/// Lines of sixth blocks, two across and three up in a cell; bars end in eighths.
///
/// Finer than quarters and, unlike braille, without holes: a thick line is one solid stroke.
package struct SextantCanvas: LayeredCanvas {
  var layers: CanvasLayers
  static let symbols = Symbols(.sextant)
  static let dotsUp = 3
  static let barSteps = EighthBlocks.steps

  package init(columns: Int, rows: Int, scale: Int) {
    layers = CanvasLayers(
      columns: columns, rows: rows, scale: scale, dotsUp: Self.dotsUp, barSteps: Self.barSteps)
  }

  static func glyph(dots: UInt8) -> String { sextants[Int(dots & 63)] }

  static func glyph(cover: BarLayer.Cover) -> String {
    EighthBlocks.glyph(cover: cover, fill: symbols.fill(of: cover))
  }

  /// U+1FB00 and on; Unicode leaves out the four that were there before: none, the left and the
  /// right half, and all.
  private static let sextants: [String] = (0...63).map { dots in
    switch dots {
    case 0: return " "
    case 0b010101: return "▌"
    case 0b101010: return "▐"
    case 63: return "█"
    default:
      let earlier = (dots > 0b010101 ? 2 : 1) + (dots > 0b101010 ? 1 : 0)
      return Unicode.Scalar(UInt32(0x1FB00 + dots - earlier)).map { String($0) } ?? " "
    }
  }
}
