import Descriptions
import Tables

/// A range of values as people type it, whatever the values are.
struct TypedRange: Equatable {
  /// The first and the last value; empty where it has none.
  private(set) var low = ""
  private(set) var high = ""
  /// The only value; `nil` of a range.
  private(set) var single: String?

  /// - Parameters:
  ///   - text: The text; `nil` is returned where it is neither a range nor a value.
  ///   - words: The words of the language in which it is typed, besides English.
  init?(_ text: String, _ words: RangeWords) {
    let from = Self.longestFirst(["from", "since"] + words.from)
    let to = Self.longestFirst(["to", "until", "through"] + words.to)
    var rest = text.trimmed
    let hasFrom = Self.strip(from, from: &rest)
    // “20まで” and “bis 20” have no first value, “5から20まで” has one.
    let hasTo = Self.strip(to, from: &rest)
    let between = to + from.filter { !$0.hasBlanksAround } + Self.signs
    if let sides = Self.sides(of: rest, between: between) ?? Self.hyphenated(rest) {
      (low, high) = sides
    } else if hasFrom {
      low = rest
    } else if hasTo {
      high = rest
    } else {
      single = rest
    }
    let values = [low, high, single ?? ""].filter { !$0.isEmpty }
    // A month is as good as a number.
    let isValue = { (value: String) in
      value.contains(where: \.isNumber)
        || value.split { !$0.isLetter }.contains {
          CalendarNames.place(of: String($0), in: .months) != nil
        }
    }
    guard !values.isEmpty, values.allSatisfy(isValue) else { return nil }
    if let first = Self.number(low), let last = Self.number(high), first > last {
      (low, high) = (high, low)
    }
  }

  /// A range of two values as it is typed in a language: "5 to 20".
  static func text(from low: String, to high: String, in words: RangeWords) -> String {
    let word = words.to.filter(\.hasBlanksAround).min { $0.count < $1.count }
    return low + (word.map { " \($0) " } ?? "〜") + high
  }

  private static let signs = ["..", "…", "–", "—", "〜", "～", "~"]

  private static func longestFirst(_ words: [String]) -> [String] {
    words.sorted { $0.count > $1.count }
  }

  /// Takes off a word with which a text begins or, in scripts without blanks, ends; `false` where there is
  /// none.
  private static func strip(_ words: [String], from text: inout String) -> Bool {
    for word in words {
      let hasBlanks = word.hasBlanksAround
      if text.lowercased().hasPrefix(word + (hasBlanks ? " " : "")) {
        text = String(text.dropFirst(word.count)).trimmed
        return true
      }
      if !hasBlanks, text.hasSuffix(word) {
        text = String(text.dropLast(word.count)).trimmed
        return true
      }
    }
    return false
  }

  /// The texts on both sides of the first of some words or signs that is in a text.
  private static func sides(of text: String, between words: [String]) -> (String, String)? {
    for word in words {
      guard let range = text.lowercased().firstRange(of: word.hasBlanksAround ? " \(word) " : word)
      else { continue }
      // Capital letters have as many characters as small ones in numbers and dates.
      let place = text.lowercased().distance(
        from: text.lowercased().startIndex, to: range.lowerBound)
      let length = word.count + (word.hasBlanksAround ? 2 : 0)
      return (
        String(text.prefix(place)).trimmed, String(text.dropFirst(place + length)).trimmed
      )
    }
    return nil
  }

  /// The numbers or dates on both sides of a hyphen, which may be a sign or a part of a date as well.
  private static func hyphenated(_ text: String) -> (String, String)? {
    if let sides = sides(of: text, between: [" - "]) { return sides }
    for place in text.indices.dropFirst() where text[place] == "-" {
      let sides = (
        String(text[..<place]).trimmed, String(text[text.index(after: place)...]).trimmed
      )
      guard let first = number(sides.0), let last = number(sides.1) else { continue }
      if first <= last || !isMonth(of: sides.0, sides.1) { return sides }
    }
    return nil
  }

  /// True where the part behind the hyphen is the month of a year: “2005-01”.
  private static func isMonth(of year: String, _ month: String) -> Bool {
    year.count == 4 && month.count <= 2 && (Int(month).map { (1...12).contains($0) } ?? false)
  }

  private static func number(_ text: String) -> Double? {
    Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension String {
  /// True of a word of letters that have blanks between words; false of signs and other scripts.
  fileprivate var hasBlanksAround: Bool {
    unicodeScalars.allSatisfy {
      $0.value < 0x2E80 && ($0.properties.isAlphabetic || " ’'".unicodeScalars.contains($0))
    }
  }
}
