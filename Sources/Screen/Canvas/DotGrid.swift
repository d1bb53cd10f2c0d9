/// Cells made of dots, two across and some up, each cell owned by the series drawn on it last.
struct DotGrid: Sendable {
  let columns: Int
  let rows: Int
  /// Dots in a cell from bottom to top.
  let dotsUp: Int
  /// The width and height, in dots, of the pen that draws lines.
  let pen: Size

  /// The dots of each cell, row by row from the top: bit `2 * row + column` from its top left dot.
  private(set) var masks: [UInt8]
  private(set) var owners: [Owner]
  /// True while the highlight is drawn.
  var isHighlighting = false
  /// True where the lines of series are told apart by their dashes.
  var hasDashes = true

  /// The series drawn last on a cell, and whether it stands out.
  struct Owner: Equatable, Sendable {
    var series = 0
    var isHighlighted = false
  }

  init(columns: Int, rows: Int, dotsUp: Int, scale: Int = 1) {
    self.columns = columns
    self.rows = rows
    self.dotsUp = dotsUp
    pen = Self.pen(dotsUp: dotsUp, scale: scale)
    masks = Array(repeating: 0, count: columns * rows)
    owners = Array(repeating: Owner(), count: columns * rows)
  }

  static let dotsAcross = 2

  /// The dots of a pen at a scale; two dots in a cell are high ones.
  static func pen(dotsUp: Int, scale: Int) -> Size {
    Size(columns: scale, rows: dotsUp > 2 ? scale : (scale + 2) / 2)
  }

  var width: Int { columns * Self.dotsAcross }
  var height: Int { rows * dotsUp }

  /// Puts the pen down at `x` from the left and `y` from the bottom, whole even at an edge; outside
  /// nothing happens.
  mutating func dab(x: Int, y: Int, series: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    guard pen.columns > 1 || pen.rows > 1 else { return set(x: x, y: y, series: series) }
    let left = max(min(x - (pen.columns - 1) / 2, width - pen.columns), 0)
    let bottom = max(min(y - (pen.rows - 1) / 2, height - pen.rows), 0)
    for y in bottom..<bottom + pen.rows {
      for x in left..<left + pen.columns { set(x: x, y: y, series: series) }
    }
  }

  /// Draws the dot at `x` from the left and `y` from the bottom; outside nothing happens.
  mutating func set(x: Int, y: Int, series: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let row = height - 1 - y
    let cell = row / dotsUp * columns + x / 2
    masks[cell] |= 1 << UInt8(row % dotsUp * 2 + x % 2)
    owners[cell] = Owner(series: series, isHighlighted: isHighlighting)
  }
}
