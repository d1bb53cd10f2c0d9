/// Texts that look like dates to anybody, in whatever form: "Week of Jan 5", "5 Jan", "2026.01.05.".
enum UnreadDates {
  /// True where nearly all of some texts look so, and are several.
  ///
  /// - Parameter texts: The different texts of a column that was not read as dates.
  /// - Returns: False where they may be anything else.
  static func areLikely(_ texts: [String]) -> Bool {
    let looked = texts.prefix(mostLooked)
    guard looked.count >= fewest else { return false }
    let dates = looked.count { isLikely($0.lowercased()) }
    return dates * 5 >= looked.count * 4
  }

  /// Fewer texts may be names.
  private static let fewest = 3
  /// More texts say no more.
  private static let mostLooked = 100
  private static let mostBytes = 48
  /// The words that stand between the parts of a date.
  private static let words: Set<String> = [
    "am", "pm", "st", "nd", "rd", "th", "of", "the", "to", "at", "week", "utc", "gmt", "h", "t",
    "z",
    "bis", "uhr", "um", "der", "le", "du", "au", "er", "à", "de", "del", "al", "do", "e", "y",
    "года", "г", "r", "godz", "o",
  ]

  private static func isLikely(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes, text.utf8.count > 3 else { return false }
    var (numbers, months) = ([String](), 0)
    var rest = text[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        numbers.append(String(digits))
        rest = rest[digits.endIndex...]
      } else if first.isLetter {
        let letters = rest.prefix { $0.isLetter }
        let word = String(letters)
        if CalendarNames.place(of: word, in: .months) != nil {
          months += 1
        } else if CalendarNames.place(of: word, in: .weekdays) == nil, !words.contains(word) {
          return false
        }
        rest = rest[letters.endIndex...]
      } else if first.isWhitespace || ".,/-–—:'’()".contains(first) {
        rest.removeFirst()
      } else {
        return false
      }
    }
    if months > 0 {
      return months < 3 && numbers.contains { $0.count < 3 && (1...31).contains(Int($0) ?? 0) }
        && numbers.allSatisfy { $0.count < 5 }
    }
    return isOfNumbers(text)
  }

  /// True of three numbers parted by the same sign, one of which is a year at an end: no version has such a one.
  private static func isOfNumbers(_ text: String) -> Bool {
    let day = text.prefix { !$0.isWhitespace }
    guard let sign = day.first(where: { "./-".contains($0) }) else { return false }
    let parts = day.split(separator: sign).map { Int($0) ?? -1 }
    guard parts.count == 3, (1...31).contains(parts[1]) else { return false }
    let (ends, years) = ([parts[0], parts[2]], 1_900...2_100)
    return ends.contains(where: years.contains) && ends.contains { (1...31).contains($0) }
  }
}
