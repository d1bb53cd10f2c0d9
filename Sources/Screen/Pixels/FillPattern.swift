/// The filling of a series in pixels: lines on a square that is repeated, so that it is known without color.
package struct FillPattern: Equatable, Sendable {
  /// The number of the pattern; 0 is solid.
  package let index: Int

  /// A line of the square.
  package struct Line: Sendable {
    package let start: PixelPoint
    package let end: PixelPoint

    fileprivate init(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) {
      start = PixelPoint(x: x, y: y)
      end = PixelPoint(x: endX, y: endY)
    }
  }

  /// The side of the square, and the width of its lines, in units of the lines.
  package static let (side, width) = (8.0, 2.0)

  /// The pattern of a series; they repeat after the eighth.
  package static func of(series: Int) -> FillPattern {
    FillPattern(index: max(series, 0) % patterns.count)
  }

  /// As many patterns as there are.
  package static let count = patterns.count

  package var isSolid: Bool { index == 0 }

  /// The lines on its square, on which those that cross an edge go on at the other.
  package var lines: [Line] { Self.patterns[index] }

  private static let patterns: [[Line]] = [
    [],
    [Line(-2, 6, 2, 10), Line(-2, -2, 10, 10), Line(6, -2, 10, 2)],  // falling
    [Line(-2, 2, 2, -2), Line(-2, 10, 10, -2), Line(6, 10, 10, 6)],  // rising
    [Line(0, 4, 8, 4)],  // across
    [Line(4, 0, 4, 8)],  // upright
    [Line(-2, -2, 10, 10), Line(-2, 10, 10, -2)],  // crossed
    [Line(0, 4, 8, 4), Line(4, 0, 4, 8)],  // checked
    [Line(3, 4, 5, 4)],  // dotted
  ]
}
