import Glibc
import Screen

/// The picture on a canvas of a set of glyphs, as lines of text.
func picture(
  _ glyphs: GlyphSet, _ columns: Int, _ rows: Int, scale: Int = 1,
  _ draw: (inout any Canvas) -> Void
) -> String {
  var canvas = glyphs.canvas(columns: columns, rows: rows, scale: scale)
  draw(&canvas)
  var frame = Frame(size: Size(columns: columns, rows: rows))
  canvas.draw(into: &frame, at: Position(x: 0, y: 0))
  return frame.lines.joined(separator: "\n")
}

typealias Points = [(x: Double, y: Double)]

/// Lines everybody knows the shape of.
enum Curve {
  static let rise: Points = [(x: 0, y: 0), (x: 1, y: 1)]
  static let valley: Points = [(x: 0, y: 1), (x: 0.5, y: 0), (x: 1, y: 1)]
  /// Two periods.
  static let sine: Points = (0...200).map { index -> (x: Double, y: Double) in
    let x = Double(index) / 200
    return (x: x, y: 0.5 + 0.5 * sin(x * 4 * .pi))
  }
}

/// Six bars on a zero line in the middle, from far below to above it.
func drawSignedBars(_ canvas: inout any Canvas) {
  for index in 0..<6 {
    let height = Double(index - 3) * 0.15
    let left = Double(index) / 6
    canvas.fill(
      left: left, right: left + 0.7 / 6, bottom: min(0.5, 0.5 + height),
      top: max(0.5, 0.5 + height), series: 0)
  }
}
