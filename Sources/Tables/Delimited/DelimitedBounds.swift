/// The part of a delimited text that is the table: without what programs and people write before it
/// and behind it.
///
/// Before the table lines are passed over that begin with a number sign, and shorter rows above the
/// header, or above the data where they cannot be its header. Behind it lines are passed over that are
/// one cell each, behind a blank line or as notes. Anything else of another length is left for the table,
/// which refuses it.
struct DelimitedBounds {
  /// More lines than these nobody writes around a table.
  private static let mostLines = 10
  private static let sampledRows = 50
  private static let endingBytes = 1 << 12

  private(set) var start: Int
  private(set) var end: Int
  /// The number of lines before the table and behind it.
  private(set) var skippedLines = 0

  private struct Row {
    var offset: Int
    var cells: [[UInt8]]
    var beginsQuoted = false

    var isComment: Bool { cells.first?.first == UInt8(ascii: "#") }
    var hasNumber: Bool {
      cells.contains(where: DelimitedBounds.isNumber)
    }
  }

  /// Finds the table in a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - offset: The place behind a byte order mark.
  ///   - delimiter: The sign between cells.
  ///   - hasHeader: The header that was stated; `nil` where it is to be found out.
  init(of bytes: [UInt8], from offset: Int, delimiter: [UInt8], hasHeader: Bool?) {
    (start, end) = (offset, bytes.count)
    var rows = Self.rows(of: bytes.span, from: offset, delimiter: delimiter)[...]
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.cells.count, default: 0] += 1 }
    let width = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    let hasLabels = rows.dropFirst().first?.cells.first.map(Self.isLabel) ?? false
    if width > 1,
      let behind = Self.ending(
        of: bytes, from: start, delimiter: delimiter, width: width, mayBeLabeled: !hasLabels)
    {
      (end, skippedLines) = behind
      rows = rows.prefix { $0.offset < behind.start }
    }
    let comments = rows.prefix { $0.isComment }
    let rest = Array(rows.dropFirst(comments.count))
    if let name = comments.last, let first = rest.first, name.cells.count == first.cells.count,
      first.cells.count > 1, !(hasHeader ?? HeaderInference.hasHeader(rest.map(\.cells)))
    {
      // The names stand in the last comment.
      rows = rows.dropFirst(comments.count - 1)
    } else {
      rows = rows.dropFirst(comments.count)
      let others = rows.filter { !$0.isComment }
      if hasHeader == false || !Self.haveNames(others, mayBeInNumbers: delimiter == [.comma]) {
        rows = rows.dropFirst(Self.prefaceCount(others, hasHeader))
      }
    }
    if let first = rows.first, let before = Self.rowCount(before: first.offset, bytes, offset) {
      start = first.offset
      skippedLines += before
    }
  }

  /// True of a first row that is neither names nor values: numbers, and words over columns of numbers.
  private static func isOfOtherThings(_ rows: [Row]) -> Bool {
    guard let first = rows.first, first.hasNumber, rows.count > 2 else { return false }
    let words = first.cells.indices.filter { column in
      let cell = first.cells[column]
      return !MissingCell.matches(cell.span) && !isNumber(cell)
        && rows.dropFirst().allSatisfy {
          column < $0.cells.count && isNumber($0.cells[column])
        }
    }
    return words.count > 1
  }

  private static func isNumber(_ cell: [UInt8]) -> Bool {
    [false, true].contains { NumberParser(hasDecimalComma: $0).parse(cell.span) != nil }
  }

  /// True of rows with names of their own under a header that is shorter by one cell.
  private static func haveNames(_ rows: [Row], mayBeInNumbers: Bool) -> Bool {
    let cells = rows.map(\.cells)
    let areQuoted = rows.dropFirst().allSatisfy(\.beginsQuoted)
    return RowNames.completing(cells, areQuoted: areQuoted, mayBeInNumbers: mayBeInNumbers)[...]
      .first?.count != cells.first?.count
  }

  /// The number of rows before those that are all of one length.
  private static func prefaceCount(_ rows: [Row], _ hasHeader: Bool?) -> Int {
    guard let width = rows.last?.cells.count, width > 1 else { return 0 }
    let titles = rows.prefix { row in
      row.cells.first?.isEmpty == false && row.cells.dropFirst().allSatisfy(\.isEmpty)
    }
    let rest = rows.dropFirst(titles.count)
    if (1...mostLines).contains(titles.count), titles.allSatisfy({ $0.cells.count == width }),
      rest.count > 1, hasHeader ?? HeaderInference.hasHeader(rest.map(\.cells))
    {
      // Titles that a spreadsheet filled up.
      return titles.count
    }
    if !(hasHeader ?? HeaderInference.hasHeader(rows.map(\.cells))), isOfOtherThings(rows) {
      return 1
    }
    let table =
      rows.lastIndex { row in
        row.cells.count != width
          && !(row.cells.count == width + 1 && row.cells.last?.isEmpty == true)
      }.map { $0 + 1 } ?? 0
    guard (1...mostLines).contains(table), rows.count - table > 1 else { return 0 }
    let before = rows[..<table]
    // The first line may be longer, as that of a data logger about itself is.
    guard before.dropFirst().allSatisfy({ $0.cells.count < width }),
      before[0].cells.count < width || before.count == 1 && before[0].cells.count > width
    else { return 0 }
    let body = rows[table...].map(\.cells)
    if hasHeader ?? HeaderInference.hasHeader(body) {
      // Words over words may be a row as well as names.
      let isNamed = body[0].indices.contains { column in
        body.dropFirst().contains { row in
          column < row.count && isNumber(row[column])
        }
      }
      return isNamed || hasHeader == true ? table : 0
    }
    // A header that lacks a name is no preface.
    let isNoHeader = before.allSatisfy { row in
      row.hasNumber || (row.cells.count == 1 && width > 2)
    }
    return isNoHeader ? table : 0
  }

  /// The number of lines that are not blank before a place.
  private static func rowCount(before offset: Int, _ bytes: [UInt8], _ start: Int) -> Int? {
    guard offset > start else { return nil }
    var lines = TextLines(bytes: Array(bytes[start..<offset]), offset: 0)
    var count = 0
    while lines.next() != nil { count += 1 }
    return count
  }

  private static func rows(
    of span: Span<UInt8>, from offset: Int, delimiter: [UInt8]
  ) -> [Row] {
    var rows: [Row] = []
    var scanner = DelimitedScanner(delimiter: delimiter, offset: offset)
    while rows.count < sampledRows, scanner.beginRow(span) {
      var row = Row(offset: scanner.offset, cells: [])
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(span)
        if cell.unclosedQuote != nil { return rows }
        if row.cells.isEmpty { row.beginsQuoted = cell.isQuoted }
        row.cells.append(span.extracting(cell.range).array())
      } while !cell.endsRow
      rows.append(row)
    }
    return rows
  }

  /// True of words about the table: "Data from database: …", "Last Updated: …".
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isBlank)
    return words.count > 1 && line.contains(.colon)
  }

  /// True of words that say what comes behind them: "Source: …".
  private static func isLabel(_ text: some Collection<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: .colon) else { return false }
    let (label, rest) = (text[..<colon], text[colon...].dropFirst())
    return label.count > 1 && rest.first?.isBlank == true
      && label.allSatisfy { $0.isLetter || $0.isBlank || $0 >= 0x80 }
  }

  /// True of a line that is no row cut short: several words, or what a footnote begins with.
  private static func isNote(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.drop { $0 == .quote }
    guard line.contains(where: { $0.isLetter || $0 >= 0x80 }) else { return false }
    let marks = ["*", "†", "‡", "(", "[", "©"].map { Array($0.utf8) }
    return line.split(whereSeparator: \.isBlank).count > 1
      || marks.contains { line.starts(with: $0) }
  }

  /// The lines at the end that are one cell each, behind a line that is blank, or as notes.
  private static func ending(
    of bytes: [UInt8], from start: Int, delimiter: [UInt8], width: Int, mayBeLabeled: Bool
  ) -> (start: Int, lines: Int)? {
    guard let sign = delimiter.first else { return nil }
    var place: (start: Int, lines: Int)?
    var lines = 0
    var end = bytes.count
    while end > start, bytes.count - end < endingBytes, lines <= mostLines {
      var begin = end
      while begin > start, !bytes[begin - 1].isLineBreak { begin -= 1 }
      var line = bytes[begin..<end]
      // Spreadsheets fill every line up.
      while let last = line.last, last.isBlank || last == sign { line.removeLast() }
      let isFilled = line.endIndex < end && bytes[line.endIndex..<end].contains(sign)
      if line.isEmpty {
        if lines > 0 { place = (begin, lines) }
      } else {
        let isQuoted =
          line.count > 1 && line.first == .quote && line.last == .quote
          && !line.dropFirst().dropLast().contains(.quote)
        let isOneCell = isQuoted || !line.contains(sign)
        guard isOneCell || mayBeLabeled && isLabel(line) else { break }
        // In a table of two columns a number alone is a row cut short.
        guard width > 2 || isNote(line) else { break }
        lines += 1
        // Words alone in their line are no row, though nothing parts them from the rows.
        let isAlone = isFilled ? isSentence(line) : isNote(line)
        if isAlone, (place?.lines ?? 0) == lines - 1 { place = (begin, lines) }
      }
      end = begin - 1
    }
    return lines <= mostLines ? place : nil
  }
}
