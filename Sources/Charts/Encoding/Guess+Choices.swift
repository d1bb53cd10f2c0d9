import Tables

/// Charts of what people chose, as somebody voted.
extension Guess {
  /// The number of rows with each of a few choices in words, as somebody voted.
  var choices: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, columns(.time).isEmpty,
      table.rowCount > Self.mostBars
    else { return [] }
    let choice = columns(.nominal).first { kind in
      kind.isText && RoleName.ballot.matches(kind.name)
        && (2...Self.mostKinds).contains(count(of: kind))
    }
    if choice == nil, let codedBallot { return [counted(codedBallot)] }
    guard let choice else { return [] }
    var counts = encoding(choice, [])
    counts.measures = [.rows()]
    return [counts]
  }

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
