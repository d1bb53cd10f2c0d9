/// The names of what somebody is like, which is seldom what a table asks about: sex, age, height.
package enum TraitNames {
  private static let traits: Set<String> = [
    "sex", "gender", "female", "male", "woman", "man", "race", "ethnicity", "ethnic", "ethn", "eth",
    "black",
    "white", "hisp", "hispanic", "nonwhite", "minority", "married", "marital", "age", "height",
    "weight",
    "bmi", "urban", "rural", "smsa", "south", "north",
    "east", "west", "city", "smoke", "smoker",
    "smoking", "foreign", "religion", "religious", "geschlecht", "alter", "größe", "gewicht",
    "sexe", "âge",
    "taille",
    "poids", "sexo", "edad", "peso", "altura", "idade", "płeć", "wiek", "wzrost", "waga", "性別",
    "年齢",
    "身長", "体重", "性别", "年龄", "身高",
  ]

  /// True of a name that is such a word, or has one as its first or last part.
  package static func isTrait(_ name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
    return [parts.first, parts.last].contains { $0.map(traits.contains) == true }
  }
}
