/// Lines of braille dots, two across and four up in a cell; bars end in eighths.
package struct BrailleCanvas: LayeredCanvas {
  var layers: CanvasLayers
  static let symbols = Symbols(.braille)
  static let dotsUp = 4
  static let barSteps = EighthBlocks.steps

  package init(columns: Int, rows: Int, scale: Int) {
    layers = CanvasLayers(
      columns: columns, rows: rows, scale: scale, dotsUp: Self.dotsUp, barSteps: Self.barSteps)
  }

  static func glyph(dots: UInt8) -> String { patterns[Int(dots)] }

  static func glyph(cover: BarLayer.Cover) -> String {
    EighthBlocks.glyph(cover: cover, fill: symbols.fill(of: cover))
  }

  /// The pattern of every set of dots.
  private static let patterns: [String] = (0...255).map { dots in
    // Unicode counts the upper three rows column by column, the fourth after both.
    let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let offset = (0..<8).reduce(UInt32(0)) { $0 | (dots >> $1 & 1 == 1 ? bits[$1] : 0) }
    return Unicode.Scalar(0x2800 + offset).map { String($0) } ?? " "
  }
}
