/// Lines of eighth blocks, two across and four up in a cell; bars end in eighths.
///
/// As fine as braille and without holes. Unicode has them since its version 16, and few fonts do.
package struct OctantCanvas: LayeredCanvas {
  var layers: CanvasLayers
  static let symbols = Symbols(.octant)
  static let dotsUp = 4
  static let barSteps = EighthBlocks.steps

  package init(columns: Int, rows: Int, scale: Int) {
    layers = CanvasLayers(
      columns: columns, rows: rows, scale: scale, dotsUp: Self.dotsUp, barSteps: Self.barSteps)
  }

  static func glyph(dots: UInt8) -> String { octants[Int(dots)] }

  static func glyph(cover: BarLayer.Cover) -> String {
    EighthBlocks.glyph(cover: cover, fill: symbols.fill(of: cover))
  }

  /// A character that only what shows octants can show, BLOCK OCTANT-3.
  package static let first: Unicode.Scalar = "\u{1CD00}"

  /// U+1CD00 and on, in the order of the numbers that the dots make; Unicode leaves out those that were there before.
  private static let octants: [String] = {
    var next = first.value
    return (UInt8.min...UInt8.max).map { dots in
      if let known = earlier[dots] { return known }
      defer { next += 1 }
      return Unicode.Scalar(next).map { String($0) } ?? " "
    }
  }()

  /// Blocks that Unicode had before, halves, quarters and those at an edge, by their dots.
  private static let earlier: [UInt8: String] = [
    0x00: " ", 0x01: "\u{1CEA8}", 0x02: "\u{1CEAB}", 0x03: "\u{1FB82}", 0x05: "▘", 0x0A: "▝",
    0x0F: "▀", 0x14: "\u{1FBE6}", 0x28: "\u{1FBE7}", 0x3F: "\u{1FB85}", 0x40: "\u{1CEA3}",
    0x50: "▖", 0x55: "▌", 0x5A: "▞", 0x5F: "▛", 0x80: "\u{1CEA0}", 0xA0: "▗", 0xA5: "▚",
    0xAA: "▐", 0xAF: "▜", 0xC0: "▂", 0xF0: "▄", 0xF5: "▙", 0xFA: "▟", 0xFC: "▆", 0xFF: "█",
  ]
}
