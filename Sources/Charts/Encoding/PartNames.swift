import Tables

/// The names of the series or charts that the values of a column part a table into.
///
/// A bare value that is no word says nothing: where one of them is a number, a letter, or yes and no,
/// each is named with its column, as in “sex 0” and “sex 1”. A name of several letters with points is a word,
/// too.
struct PartNames {
  private let column: String
  private let needsColumn: Bool
  /// The name of all that are not among the largest, which is no value of the column.
  private let others: String?

  init(of column: String, _ values: [String], others: String? = nil) {
    self.column = column
    self.others = others
    // A column that is called no more than "value" says no more than its values.
    needsColumn =
      column.isWord && !RoleName.value.matches(column)
      && values.contains { !$0.isEmpty && $0 != others && !$0.isWord }
  }

  /// The title of a chart of the part with a value: “Eye: Brown”, as the value alone does not say what it is one of.
  func title(of value: String) -> String {
    let name = name(of: value)
    let isPlain = name == value && value != others && column.isWord
    let saysColumn = value.lowercased().hasPrefix(column.lowercased())
    return isPlain && !saysColumn ? "\(column): \(value)" : name
  }

  /// The name of the part with a value, which is empty where it is missing.
  func name(of value: String) -> String {
    if value.isEmpty { return "\(column): \(ColumnValues.missingText)" }
    return needsColumn && value != others ? "\(column) \(value)" : value
  }
}

extension String {
  /// True where it says something by itself: letters in a row, or one of a script without cases,
  /// that are no yes and no.
  package var isWord: Bool {
    if Self.answers.contains(lowercased()) { return false }
    if contains(where: { $0.isLetter && !$0.isCased }) || isAbbreviation { return true }
    return zip(self, dropFirst()).contains { $0.isLetter && $1.isLetter }
  }

  /// True of several letters with points: "U.K.".
  private var isAbbreviation: Bool {
    count(where: \.isLetter) > 1 && contains(".") && allSatisfy { $0.isLetter || ". ".contains($0) }
  }

  /// True of a name that says nothing without what it is one of: "4", "yes", but neither "B", "Q3" nor "2012", which one
  /// knows again.
  package var needsColumn: Bool {
    let isCode = contains(where: \.isLetter) && (count == 1 || contains(where: \.isNumber))
    let hasYear = split { !$0.isNumber }.contains { $0.count > 3 }
    return !isEmpty && !isWord && !isCode && !hasYear && self != ColumnValues.missingText
  }

  private static let answers: Set = [
    "true", "false", "yes", "no", "on", "off", "ja", "nein", "oui", "non", "sí", "si", "sim", "não",
    "tak", "nie",
  ]
}
