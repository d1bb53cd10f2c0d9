/// The names of what is counted in another number that stands beside it: murders among violent crimes.
package enum KindNames {
  private static let wholes: [(wholes: Set<String>, parts: Set<String>)] = [
    (
      ["violent", "violentcrime", "crime", "crimes", "offences", "offenses", "straftaten"],
      [
        "murder", "murders", "homicide", "homicides", "manslaughter", "rape", "rapes", "robbery",
        "robberies", "assault", "assaults", "mord", "raub", "körperverletzung",
      ]
    ),
    (
      ["property", "propertycrime", "crime", "crimes", "offences", "offenses", "straftaten"],
      ["burglary", "burglaries", "larceny", "theft", "thefts", "arson", "einbruch", "diebstahl"]
    ),
    (
      ["energy", "electricity", "generation", "strom", "énergie", "energía", "energia", "発電"],
      [
        "coal", "gas", "oil", "nuclear", "solar", "wind", "hydro", "biomass", "kohle", "kernkraft",
        "charbon", "nucléaire", "carbón", "carvão", "węgiel",
      ]
    ),
  ]

  /// True of "murder" beside "violent", and of "coal" beside "energy".
  package static func isPart(_ part: String, of whole: String) -> Bool {
    let (part, whole) = (letters(of: part), letters(of: whole))
    return wholes.contains { $0.wholes.contains(whole) && $0.parts.contains(part) }
  }

  private static func letters(of name: String) -> String {
    name.lowercased().split { !$0.isLetter }.filter { $0 != "rate" }.joined()
  }
}
