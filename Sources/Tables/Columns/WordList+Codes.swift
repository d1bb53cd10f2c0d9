/// Codes that are mostly digits, which measure nothing.
extension WordList {
  /// True where a cell begins with a zero that no number needs: "010023".
  var arePadded: Bool { texts.contains { $0.utf8Span.span.isPadded } }

  /// True of whole numbers of which some have a letter before or behind them, where all rows of each stand
  /// together: "135", "136", "136A".
  ///
  /// Years do not count, since a letter behind them says that they are provisional, nor do letters that are taken
  /// for a zero or a one by mistake.
  var areLetteredNumbers: Bool {
    let present = codes.filter { $0 >= 0 }
    let runs = zip(present, present.dropFirst()).count { $0 != $1 } + 1
    let numbers = texts.compactMap(Int.init)
    return texts.count >= Self.fewestNumbers && runs == texts.count
      && !numbers.allSatisfy((1_000...2_200).contains) && texts.allSatisfy(\.isLetteredNumber)
  }

  /// Fewer of them show no pattern.
  private static let fewestNumbers = 8
}

extension String {
  /// True of digits with at most one letter at their beginning or end.
  fileprivate var isLetteredNumber: Bool {
    let others = filter { !("0"..."9").contains($0) }
    guard let letter = others.first else { return true }
    return others.count == 1 && count > 1 && letter.isASCII && letter.isLetter
      && !"OolI".contains(letter) && (first == letter || last == letter)
  }
}

extension WordList {
  /// More texts than these are no kinds.
  private static let mostKinds = 40

  /// True of a few texts each of which comes as often as each other, several times: the ranks of playing cards, of which
  /// some are numbers and some are not.
  var comeEquallyOften: Bool {
    guard (2...Self.mostKinds).contains(texts.count), codes.count >= 2 * texts.count else {
      return false
    }
    let sizes = codes.reduce(into: [Int32: Int]()) { $0[$1, default: 0] += 1 }
    return Set(sizes.values).count == 1 && sizes.keys.allSatisfy { $0 >= 0 }
  }
}
