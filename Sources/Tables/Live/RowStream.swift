/// Rows out of bytes that come in pieces and may never end.
///
/// The first lines settle what the columns are; a line that does not fit later is counted and left out, so
/// that nothing stops.
package struct RowStream: Sendable {
  /// More lines than these, without a table in them, have none.
  private static let mostLines = 1_000
  private static let mostMistakes = 50

  private let name: String
  private var options: ReadingOptions
  private var buffer = LineBuffer()
  private var layout: FeedLayout?
  /// The first lines, while there is no layout.
  private var opening = LineBuffer.Lines(bytes: [], first: 1)
  /// The line that was too long before there was a layout; nothing else may come.
  private var tooLong: InputProblem?
  /// The number of lines at which it is worth another try.
  private var nextTry = 2

  /// - Parameters:
  ///   - name: The name of the input; "-" is standard input.
  ///   - options: The way its first lines are read.
  package init(name: String, options: ReadingOptions) {
    self.name = name
    self.options = options
    // A row that comes in pieces is none yet.
    self.options.takesShortRows = false
    self.options.takesWesternText = false
  }

  /// Takes bytes.
  ///
  /// - Returns: The rows that are whole by now.
  /// - Throws: The reason for which the first lines are no table.
  package mutating func take(_ bytes: [UInt8]) throws(InputProblem) -> FeedRows {
    try rows(of: buffer.take(bytes), isEnd: false)
  }

  /// Takes the end of the input, or of a file after which another comes: a line without an end is one.
  package mutating func end() throws(InputProblem) -> FeedRows {
    try rows(of: buffer.end(), isEnd: true)
  }

  /// Takes the beginning of another file of the same table: its lines are counted from 1.
  package mutating func begin() {
    guard layout != nil else { return }
    buffer.begin()
    layout?.begin()
  }

  private mutating func rows(
    of lines: LineBuffer.Lines, isEnd: Bool
  ) throws(InputProblem) -> FeedRows {
    var rows: FeedRows
    if layout != nil {
      rows = layout?.rows(of: lines) ?? FeedRows()
    } else {
      opening.bytes += lines.bytes
      rows = try openedRows(isEnd: isEnd)
    }
    if let row = lines.tooLong {
      let problem = InputProblem(
        file: name, kind: .longLine(row: row, megabytes: LineBuffer.mostBytes / 1_000_000))
      rows.add(problem)
      if layout == nil { tooLong = tooLong ?? problem }
    }
    return rows
  }

  /// The first rows, once they are enough to know what the columns are.
  private mutating func openedRows(isEnd: Bool) throws(InputProblem) -> FeedRows {
    let count = buffer.lineCount
    if isEnd, opening.bytes.isEmpty, let tooLong { throw tooLong }
    guard count >= nextTry || isEnd, !opening.bytes.isEmpty else { return FeedRows() }
    nextTry = count < 16 ? count + 1 : count * 2
    var lines = opening
    var rows = FeedRows()
    // The end of a record that `tail` has cut is no header of those behind it.
    if options.format == .auto, lines.beginsWithinRecord {
      rows.add(InputProblem(file: name, kind: .malformedJSON(row: 1, column: 1)))
      lines = lines.without(line: 1)
    }
    var last: InputProblem?
    for _ in 0..<Self.mostMistakes {
      do throws(InputProblem) {
        let table = try Self.table(lines.bytes, name, options)
        guard table.rowCount > (isEnd ? 0 : 1) else { return FeedRows() }
        let text = InputText(bytes: lines.bytes, file: name, options: options)
        guard let layout = FeedLayout(table, of: text) else {
          throw InputProblem(file: name, kind: .notInFormat(row: 1, format: Self.formats))
        }
        self.layout = layout
        opening.bytes = []
        rows.table = table.asFeed
        return rows
      } catch {
        last = error
        // A line that does not fit the others tells nothing about them.
        guard let row = error.kind.oddLine ?? lines.tornRecord(of: error.kind), count > 2
        else { break }
        rows.add(error)
        lines = lines.without(line: row)
      }
    }
    if isEnd || count > Self.mostLines, let last { throw last }
    return FeedRows()
  }

  /// The formats whose lines can be followed.
  private static let formats = "csv, tsv, blanks, logfmt, jsonl"

  private static func table(
    _ bytes: [UInt8], _ name: String, _ options: ReadingOptions
  ) throws(InputProblem) -> Table {
    guard case .table(let table) = try Reader.read(bytes: bytes, name: name, options: options)
    else { throw InputProblem(file: name, kind: .notInFormat(row: 1, format: formats)) }
    return table
  }
}

extension LineBuffer.Lines {
  /// The line of a record of JSON that nothing closes, where each of the others is a whole one; `nil` of a document over several
  /// lines.
  fileprivate func tornRecord(of fault: InputProblem.Fault) -> Int? {
    guard case .unclosedJSON(let row, _, _) = fault else { return nil }
    let others = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset != row - 1 && !$0.element.isEmpty }
    let areRecords = others.allSatisfy { line in
      line.element.first == UInt8(ascii: "{") && line.element.last == UInt8(ascii: "}")
    }
    return !others.isEmpty && areRecords ? row : nil
  }

  /// True where all lines but the first one are records of JSON.
  fileprivate var beginsWithinRecord: Bool {
    let lines = bytes.split(separator: .lineFeed, maxSplits: 3)
    return lines.count > 2 && lines[0].first != UInt8(ascii: "{")
      && lines[0].last == UInt8(ascii: "}")
      && lines[1...2].allSatisfy { $0.first == UInt8(ascii: "{") && $0.contains(UInt8(ascii: ":")) }
  }
}

extension InputProblem.Fault {
  /// The line of a feed that alone does not fit in; `nil` of what is wrong with all of it.
  fileprivate var oddLine: Int? {
    switch self {
    case .raggedRow(let row, _, _), .invalidUTF8(let row, _, _), .malformedJSON(let row, _): row
    default: nil
    }
  }
}

extension Table {
  /// The same as rows that follow each other in time, unless a column says when or counts them.
  fileprivate var asFeed: Table {
    var table = self
    let saysWhen = columns.contains { column in
      switch column.values {
      case .dates: true
      case .numbers(let numbers): columns.count > 1 && numbers.countsRows
      case .text: false
      }
    }
    if !saysWhen { table.isSequence = true }
    return table
  }
}
