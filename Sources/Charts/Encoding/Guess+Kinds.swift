import Tables

/// The kinds that rows are of, and what tells series or charts apart.
extension Guess {
  /// The kinds that rows are of: text first, then few numbers.
  var kinds: [Column] {
    (columns(.nominal) + columns(.ordinal, .cyclic)).filter { !marks.contains($0.name) }
  }

  /// The kinds that can tell series or charts apart beside some columns, with how many there are.
  func parting(_ known: [Column]) -> [(column: Column, count: Int)] {
    let taken =
      known.map(\.name) + asked.y + [asked.label, asked.series, asked.split].compactMap(\.self)
    // Repetitions of an experiment are no members of it.
    let members = columns(.key).filter { !RoleName.replicate.matches($0.name) }
    // Nor are its blocks kinds beside what was tried.
    let tried = kinds.filter { !RoleName.replicate.matches($0.name) }
    return withoutCodesOfNames((tried.isEmpty ? kinds : tried) + members)
      .filter { !taken.contains($0.name) && !fieldPlaces.contains($0.name) && !isNearlyOne($0) }
      .filter { !hasHoles($0) }
      // Up and down are the sign of what is shown.
      .filter { !isSign($0, of: measures) }
      .map { (column: $0, count: count(of: $0)) }
      .filter { $0.count > 1 }
  }

  /// The kinds without the codes that stand one to one beside names: "Harbour" is told rather than "st-101".
  private func withoutCodesOfNames(_ kinds: [Column]) -> [Column] {
    let names = kinds.filter { $0.isText && !$0.hasMostlyDigits }
    guard !names.isEmpty else { return kinds }
    return kinds.filter { code in
      !code.isText || !code.hasMostlyDigits
        || !names.contains { name in
          count(of: name) == count(of: code) && groups(of: [name, code]) == count(of: code)
        }
    }
  }

  /// True of a column of many rows of which nearly none has a value, or nearly all have the same.
  func isNearlyOne(_ column: Column) -> Bool {
    guard table.rowCount >= Self.fewestToBeOne else { return false }
    let groups = groups.groups(of: column)
    let present = groups.sizes.reduce(0, +)
    return present * 20 <= table.rowCount || (groups.sizes.max() ?? 0) * 20 >= present * 19
  }

  /// Of fewer rows a few are as good as any.
  private static let fewestToBeOne = 40
}

extension Column {
  /// True of texts of which most have a digit.
  fileprivate var hasMostlyDigits: Bool {
    texts.count { $0.contains(where: \.isNumber) } * 2 > texts.count
  }
}
