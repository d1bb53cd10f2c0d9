/// Lines of quarter blocks, two across and two up in a cell; bars end in eighths.
package struct BlockCanvas: LayeredCanvas {
  var layers: CanvasLayers
  static let symbols = Symbols(.block)
  static let dotsUp = 2
  static let barSteps = EighthBlocks.steps

  package init(columns: Int, rows: Int, scale: Int) {
    layers = CanvasLayers(
      columns: columns, rows: rows, scale: scale, dotsUp: Self.dotsUp, barSteps: Self.barSteps)
  }

  static func glyph(dots: UInt8) -> String { quadrants[Int(dots & 15)] }

  static func glyph(cover: BarLayer.Cover) -> String {
    EighthBlocks.glyph(cover: cover, fill: symbols.fill(of: cover))
  }

  /// By bit: upper left, upper right, lower left, lower right.
  private static let quadrants = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map(String.init)
}

/// Cells that are filled in eighths from the bottom.
enum EighthBlocks {
  static let steps = 8

  /// The glyph of a cell that is covered from `low` to `high`.
  ///
  /// There are no blocks that hang from the top in eighths: one eighth, a half and the whole stand
  /// for them. What touches neither edge is drawn at the nearer one.
  static func glyph(cover: BarLayer.Cover, fill: String) -> String {
    let height = cover.high - cover.low
    guard height > 0 else { return "" }
    if height >= steps { return fill }
    if cover.low <= steps - cover.high { return lower[min(height, steps) - 1] }
    switch height {
    case ...2: return "▔"
    case ...5: return "▀"
    default: return fill
    }
  }

  private static let lower = "▁▂▃▄▅▆▇█".map(String.init)
}
