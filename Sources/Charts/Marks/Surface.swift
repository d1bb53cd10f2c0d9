/// A canvas of cells or a vector picture, on which marks are drawn with three primitives.
///
/// Places are fractions of the plot; nothing outside of it is seen. An ink is the number of a
/// series, whose color, dashes, filling or sign is used.
public protocol Surface {
  /// Tells what the next primitives show, for a surface that has a form of its own for it.
  mutating func begin(_ part: Mark.Part)
  /// True while what ends higher than it began is drawn, false for what ends lower.
  var isRising: Bool? { get set }
  /// Draws a line from point to point, in dashes.
  ///
  /// A point that is not a number breaks the line; one that stands alone is seen, too.
  mutating func stroke(_ points: [PlotPoint], ink: Int)
  /// Fills a region.
  mutating func fill(_ region: Region, with filling: Filling, ink: Int)
  /// Puts a sign on a point.
  mutating func sign(at point: PlotPoint, ink: Int)
}

extension Surface {
  /// Draws all parts by primitives alone.
  public mutating func begin(_ part: Mark.Part) {}

  /// Draws both alike.
  public var isRising: Bool? {
    get { nil }
    set {}
  }
}

/// The filling of a region.
public enum Filling: Equatable, Sendable {
  /// The filling of the series; it has no edge where the region goes on beside it.
  case pattern(hasEdge: Bool)
  /// A shade.
  case shade(ShadeLevel)
  /// The height of a value in its range, 0 … 1: a step of a ramp of colors, or a shade where there is none.
  case height(Double)

  /// The step of so many even ones that a height is in, counted from 0, the lowest.
  package static func step(at height: Double, of count: Int) -> Int {
    min(Int(min(max(height, 0), 1) * Double(count)), count - 1)
  }
}

/// The darkness of a block, told apart by its glyph and not by its color.
public enum ShadeLevel: Int, CaseIterable, Sendable {
  case faint, light, medium, dark, full

  /// The shade of a height in a range, 0 … 1.
  package init(height: Double) {
    let levels = Self.allCases
    self = levels[Filling.step(at: height, of: levels.count)]
  }
}
