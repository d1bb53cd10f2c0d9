/// Names of rows that may add up the months above them: "Q1 2025", "Quarter 1", "H1", "FY 2025".
enum PeriodSums {
  /// The words for parts of a year and for one, in the languages of the program.
  private static let words: Set<String> = [
    "q", "quarter", "quartal", "trimestre", "trim", "kwartał", "t", "h", "half", "halbjahr", "hj",
    "semestre", "półrocze", "fy", "year", "full", "jahr", "gesamtjahr", "gj", "année", "exercice",
    "año", "ano", "rok", "ytd", "四半期", "年度", "通期", "上期", "下期", "季度", "全年", "上半年", "下半年",
  ]

  /// True of a text among dates that may be the name of a row that adds these up, or others up.
  static func mayStandAmongDates(_ name: String) -> Bool { Table.mayBeSum(name) || mayBeOne(name) }

  /// True of a month, with or without its year.
  static func isMonth(_ name: String) -> Bool {
    CalendarNames.place(of: name, in: .months) != nil
      || DateInference.namedMonths.contains { $0.parse(name.utf8Span.span) != nil }
  }

  /// True of a name of such words and of numbers.
  static func mayBeOne(_ name: String) -> Bool {
    guard (2...40).contains(name.utf8.count) else { return false }
    let parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap { part in
      part.split(whereSeparator: \.isNumber).map(String.init)
    }
    return !parts.isEmpty && parts.allSatisfy(words.contains)
  }
}
