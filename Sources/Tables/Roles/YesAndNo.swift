/// Outcomes in words: the mean of 1 for "yes" and 0 for "no" is the share of those with a "yes".
extension Table {
  /// A column of such words that became numbers.
  package struct CountedYes: Equatable, Sendable {
    package let column: String
    package let yes: String
    package let no: String
  }

  /// Fewer rows are read one by one.
  private static let fewestRows = 20

  /// The table with numbers in place of outcomes in words, where no time passes.
  ///
  /// - Parameter names: The columns that somebody asks something of, which stay as they are.
  /// - Returns: The same rows, and the columns that became numbers.
  package func countingYes(keeping names: [String]) -> (table: Table, counted: [CountedYes]) {
    let hasTimes = columns.contains { if case .dates = $0.values { true } else { false } }
    guard rowCount >= Self.fewestRows, !hasTimes else { return (self, []) }
    var (table, counted): (Table, [CountedYes]) = (self, [])
    for (index, column) in columns.enumerated()
    where RoleName.outcome.matches(column.name) && !names.contains(column.name) {
      guard case .text(let text) = column.values, text.dictionary.count == 2,
        let no = text.dictionary.firstIndex(where: { YesAndNo.no.contains($0.lowercased()) }),
        YesAndNo.yes.contains(text.dictionary[1 - no].lowercased())
      else { continue }
      table.columns[index].values = .numbers(
        NumberColumn(values: text.codes.map { $0 < 0 ? .nan : Int($0) == no ? 0 : 1 }))
      counted.append(
        CountedYes(
          column: column.name, yes: text.dictionary[1 - no], no: text.dictionary[no]))
    }
    return (table, counted)
  }
}

extension Column {
  /// True of a text that is yes or no in each row.
  package var isYesOrNo: Bool {
    guard case .text(let text) = values, text.dictionary.count == 2 else { return false }
    return text.dictionary.contains { YesAndNo.yes.contains($0.lowercased()) }
      && text.dictionary.contains { YesAndNo.no.contains($0.lowercased()) }
  }
}

/// The words for yes and no in the languages of the program.
private enum YesAndNo {
  static let yes: Set<String> = [
    "yes", "y", "true", "ja", "oui", "sí", "si", "sim", "tak", "はい", "有", "是",
  ]
  static let no: Set<String> = [
    "no", "n", "false", "nein", "non", "não", "nao", "nie", "いいえ", "無", "无", "否",
  ]
}
