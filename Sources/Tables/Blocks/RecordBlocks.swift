/// JSON records of many rows, a line each or in a list, read in blocks where all have the same plain members in
/// the same order.
struct RecordBlocks {
  /// The bytes at the end in which a list ends.
  private static let tail = 1 << 13

  private let source: ByteSource
  private let records: JSONRecords
  /// The records of the beginning, as entries of its tape.
  private let beginning: [Int]
  private let keys: [String]
  private let ending: RowEnding
  /// The part of the input that has records.
  private let range: Range<Int>
  private let blockSize: Int
  private let sampleSize: Int

  /// Looks at an input; `nil` where it is not to be read so.
  ///
  /// - Parameters:
  ///   - source: The input.
  ///   - sample: Its beginning, as many bytes as a block has.
  ///   - name: What it is called.
  ///   - options: The ways to read it.
  init?(_ source: ByteSource, _ sample: [UInt8], name: String, options: ReadingOptions) {
    let mark = InputText(bytes: sample, file: name, options: options).start
    guard let first = sample[mark...].firstIndex(where: { !$0.isBlank && !$0.isLineBreak }),
      let start = sample[first...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let isList = sample[first] == UInt8(ascii: "[")
    ending = isList ? .record : .line(quote: nil)
    guard let whole = ending.wholeRows(Array(sample[start...])),
      let end = isList ? Self.listEnd(of: source) : source.count
    else { return nil }
    let text = Array(sample[..<(start + whole)])
    let json = JSONSource(
      bytes: isList ? text.dropLast() + [UInt8(ascii: "]")] : text, file: name)
    guard let tape = try? isList ? json.tape() : json.tapeOfLines(), !JSONReader.isDocument(tape)
    else { return nil }
    beginning = tape.elements(0)
    guard beginning.count > BlockTable.fewestRows,
      let keys = Self.keys(of: beginning, on: tape)
    else { return nil }
    records = JSONRecords(tape: tape, source: json, options: options)
    self.source = source
    self.keys = keys
    range = start..<end
    blockSize = sample.count
    sampleSize = whole
  }

  /// The place behind the last record of a list; `nil` where none is seen to end there.
  private static func listEnd(of source: ByteSource) -> Int? {
    let last = source.bytes(source.count - tail..<source.count)
    guard last.count == tail, let bracket = last.lastIndex(where: { !$0.isSpace }),
      last[bracket] == UInt8(ascii: "]"),
      let brace = last[..<bracket].lastIndex(where: { !$0.isSpace }),
      last[brace] == UInt8(ascii: "}")
    else { return nil }
    return source.count - tail + brace + 1
  }

  /// The members that all records have in the same order; `nil` where they differ, or hold more than plain values.
  private static func keys(of records: [Int], on tape: JSONTape) -> [String]? {
    guard let first = records.first, tape.entries[first].kind == .object else { return nil }
    let keys = tape.members(first).map(\.key)
    guard !keys.isEmpty, Set(keys).count == keys.count, keys.count <= JSONRecords.maximumColumns
    else { return nil }
    for record in records {
      guard tape.entries[record].kind == .object else { return nil }
      let members = tape.members(record)
      guard members.map(\.key) == keys,
        !members.contains(where: { [.array, .object].contains(tape.entries[$0.value].kind) })
      else { return nil }
    }
    return keys.map { tape.keys[$0] }
  }

  /// The table; `nil` where it is left to the other reader.
  func table() -> Table? {
    let cells = keys.indices.map { column in
      beginning.map { records.tape.members($0)[column].value }
    }
    let rows = Double(range.count) / Double(sampleSize) * Double(beginning.count)
    let reading = BlockReading(
      source: source, range: range, blockSize: blockSize, ending: ending,
      parser: RecordBlockParser(keys: keys, ending: ending), expectedRows: Int(rows * 1.05),
      progress: records.options.progress)
    return try? records.table(
      names: ColumnName.names(of: keys), cells: cells, rowCount: beginning.count
    ) { columns throws(InputProblem) in
      guard let rows = reading.read(&columns, beginning: { try? records.table() }) else {
        throw .notInBlocks(records.source.file)
      }
      return rows
    }
  }
}
