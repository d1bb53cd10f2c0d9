/// Rows with fewer cells than there are columns, whose last cells are missing.
package struct ShortRows: Equatable, Sendable {
  package var count: Int
  /// The first of them, as an editor counts lines.
  package var row: Int

  package init(count: Int, row: Int) {
    self.count = count
    self.row = row
  }
}

/// The short rows that a reader comes by.
struct ShortRowTally: Equatable {
  /// Of fewer rows each says how long they are meant to be.
  private static let fewestRows = 4

  private(set) var count = 0
  /// The place of the first in the input, and the number of its cells.
  private(set) var first: (offset: Int, cells: Int)?
  private var fewestCells = Int.max

  mutating func add(_ cells: Int, at offset: Int) {
    if first == nil { first = (offset, cells) }
    count += 1
    fewestCells = min(fewestCells, cells)
  }

  /// True where a table may have such rows: they are one or two, or at most a twentieth, or all that they lack is the
  /// last column.
  func areFew(of rows: Int, width: Int) -> Bool {
    guard count > 0 else { return true }
    guard rows >= Self.fewestRows, count < rows else { return false }
    if count * 4 <= rows, count <= 2 || count * 20 <= rows { return true }
    return width > 2 && fewestCells == width - 1
  }

  func rows(in bytes: [UInt8]) -> ShortRows? {
    first.map { ShortRows(count: count, row: SourcePosition(offset: $0.offset, in: bytes).row) }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && a.first?.offset == b.first?.offset
  }
}
