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

    /// The series that has the largest part of its points in it, of equals the first; where more points share places
    /// than can be seen, those with nearly as much alternate.
    ///
    /// - Parameters:
    ///   - share: A number of the cell, 0 ..< 1, of which neighbors have others.
    ///   - totals: The number of points of each series.
    /// - Returns: The series.
    fileprivate func series(at share: Double, of totals: [Int: Int]) -> Int {
      let parts = counts.map { series, count in
        (series: series, part: Double(count) / Double(max(totals[series] ?? count, 1)))
      }
      let most = parts.max { ($0.part, $1.series) < ($1.part, $0.series) }
      guard isDense, let most, counts.count > 1 else { return most?.series ?? lastSeries }
      let rivals = parts.filter { 3 * $0.part >= 2 * most.part }.map(\.series).sorted()
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
  /// The number of points of each series.
  private var totals: [Int: Int] = [:]
  /// The series that is in front wherever it has a point; `nil` where none is.
  var front: Int?

  init(columns: Int, rows: Int, dotsUp: Int) {
    self.columns = columns
    self.rows = rows
    self.dotsUp = dotsUp
  }

  /// The series whose color a cell has.
  func series(of cell: Int) -> Int? {
    let place = columns > 0 ? (cell / columns % 4) * 4 + cell % columns % 4 : 0
    if let front, cells[cell]?.counts[front] != nil { return front }
    return cells[cell]?.series(at: Self.shares[place], of: totals)
  }

  /// The number of points in cells that have the color of another series.
  var hiddenCount: Int {
    cells.reduce(0) { sum, cell in
      let shown = series(of: cell.key)
      return sum + cell.value.counts.reduce(0) { $0 + ($1.key == shown ? 0 : $1.value) }
    }
  }

  /// Puts a speck of some dots on a point, whole even at an edge; outside nothing happens.
  mutating func add(x: Double, y: Double, size: Size, series: Int) {
    guard columns > 0, rows > 0, Clip.isInside((x, y)) else { return }
    let (width, height) = (columns * DotGrid.dotsAcross, rows * dotsUp)
    let column = min(max(Int(x * Double(width)), 0), width - 1)
    let up = min(max(Int(y * Double(height)), 0), height - 1)
    totals[series, default: 0] += 1
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
