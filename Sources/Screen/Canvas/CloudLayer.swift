/// The points of a cloud on a canvas, drawn finer than cells: a speck of dots for each.
struct CloudLayer: Sendable {
  /// A cell with specks in it.
  struct CloudCell: Equatable, Sendable {
    /// The dots: bit `2 * row + column` from its top left dot.
    var mask: UInt8 = 0
    /// The places of the points in it, as bits of the same dots.
    fileprivate var places: UInt8 = 0
    /// The number of points of each series in it.
    fileprivate var counts: [Int: Int] = [:]

    /// The series with the most points in it, of equals the first; where more points share places than can be seen,
    /// those with nearly as many alternate.
    ///
    /// - Parameter share: A number of the cell, 0 ..< 1, of which neighbors have others.
    /// - Returns: The series.
    func series(at share: Double) -> Int {
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard isDense, let most, counts.count > 1 else { return most?.key ?? lastSeries }
      let rivals = counts.filter { 3 * $0.value >= 2 * most.value }.keys.sorted()
      return rivals[min(Int(share * Double(rivals.count)), rivals.count - 1)]
    }

    /// True where points share a place: there are more than can be seen.
    var isDense: Bool { counts.values.reduce(0, +) > places.nonzeroBitCount }

    /// The series of the last speck, for cells that one only reaches into.
    fileprivate var lastSeries = 0
  }

  /// The shares of 4 × 4 cells, each as far as can be from its neighbors'.
  private static let shares = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map {
    (Double($0) + 0.5) / 16
  }

  let columns: Int
  let rows: Int
  let dotsUp: Int
  private(set) var cells: [Int: CloudCell] = [:]

  init(columns: Int, rows: Int, dotsUp: Int) {
    self.columns = columns
    self.rows = rows
    self.dotsUp = dotsUp
  }

  /// The series whose color a cell has.
  func series(of cell: Int) -> Int? {
    let place = columns > 0 ? (cell / columns % 4) * 4 + cell % columns % 4 : 0
    return cells[cell]?.series(at: Self.shares[place])
  }

  /// Puts a speck of some dots on a point, whole even at an edge; outside nothing happens.
  mutating func add(x: Double, y: Double, size: Size, series: Int) {
    guard columns > 0, rows > 0, Clip.isInside((x, y)) else { return }
    let (width, height) = (columns * DotGrid.dotsAcross, rows * dotsUp)
    let column = min(max(Int(x * Double(width)), 0), width - 1)
    let up = min(max(Int(y * Double(height)), 0), height - 1)
    set(column, up) { cell, bit in
      cell.places |= bit
      cell.counts[series, default: 0] += 1
    }
    let left = max(min(column - (size.columns - 1) / 2, width - size.columns), 0)
    let bottom = max(min(up - (size.rows - 1) / 2, height - size.rows), 0)
    for up in bottom..<min(bottom + size.rows, height) {
      for column in left..<min(left + size.columns, width) {
        set(column, up) { cell, bit in
          cell.mask |= bit
          cell.lastSeries = series
        }
      }
    }
  }

  private mutating func set(
    _ column: Int, _ up: Int, _ change: (inout CloudCell, UInt8) -> Void
  ) {
    let row = rows * dotsUp - 1 - up
    let bit: UInt8 = 1 << UInt8(row % dotsUp * DotGrid.dotsAcross + column % DotGrid.dotsAcross)
    change(&cells[row / dotsUp * columns + column / DotGrid.dotsAcross, default: CloudCell()], bit)
  }
}
