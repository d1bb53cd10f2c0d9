/// Commas within numbers and times, which part no cells of the lines that they stand in: "2026-11-20 08:00:00 40,6",
/// "temp=52,2C".
struct InnerCommas: Equatable {
  /// True of decimal signs, false of signs between groups of three digits.
  let areDecimal: Bool

  /// Finds them in the first lines of a text; `nil` where commas may part cells.
  ///
  /// Nine of ten lines have as many commas, each within a number; and before the first of these stands a time of day,
  /// or all words are values.
  init?(_ lines: [[UInt8]]) {
    var rows = lines.filter { !BlankLayout.isAside($0[...]) }[...]
    // Names stand over the first row.
    if let first = rows.first, !first.contains(where: \.isDigit) { rows.removeFirst() }
    let count = rows.first?.count { $0 == .comma } ?? 0
    guard count > 0, rows.count > 1 else { return nil }
    let numbers = rows.compactMap { line in
      line.count { $0 == .comma } == count ? Self.numbers(in: line) : nil
    }
    guard numbers.count * 10 >= rows.count * 9 else { return nil }
    let severalWords = numbers.count { $0.areSeveral }
    guard severalWords * 2 >= numbers.count else { return nil }
    areDecimal = numbers.contains { $0.areDecimal }
  }

  /// The numbers of a line with commas in them; `nil` where a comma stands elsewhere.
  private static func numbers(in line: [UInt8]) -> (areDecimal: Bool, areSeveral: Bool)? {
    let words = line.split(whereSeparator: \.isBlank)
    guard let first = words.first else { return nil }
    let time = LogTime(line, line.indices)
    if let time {
      if line[..<time.end].contains(.comma), !isFraction(in: line, time) { return nil }
    } else if !isDate(first) {
      // Cells of as many words each, "52 30,13 24".
      let cells = line.split(separator: .comma, omittingEmptySubsequences: false)
      let lengths = Set(cells.map { $0.split(whereSeparator: \.isBlank).count })
      guard lengths.count > 1 || words.count == 1 else { return nil }
    }
    var areDecimal = false
    for word in words where word.startIndex >= time?.end ?? 0 {
      guard word.contains(.comma) else {
        let isUnit = word.startIndex > first.startIndex && !first.contains(.comma) && isUnit(word)
        guard time != nil || isValue(word) || isUnit else { return nil }
        continue
      }
      guard !isOffset(word.prefix { $0 != .comma }) else { return nil }
      let number = number(in: word)
      let isGrouped = NumberParser().parse(number.span) != nil
      guard isGrouped || NumberParser(hasDecimalComma: true).parse(number.span) != nil else {
        return nil
      }
      if !isGrouped { areDecimal = true }
    }
    return (areDecimal, words.count > 1)
  }

  /// True of a comma within a time that words come behind, "08:00:00,469 - app": not of "08:00:00,5 kg".
  private static func isFraction(in line: [UInt8], _ time: LogTime) -> Bool {
    let digits = line[..<time.end].reversed().prefix { $0.isDigit }
    let behind = Array(line[(time.end - digits.count)...])
    return digits.count % 3 == 0 && time.end < line.count && !isValue(behind[...])
  }

  /// The value that a word has, behind its name.
  private static func number(in word: ArraySlice<UInt8>) -> [UInt8] {
    let sign = word.firstIndex { $0 == UInt8(ascii: "=") || $0 == .colon }
    let isNamed = word.first?.isLetter == true
    var value = isNamed ? sign.map { word[($0 + 1)...] } ?? word : word
    if value.last == .semicolon { value.removeLast() }
    return Array(value)
  }

  /// True of a distance from UTC, "+0200", which ends a cell.
  private static func isOffset(_ word: ArraySlice<UInt8>) -> Bool {
    guard let sign = word.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return word.starts(with: Array("UTC".utf8)) || word.starts(with: Array("GMT".utf8))
    }
    let digits = word.dropFirst().filter { $0 != .colon }
    return digits.count == 4 && digits.allSatisfy(\.isDigit)
  }

  private static func isUnit(_ word: ArraySlice<UInt8>) -> Bool {
    let cell = Array(word)
    return NumberUnit.isUnit(cell.span, in: 0..<cell.count)
  }

  private static func isDate(_ word: ArraySlice<UInt8>) -> Bool {
    let cell = Array(word)
    return DateInference.isDate(cell.span)
  }

  private static func isValue(_ word: ArraySlice<UInt8>) -> Bool {
    let cell = Array(word)
    return NumberParser().parse(cell.span) != nil || DateInference.isDate(cell.span)
      || MissingCell.matches(cell.span)
  }
}
