import Dispatch
import Glibc

/// Reads delimited text of many rows in blocks, several at a time, without keeping the text.
///
/// Its beginning and its end say what it is; from then on each cell is looked at once. What does not go on
/// as it began is left to `DelimitedText`, which reads all of it and says what is wrong and where.
struct BlockTable {
  /// The bytes at the end that may be notes.
  private static let ending = 1 << 13
  /// A beginning of fewer lines says too little.
  private static let fewestLines = 2 * TableBuilder.surveyedRows
  private static let mostPasses = 8

  private let source: ByteSource
  private let text: DelimitedText
  private let sign: UInt8
  /// The end of the rows.
  private let end: Int
  private let blockSize: Int

  /// Looks at an input; `nil` where it is short, or not to be read so.
  ///
  /// - Parameters:
  ///   - source: The input.
  ///   - name: What it is called.
  ///   - options: The ways to read it.
  ///   - blockSize: The bytes that the columns are inferred from, and those of a block.
  init?(
    _ source: ByteSource, name: String, options: ReadingOptions, blockSize: Int = RowBlocks.size
  ) {
    guard source.count > 2 * blockSize, options.datePattern == nil else { return nil }
    var sample = source.bytes(0..<blockSize)
    guard sample.count == blockSize, Compression(sample) == nil, UTF16Text.utf8(sample) == sample,
      let whole = sample.wholeRows,
      sample[..<whole].count(where: { $0 == .lineFeed }) > Self.fewestLines
    else { return nil }
    sample.removeSubrange(whole...)
    let last = source.bytes(source.count - Self.ending..<source.count)
    guard last.count == Self.ending, let line = last.firstIndex(of: .lineFeed) else { return nil }
    let ending = last[(line + 1)...]
    let input = InputText(bytes: sample + ending, file: name, options: options)
    let format = options.format == .auto ? .format(of: input) : options.format
    switch format {
    case .csv: text = DelimitedText(input)
    case .tsv: text = DelimitedText(input, fixedDelimiter: .tab)
    default: return nil
    }
    guard text.delimiter.count == 1, let sign = text.delimiter.first, sign != .space, sign != .quote
    else { return nil }
    self.source = source
    self.blockSize = blockSize
    self.sign = sign
    end = source.count - (input.bytes.count - text.bytes.count)
  }

  /// The table; `nil` where it is left to the other reader.
  func table() -> Table? {
    guard let (header, names) = try? text.heading(), names.count <= DelimitedText.maximumColumns
    else {
      return nil
    }
    let start = text.rowsStart(behind: header)
    var builder = text.builder
    builder.isWhole = false
    var comments = 0
    let table = try? builder.table(names: names) { limit, columns throws(InputProblem) in
      if limit < .max {
        return try text.walk(
          skipped: header?.count ?? 0, rowLimit: limit, &columns, &comments)
      }
      guard let rows = read(&columns, from: start) else { throw .notInBlocks(text.file) }
      return rows
    }
    guard comments == 0 else { return nil }
    return table.map { text.finished($0, header: header, comments: 0) }
  }

  /// Reads all rows, again where a cell shows that its column holds something else than its beginning said.
  ///
  /// - Returns: Their number; `nil` where they cannot be read in blocks.
  private func read(_ columns: inout [ColumnBuilder], from start: Int) -> Int? {
    if columns.contains(where: \.mayBeMixed) {
      // Quantities with units of their own are likely or not by all cells, here by those of the beginning.
      guard let beginning = try? text.table() else { return nil }
      for i in columns.indices where i >= beginning.columns.count || beginning.columns[i].isText {
        columns[i].strikeOutMixed()
      }
    }
    for _ in 0..<Self.mostPasses {
      let kinds = columns.compactMap(\.blockKind)
      guard kinds.count == columns.count, hasRoom(for: kinds) else { return nil }
      let assembly = pass(columns, kinds, from: start)
      let finished = assembly.finished()
      switch finished.outcome {
      case .complete(let rows):
        columns = finished.columns
        return rows
      case .refuted(let column, let cell):
        columns[column].refute(cell.span, isLiteral: false)
      case .unfit:
        return nil
      }
    }
    return nil
  }

  /// Reads all rows once, on all processors.
  private func pass(
    _ columns: [ColumnBuilder], _ kinds: [BlockCellKind], from start: Int
  ) -> BlockAssembly {
    let blocks = RowBlocks(start..<end, size: blockSize, quote: .quote, read: source.read)
    let assembly = BlockAssembly(columns, kinds: kinds, expectedRows: expectedRows)
    let parser = BlockParser(delimiter: sign)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
      var memory: [UInt8] = []
      var columns: BlockColumns? = BlockColumns(kinds)
      while let cells = columns, let block = blocks.next(into: &memory) {
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

  private static let threads = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 8))

  /// The number of rows, and somewhat more, if all are as long as those at the beginning.
  private var expectedRows: Int {
    let lines = text.bytes.count(where: { $0 == .lineFeed }) + 1
    return Int(Double(end) * Double(lines) / Double(max(text.bytes.count, 1)) * 1.05)
  }

  private func hasRoom(for kinds: [BlockCellKind]) -> Bool {
    expectedRows * kinds.count * MemoryLayout<Double>.size < AvailableMemory.bytes
  }
}

extension InputProblem {
  /// Says that an input is to be read from its beginning by the other reader; nobody is told of it.
  static func notInBlocks(_ file: String) -> InputProblem { InputProblem(file: file, kind: .empty) }
}

extension Column {
  fileprivate var isText: Bool { if case .text = values { true } else { false } }
}

extension [UInt8] {
  /// The number of bytes that are whole rows, as far as quotes tell; `nil` where none is.
  fileprivate var wholeRows: Int? {
    withUnsafeBufferPointer { $0.wholeRows(quote: .quote) }
  }
}
