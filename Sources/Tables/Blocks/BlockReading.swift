import Dispatch
import Glibc

/// Rows of an input that are read in blocks, several at a time, without keeping the text.
struct BlockReading {
  private static let mostPasses = 8
  private static let threads = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 8))
  /// The memory to be left for blocks, threads, and what is made of the columns.
  static let headroom = 3 << 26

  let source: ByteSource
  /// The part of the input that has rows.
  let range: Range<Int>
  let blockSize: Int
  let ending: RowEnding
  let parser: any BlockParser
  /// The number of rows, and somewhat more, if all are as long as those at the beginning.
  let expectedRows: Int
  /// Takes how much was read so far.
  let progress: ReadingProgress?

  /// Reads all rows, again where a cell shows that its column holds something else than its beginning said.
  ///
  /// - Parameters:
  ///   - columns: What the beginning is read as; takes the cells.
  ///   - beginning: The table that the beginning is.
  /// - Returns: Their number; `nil` where they cannot be read in blocks.
  func read(_ columns: inout [ColumnBuilder], beginning: () -> Table?) -> Int? {
    if columns.contains(where: \.mayBeMixed) {
      // Quantities with units of their own are likely or not by all cells, here by those of the beginning.
      guard let beginning = beginning() else { return nil }
      for i in columns.indices where i >= beginning.columns.count || beginning.columns[i].isText {
        columns[i].strikeOutMixed()
      }
    }
    for _ in 0..<Self.mostPasses {
      let kinds = columns.compactMap(\.blockKind)
      guard kinds.count == columns.count, hasRoom(for: kinds) else { return nil }
      let assembly = pass(columns, kinds)
      let finished = assembly.finished()
      switch finished.outcome {
      case .complete(let rows):
        columns = finished.columns
        return rows
      case .refuted(let column, let cell, let isLiteral):
        if case .missing = kinds[column] {
          columns[column].survey(cell.span, isLiteral: isLiteral)
        } else {
          columns[column].refute(cell.span, isLiteral: isLiteral)
        }
      case .unfit:
        return nil
      }
    }
    return nil
  }

  /// Reads all rows once, on all processors.
  private func pass(_ columns: [ColumnBuilder], _ kinds: [BlockCellKind]) -> BlockAssembly {
    let blocks = RowBlocks(range, size: blockSize, ending: ending) { [source, progress] in
      // It ends where it is, as a file does that became shorter.
      progress?.endsHere() == true ? 0 : source.read($0, $1)
    }
    let assembly = BlockAssembly(columns, kinds: kinds, expectedRows: expectedRows)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      var memory: [UInt8] = []
      var columns: BlockColumns? = BlockColumns(kinds)
      while let cells = columns, let block = blocks.next(into: &memory) {
        progress?.note(bytes: blocks.offset, of: source.count)
        let outcome = memory.withUnsafeBufferPointer {
          parser.parse(UnsafeBufferPointer(rebasing: $0[..<block.count]), into: cells)
        }
        if let outcome {
          columns = nil
          assembly.end(outcome)
        } else {
          columns = assembly.add(cells, at: block.index)
        }
      }
    }
    if blocks.isFailed { assembly.end(.unfit) }
    return assembly
  }

  /// True where there is memory for columns and for what charts make of them.
  private func hasRoom(for kinds: [BlockCellKind]) -> Bool {
    2 * expectedRows * kinds.count * MemoryLayout<Double>.size + Self.headroom
      < AvailableMemory.bytes
  }
}

extension InputProblem {
  /// Says that an input is to be read from its beginning by the other reader; nobody is told of it.
  static func notInBlocks(_ file: String) -> InputProblem { InputProblem(file: file, kind: .empty) }
}

extension Column {
  fileprivate var isText: Bool { if case .text = values { true } else { false } }
}
