/// The rows of a delimited text that name its columns: one, or two where units stand under the names or
/// names under others that span them.
struct HeaderRows {
  /// The names of the columns, empty where there is none.
  private(set) var names: [String]
  /// The columns whose names have a unit behind them that stood in a row of its own, whatever else it may mean.
  private(set) var unitColumns: Set<Int> = []
  /// The number of rows that they take.
  private(set) var count = 1

  /// The names that the first rows of a table begin with, and some rows below them.
  init(_ rows: [[[UInt8]]]) {
    var first = rows.first ?? []
    // Names that only delimiters at the end of their line make, over rows that have none.
    let longest = rows.dropFirst().map(\.count).max() ?? first.count
    while first.count > max(longest, 1), first.last?.isEmpty == true { first.removeLast() }
    names = first.map { $0.span.text }
    guard let second = SecondRow(rows, width: first.count) else { return }
    if let levels = second.levels(under: first) {
      names = levels
      count = 1 + second.count
    } else if let units = second.units(under: first) {
      names = zip(names, units).map { $1.isEmpty ? $0 : "\($0) (\($1))" }
      unitColumns = Set(units.indices.filter { !units[$0].isEmpty })
      count = 1 + second.count
    } else if let parts = second.names(under: first) {
      names = parts
      count = 1 + second.count
    }
  }
}

/// A row below the names that has no value in it, over columns of numbers.
private struct SecondRow {
  private let cells: [[UInt8]]
  private let numeric: Set<Int>
  /// The columns of text, which the row would be a row of.
  private let texts: Set<Int>
  /// The number of such rows; of several the first has the units.
  let count: Int
  /// The name that the second of them has for the column of row names, if it says nothing else.
  private let rowsName: [UInt8]?
  /// The first cells of the rows below.
  private let starts: [[UInt8]]

  init?(_ rows: [[[UInt8]]], width: Int) {
    let without = rows.dropFirst().prefix(2).prefix { row in
      row.count == width && row.contains { !$0.isEmpty }
        && (!row.contains { Self.isNumber($0) || Self.isDate($0) }
          || Self.namesYears(row, of: rows))
    }
    guard let first = without.first, rows.count > without.count + 2 else { return nil }
    (cells, count) = (first, without.count)
    let second = without.dropFirst().first
    let isAlone = second.map { !$0[0].isEmpty && $0.dropFirst().allSatisfy(\.isEmpty) } ?? false
    rowsName = isAlone ? second?[0] : nil
    let body = rows.dropFirst(1 + count)
    starts = body.compactMap(\.first)
    func values(_ column: Int) -> [[UInt8]] {
      body.compactMap { column < $0.count ? $0[column] : nil }.filter { !Self.isMissing($0) }
    }
    // A pupil who was not there has no mark, and what is too little to be measured is below a limit.
    numeric = Set(
      (0..<width).filter { column in
        let cells = values(column)
        let texts = cells.count { !Self.isNumber($0) && !Self.isLimit($0) }
        return !cells.isEmpty && texts * Self.fewestNumbers <= cells.count
      })
    texts = Set(0..<width).subtracting(numeric).filter { column in
      let cells = values(column)
      return cells.isEmpty || !cells.allSatisfy(Self.isDate)
    }
    guard !numeric.isEmpty else { return nil }
  }

  /// True of the second of some rows where its numbers are years in columns that hold none, below names that span
  /// several columns: "2023,2024,2023,2024" under "Budget,,Actual,".
  private static func namesYears(_ row: [[UInt8]], of rows: [[[UInt8]]]) -> Bool {
    let years = row.indices.filter { isYear(row[$0]) }
    let isSpanned =
      years.contains { rows[0][$0].isEmpty } || Set(rows[0]).count < rows[0].count
    guard years.count > 1, row == rows[1], isSpanned,
      !rows[0].contains(where: { isNumber($0) || isDate($0) }),
      row.indices.allSatisfy({ years.contains($0) || !isNumber(row[$0]) && !isDate(row[$0]) })
    else { return false }
    return years.contains { column in
      rows.dropFirst(2).contains { column < $0.count && !$0[column].isEmpty && !isYear($0[column]) }
    }
  }

  private static func isYear(_ cell: [UInt8]) -> Bool {
    cell.count == 4 && Int(cell.span.text).map { (1_800...2_200).contains($0) } == true
  }

  /// The name that Excel gives all columns of a pivot table together, in the languages of the program.
  private static let pivotNames: Set<String> = [
    "Column Labels", "Spaltenbeschriftungen", "Étiquettes de colonnes", "Etiquetas de columna",
    "Rótulos de Coluna", "Etykiety kolumn", "列ラベル", "列标签",
  ]

  /// Of so many cells in a column of numbers one may be a text.
  private static let fewestNumbers = 4

