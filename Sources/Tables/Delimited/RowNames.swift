/// Names of rows before the first column that has a name, as R writes them: each row has one cell more than the header.
enum RowNames {
  /// The first rows of a table, the header with an empty name over such cells; as they are where there are none.
  ///
  /// - Parameters:
  ///   - rows: The header and rows.
  ///   - areQuoted: True where the first cell of every row stands in quotes, and a number beside it does not.
  ///   - mayBeInNumbers: True where the sign between cells is a comma, which one number may have in it.
  /// - Returns: The rows, the first perhaps longer by one cell.
  static func completing(
    _ rows: [[[UInt8]]], areQuoted: Bool, mayBeInNumbers: Bool
  ) -> [[[UInt8]]] {
    guard let first = rows.first,
      areNameless(rows, areQuoted: areQuoted, mayBeInNumbers: mayBeInNumbers)
    else { return rows }
    return [[[]] + first] + rows.dropFirst()
  }

  private static func areNameless(
    _ rows: [[[UInt8]]], areQuoted: Bool, mayBeInNumbers: Bool
  ) -> Bool {
    guard let first = rows.first, rows.count > 2, first.allSatisfy({ !$0.isEmpty }) else {
      return false
    }
    // A title stands over names, which stand over numbers.
    if first.count == 1, rows[1].count == 2, !rows[1].contains(where: isNumber), rows.count > 3,
      rows.dropFirst(2).allSatisfy({ $0.count == 2 && isNumber($0[1]) })
    {
      return false
    }
    let width = first.count + 1
    let body = rows.dropFirst().filter { $0.count == width }
    // A row or two may be cut short.
    guard body.count * 20 >= (rows.count - 1) * 19,
      body.contains(where: { $0.last?.isEmpty == false })
    else { return false }
    let names = body.compactMap(\.first)
    guard names.allSatisfy({ !MissingCell.matches($0.span) }), Set(names).count == names.count
    else { return false }
    if areQuoted || !mayBeInNumbers { return true }
    guard areCounted(names) || !names.contains(where: isNumber) else { return false }
    return !(0..<first.count).contains { areParts(body, $0) }
  }

  /// True of numbers that count the rows, from 0 or 1.
  static func areCounted(_ names: [[UInt8]]) -> Bool {
    let numbers = names.map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.enumerated().allSatisfy { $1 == $0 + (numbers.first == 0 ? 0 : 1) }
  }

  /// True of a column and the next that may be one of numbers: "1,234" or "2,50" without quotes.
  private static func areParts(_ rows: [[[UInt8]]], _ column: Int) -> Bool {
    let lengths = Set(rows.map { $0[column + 1].count })
    guard lengths == [2] || lengths == [3] else { return false }
    return rows.allSatisfy { row in
      row[column + 1].allSatisfy(\.isDigit) && !row[column].isEmpty
        && row[column].drop { $0 == .minus }.allSatisfy(\.isDigit)
    }
  }

  private static func isNumber(_ cell: [UInt8]) -> Bool {
    [false, true].contains { NumberParser(hasDecimalComma: $0).parse(cell.span) != nil }
  }
}
