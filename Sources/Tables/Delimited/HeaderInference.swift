/// Finds out whether the first row names the columns.
enum HeaderInference {
  /// The kind of a cell, seen alone.
  private enum CellKind { case missing, text, number, year, date }

  /// True when `rows`, the first ones of a table, begin with a header.
  ///
  /// Names are no numbers. Years and dates may be names ("country, 2021, 2022") where the column
  /// below holds other numbers and the row has words too, but for a single one before them, which is a
  /// count; so may "1 week" over plain numbers, and numbers that are like none below them.
  ///
  /// - Parameters:
  ///   - rows: The rows, without quotes.
  ///   - isFirstQuoted: True of a first row that stands in quotes over rows that do not.
  /// - Returns: False where all rows are values.
  static func hasHeader(_ rows: [[[UInt8]]], isFirstQuoted: Bool = false) -> Bool {
    guard let first = rows.first else { return false }
    if areOtherNumbers(rows, isFirstQuoted: isFirstQuoted) || areNumbered(rows) { return true }
    let kinds = first.enumerated().map { column, cell in
      let kind = kind(cell)
      return kind == .number && isUnitOverNumbers(rows, column) ? .text : kind
    }
    let hasWords = kinds.contains(.text) || first.contains { $0.isEmpty }
    if kinds.first == .year, kinds.count > 1, !kinds.dropFirst().contains(.year) { return false }
    for (column, kind) in kinds.enumerated() {
      switch kind {
      case .missing, .text: continue
      case .number: return false
      case .year, .date:
        let below = rows.dropFirst().map { column < $0.count ? Self.kind($0[column]) : .missing }
        // A year that nobody has a value for yet is still a name.
        let isEmpty = below.allSatisfy { $0 == .missing }
        guard hasWords, below.contains(.number) || isEmpty, !below.contains(.date) else {
          return false
        }
      }
    }
    return kinds.contains { $0 != .missing }
  }

  /// True of "1 week" over numbers without a unit, and of "10k" over clocks.
  private static func isUnitOverNumbers(_ rows: [[[UInt8]]], _ column: Int) -> Bool {
    guard let name = number(rows[0][column]), !name.unit.isEmpty,
      rows[0][column].contains(where: \.isLetter)
    else { return false }
    let below = rows.dropFirst().compactMap { column < $0.count ? $0[column] : nil }
      .filter { !MissingCell.matches($0.span) }
    return !below.isEmpty
      && below.allSatisfy { cell in
        number(cell)?.unit.isEmpty == true
          || cell.first?.isDigit == true && cell.contains(UInt8(ascii: ":"))
      }
  }

  /// True of the numbers of columns, from 0 or 1 on, over rows that have names: the wells of a plate, the weeks of a
  /// course.
  ///
  /// Behind a word they are values where those below are whole numbers, too, and they are few.
  private static func areNumbered(_ rows: [[[UInt8]]]) -> Bool {
    let body = rows.dropFirst()
    guard let corner = rows[0].first, rows[0].count > 3, body.count > 1,
      corner.isEmpty || kind(corner) == .text,
      body.allSatisfy({ $0.first.map(kind) == .text })
    else { return false }
    let names = rows[0].dropFirst().map { String(decoding: $0, as: UTF8.self) }
    guard let first = names.first.flatMap(Int.init), (0...1).contains(first),
      names.enumerated().allSatisfy({ $1 == String(first + $0) }),
      !body.contains(where: { $0.dropFirst().elementsEqual(rows[0].dropFirst()) })
    else { return false }
    return corner.isEmpty || names.count >= fewestNumbered
      || body.joined().contains { number($0)?.fractionDigits ?? 0 > 0 }
  }

  /// So many whole numbers in a row that count on from 1 are hardly values.
  private static let fewestNumbered = 8

  /// True of numbers that rise or fall, behind a blank or in quotes, over others: the classes of a table of two
  /// measures, as R writes it.
  private static func areOtherNumbers(_ rows: [[[UInt8]]], isFirstQuoted: Bool) -> Bool {
    let first = rows[0]
    let isBlank = first.first?.isEmpty == true
    guard first.count > 2, isBlank || isFirstQuoted else { return false }
    let places = first.indices.dropFirst(isBlank ? 1 : 0)
    let names = places.compactMap { number(first[$0])?.value }
    guard names.count == places.count, names.count > 1,
      zip(names, names.dropFirst()).allSatisfy(<) || zip(names, names.dropFirst()).allSatisfy(>)
    else { return false }
    let body = rows.dropFirst()
    var others = 0
    for (column, name) in zip(places, names) {
      let values = body.compactMap { column < $0.count ? number($0[column])?.value : nil }
      guard let low = values.min(), let high = values.max(), !values.contains(name) else {
        return false
      }
      if !(low...high).contains(name) { others += 1 }
    }
    return isFirstQuoted || others == names.count && body.count > 1
  }

  private static func number(_ cell: [UInt8]) -> WrittenNumber? {
    [false, true].lazy.compactMap { NumberParser(hasDecimalComma: $0).parse(cell.span) }.first
  }

  private static func kind(_ cell: [UInt8]) -> CellKind {
    let span = cell.span
    if MissingCell.matches(span) { return .missing }
    if cell.count == 4, cell.allSatisfy(\.isDigit), (0x31...0x32).contains(cell[0]) {
      return .year
    }
    if DateInference.isDate(span) { return .date }
    return number(cell) == nil ? .text : .number
  }
}