  /// True of "<0.5" and "> 100".
  private static func isLimit(_ cell: [UInt8]) -> Bool {
    guard let sign = cell.first, sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") else {
      return false
    }
    return isNumber(Array(cell.dropFirst().drop { $0.isBlank }))
  }

  /// True of a number; "4月" is a month.
  private static func isNumber(_ cell: [UInt8]) -> Bool {
    CalendarNames.place(of: String(decoding: cell, as: UTF8.self), in: .months) == nil
      && [false, true].contains { NumberParser(hasDecimalComma: $0).parse(cell.span) != nil }
  }

  private static func isDate(_ cell: [UInt8]) -> Bool { DateInference.isDate(cell.span) }
  private static func isMissing(_ cell: [UInt8]) -> Bool { MissingCell.matches(cell.span) }

  private func isNone(_ column: Int) -> Bool { Self.isMissing(cells[column]) }

  /// The units of the columns of numbers, empty where a column has none; `nil` where the row has no units.
  func units(under first: [[UInt8]]) -> [String]? {
    guard texts.allSatisfy(isNone), !first.dropFirst().contains(where: \.isEmpty),
      Set(first).count == first.count, numeric.contains(where: { !isNone($0) })
    else { return nil }
    var units: [String] = []
    for column in cells.indices {
      guard numeric.contains(column), !isNone(column) else {
        units.append("")
        continue
      }
      let brackets = Array("()[]".utf8)
      let unit = cells[column].filter { !$0.isBlank }.drop(while: brackets.contains).reversed()
        .drop(while: brackets.contains).reversed()
      guard Self.isUnit(Array(unit)) else { return nil }
      units.append(
        String(decoding: cells[column].filter { !brackets.contains($0) }, as: UTF8.self))
    }
    return units
  }

  /// The names that pandas writes in two rows, each behind the name of its level, over one with that of the rows: "Price",
  /// "Close", "High" over "Ticker", "IBM", "IBM" and "Date"; `nil` of any other rows.
  ///
  /// A level of one name says nothing of each column.
  func levels(under first: [[UInt8]]) -> [String]? {
    guard let rowsName, first.count > 1, !first[0].isEmpty, !cells[0].isEmpty, first[0] != cells[0],
      !(first + cells).contains(where: \.isEmpty), !cells.contains(where: Self.isLimit),
      // The name of a thing comes again.
      ![rowsName, cells[0]].contains(where: starts.contains)
    else { return nil }
    let (upper, lower) = (first.dropFirst(), cells.dropFirst())
    let tells = [Set(upper).count > 1 || Set(lower).count == 1, Set(lower).count > 1]
    return [rowsName.span.text]
      + zip(upper, lower).map { upper, lower in
        zip([upper, lower], tells).filter(\.1).map { $0.0.span.text }.joined(separator: " ")
      }
  }

  /// True of what marks are out of: "/20", "/ 100".
  private static func isScale(_ cell: [UInt8]) -> Bool {
    guard cell.first == UInt8(ascii: "/") else { return false }
    let number = cell.dropFirst().drop { $0.isBlank }
    return (1...4).contains(number.count) && number.allSatisfy(\.isDigit)
  }

  /// True of a unit, which may be written shortly or have a power: "un.", "m3".
  private static func isUnit(_ cell: [UInt8]) -> Bool {
    if isScale(cell) { return true }
    let word = cell.last == .point ? Array(cell.dropLast()) : cell
    return NumberUnit.isUnit(word.span, in: 0..<word.count)
      || BracketedUnit.isUnit(String(decoding: word, as: UTF8.self)) && !word.isEmpty
  }

  /// Each name with the one above it, which spans the columns up to the next; `nil` where no name spans
  /// several.
  func names(under first: [[UInt8]]) -> [String]? {
    guard count == 1 || rowsName != nil,
      first.dropFirst().contains(where: \.isEmpty) || Set(first).count < first.count,
      numeric.count > 1, numeric.contains(where: { !isNone($0) }),
      numeric.allSatisfy({ !isNone($0) || !first[$0].isEmpty })
    else { return nil }
    var above = ""
    var names = zip(first, cells).map { first, second in
      if !first.isEmpty { above = first.span.text }
      if Self.pivotNames.contains(above) { above = "" }
      return [above, second.span.text].filter { !$0.isEmpty }.joined(separator: " ")
    }
    // Over the name of a column of its own stands what the names beside it are of: "Strain" over "Time (h)".
    if !first[0].isEmpty, !isNone(0), !(first.count > 1 && first[1].isEmpty) {
      names[0] = String(decoding: cells[0], as: UTF8.self)
    }
    // As programs write names over names, the name of the first column stands in a row of its own.
    guard let rowsName, first[0].isEmpty, cells[0].isEmpty else { return count == 1 ? names : nil }
    return [rowsName.span.text] + names.dropFirst()
  }
}
