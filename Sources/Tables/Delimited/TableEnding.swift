/// The lines at the end of a delimited text that are no rows: notes of one cell each, behind a line that is blank or
/// drawn or by themselves, and what a bank says of an account below its dates.
struct TableEnding {
  /// More lines than these nobody writes below a table.
  private static let mostLines = 20
  private static let mostBytes = 1 << 13

  /// The place of the first of them.
  private(set) var start: Int
  private(set) var lines: Int

  /// Finds them; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - first: The place where its rows begin.
  ///   - sign: The sign between cells.
  ///   - rows: The first rows.
  ///   - width: The number of cells that most of them have.
  init?(of bytes: [UInt8], from first: Int, delimiter sign: UInt8, rows: [[[UInt8]]], width: Int) {
    let hasLabels = rows.dropFirst().first?.first.map(Self.isLabel) ?? false
    let beginWithValues = Self.beginWithValues(rows, width: width)
    // Words are a row where other rows have no number either.
    let hasWords = rows.dropFirst().contains { row in
      row.count == width && !row.contains { $0.contains(where: \.isDigit) }
    }
    var place: (start: Int, lines: Int)?
    var lines = 0
    var end = bytes.count
    while end > first, bytes.count - end < Self.mostBytes, lines <= Self.mostLines {
      var begin = end
      while begin > first, !bytes[begin - 1].isLineBreak { begin -= 1 }
      var line = bytes[begin..<end]
      // Spreadsheets fill every line up.
      while let last = line.last, last.isBlank || last == sign { line.removeLast() }
      let isFilled = line.endIndex < end && bytes[line.endIndex..<end].contains(sign)
      if line.isEmpty {
        if lines > 0 { place = (begin, lines) }
      } else if Self.isDrawn(line) {
        lines += 1
        place = (begin, lines)
      } else if beginWithValues, Self.isBalance(bytes[begin..<end], sign, width: width) {
        lines += 1
        if (place?.lines ?? 0) == lines - 1 { place = (begin, lines) }
      } else {
        let isQuoted =
          line.count > 1 && line.first == .quote && line.last == .quote
          && !line.dropFirst().dropLast().contains(.quote)
        let isOneCell = isQuoted || !line.contains(sign)
        let cells = line.split(separator: sign)
        let areWords =
          cells.count * 2 <= width && cells.allSatisfy { !$0.contains(where: \.isDigit) }
          && Self.isNote(line) && !hasWords
        guard isOneCell || !hasLabels && Self.isLabel(line) || areWords else { break }
        // In a table of two columns a number alone is a row cut short.
        guard width > 2 || Self.isNote(line) else { break }
        lines += 1
        // Words alone in their line are no row, though nothing parts them from the rows.
        let isAlone =
          isFilled ? Self.isSentence(line) || Self.isFootnote(line) : Self.isNote(line)
        if isAlone, (place?.lines ?? 0) == lines - 1 { place = (begin, lines) }
      }
      end = begin - 1
    }
    guard let place, lines <= Self.mostLines,
      !Self.closesQuote(bytes[place.start...], from: bytes[first..<place.start])
    else { return nil }
    (start, self.lines) = place
  }

  /// True of lines that are the rest of a quoted cell, in which lines may be blank.
  private static func closesQuote(
    _ lines: ArraySlice<UInt8>, from rows: ArraySlice<UInt8>
  ) -> Bool {
    func isOdd(_ part: ArraySlice<UInt8>) -> Bool {
      part.reduce(into: false) { if $1 == .quote { $0.toggle() } }
    }
    return isOdd(lines) && isOdd(rows)
  }

  /// True of words about the table: "Data from database: …", "Last Updated: …".
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isBlank)
    return words.count > 1 && line.contains(.colon)
  }

  /// True of words behind the mark of a footnote.
  private static func isFootnote(_ line: ArraySlice<UInt8>) -> Bool {
    footnoteMarks.contains { line.starts(with: $0) && line.count > $0.count + 1 }
  }

  private static let footnoteMarks = ["*", "†", "‡", "※", "注：", "注:"].map { Array($0.utf8) }

  /// True of words that say what comes behind them: "Source: …".
  private static func isLabel(_ text: some Collection<UInt8>) -> Bool {
    if isWideLabel(text) { return true }
    guard let colon = text.firstIndex(of: .colon) else { return false }
    let (label, rest) = (text[..<colon], text[colon...].dropFirst())
    return label.count > 1 && rest.first?.isBlank == true
      && label.allSatisfy { $0.isLetter || $0.isBlank || $0 >= 0x80 }
  }

  /// True of the same where nothing parts words: "数据来源：…", "出典：…".
  private static func isWideLabel(_ text: some Collection<UInt8>) -> Bool {
    // The label alone: the line may be as long as a file.
    let label = Array(text.prefix(longestLabel).prefix { $0 >= 0x80 })
    guard let colon = label.firstRange(of: Array("：".utf8)) else { return false }
    return colon.lowerBound > 2 && colon.upperBound < text.count
  }

  /// More bytes than these are no label, nor are they looked through for the words of a note.
  private static let longestLabel = 4_096

  /// True of a line that is no row cut short: several words, or what a footnote begins with.
  private static func isNote(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.drop { $0 == .quote }
    guard line.contains(where: { $0.isLetter || $0 >= 0x80 }) else { return false }
    let marks = ["*", "†", "‡", "※", "(", "（", "[", "©"].map { Array($0.utf8) }
    return line.prefix(longestLabel).split(whereSeparator: \.isBlank).count > 1 || isWideLabel(line)
      || marks.contains { line.starts(with: $0) }
  }

  /// True of "=====", which parts notes from rows.
  static func isDrawn(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 2, let sign = line.first, "=-_*~".utf8.contains(sign) else { return false }
    return line.allSatisfy { $0 == sign }
  }

  // MARK: Below values

  /// True where each row begins with a date or a number, as no words do.
  private static func beginWithValues(_ rows: [[[UInt8]]], width: Int) -> Bool {
    let names = rows.filter { $0.count == width }.dropFirst().compactMap(\.first)
    // Names and what stands above them, and what may be an ending.
    var values = names.drop { !isValue($0) }
    while let last = values.last, !isValue(last) { values.removeLast() }
    return values.count > 1 && values.count * 2 >= names.count && values.allSatisfy(isValue)
  }

  private static func isValue(_ cell: [UInt8]) -> Bool {
    [false, true].contains { NumberParser(hasDecimalComma: $0).parse(cell.span) != nil }
      || DateInference.isDate(cell.span)
  }

  /// True of words and little else: "Kontostand am 30.06.2024:", "Total".
  private static func isBalance(_ line: ArraySlice<UInt8>, _ sign: UInt8, width: Int) -> Bool {
    let text = Array(line)
    var scanner = DelimitedScanner(delimiter: [sign], offset: 0)
    var cells: [[UInt8]] = []
    var cell: DelimitedScanner.ScannedCell
    repeat {
      cell = scanner.nextCell(text.span)
      cells.append(text.span.extracting(cell.range).array())
    } while !cell.endsRow
    guard cells.count == width, width > 2, let first = cells.first,
      cells.count(where: { !$0.isEmpty }) * 2 <= width, !isValue(first)
    else { return false }
    return isNote(first[...]) || Table.isTotal(first.span.text)
  }
}
