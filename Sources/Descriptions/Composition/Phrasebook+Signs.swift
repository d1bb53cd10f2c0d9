extension Phrasebook {
  /// The text as a voice should have it: signs that it would pass over are words, months are whole, and numbers are
  /// not broken up.
  ///
  /// So are percents, and those of `units` that have a word.
  public func spoken(_ text: String, units: [String]) -> String {
    let text = unitsSpoken(in: text, units)
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let words = parts.indices.map { index in
      month(at: index, of: parts) ?? comparison(String(parts[index]))
        ?? inWords(Array(parts[index]))
    }
    return words.joined(separator: " ")
  }

  /// A short month of a date in full.
  ///
  /// Most voices say “Mar 15” as another word, and end the sentence after the point of “15. Apr.” A month beside which no
  /// number stands may be any word of the data.
  private func month(at index: Int, of words: [Substring]) -> String? {
    let word = words[index]
    let name = word.prefix { $0.isLetter }
    guard !name.isEmpty, let whole = format.wholeMonth(String(name)) else { return nil }
    let before = index > 0 ? words[index - 1].drop { !$0.isNumber } : ""
    let isDay = !before.isEmpty && before.dropFirst(2).allSatisfy { $0 == "." }
    let isBeforeNumber =
      word.count == name.count && index + 1 < words.count
      && words[index + 1].first?.isNumber == true
    guard isDay || isBeforeNumber else { return nil }
    let rest = word.dropFirst(name.count)
    return whole + (rest.hasPrefix(".") && isDay ? rest.dropFirst() : rest)
  }

  /// The words of a sign that compares, by itself or before a number.
  private func comparison(_ word: String) -> String? {
    let signs: [(sign: String, phrase: SignPhrase)] = [
      (">=", .atLeast), ("<=", .atMost), ("!=", .unequal), ("<>", .unequal), ("==", .equal),
      ("≥", .atLeast), ("≤", .atMost), ("≠", .unequal), ("≈", .about), ("=", .equal),
      ("<", .less), (">", .greater),
    ]
    guard let (sign, phrase) = signs.first(where: { word.hasPrefix($0.sign) }) else { return nil }
    let rest = word.dropFirst(sign.count)
    guard rest.isEmpty || rest.contains(where: \.isNumber) else { return nil }
    return rest.isEmpty ? words(sign: phrase) : words(sign: phrase) + " " + inWords(Array(rest))
  }

  private func inWords(_ characters: [Character]) -> String {
    var spoken = ""
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      let isBetweenDigits = before?.isNumber == true && after?.isNumber == true
      switch character {
      case "\u{A0}", "\u{202F}":
        // Between the digits of one number it is no pause.
        if !isBetweenDigits { spoken += " " }
      case "-" where isSign(characters, index), "\u{2212}" where isSign(characters, index):
        spoken += words(sign: .minus) + " "
      case "–" where before?.isNumber == true && after.map(beginsNumber) == true:
        spoken += " " + words(sign: .range) + " "
      case "×" where before?.isNumber == true && after?.isNumber != true:
        spoken += " " + words(sign: .times)
      case "×" where after?.isNumber == true: spoken += words(sign: .times) + " "
      case "×" where before == "\u{A0}": spoken += words(sign: .times)
      case "±": spoken += words(sign: .plusMinus) + " "
      case "≈": spoken += words(sign: .about) + " "
      case "→": spoken += characters.count == 1 ? words(sign: .arrow) : " \(words(sign: .arrow)) "
      default: spoken.append(character)
      }
    }
    return spoken
  }

  /// True where a dash is the sign of a number or of its exponent, and parts no date, range or name.
  private func isSign(_ characters: [Character], _ index: Int) -> Bool {
    guard index + 1 < characters.count, beginsNumber(characters[index + 1]) else { return false }
    guard index > 0 else { return true }
    let before = characters[index - 1]
    if "Ee".contains(before) { return index > 1 && characters[index - 2].isNumber }
    return !before.isNumber && !before.isJoined && !").-_/".contains(before)
  }

  /// True of what a number begins with: a digit, a sign, a currency.
  private func beginsNumber(_ character: Character) -> Bool {
    character.isNumber || character.isCurrencySymbol || "-\u{2212}.,".contains(character)
  }
}
