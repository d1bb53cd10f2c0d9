extension Phrasebook {
  /// A text with those of `units` that stand behind a number as words, and with percents.
  ///
  /// Other symbols may be names in the data: the "A" of "room 12 A" is no ampere.
  func unitsSpoken(in text: String, _ units: [String]) -> String {
    var text = text
    // The longer first: "km/h" is no kilometer.
    for symbol in (units + [UnitOfMeasure.percent.rawValue]).sorted(by: { $0.count > $1.count }) {
      guard let unit = UnitSymbol(symbol) else { continue }
      text = spoken(unit, symbol, in: text)
    }
    return text
  }

  private func spoken(_ unit: UnitSymbol, _ symbol: String, in text: String) -> String {
    var spoken = ""
    var rest = text[...]
    while let found = rest.firstRange(of: symbol) {
      let before = rest[..<found.lowerBound]
      let gapless = before.last.map(Self.gaps.contains) == true ? before.dropLast() : before
      let next = rest[found.upperBound...].first
      let isWhole = next.map { !$0.isJoined && !$0.isNumber && $0 != "/" } ?? true
      if isWhole, gapless.last?.isNumber == true {
        let category = category(of: gapless.reversed().prefix(while: isOfNumber).reversed())
        spoken += gapless + wordGap + words(unit, category)
      } else {
        spoken += before + symbol
      }
      rest = rest[found.upperBound...]
    }
    return spoken + rest
  }

  /// The blanks between a number and its unit.
  private static var gaps: [Character] { [" ", "\u{A0}", "\u{202F}"] }

  private func isOfNumber(_ character: Character) -> Bool {
    character.isNumber || String(character) == format.decimalSeparator
  }

  /// The plural category of a number by its last digits as they are written.
  private func category(of digits: [Character]) -> PluralCategory {
    let parts = String(digits).split(
      separator: format.decimalSeparator, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[parts.count - 1].count : 0
    let number = Double(parts.suffix(2).joined(separator: fraction > 0 ? "." : "")) ?? 0
    return format.plural.category(PluralRule.Operands(number, fractionDigits: fraction))
  }

  private func words(_ symbol: UnitSymbol, _ category: PluralCategory) -> String {
    let word = noun(symbol.unit).form(category)
    let unit =
      symbol.prefix.map { prefix in
        // Only German begins nouns with capitals, and keeps that of the whole word alone.
        self.prefix(prefix, of: symbol.unit) + word.prefix(1).lowercased() + word.dropFirst()
      } ?? word
    return [unit, symbol.denominator.map(each)].compactMap(\.self).joined(separator: wordGap)
  }
}

extension Character {
  /// True of letters of scripts that part words by blanks: Japanese and Chinese have a unit or a sign right beside them.
  var isJoined: Bool { isLetter && unicodeScalars.allSatisfy { $0.value < 0x2E80 } }
}
