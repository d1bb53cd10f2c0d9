/// Rows between the others that add up a group of them, as pivot tables of spreadsheets have them.
extension Table {
  /// Words that stand beside the name of a group.
  private static let words = [
    "total", "subtotal", "sum", "gesamt", "summe", "ergebnis", "zwischensumme", "somme",
    "sous-total", "suma", "subtotaal", "soma", "razem", "totale", "subtotale", "totaal", "totalt",
    "summa", "delsumma", "celkem", "mezisoučet", "yhteensä", "összesen", "toplam", "итого", "всего",
    "разом", "ukupno", "合計", "小計", "計", "合计", "小计", "합계", "소계",
  ]
  /// Those that stand apart from the name, and those that may be written together with it.
  private static let separateWords = Set(words.filter { $0.allSatisfy(\.isASCII) })
  private static let joinedWords = words.filter { !$0.allSatisfy(\.isASCII) }
  /// Fewer rows are no table.
  private static let fewestLeft = 2

  /// The table without the rows that add up a group; `nil` where there are none, or where rows are chosen by the
  /// column.
  ///
  /// Such a row is called by its group and a word, as "North Total" is, or by the word alone where it has the sum of
  /// its group.
  ///
  /// - Parameter names: The columns that rows are chosen by.
  /// - Returns: The other rows, and the names of those that are left out.
  package func withoutSubtotals(keeping names: [String]) -> (table: Table, names: [String])? {
    let leading = columns.prefix { column in
      if case .text(let text) = column.values { text.firstNonNumber == nil } else { false }
    }
    guard leading.count < columns.count, !leading.contains(where: { names.contains($0.name) })
    else { return nil }
    var found = subtotals(leading)
    if found.isEmpty { found = sumsOfGroups(leading) }
    if found.isEmpty { found = sumsSoFar(leading) }
    if found.isEmpty { found = sumsAtTimes(keeping: names) }
    guard !found.isEmpty, rowCount - found.count >= Self.fewestLeft else { return nil }
    let rows = (0..<rowCount).filter { found[$0] == nil }
    return (picked(rows), found.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The names of rows that are called by a group, and of grand totals beside them.
  private func subtotals(_ leading: ArraySlice<Column>) -> [Int: String] {
    var found: [Int: String] = [:]
    for column in leading {
      guard case .text(let text) = column.values else { continue }
      let groups = text.dictionary.map(Self.group(inTotal:))
      guard groups.contains(where: { $0 != nil }) else { continue }
      // Below a name blanks are of it.
      var rows: [String: [Int]] = [:]
      var last: String?
      var repetitions = 0
      for row in 0..<rowCount {
        last = text[row] ?? last
        if let last { rows[last, default: []].append(row) }
      }
      for (row, code) in text.codes.enumerated() where code >= 0 {
        guard let group = groups[Int(code)], let parts = rows[group], addsUp(row, parts) else {
          continue
        }
        found[row] = text[row]
        if parts.count == 1 { repetitions += 1 }
      }
      // One row may be called by another, and be like it, by chance: "Total Recall" and "Recall".
      if found.count == 1, repetitions == 1 { found = [:] }
      guard !found.isEmpty else { continue }
      for row in 0..<rowCount where text[row].map(Self.isTotal) == true { found[row] = text[row] }
    }
    return found
  }

  /// True of a row that is the sum of others in at least as many columns of numbers as it is none; of a single other
  /// one it says the same in all.
  func addsUp(_ row: Int, _ parts: [Int]) -> Bool {
    let columns = sums(row, parts)
    return columns.agreeing > 0
      && columns.contradicting <= (parts.count > 1 ? columns.agreeing : 0)
  }

  /// The names of rows with nothing but such a word behind the name of a group, whose other rows they add up.
  private func sumsOfGroups(_ leading: ArraySlice<Column>) -> [Int: String] {
    guard leading.count > 1 else { return [:] }
    var found: [Int: String] = [:]
    var groups = Grouping(codes: Array(repeating: 0, count: rowCount), count: 1)
    for (column, inner) in zip(leading, leading.dropFirst()) {
      groups = groups.combined(with: Grouping(column.values).withRest)
      guard case .text(let text) = inner.values, text.dictionary.contains(where: Self.isTotal)
      else { continue }
      for rows in groups.rows {
        let sums = rows.filter { text[$0].map(Self.isTotal) ?? false }
        let parts = rows.filter { !sums.contains($0) }
        if sums.count == 1, parts.count > 1, addsUp(sums[0], parts) {
          found[sums[0]] = text[sums[0]]
        }
      }
    }
    return found
  }

  /// The names of rows that are called so and add up the rows since the last such row, and of those that add up all.
  private func sumsSoFar(_ leading: ArraySlice<Column>) -> [Int: String] {
    for column in leading {
      guard case .text(let text) = column.values else { continue }
      // Among names that are no months "T1" is one of these.
      let areMonths =
        text.dictionary.allSatisfy { name in
          PeriodSums.mayBeOne(name) || PeriodSums.isMonth(name) || Self.isTotal(name)
            || Self.isSubtotal(name)
        } && text.dictionary.count(where: PeriodSums.isMonth) * 2 > text.dictionary.count
      let areSums = text.dictionary.map { name in
        Self.isTotal(name) || Self.isSubtotal(name) || areMonths && PeriodSums.mayBeOne(name)
      }
      guard areSums.contains(true) else { continue }
      var found: [Int: String] = [:]
      var (parts, all): ([Int], [Int]) = ([], [])
      for row in 0..<rowCount {
        let isNamed = text.codes[row] >= 0 && areSums[Int(text.codes[row])]
        if isNamed, parts.count > (found.isEmpty ? 1 : 0), addsUp(row, parts) {
          found[row] = text[row]
          parts = []
        } else if isNamed, !found.isEmpty, all.count > 1, addsUp(row, all) {
          found[row] = text[row]
        } else {
          parts.append(row)
          all.append(row)
        }
      }
      // A sum in the last row alone is that of the table.
      if found.count > 1 || found.keys.first.map({ $0 < rowCount - 1 }) == true { return found }
    }
    return [:]
  }

  /// True of a name with such a word in it.
  static func isSubtotal(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.split { !$0.isLetter && $0 != "-" }.contains {
      separateWords.contains(String($0))
    } || endsWithJoinedWord(lowered)
  }

  private static func endsWithJoinedWord(_ lowered: String) -> Bool {
    lowered.utf8.contains { $0 > 127 } && joinedWords.contains(where: lowered.hasSuffix)
  }

  /// True of a name with such a word at its start or its end: of many names hardly any has one.
  private static func hasWordAtEnd(_ lowered: String) -> Bool {
    let parts = lowered.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return endsWithJoinedWord(lowered)
    }
    let start = String(first.last == ":" ? first.dropLast() : first)
    return separateWords.contains(String(last)) || separateWords.contains(start)
      || joinedWords.contains(start) || endsWithJoinedWord(lowered)
  }

  /// The group that a name such as "North Total" or "Total North" is of.
  private static func group(inTotal name: String) -> String? {
    let lowered = name.lowercased()
    guard hasWordAtEnd(lowered) else { return nil }
    for word in words where lowered.count > word.count && lowered.count == name.count {
      let isLetters = word.allSatisfy(\.isASCII)
      let rest =
        lowered.hasSuffix(isLetters ? " \(word)" : word)
        ? name.dropLast(word.count)
        : lowered.hasPrefix("\(word) ") || lowered.hasPrefix("\(word): ")
          ? name.dropFirst(word.count) : nil
      guard let rest else { continue }
      return String(
        rest.drop { " :".contains($0) }.reversed().drop { " :".contains($0) }.reversed())
    }
    return nil
  }
}
