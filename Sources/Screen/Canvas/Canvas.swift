/// A grid of cells that marks become, addressed in fractions of its width and height.
///
/// x runs from 0 (left edge) to 1 (right edge), y from 0 (bottom edge) to 1 (top edge), so the cell
/// of x is the `Int(x * columns)`th, and the last for 1. Nothing outside is drawn, and no number can
/// trap. Grid lines lie under fillings, these under strokes, strokes under rules, rules under
/// shades, shades under signs.
package protocol Canvas: Sendable {
  /// - Parameters:
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  ///   - scale: The least size of strokes, signs and fillings, from 1 to 5.
  init(columns: Int, rows: Int, scale: Int)

  /// The smallest steps a stroke can be drawn in on such a canvas, across and up: the breadth of its
  /// pen, not cells.
  static func resolution(columns: Int, rows: Int, scale: Int) -> Size

  /// True where the pattern of a line tells it apart, as it must without color; true at first.
  var hasDashes: Bool { get set }

  /// True where shades are steps of the theme's ramp of colors; false at first.
  var hasRamp: Bool { get set }

  /// True where cells have a color behind that of their glyph: boxes an inside, and bars on top of each other an exact
  /// end; false at first.
  var hasTints: Bool { get set }

  /// True while what ends higher than it began is drawn, false for what ends lower: its lines have the
  /// color of that.
  var isRising: Bool? { get set }

  /// Draws a line from point to point as series `series`, in its pattern where there are dashes.
  ///
  /// Points in one column of dots become its full vertical span. A point that is not finite breaks
  /// the line; one that stands alone is a dot.
  mutating func stroke(_ points: [(x: Double, y: Double)], series: Int)
  /// Fills from `bottom` to `top` between `left` and `right` as series `series`.
  ///
  /// Without a shade the filling of the series takes whole columns, at least one, and shows however
  /// low it is, unless its height is zero; with one, 0 (faint) … 4 (full), it takes whole cells, at
  /// least one.
  mutating func fill(
    left: Double, right: Double, bottom: Double, top: Double, shade: Int?, series: Int)
  /// Fills the inside of the closed line through `corners` in the same way, column by column.
  mutating func fill(_ corners: [(x: Double, y: Double)], shade: Int?, series: Int)
  /// Fills a slice of the room under a line in a color on the way to the background, and the part of it that the
  /// line itself runs through, `edge`, in the color of the series; at least one cell at the end.
  mutating func area(
    left: Double, right: Double, bottom: Double, top: Double, edge: ClosedRange<Double>,
    series: Int)
  /// Draws an upright line through the middles of cells, joined to others; caps are level lines through its ends.
  mutating func rule(x: Double, from start: Double, to end: Double, hasCaps: Bool, series: Int)
  /// Draws a heavy level line through the middles of cells.
  mutating func levelRule(left: Double, right: Double, y: Double, series: Int)
  /// Draws a box whose edges run through the middles of cells: full (4) without an outline, else with one around a
  /// shade, or without one nothing.
  mutating func box(
    left: Double, right: Double, bottom: Double, top: Double, shade: Int?, series: Int)
  /// Puts the sign of series `series` on the cell at a point.
  mutating func sign(x: Double, y: Double, series: Int)
  /// Puts a speck of some dots on a point, finer than a cell; without dots of a shape it is a sign.
  ///
  /// A cell has the color of the series with the largest part of its points in it, and is bold where points share a dot.
  mutating func speck(x: Double, y: Double, size: Size, series: Int)
  /// The series whose specks are in front wherever it has a point; `nil` at first.
  var front: Int? { get set }
  /// The number of points that are specks in cells with the color of another series.
  var hiddenPointCount: Int { get }
  /// Draws the rest of a grid line at height `y`, under everything else.
  mutating func gridLine(y: Double)

  /// Puts what was drawn into `frame` with its top left corner at `position`; empty cells are skipped.
  func draw(into frame: inout Frame, at position: Position)

  /// The number of bars, parts of stacks among them, of which nothing is seen.
  var unseenBarCount: Int { get }

  /// Lets what is drawn from now on stand out: its cells are known, and its signs are a step larger
  /// if they are to grow.
  mutating func beginHighlight(growing: Bool)
  /// Puts the cells of the highlight alone into `frame`, whatever else was drawn on them.
  func drawHighlight(into frame: inout Frame, at position: Position, style: Style)
}

extension Canvas {
  /// Fills from `bottom` to `top` between `left` and `right` with the filling of series `series`.
  package mutating func fill(
    left: Double, right: Double, bottom: Double, top: Double, series: Int
  ) {
    fill(left: left, right: right, bottom: bottom, top: top, shade: nil, series: series)
  }
}

/// The glyphs a canvas is made of.
public enum GlyphSet: String, CaseIterable, Sendable {
  case braille, octant, sextant, block, ascii

  /// A canvas of these glyphs.
  package func canvas(columns: Int, rows: Int, scale: Int = 1) -> any Canvas {
    canvasType.init(columns: columns, rows: rows, scale: scale)
  }

  /// The type of the canvases of these glyphs.
  package var canvasType: any Canvas.Type {
    switch self {
    case .braille: BrailleCanvas.self
    case .octant: OctantCanvas.self
    case .sextant: SextantCanvas.self
    case .block: BlockCanvas.self
    case .ascii: ASCIICanvas.self
    }
  }
}
