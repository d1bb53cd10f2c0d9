/// A test of the cells of a column: the column, an operator and, for most, a value.
package struct Condition: Equatable, Sendable {
  package enum Operator: String, CaseIterable, Sendable {
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// The text has this in it, in capital or small letters.
    case contains = "~"
    case isOneOf = "in"
    case isNoneOf = "not in"
    case isMissing = "is missing"
    case isPresent = "is not missing"

    /// True of tests that compare with nothing.
    fileprivate var takesNothing: Bool { self == .isMissing || self == .isPresent }
    fileprivate var takesList: Bool { self == .isOneOf || self == .isNoneOf }
  }

  package var column: String
  package var comparison: Operator
  /// One value as it was written; of lists any number, of `isMissing` and `isPresent` none.
  package var values: [String]

  package init(column: String, _ comparison: Operator, _ values: [String] = []) {
    self.column = column
    self.comparison = comparison
    self.values = values
  }

  /// The condition in signs that need no language: "price ≥ 10", "state = CA, NY", "price = —".
  package var text: String {
    let sign =
      switch comparison {
      case .notEqual, .isNoneOf, .isPresent: "≠"
      case .lessOrEqual: "≤"
      case .greaterOrEqual: "≥"
      case .isOneOf, .isMissing: "="
      case .equal, .less, .greater, .contains: comparison.rawValue
      }
    let value = comparison.takesNothing ? ColumnValues.missingText : values.joined(separator: ", ")
    return "\(column) \(sign) \(value)"
  }

  /// The condition as options have it, `"birth year" >= 1990`, to be read again.
  package var written: String {
    let isBare =
      !column.isEmpty && !column.contains { $0.isWhitespace || "=!<>~\"≠≤≥".contains($0) }
    let name = isBare ? column : Self.quoting(column)
    let isList = comparison.takesList
    let texts = values.map { value in
      let isPlain =
        !value.isEmpty && value.first != "\"" && value.first?.isWhitespace == false
        && value.last?.isWhitespace == false && !(isList && value.contains(","))
      return isPlain ? value : Self.quoting(value)
    }
    return ([name, comparison.rawValue] + (texts.isEmpty ? [] : [texts.joined(separator: ",")]))
      .joined(separator: " ")
  }

  private static func quoting(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "\"\""))\""
  }

  /// Reads `price >= 10`, `"birth year" < 1990`, `state in CA,NY` (or `not in`) or `price is missing` (or
  /// `is not missing`).
  ///
  /// A name with blanks or operators in it stands in double quotes, as a value of a list with a comma
  /// does; two quotes in them are one.
  ///
  /// - Throws: `TransformProblem.notACondition`.
  package init(parsing text: String) throws(TransformProblem) {
    var rest = Substring(text).trimmed
    let name =
      rest.first == "\""
      ? Self.quoted(&rest) ?? ""
      : Self.taken(&rest) { !$0.isWhitespace && !"=!<>~".contains($0) }
    rest = rest.trimmed
    guard !name.isEmpty, let comparison = Self.comparison(&rest) else {
      throw .notACondition(text)
    }
    let values =
      switch comparison {
      case .isMissing, .isPresent: [String]()
      case .isOneOf, .isNoneOf: Self.list(rest)
      default: [Self.value(rest)].compactMap(\.self)
      }
    guard values.isEmpty == comparison.takesNothing, !comparison.takesNothing || rest.isEmpty
    else { throw .notACondition(text) }
    self.init(column: name, comparison, values)
  }

  /// The conditions that a text joins by “and” or “&&”; none where it is no such text.
  package static func joined(in text: String) -> [String] {
    parts(of: text, between: [" and ", " AND ", " && "]) ?? []
  }

  /// True of a text that joins conditions by “or” or “||”, which no condition can mean.
  package static func hasAlternatives(_ text: String) -> Bool {
    parts(of: text, between: [" or ", " OR ", " || "]) != nil
  }

  /// The conditions between words that join them; `nil` where there is nothing to part.
  ///
  /// A value may have such a word in it: only what is a condition on both sides is taken apart.
  private static func parts(of text: String, between words: [String]) -> [String]? {
    for word in words {
      var start = text.startIndex
      while let range = text[start...].firstRange(of: word) {
        let sides = [text[..<range.lowerBound], text[range.upperBound...]].map {
          String($0.trimmed)
        }
        let isQuoted = sides[0].count { $0 == "\"" } % 2 == 1
        if !isQuoted, sides.allSatisfy({ (try? Condition(parsing: $0)) != nil }) {
          return sides.flatMap { parts(of: $0, between: words) ?? [$0] }
        }
        start = range.upperBound
      }
    }
    return nil
  }

  /// The operator that a text begins with, which is taken off; of two the longer one.
  private static func comparison(_ rest: inout Substring) -> Operator? {
    let words = rest.split(maxSplits: 2) { $0.isWhitespace }
    if words.first == "in", words.count > 1 {
      rest = rest.dropFirst(2)
      return .isOneOf
    }
    if words.count == 3, words[0] == "not", words[1] == "in" {
      rest = words[2]
      return .isNoneOf
    }
    for test in [Operator.isMissing, .isPresent]
    where rest.split(whereSeparator: \.isWhitespace).joined(separator: " ") == test.rawValue {
      rest = ""
      return test
    }
    let symbols: [Operator] = [
      .notEqual, .lessOrEqual, .greaterOrEqual, .equal, .less, .greater, .contains,
    ]
    guard let found = symbols.first(where: { rest.hasPrefix($0.rawValue) }) else { return nil }
    rest = rest.dropFirst(found.rawValue.count)
    return found
  }

  /// Values with commas between them.
  private static func list(_ text: Substring) -> [String] {
    var rest = text.trimmed
    var values: [String] = []
    while !rest.isEmpty {
      let value = quoted(&rest) ?? String(Substring(taken(&rest) { $0 != "," }).trimmed)
      if !value.isEmpty { values.append(value) }
      rest = rest.drop { $0 != "," }.dropFirst().trimmed
    }
    return values
  }

  /// A value, which may stand in quotes; `nil` where there is none.
  private static func value(_ text: Substring) -> String? {
    let plain = text.trimmed
    var rest = plain
    if let inside = quoted(&rest), rest.isEmpty { return inside }
    return plain.isEmpty ? nil : String(plain)
  }

  /// The text in double quotes at the beginning, which is taken off; `nil` where there is none.
  private static func quoted(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    var inside = ""
    var tail = rest.dropFirst()
    while let close = tail.firstIndex(of: "\"") {
      inside += tail[..<close]
      tail = tail[close...].dropFirst()
      guard tail.first == "\"" else {
        rest = tail
        return inside
      }
      inside += "\""
      tail = tail.dropFirst()
    }
    return nil
  }

  private static func taken(_ rest: inout Substring, while isIn: (Character) -> Bool) -> String {
    let start = rest.prefix(while: isIn)
    rest = rest[start.endIndex...]
    return String(start)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
