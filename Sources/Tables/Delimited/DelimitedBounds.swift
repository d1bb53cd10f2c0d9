/// The part of a delimited text that is the table: without what programs and people write before it
/// and behind it.
///
/// Before the table lines are passed over that begin with a number sign, and rows above the header that are
/// shorter or nearly empty, or above the data where they cannot be its header; behind it what `TableEnding`
/// finds. Anything else of another length is left for the table, which refuses it.
struct DelimitedBounds {
  /// More lines than these nobody writes around a table.
  private static let mostLines = 20
  private static let sampledRows = 50

  private(set) var start: Int
  private(set) var end: Int
  /// The number of lines before the table and behind it.
  private(set) var skippedLines = 0
  /// The title and the unit that the lines before the table give it.
  private(set) var preface = Preface()

  private struct Row {
    var offset: Int
    var cells: [[UInt8]]
    var beginsQuoted = false
    /// True where a blank stands behind a sign between cells, as behind a comma in a sentence.
    var hasGaps = false

    /// True where a blank line stands before it.
    var isBehindBlank = false

    var hasDigit: Bool { cells.contains { $0.contains(where: \.isDigit) } }
    var filledCount: Int { cells.count { !$0.isEmpty } }
    var isComment: Bool { cells.first?.first == UInt8(ascii: "#") }
    /// The cells, or a sentence as the one line that it is.
    func asLine(with delimiter: [UInt8]) -> [[UInt8]] {
      guard hasGaps, cells.allSatisfy({ !$0.isEmpty }) else { return cells }
      return [Array(cells.joined(separator: delimiter + [UInt8(ascii: " ")]))]
    }

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
    if width > 1, let sign = delimiter.first,
      let behind = TableEnding(
        of: bytes, from: start, delimiter: sign, rows: rows.map(\.cells), width: width)
    {
      (end, skippedLines) = (behind.start, behind.lines)
      rows = rows.prefix { $0.offset < behind.start }
    }
    let all = rows
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
    if let first = rows.first, first.offset > offset {
      start = first.offset
      let above = all.prefix { $0.offset < first.offset }.filter { !$0.isComment }
      preface = Preface(above.map { $0.asLine(with: delimiter) })
      let before = Self.lineCount(in: bytes[offset..<start], delimiter: delimiter)
      skippedLines += before - (preface.title == nil ? 0 : 1)
    }
  }

  /// True of a first row of a few words over names over numbers, with blanks behind its commas as no other row has: "Sales
  /// of the shop, by city".
  private static func isProse(_ rows: [Row]) -> Bool {
    guard rows.count > 2, rows[0].hasGaps, !rows.dropFirst().contains(where: \.hasGaps),
      rows[0].cells.reduce(0, { $0 + $1.split(separator: UInt8(ascii: " ")).count }) > 3,
      !rows[0].hasNumber, !rows[1].hasNumber
    else { return false }
    return areNames(rows.dropFirst().map(\.cells))
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
    return RowNames.completing(cells, areQuoted: areQuoted, mayBeInNumbers: mayBeInNumbers)
      .first?.count != cells.first?.count
  }

  /// The number of rows with little in them above names that are all there and that stand over numbers: what a bank
  /// says of an account, filled up to the width of its table.
  private static func sparseCount(_ rows: [Row], _ hasHeader: Bool?) -> Int {
    guard let width = rows.last?.cells.count, width > 3 else { return 0 }
    let before = rows.prefix { row in
      row.cells.first?.isEmpty == false && row.filledCount * 2 < width
    }
    let rest = rows.dropFirst(before.count).map(\.cells)
    guard (1...mostLines).contains(before.count),
      before.contains(where: { $0.cells.count == width }),
      let names = rest.first, names.count == width, names.allSatisfy({ !$0.isEmpty }),
      hasHeader ?? HeaderInference.hasHeader(rest), areNames(rest)
    else { return 0 }
    return before.count
  }

