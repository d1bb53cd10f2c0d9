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

  /// The condition to be told: in signs that need no language, "price ≥ 10", "state = CA, NY", as far as
  /// there are any.
  package var told: ToldCondition {
    let sign =
      switch comparison {
      case .notEqual, .isNoneOf: "≠"
      case .lessOrEqual: "≤"
      case .greaterOrEqual: "≥"
      case .isOneOf: "="
      case .equal, .less, .greater, .contains, .isMissing, .isPresent: comparison.rawValue
      }
    return switch comparison {
    case .isMissing: .missing(column)
    case .isPresent: .present(column)
    case .isOneOf where values.count > 1: .anyOf(column: column, values: values)
    default: .signs("\(column) \(sign) \(values.joined(separator: ", "))")
    }
  }

  /// Conditions to be told, of which two that are the ends of a range are one.
  package static func told(_ conditions: [Condition]) -> [ToldCondition] {
    var told: [ToldCondition] = []
    var rest = conditions[...]
    while let first = rest.popFirst() {
      if first.comparison == .greaterOrEqual, let next = rest.first,
        next.comparison == .lessOrEqual, next.column == first.column,
        let low = first.values.first, let high = next.values.first
      {
        rest.removeFirst()
        told.append(.range(column: first.column, low: low, high: high))
      } else {
        told.append(first.told)
      }
    }
    return told
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

  static func quoting(_ text: String) -> String {
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

  /// The operator that a text begins with, which is taken off; of two the longer one.
  private static func comparison(_ rest: inout Substring) -> Operator? {
    let words = rest.split(maxSplits: 2) { $0.isWhitespace }
    let first = words.first?.lowercased()
    if first == "in", words.count > 1 {
      rest = rest.dropFirst(2)
      return .isOneOf
    }
    if words.count == 3, first == "not", words[1].lowercased() == "in" {
      rest = words[2]
      return .isNoneOf
    }
    let all = rest.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("null", with: "missing")
    for test in [Operator.isMissing, .isPresent] where all == test.rawValue {
      rest = ""
      return test
    }
    guard !rest.hasPrefix("=>"), !rest.hasPrefix("=<"),
      let found = symbols.first(where: { rest.hasPrefix($0.sign) })
    else { return nil }
    rest = rest.dropFirst(found.sign.count)
    // ">>" and "=>" are no operators, but a text may begin with one: "lead = <0.5".
    let isOrder = found.comparison != .equal && found.comparison != .contains
    if isOrder, let next = rest.first, "<>=!~".contains(next) { return nil }
    return found.comparison
  }

  private static let symbols: [(sign: String, comparison: Operator)] = [
    ("==", .equal), ("<>", .notEqual), ("!=", .notEqual), ("<=", .lessOrEqual),
    (">=", .greaterOrEqual), ("=", .equal), ("<", .less), (">", .greater), ("~", .contains),
  ]

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
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
