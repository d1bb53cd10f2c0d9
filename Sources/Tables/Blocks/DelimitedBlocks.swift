/// Delimited text of many rows, read in blocks.
struct DelimitedBlocks {
  /// The bytes at the end that may be notes.
  private static let ending = 1 << 13

  private let source: ByteSource
  private let text: DelimitedText
  private let sign: UInt8
  /// The end of the rows.
  private let end: Int
  private let blockSize: Int

  /// Looks at an input; `nil` where it is not to be read so.
  ///
  /// - Parameters:
  ///   - source: The input.
  ///   - sample: Its beginning, as many bytes as a block has.
  ///   - name: What it is called.
  ///   - options: The ways to read it.
  init?(_ source: ByteSource, _ sample: [UInt8], name: String, options: ReadingOptions) {
    let blockSize = sample.count
    guard let whole = RowEnding.line(quote: .quote).wholeRows(sample),
      sample[..<whole].count(where: { $0 == .lineFeed }) > BlockTable.fewestRows
    else { return nil }
    let last = source.bytes(source.count - Self.ending..<source.count)
    guard last.count == Self.ending, let line = last.firstIndex(of: .lineFeed) else { return nil }
    let ending = last[(line + 1)...]
    let input = InputText(bytes: Array(sample[..<whole]) + ending, file: name, options: options)
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
    var asides = DelimitedText.Asides()
    let table = try? builder.table(names: names) { limit, columns throws(InputProblem) in
      if limit < .max {
        return try text.walk(
          skipped: header?.count ?? 0, rowLimit: limit, &columns, &asides)
      }
      guard let rows = reading(from: start).read(&columns, beginning: { try? text.table() }) else {
        throw .notInBlocks(text.file)
      }
      return rows
    }
    guard asides == DelimitedText.Asides() else { return nil }
    return table.map { text.finished($0, header: header, names, asides) }
  }

  private func reading(from start: Int) -> BlockReading {
    let lines = text.bytes.count(where: { $0 == .lineFeed }) + 1
    return BlockReading(
      source: source, range: start..<end, blockSize: blockSize, ending: .line(quote: .quote),
      parser: DelimitedBlockParser(delimiter: sign),
      expectedRows: Int(Double(end) * Double(lines) / Double(max(text.bytes.count, 1)) * 1.05),
      progress: text.options.progress)
  }
}