  /// The number of rows of a label and what it is, "Account;DE12", above names of as many columns: these stand over numbers,
  /// all rows below them are as long, and a blank line or the numbers in what the labels are tell the rows apart.
  private static func labelCount(_ rows: [Row], _ hasHeader: Bool?) -> Int {
    guard hasHeader != false, let width = rows.last?.cells.count, width > 1, width < 4 else {
      return 0
    }
    return (1...mostLines).first { count in
      guard rows.count > count + 2 else { return false }
      let (before, names, body) = (rows[..<count], rows[count], rows[(count + 1)...])
      func isName(_ cell: [UInt8]) -> Bool {
        !cell.isEmpty && !isNumber(cell) && !DateInference.isDate(cell.span)
      }
      return before.allSatisfy { row in
        row.filledCount == 2 && row.cells.prefix(2).allSatisfy { !$0.isEmpty }
          && isName(row.cells[0])
          && (names.isBehindBlank || row.cells[1].contains(where: \.isDigit))
      } && names.cells.count == width && names.cells.allSatisfy(isName)
        && Set(names.cells).count == width && !names.hasDigit
        && body.allSatisfy { $0.cells.count == width && !$0.isBehindBlank }
        && names.cells.indices.contains { column in
          let cells = body.map { $0.cells[column] }
          return cells.contains(where: isNumber) && cells.allSatisfy { isNumber($0) || $0.isEmpty }
        }
    } ?? 0
  }

  /// True of a first row over numbers: words over words may be a row as well as names.
  private static func areNames(_ rows: [[[UInt8]]]) -> Bool {
    rows.first?.indices.contains { column in
      rows.dropFirst().contains { row in column < row.count && isNumber(row[column]) }
    } ?? false
  }

  /// The number of rows before those that are all of one length.
  private static func prefaceCount(_ rows: [Row], _ hasHeader: Bool?) -> Int {
    guard let width = rows.last?.cells.count, width > 1 else { return 0 }
    let labels = max(sparseCount(rows, hasHeader), labelCount(rows, hasHeader))
    if labels > 0 { return labels }
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
    if isProse(rows) { return 1 }
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
      return areNames(body) || hasHeader == true ? table : 0
    }
    // A header that lacks a name is no preface.
    let isNoHeader = before.allSatisfy { row in
      row.hasNumber || (row.cells.count == 1 && width > 2)
    }
    return isNoHeader ? table : 0
  }

  /// The number of lines with more in them than blanks and delimiters.
  private static func lineCount(in bytes: ArraySlice<UInt8>, delimiter: [UInt8]) -> Int {
    bytes.split(whereSeparator: \.isLineBreak).count { line in
      !line.allSatisfy { $0.isBlank || delimiter.contains($0) }
    }
  }

  private static func isBehindBlank(_ span: Span<UInt8>, _ offset: Int) -> Bool {
    var ends = 0
    var place = offset
    while place > 0, span[place - 1].isLineBreak, ends < 2 {
      place -= 1
      if span[place] == .lineFeed { ends += 1 }
    }
    return ends > 1
  }

  private static func rows(
    of span: Span<UInt8>, from offset: Int, delimiter: [UInt8]
  ) -> [Row] {
    var rows: [Row] = []
    var scanner = DelimitedScanner(delimiter: delimiter, offset: offset)
    while rows.count < sampledRows, scanner.beginRow(span) {
      var row = Row(offset: scanner.offset, cells: [])
      row.isBehindBlank = isBehindBlank(span, row.offset)
      var cell: DelimitedScanner.ScannedCell
      repeat {
        cell = scanner.nextCell(span)
        if cell.unclosedQuote != nil { return rows }
        if row.cells.isEmpty { row.beginsQuoted = cell.isQuoted }
        let start = cell.range.lowerBound
        if !row.cells.isEmpty, start > 0, span[start - 1] == UInt8(ascii: " ") {
          row.hasGaps = true
        }
        row.cells.append(span.extracting(cell.range).array())
      } while !cell.endsRow
      rows.append(row)
    }
    return rows
  }
}
