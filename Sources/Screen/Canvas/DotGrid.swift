/// Cells made of dots, two across and some up, each cell owned by the series drawn on it last.
struct DotGrid: Sendable {
  let columns: Int
  let rows: Int
  /// Dots in a cell from bottom to top.
  let dotsUp: Int

  /// The dots of each cell, row by row from the top: bit `2 * row + column` from its top left dot.
  private(set) var masks: [UInt8]
  private(set) var owners: [Int]

  init(columns: Int, rows: Int, dotsUp: Int) {
    self.columns = columns
    self.rows = rows
    self.dotsUp = dotsUp
    masks = Array(repeating: 0, count: columns * rows)
    owners = Array(repeating: 0, count: columns * rows)
  }

  var width: Int { columns * 2 }
  var height: Int { rows * dotsUp }

  /// Draws the dot at `x` from the left and `y` from the bottom; outside nothing happens.
  mutating func set(x: Int, y: Int, series: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let row = height - 1 - y
    let cell = row / dotsUp * columns + x / 2
    masks[cell] |= 1 << UInt8(row % dotsUp * 2 + x % 2)
    owners[cell] = series
  }
}
