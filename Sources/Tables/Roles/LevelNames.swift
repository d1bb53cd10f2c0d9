/// Names of levels that have an order of their own, in the languages of the program: answers of surveys, sizes,
/// grades, ages.
package enum LevelNames {
  /// The places of some names in their order, from the lowest; `nil` where they are no levels of one kind, or
  /// fewer than two.
  ///
  /// Anything that is no answer, as "don't know" is, comes last.
  package static func ranks(of names: [String]) -> [Double]? {
    // Texts without an end are no levels, and are put in small letters at a cost.
    guard names.allSatisfy({ $0.utf8.count <= longestLevel }) else { return nil }
    let plain = names.map(Self.plain)
    let told = plain.filter { !noAnswers.contains($0) }
    guard (2...mostLevels).contains(told.count) else { return nil }
    let scales = scales.lazy.map { scale in told.compactMap { scale[$0] } }
    let known = scales.first { $0.count == told.count && Set($0).count > 1 }
    guard let ranks = known ?? ranges(told) ?? numbered(told) else { return nil }
    let places = Dictionary(zip(told, ranks), uniquingKeysWith: { first, _ in first })
    return plain.map { places[$0] ?? .infinity }
  }

  /// True of degrees of agreement, of satisfaction or of what one thinks of something: answers to a question.
  package static func areDegrees(_ names: [String]) -> Bool {
    guard names.count > 2, ranks(of: names) != nil, ranges(names.map(plain)) == nil else {
      return false
    }
    let words = [
      "agree", "satisfied", "happy", "likely", "important", "zufrieden", "stimme", "trifft",
      "d'accord", "satisfait", "acuerdo", "satisfech", "satisfeit", "concordo", "discordo",
      "zadowolon", "zgadzam", "満足", "不満", "そう思", "满意", "同意",
    ]
    return names.count { name in words.contains(where: plain(name).contains) } * 2 > names.count
  }

  /// More levels than these are no answers.
  private static let mostLevels = 40

  /// The most bytes of a level, as of a whole sentence.
  private static let longestLevel = 400

  private static func plain(_ name: String) -> String {
    let words = name.lowercased().map { $0 == "_" || $0 == "’" ? ($0 == "_" ? " " : "'") : $0 }
    return String(words).split(separator: " ").joined(separator: " ")
  }

  // MARK: Ranges of numbers

  /// The lower ends of "<18", "18-24", "25 to 34", "65+" and "80 and over"; `nil` where any name is none.
  private static func ranges(_ names: [String]) -> [Double]? {
    let ends = names.compactMap(range)
    guard ends.count == names.count, ends.contains(where: \.isRange) else { return nil }
    let lows = ends.map(\.low)
    return Set(lows).count == lows.count ? lows : nil
  }

  private static func range(_ name: String) -> (low: Double, isRange: Bool)? {
    let below = ["<=", "<", "≤", "under ", "below ", "less than ", "up to ", "unter ", "bis "]
    let above = [">=", ">", "≥", "over ", "above ", "more than ", "über ", "ab "]
    let end = below.first(where: name.hasPrefix)
    let start = above.first(where: name.hasPrefix)
    var rest = name.dropFirst((end ?? start)?.count ?? 0).drop { " ($€£¥".contains($0) }
    guard let low = number(&rest) else { return nil }
    // "18-24" has two numbers, "65+" and "85 and over" have something behind one.
    var second = rest.drop { $0.isWhitespace || $0.isLetter }
    let joint = rest.dropLast(second.count).filter(\.isLetter) + second.prefix(1)
    second = second.drop { "-–—~ $€£¥".contains($0) }
    if ["-", "–", "—", "~"].contains(joint) || rest.hasPrefix(" to ") || rest.hasPrefix(" bis ") {
      guard let high = number(&second), high > low else { return nil }
      rest = second
      return isUnit(rest) ? (low, true) : nil
    }
    let opens = ["+", " and over", " and older", " or more", " or older", " und mehr"]
    if let open = opens.first(where: rest.hasPrefix) {
      return isUnit(rest.dropFirst(open.count)) ? (low, true) : nil
    }
    guard isUnit(rest) else { return nil }
    if isOpen(rest) { return (low + 0.25, true) }
    if isBelow(rest) { return (low - 1e9, true) }
    if end != nil { return (low - 1e9, true) }
    return (start == nil ? low : low + 0.5, start != nil)
  }

  /// True of what says that a range goes on, behind its unit: "60代以上", "65 ans et plus".
  private static func isOpen(_ text: Substring) -> Bool {
    ["以上", " und älter", " et plus", " o más", " y más", " ou mais", " i więcej"]
      .contains(where: text.hasSuffix)
  }

  /// True of what says that a range ends there: "20歳未満".
  private static func isBelow(_ text: Substring) -> Bool {
    ["以下", "未満", "未满"].contains(where: text.hasSuffix)
  }

  /// True of numbers with words behind them of which one says that its range goes on, as "10代" and "60代以上": levels, and
  /// no amounts.
  static func areOpenRanges(_ texts: [String]) -> Bool {
    (2...20).contains(texts.count) && texts.allSatisfy { $0.contains(where: \.isLetter) }
      && texts.contains { isOpen($0[...]) || isBelow($0[...]) } && ranges(texts) != nil
  }

  /// True of what may stand behind a number: "years", "g/day", ")".
  private static func isUnit(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isWhitespace || "/%)".contains($0) }
  }

  private static func number(_ text: inout Substring) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    text = text.dropFirst(digits.count)
    // "1,000" is a thousand here: ranges of decimals have points.
    return Double(digits.filter { $0 != "," })
  }

  // MARK: Words

  private static let noAnswers: Set<String> = [
    "don't know", "dont know", "do not know", "not sure", "no answer", "refused", "n/a", "na",
    "not applicable", "unknown", "prefer not to say", "prefer not to answer", "other", "missing",
    "weiß nicht", "keine angabe", "no sabe",
    "no contesta", "ne sait pas", "sans réponse", "não sabe", "prefiro não responder", "nie wiem",
    "odmowa odpowiedzi", "わからない", "無回答", "不知道", "拒绝回答",
  ]

  /// The scales: levels by semicolons from the lowest, words of one level by slashes.
  private static let scales: [[String: Double]] = (english + others).map { scale in
    var places: [String: Double] = [:]
    for (place, words) in scale.split(separator: ";").enumerated() {
      for word in words.split(separator: "/") {
        places[word.split(separator: " ").joined(separator: " ")] = Double(place)
      }
    }
    return places
  }
}

