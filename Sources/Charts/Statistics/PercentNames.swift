/// The names of percents that have no sign beside their numbers, in the languages of the program.
enum PercentNames {
  private static let words: Set<String> = [
    "percent", "percents", "percentage", "pct", "pctg", "perc", "prozent", "proz", "prozentsatz",
    "pourcent", "pourcentage", "porcentaje", "porcentagem", "percentual", "procent", "procentowy",
  ]
  private static let signs = ["%", "％", "パーセント", "百分比", "百分率"]

  /// True of "cpu_percent", "errors_pct" and "% of votes".
  static func isPercentage(_ name: String) -> Bool {
    signs.contains(where: name.contains)
      || name.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}
