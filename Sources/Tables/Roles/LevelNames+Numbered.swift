/// Kinds that begin with their number, as surveys code answers: "1. No", "2. Yes".
extension LevelNames {
  /// More of them are a list.
  private static let mostNumbered = 12

  /// True of a few texts that are a number, a sign and another word each: kinds, and no amounts.
  static func areNumbered(_ texts: [String]) -> Bool { numbered(texts) != nil }

  /// The numbers that some names begin with; `nil` where one has none, two have the same, or what follows is one unit.
  static func numbered(_ names: [String]) -> [Double]? {
    guard (2...mostNumbered).contains(names.count) else { return nil }
    let parts = names.compactMap(parts)
    guard parts.count == names.count, Set(parts.map(\.number)).count == names.count,
      Set(parts.map(\.word)).count == names.count
    else { return nil }
    return parts.map { Double($0.number) }
  }

  private static func parts(of name: String) -> (number: Int, word: Substring)? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 2, let number = Int(digits) else { return nil }
    let rest = name.dropFirst(digits.count).drop { $0 == " " }
    guard let sign = rest.first, ".):-–=．）：、".contains(sign) else { return nil }
    let word = rest.dropFirst().drop { $0 == " " }
    return word.first?.isLetter == true ? (number, word) : nil
  }

  /// The numbers of codes with the same letters before them, as SEV1, P2 and “Level 3”; `nil` of any other names.
  ///
  /// They are an order where nobody chose another one: rows that were counted or joined stand in that in which they came.
  static func coded(_ names: [String]) -> [Double]? {
    guard (2...mostNumbered).contains(names.count) else { return nil }
    let parts = names.map { name in
      let letters = name.prefix { !($0.isASCII && $0.isNumber) }
      return (letters: letters.lowercased(), number: name.dropFirst(letters.count))
    }
    guard let letters = parts.first?.letters, letters.first?.isLetter == true,
      parts.allSatisfy({ $0.letters == letters && $0.number.count <= 3 })
    else { return nil }
    let numbers = parts.compactMap { Int($0.number) }
    return Set(numbers).count == names.count ? numbers.map(Double.init) : nil
  }
}
