/// The names of ballots that nobody got: invalid and blank ones, in the languages of the program.
package enum BallotNames {
  private static let words: Set<String> = [
    "invalid", "spoiled", "spoilt", "rejected", "blank", "void", "ungültig", "ungültige", "leer",
    "leere", "nuls", "blancs", "nulos", "nulo", "blancos", "blanco", "brancos", "branco",
    "nieważne", "puste", "無効", "無効票", "白票", "无效", "无效票", "废票",
  ]

  /// True of a name that says so.
  package static func isRemainder(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.map(String.init).contains(where: words.contains)
  }
}
