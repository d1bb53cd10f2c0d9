import Tables

/// Ranges as people say them, in the signs that a range is read by: "over 800" is ">800", "between 3 and 8" is "3..8", and
/// "the 1990s" are "1990..1999".
///
/// The words of all languages of the program are understood in each, as tables and their readers need not have one.
enum SpokenRange {
  /// The text with signs in place of its words; the same where it has none of these.
  static func inSigns(_ text: String) -> String {
    decade(text) ?? between(text) ?? order(text) ?? text
  }

  // MARK: Between

  /// The words before, between and behind two values.
  private static let betweens: [(before: String, between: [String], behind: [String])] = [
    ("between ", [" and "], [""]), ("zwischen ", [" und "], [""]),
    ("entre ", [" et ", " y ", " e "], [""]),
    ("między ", [" a ", " i "], [""]), ("pomiędzy ", [" a ", " i "], [""]),
    ("", ["と", "から", "到", "和", "至"], ["の間", "まで", "之间"]),
  ]

  private static func between(_ text: String) -> String? {
    let folded = text.lowercased()
    for words in betweens where folded.hasPrefix(words.before) {
      for end in words.behind where folded.hasSuffix(end) {
        guard !words.before.isEmpty || !end.isEmpty else { continue }
        let inner = String(text.dropFirst(words.before.count).dropLast(end.count)).trimmed
        for word in words.between {
          guard let range = inner.lowercased().firstRange(of: word) else { continue }
          let place = inner.lowercased().distance(
            from: inner.lowercased().startIndex, to: range.lowerBound)
          let sides = [String(inner.prefix(place)), String(inner.dropFirst(place + word.count))]
            .map(\.trimmed).map(withoutIn)
          if sides.allSatisfy({ $0.contains(where: \.isNumber) }) {
            return sides[0] + ".." + sides[1]
          }
        }
      }
    }
    return nil
  }

  /// Chinese has a word before the first value, too: “在300和800之间”.
  private static func withoutIn(_ text: String) -> String {
    text.hasPrefix("在") ? String(text.dropFirst()).trimmed : text
  }

  // MARK: Decades

  private static let decadesBefore = [
    "the ", "die ", "les années ", "années ", "los años ", "años ", "anos de ", "anos ", "lata ",
  ]
  private static let decadesBehind = ["s", "'s", "’s", "er jahre", "er-jahre", "er", "年代", ""]

  private static func decade(_ text: String) -> String? {
    var rest = text.lowercased()
    let before = decadesBefore.first(where: rest.hasPrefix)
    if let before { rest = String(rest.dropFirst(before.count)).trimmed }
    for end in decadesBehind where rest.hasSuffix(end) {
      // Without a word it is the year alone.
      guard !end.isEmpty || before.map({ !["the ", "die "].contains($0) }) ?? false else {
        continue
      }
      let digits = String(rest.dropLast(end.count)).trimmed
      guard digits.count == 4, digits.hasSuffix("0"), let year = Int(digits) else { continue }
      return "\(year)..\(year + 9)"
    }
    return nil
  }

  // MARK: Orders

  private static func order(_ text: String) -> String? {
    let folded = text.lowercased()
    for (sign, before, behind) in orders {
      for word in before where folded.hasPrefix(word) {
        let rest = String(text.dropFirst(word.count))
        // A word of letters ends at a blank, one of another script anywhere.
        guard rest.first?.isWhitespace == true || word.last?.isCased == false else { continue }
        if let value = value(rest.trimmed) { return sign + value }
      }
      for word in behind where folded.hasSuffix(word) {
        if let value = value(String(text.dropLast(word.count)).trimmed) { return sign + value }
      }
    }
    return nil
  }

  /// The value behind a word; `nil` where there is none.
  private static func value(_ text: String) -> String? {
    var text = text
    // The year 1990 is written with its word in two languages: “1990年より前”.
    if text.hasSuffix("年"), text.dropLast().count == 4 { text = String(text.dropLast()) }
    let isValue =
      text.first?.isNumber == true
      || "-−".contains(text.first ?? " ") && text.contains(where: \.isNumber)
      || text.contains(where: \.isNumber) && text.first?.isLetter == true
        && CalendarNames.place(of: String(text.prefix { $0.isLetter }), in: .months) != nil
    return isValue ? text : nil
  }

  /// The words before and behind a value, longer ones before those that they begin with.
  private static let orders: [(sign: String, before: [String], behind: [String])] = [
    (
      ">=",
      [
        "at least", "no less than", "mindestens", "au moins", "à partir de", "al menos",
        "por lo menos", "como mínimo", "pelo menos", "no mínimo", "co najmniej", "不少于", "至少",
      ], ["以上", "以降", "以后", "or more", "oder mehr", "ou plus", "o más", "ou mais", "lub więcej"]
    ),
    (
      "<=",
      [
        "up to", "at most", "no more than", "not more than", "bis zu", "höchstens", "jusqu'à",
        "jusqu’à", "au plus", "hasta", "como mucho", "como máximo", "até", "no máximo",
        "co najwyżej", "不超过", "至多",
      ], ["以下", "or less", "oder weniger", "ou moins", "o menos", "ou menos", "lub mniej"]
    ),
    (
      ">",
      [
        "more than", "greater than", "higher than", "later than", "over", "above", "after",
        "mehr als", "größer als", "über", "nach", "plus de", "supérieur à", "au-dessus de",
        "après", "más de", "mayor que", "por encima de", "después de", "mais de", "maior que",
        "acima de", "depois de", "więcej niż", "powyżej", "ponad", "po", "大于", "超过", "高于", "晚于",
      ], ["より大きい", "より多い", "より上", "より後", "超", "之后"]
    ),
    (
      "<",
      [
        "less than", "fewer than", "lower than", "earlier than", "under", "below", "before",
        "weniger als", "kleiner als", "unter", "vor", "moins de", "inférieur à", "au-dessous de",
        "en dessous de", "avant", "menos de", "menor que", "por debajo de", "antes de", "abaixo de",
        "mniej niż", "poniżej", "przed", "小于", "少于", "低于", "早于",
      ], ["より小さい", "より少ない", "より下", "より前", "未満", "以前", "之前"]
    ),
  ]
}
