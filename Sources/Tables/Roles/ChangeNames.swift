/// The names of how much something changed since the time before, in the languages of the program.
package enum ChangeNames {
  private static let words: Set<String> = [
    "change", "changes", "chg", "chng", "delta", "diff", "difference", "growth", "increment", "mom",
    "yoy", "qoq", "veränderung", "änderung", "differenz", "zuwachs", "wachstum", "variation",
    "évolution", "différence", "croissance", "variación", "cambio", "diferencia", "crecimiento",
    "variação", "mudança", "diferença", "crescimento", "zmiana", "różnica", "przyrost", "wzrost",
    "増減", "前月比", "前年比", "差", "変化", "变化", "变动", "增减", "环比", "同比", "Δ",
  ]

  /// True of "nonfarm_change", "Δ sales" and "Growth of costs".
  package static func isChange(_ name: String) -> Bool {
    let parts = name.split { !$0.isLetter }.map(String.init)
    return parts.contains { words.contains($0) || words.contains($0.lowercased()) }
  }
}
