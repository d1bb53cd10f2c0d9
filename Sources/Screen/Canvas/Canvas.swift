/// Where shapes become cells: a grid of cells addressed in fractions of its width and height.
///
/// x runs from 0 (left edge) to 1 (right edge), y from 0 (bottom edge) to 1 (top edge), so the cell
/// of x is the `Int(x * columns)`th, and the last for 1. Nothing outside is drawn, and no number can
/// trap. Grid lines lie under bars, bars under lines, lines under shades, shades under
/// markers.
package protocol Canvas: Sendable {
  /// - Parameters:
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  ///   - scale: How thick lines, how large markers and how wide bars are at least, from 1 to 5.
  init(columns: Int, rows: Int, scale: Int)

  /// The smallest steps a line can be drawn in, across and up: the breadth of its pen, not cells.
  var resolution: Size { get }

  /// Draws a line from point to point as series `series`; its pattern tells it apart without color.
  ///
  /// Points in one column of dots become its full vertical span. A point that is not finite breaks
  /// the line; one that stands alone is a dot.
  mutating func line(_ points: [(x: Double, y: Double)], series: Int)
  /// Fills from `bottom` to `top` between `left` and `right` as series `series`.
  ///
  /// A bar takes whole columns, at least one; however low, it shows unless its height is zero.
  mutating func bar(left: Double, right: Double, bottom: Double, top: Double, series: Int)
  /// Fills whole cells, at least one, with the shade of `level`, 0 (faint) … 4 (full).
  mutating func shade(
    left: Double, right: Double, bottom: Double, top: Double, level: Int, series: Int)
  /// Puts the marker of series `series` on the cell at a point.
  mutating func marker(x: Double, y: Double, series: Int)
  /// Draws the rest of a grid line at height `y`, under everything else.
  mutating func gridLine(y: Double)

  /// Puts what was drawn into `frame` with its top left corner at `position`; empty cells are skipped.
  func draw(into frame: inout Frame, at position: Position)
}

/// Which glyphs a canvas is made of.
package enum GlyphSet: String, CaseIterable, Sendable {
  case braille, sextant, block, ascii

  /// A canvas of these glyphs.
  package func canvas(columns: Int, rows: Int, scale: Int = 1) -> any Canvas {
    switch self {
    case .braille: BrailleCanvas(columns: columns, rows: rows, scale: scale)
    case .sextant: SextantCanvas(columns: columns, rows: rows, scale: scale)
    case .block: BlockCanvas(columns: columns, rows: rows, scale: scale)
    case .ascii: ASCIICanvas(columns: columns, rows: rows, scale: scale)
    }
  }
}
