import Synchronization

/// Puts the cells of blocks, which come from several threads in any order, one behind the other.
final class BlockAssembly: Sendable {
  /// The way a reading in blocks ended.
  enum Outcome: Sendable {
    case complete(rows: Int)
    /// A cell is not what its column holds; a literal is a number by the input's own grammar.
    case refuted(column: Int, cell: [UInt8], isLiteral: Bool)
    /// The text is no table of rows of one width.
    case unfit
  }

  private struct State {
    var columns: [ColumnBuilder]
    var rows = 0
    var reserved: Int
    /// The block that is to be added next, and those that came before it.
    var next = 0
    var waiting: [Int: BlockColumns] = [:]
    var outcome: Outcome?
  }

  private let kinds: [BlockCellKind]
  private let state: Mutex<State>

  init(_ columns: [ColumnBuilder], kinds: [BlockCellKind], expectedRows: Int) {
    self.kinds = kinds
    var columns = columns
    for i in columns.indices { columns[i].begin(rowCount: expectedRows, again: true) }
    state = Mutex(State(columns: columns, reserved: expectedRows))
  }

  /// The rows that are there.
  var rows: Int { state.withLock { $0.rows } }

  /// The end of the reading, and the columns as far as they are read.
  func finished() -> (columns: [ColumnBuilder], outcome: Outcome) {
    state.withLock { ($0.columns, $0.outcome ?? .complete(rows: $0.rows)) }
  }

  /// Takes the cells of a block.
  ///
  /// - Returns: Memory for the cells of another block; `nil` where no more are wanted.
  func add(_ block: BlockColumns, at index: Int) -> BlockColumns? {
    state.withLock { state in
      state.waiting[index] = block
      var spare: BlockColumns?
      while state.outcome == nil, let block = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        add(block, to: &state)
        spare = block
      }
      guard state.outcome == nil else { return nil }
      return spare ?? BlockColumns(kinds)
    }
  }

  /// Ends the reading.
  func end(_ outcome: Outcome) {
    state.withLock { if $0.outcome == nil { $0.outcome = outcome } }
  }

  private func add(_ block: BlockColumns, to state: inout State) {
    let rows = state.rows + block.rowCount
    // Codes of texts count no further.
    guard rows <= Int(Int32.max) else {
      state.outcome = .unfit
      return
    }
    if rows > state.reserved {
      state.reserved = rows + rows / 2
      for i in kinds.indices { state.columns[i].reserve(state.reserved) }
    }
    for i in kinds.indices
    where !state.columns[i].add(block.cells[i], as: kinds[i], rows: block.rowCount) {
      state.outcome = .refuted(column: i, cell: [], isLiteral: false)
      return
    }
    state.rows = rows
  }
}