extension Table {
  /// The rows by the calendar where a column holds names of months or weekdays, by their levels where it holds
  /// such; the same where these stand in order already, from either end.
  ///
  /// Periods that follow each other begin with the first. Where `keepsWritten` is false, as of rows that were counted or
  /// joined, whose order is nobody's, levels begin with the lowest.
  package func inNaturalOrder(of name: String, keepsWritten: Bool = true) -> Table {
    guard case .text(let text)? = columns.first(where: { $0.name == name })?.values else {
      return self
    }
    if let ranks = PeriodLabels.ranks(of: text.dictionary) {
      guard ranks.first != 0 else { return self }
      let places = text.codes.map { $0 < 0 ? Double.infinity : ranks[Int($0)] }
      return picked(places.indices.sorted { (places[$0], $0) < (places[$1], $1) })
    }
    guard CalendarNames.cycle(of: text.dictionary) == nil,
      let ranks = LevelNames.ranks(of: text.dictionary)
        ?? (keepsWritten ? nil : LevelNames.coded(text.dictionary))
    else { return inCalendarOrder(of: name) }
    var seen: [Double] = []
    for code in text.codes where code >= 0 && !seen.contains(ranks[Int(code)]) {
      seen.append(ranks[Int(code)])
    }
    guard
      zip(seen, seen.dropFirst()).contains(where: <) || !keepsWritten,
      zip(seen, seen.dropFirst()).contains(where: >)
    else { return self }
    let places = text.codes.map { $0 < 0 ? Double.infinity : ranks[Int($0)] }
    return picked(places.indices.sorted { (places[$0], $0) < (places[$1], $1) })
  }
}
