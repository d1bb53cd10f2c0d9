import Tables

/// Charts of what people chose, as somebody voted.
extension Guess {
  /// The number of rows with each of a few choices in words, as somebody voted.
  var choices: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty,
      table.rowCount > Self.mostBars
    else { return [] }
    let choice = columns(.nominal).first { kind in
      kind.isText
        && (RoleName.ballot.matches(kind.name) || tellsTakingPart(kind) || isResult(kind))
        && (2...Self.mostKinds).contains(count(of: kind))
    }
    if choice == nil, let codedBallot { return chosen(codedBallot) }
    guard let choice else { return [] }
    return chosen(choice)
  }

  /// The number of rows with each choice, and those of each kind that goes with it most: these first where they go together at
  /// a glance.
  private func chosen(_ choice: Column) -> [Encoding] {
    var counts = counted(choice)
    if choice.isText { counts = encoding(choice, []) }
    counts.measures = [.rows()]
    let free = kinds.filter {
      $0.name != choice.name && (2...Self.mostKinds).contains(count(of: $0)) && !isNearlyOne($0)
    }
    guard let (cause, strength) = mostAssociated(with: choice, among: free),
      strength >= Self.leastStrength
    else { return [counts] }
    var stacks = encoding(cause, [])
    (stacks.measures, stacks.series, stacks.type) = ([.rows()], choice.name, .stackedBar)
    stacks.hasNames = true
    return strength >= Self.strong ? [stacks, counts] : [counts, stacks]
  }

  /// True of the first column, where it says in three ways or more how far somebody takes part, beside traits of them.
  private func tellsTakingPart(_ kind: Column) -> Bool {
    kind.name == shown.first?.name && count(of: kind) > 2
      && ["partic", "participation", "participates", "lfp", "teilnahme", "erwerbstätigkeit"]
        .contains(kind.name.lowercased())
  }

  /// True of what came of each of many tests or games, in three words or more.
  private func isResult(_ kind: Column) -> Bool {
    count(of: kind) > 2
      && ["result", "outcome", "verdict", "ergebnis", "résultat", "resultado", "wynik", "結果", "结果"]
        .contains(kind.name.lowercased())
  }

  /// A weaker association (Cramér's V) is there by chance, and a stronger one is seen at a glance.
  private static let (leastStrength, strong) = (0.1, 0.3)

  /// The first column, where its numbers stand for three choices or more by a name such as "vote88".
  var codedBallot: Column? {
    guard let first = shown.first, first.isNumeric,
      columns(.ordinal, .nominal).contains(where: { $0.name == first.name }),
      (3...Self.mostKinds).contains(count(of: first))
    else { return nil }
    let stem = String(first.name.reversed().drop(while: \.isNumber).reversed())
    return RoleName.ballot.matches(stem) ? first : nil
  }
}
