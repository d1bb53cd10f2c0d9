/// Finds out whether the first row names the columns.
enum HeaderInference {
  /// The kind of a cell, seen alone.
  enum CellKind { case missing, text, number, year, date }

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
    if areOtherNumbers(rows, isFirstQuoted: isFirstQuoted) || areNumbered(rows)
      || standOverNumbers(rows) || areSteps(rows) || areYears(rows)
      || areUnlikelyBesideTheOthers(rows)
    {
      return true
    }
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

  /// True of "1 week" and "25%" over numbers without a unit, and of "10k" over clocks.
  static func isUnitOverNumbers(_ rows: [[[UInt8]]], _ column: Int) -> Bool {
    // A sign of money may stand in the first row alone.
    guard let name = number(rows[0][column]), !name.unit.isEmpty,
      name.unit == "%" || rows[0][column].contains(where: \.isLetter)
    else { return false }
    let below = rows.dropFirst().compactMap { column < $0.count ? $0[column] : nil }
      .filter { !MissingCell.matches($0.span) }
    return !below.isEmpty
      && below.allSatisfy { cell in
        number(cell)?.unit.isEmpty == true
          || cell.first?.isDigit == true && cell.contains(UInt8(ascii: ":"))
      }
  }

  static func number(_ cell: [UInt8]) -> WrittenNumber? {
    [false, true].lazy.compactMap { NumberParser(hasDecimalComma: $0).parse(cell.span) }.first
  }

  static func kind(_ cell: [UInt8]) -> CellKind {
    let span = cell.span
    if MissingCell.matches(span) { return .missing }
    if cell.count == 4, cell.allSatisfy(\.isDigit), (0x31...0x32).contains(cell[0]) {
      return .year
    }
    if DateInference.isDate(span) { return .date }
    return number(cell) == nil ? .text : .number
  }
}
