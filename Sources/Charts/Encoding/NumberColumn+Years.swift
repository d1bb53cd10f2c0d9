import Tables

extension Column {
  /// True of whole numbers that are called years, also far from ours: nobody says 9,998 of one.
  var areCalledYears: Bool {
    guard case .numbers(let numbers) = values, RoleName.year.matches(name) else { return false }
    return numbers.areWhole && numbers.unit == nil && numbers.kind == .amount
  }
}

extension Column {
  /// True of numbers that are years, and are called so.
  var areYears: Bool {
    if case .numbers(let numbers) = values { numbers.areYears(called: name) } else { false }
  }
}

extension NumberColumn {
  /// True of years in a column that is called after them: as many sales as there were years are none.
  func areYears(called name: String) -> Bool { areLikeYears && YearNames.contains(name) }

  /// True of whole numbers without a unit that can only be years: at least three, all of this century or the last two.
  var areLikeYears: Bool {
    guard fractionDigits == 0, unit?.isEmpty != false, kind == .amount else { return false }
    var first: [Double] = []
    for value in values where value.isFinite {
      guard (1800...2100).contains(value) else { return false }
      if first.count < 3, !first.contains(value) { first.append(value) }
    }
    return first.count == 3
  }
}

/// The names of columns of years, in the languages of the program.
enum YearNames {
  /// True where a part of the name is one of the words, or it is that of a year or of a birth: "year built".
  static func contains(_ name: String) -> Bool {
    if RoleName.year.matches(name) || RoleName.birth.matches(name) { return true }
    let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
    return parts.contains { words.contains($0) || endings.contains(where: $0.hasSuffix) }
  }

  /// True of the years in which houses and the like were made, under a name that says so: which tell about these, and pass
  /// for nobody.
  static func areOfMaking(_ name: String) -> Bool {
    let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
    return parts.contains { made.contains($0) } || made.contains(parts.joined())
  }

  private static let made: Set = [
    "built", "construction", "constructed", "yearbuilt", "yrbuilt", "baujahr", "erbaut", "gebaut",
    "construit", "construido", "construído", "construcción", "construção", "zbudowany", "budowy",
    "建築年", "築年", "建成年份", "建造年份",
  ]

  private static let words: Set = [
    "year", "years", "yr", "jahr", "jahre", "année", "annee", "an", "año", "ano", "rok", "lata",
    "since", "until", "founded", "established", "built", "opened", "closed", "released",
    "published", "completed", "discovered", "introduced", "died", "seit", "gegründet", "erbaut",
    "gebaut", "eröffnet", "fondé", "construit", "ouvert", "depuis", "fundado", "construido",
    "construído", "desde", "założony", "zbudowany", "od",
  ]
  private static let endings = ["jahr", "year", "年", "年份", "年度"]
}
