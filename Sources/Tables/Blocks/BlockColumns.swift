/// The cells of one block of rows, column by column, in memory that is used again for the next block.
///
/// It is small enough to stay in the cache until the cells are added to their columns.
///
/// It is handed from thread to thread, and used by one at a time.
final class BlockColumns: @unchecked Sendable {
  /// One column's part.
  struct Cells {
    /// The number or the time of each row; not a number where it is missing.
    var values: UnsafeMutablePointer<Double>
    /// The text of each row as its number in `words`; −1 where it is missing.
    var codes: UnsafeMutablePointer<Int32>
    var words = WordTable()
    var forms = NumberForms()
    var precision = DatePrecision.year
  }

  let kinds: [BlockCellKind]
  let cells: UnsafeMutablePointer<Cells>
  var rowCount = 0
  private(set) var capacity = 0

  init(_ kinds: [BlockCellKind]) {
    self.kinds = kinds
    cells = .allocate(capacity: max(kinds.count, 1))
    for i in kinds.indices {
      (cells + i).initialize(
        to: Cells(values: .allocate(capacity: 0), codes: .allocate(capacity: 0)))
    }
  }

  deinit {
    for i in kinds.indices {
      cells[i].values.deallocate()
      cells[i].codes.deallocate()
    }
    cells.deinitialize(count: kinds.count)
    cells.deallocate()
  }

  /// Makes ready for another block.
  func begin() {
    rowCount = 0
    for i in kinds.indices {
      cells[i].forms = NumberForms()
      cells[i].precision = .year
      if case .words = kinds[i] { cells[i].words.removeAll() }
    }
  }

  /// Makes room for more rows than any block had before.
  func grow() {
    let known = capacity
    capacity = Swift.max(2 * capacity, 4_096)
    for i in kinds.indices {
      if case .words = kinds[i] {
        Self.grow(&cells[i].codes, known, to: capacity)
      } else {
        Self.grow(&cells[i].values, known, to: capacity)
      }
    }
  }

  private static func grow<Value>(
    _ memory: inout UnsafeMutablePointer<Value>, _ count: Int, to capacity: Int
  ) {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }
}

/// The way the cells of a column are read when they come in blocks.
enum BlockCellKind: Sendable {
  case numbers(NumberParser)
  case times(TimeLayout)
  case words
  /// No cell of the beginning has anything.
  case missing
}
