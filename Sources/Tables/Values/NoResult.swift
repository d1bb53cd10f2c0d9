/// The marks in lists of results for those who have none: "DNF" of a race that was not finished.
enum NoResult {
  /// True of such a mark, however often it comes.
  static func matches(_ text: String) -> Bool {
    marks.contains(text.lowercased().filter { $0 != "." && $0 != " " && $0 != "/" })
  }

  private static let marks: Set<String> = [
    "dnf", "dns", "dsq", "dq", "dnq", "dnc", "dnp", "disq", "ret", "retired", "otl", "hd", "nm",
    "nh", "nt", "lap", "wd", "scr", "scratched", "didnotfinish", "didnotstart", "disqualified",
    "withdrawn", "abd", "ab", "abandon", "np", "nonpartant", "aufg", "aufgegeben", "nichtgestartet",
    "nichtimziel", "disqualifiziert", "retirado", "abandono", "abandonou", "desclassificado",
    "descalificado", "nieukończył", "棄権", "途中棄権", "欠場", "失格", "退赛", "弃权", "未完赛",
  ]
}
