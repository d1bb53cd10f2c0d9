/// The blocks of a canvas: whole cells in a shade.
struct ShadeLayer: Sendable {
  /// The shade of a cell and the series it belongs to.
  struct ShadedCell: Equatable, Sendable {
    var series: Int
    var level: Int
    var isHighlighted = false
  }

  let columns: Int
  let rows: Int
  /// True while the highlight is added.
  var isHighlighting = false
  /// The contents of each cell, row by row from the top.
  private(set) var blocks: [ShadedCell?]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    blocks = Array(repeating: nil, count: columns * rows)
  }

  /// Fills the cells of a rectangle, at least one across and up; outside, and of what is not a
  /// number, nothing.
  mutating func add(
    left: Double, right: Double, bottom: Double, top: Double, level: Int, series: Int
  ) {
    guard left <= right, bottom <= top, left <= 1, right >= 0, bottom <= 1, top >= 0 else { return }
    for up in Self.cells(bottom, top, of: rows) {
      for column in Self.cells(left, right, of: columns) {
        blocks[(rows - 1 - up) * columns + column] = ShadedCell(
          series: series, level: level, isHighlighted: isHighlighting)
      }
    }
  }

  /// The cells between two fractions: those of which it covers more than half, or the one it is in.
  private static func cells(_ low: Double, _ high: Double, of count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let ends = [low, high].map { min(max($0, 0), 1) * Double(count) }
    let (first, last) = (Int(ends[0].rounded()), Int(ends[1].rounded()))
    if first < last { return first..<last }
    let only = min(Int((ends[0] + ends[1]) / 2), count - 1)
    return only..<(only + 1)
  }
}
