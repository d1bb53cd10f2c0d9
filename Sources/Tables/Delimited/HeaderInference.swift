/// Finds out whether the first row names the columns.
enum HeaderInference {
  /// The kind of a cell, seen alone.
  private enum CellKind { case missing, text, number, year, date }

  /// True when `rows`, the first ones of a table, begin with a header.
  ///
  /// Names are no numbers. Years and dates may be names ("country, 2021, 2022") where the column
  /// below holds other numbers and the row has words too.
  static func hasHeader(_ rows: [[[UInt8]]]) -> Bool {
    guard let first = rows.first else { return false }
    let kinds = first.map(kind)
    let hasWords = kinds.contains(.text) || first.contains { $0.isEmpty }
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

  private static func kind(_ cell: [UInt8]) -> CellKind {
    let span = cell.span
    if MissingCell.matches(span) { return .missing }
    if cell.count == 4, cell.allSatisfy(\.isDigit), (0x31...0x32).contains(cell[0]) {
      return .year
    }
    if DateInference.isDate(span) { return .date }
    for hasDecimalComma in [false, true]
    where NumberParser(hasDecimalComma: hasDecimalComma).parse(span) != nil {
      return .number
    }
    return .text
  }
}
