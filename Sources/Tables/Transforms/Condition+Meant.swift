/// The conditions that a text may mean which is not one.
extension Condition {
  /// The operators, as options have them.
  package static var operators: String {
    Operator.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The conditions that a text joins by “and”, “&&” or a comma; none where it is no such text.
  package static func joined(in text: String) -> [String] {
    parts(of: text, between: [" and ", " AND ", " && ", ", ", ","]) ?? []
  }

  /// True of a text that joins conditions by “or” or “||”, which no condition can mean.
  package static func hasAlternatives(_ text: String) -> Bool { alternatives(text) != nil }

  /// The conditions that a text that is none may have been meant as, to be given one by one; none where
  /// nobody can tell.
  package static func meant(by text: String) -> [String] {
    if let sides = alternatives(text)?.compactMap({ try? Condition(parsing: $0) }),
      let column = sides.first?.column,
      sides.allSatisfy({ $0.column == column && [.equal, .isOneOf].contains($0.comparison) })
    {
      return [Condition(column: column, .isOneOf, sides.flatMap(\.values)).written]
    }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.dropFirst()
    let others: [(word: String, comparison: Operator)] = [
      ("is", .equal), ("eq", .equal), ("equals", .equal), ("=>", .greaterOrEqual),
      ("≥", .greaterOrEqual),
      ("=<", .lessOrEqual), ("≤", .lessOrEqual), ("≠", .notEqual), ("like", .contains),
      ("contains", .contains), ("gt", .greater), ("ge", .greaterOrEqual), ("lt", .less),
      ("le", .lessOrEqual), ("ne", .notEqual),
    ]
    let nothing = ["nothing", "empty", "blank", "none", "null", "na", "nan"]
    if rest.count == 2, rest.first?.lowercased() == "is", nothing.contains(words[2].lowercased()) {
      return [Condition(column: words[0], .isMissing).written]
    }
    for other in others where rest.dropFirst().count > 0 && rest.first?.lowercased() == other.word {
      // SQL has a percent sign for anything.
      let value = rest.dropFirst().joined(separator: " ").filter { $0 != "%" }
      return [Condition(column: words[0], other.comparison, [value]).written]
    }
    if words.count == 5, words[1].lowercased() == "between", words[3].lowercased() == "and" {
      return [
        Condition(column: words[0], .greaterOrEqual, [words[2]]).written,
        Condition(column: words[0], .lessOrEqual, [words[4]]).written,
      ]
    }
    // A name with blanks stands in quotes.
    if let place = text.firstIndex(where: { "=!<>~≠≤≥".contains($0) }) {
      let name = String(text[..<place].trimmed)
      let quoted = "\(quoting(name)) \(text[place...])"
      if name.contains(where: \.isWhitespace), !name.contains("\""),
        (try? Condition(parsing: quoted)) != nil
      {
        return [quoted]
      }
    }
    return []
  }

  private static func alternatives(_ text: String) -> [String]? {
    parts(of: text, between: [" or ", " OR ", " || "])
  }

  /// The conditions between words that join them; `nil` where there is nothing to part.
  ///
  /// A value may have such a word in it: only what is a condition on both sides is taken apart.
  private static func parts(of text: String, between words: [String]) -> [String]? {
    for word in words {
      var start = text.startIndex
      while let range = text[start...].firstRange(of: word) {
        start = range.upperBound
        // Of thousands of values in a list none is looked at as a condition.
        guard mayBegin(text[start...].trimmed) else { continue }
        let sides = [text[..<range.lowerBound], text[start...]].map { String($0.trimmed) }
        let isQuoted = sides[0].count { $0 == "\"" } % 2 == 1
        if !isQuoted, sides.allSatisfy({ (try? Condition(parsing: $0)) != nil }) {
          return sides.flatMap { parts(of: $0, between: words) ?? [$0] }
        }
      }
    }
    return nil
  }

  /// True of a text that may begin with a condition: a name in quotes, or one with a sign or a blank behind it before
  /// any comma.
  private static func mayBegin(_ text: Substring) -> Bool {
    text.first == "\""
      || text.prefix(mostNameLetters).prefix { $0 != "," }
        .contains { $0.isWhitespace || "=!<>~≠≤≥".contains($0) }
  }

  /// Longer names nobody types without quotes.
  private static let mostNameLetters = 1_000
}
