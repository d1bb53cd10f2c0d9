import Descriptions
import Tables

extension [Condition] {
  /// The conditions of a typed range: "5..20", "5-20", "5 to 20", "from 5", "5", operators and values,
  /// ">5 <20", or values one by one, "5; 7"; none of an empty text, `nil` where it is no range.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column whose values these are.
  ///   - words: The words of the language in which it is typed, besides English.
  ///   - areCodes: True where values are codes, in which a comma is no sign of decimals: "5,7".
  init?(range text: String, of column: String, in words: RangeWords, areCodes: Bool = false) {
    let text = SpokenRange.inSigns(text.trimmed)
    self = []
    if text.isEmpty { return }
    if Self.signs.contains(where: { text.hasPrefix($0.0) }) {
      for part in Self.parts(of: text) {
        guard let (sign, comparison) = Self.signs.first(where: { part.hasPrefix($0.0) }) else {
          return nil
        }
        let value = String(part.dropFirst(sign.count)).trimmed
        guard !value.isEmpty else { return nil }
        append(.init(column: column, comparison, [value]))
      }
      return
    }
    if let values = Self.values(text, words, areCodes: areCodes) {
      append(.init(column: column, .isOneOf, values))
      return
    }
    guard let ends = TypedRange(text, words) else { return nil }
    if let value = ends.single {
      append(.init(column: column, .equal, [value]))
    } else {
      if !ends.low.isEmpty { append(.init(column: column, .greaterOrEqual, [ends.low])) }
      if !ends.high.isEmpty { append(.init(column: column, .lessOrEqual, [ends.high])) }
    }
  }

  /// The values of a text that has two or more, one by one; `nil` of any other.
  private static func values(_ text: String, _ words: RangeWords, areCodes: Bool) -> [String]? {
    var text = text.replacing(", ", with: ";")
    for sign in ["；", "、", "，"] + (areCodes ? [",", " "] : []) {
      text = text.replacing(sign, with: ";")
    }
    let values = text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    guard values.count > 1,
      values.allSatisfy({
        $0.contains(where: \.isNumber) && TypedRange($0, words)?.single == $0
      })
    else { return nil }
    return values
  }

  private static let signs: [(String, Condition.Operator)] = [
    ("!=", .notEqual), ("≠", .notEqual), (">=", .greaterOrEqual), ("≥", .greaterOrEqual),
    ("<=", .lessOrEqual), ("≤", .lessOrEqual), (">", .greater), ("<", .less), ("=", .equal),
  ]

  /// The parts of a text that begin with an operator behind a blank; a moment has blanks, too.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for character in text {
      let begins = signs.contains { $0.0.first == character }
      if parts.isEmpty || begins && parts.last?.last?.isWhitespace == true { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  /// The range of a column's values as one types it, in words of a language; empty where there is none.
  func range(of column: String, in words: RangeWords) -> String {
    let own = filter { $0.column == column }
    func value(_ comparison: Condition.Operator) -> String? {
      own.first { $0.comparison == comparison }?.values.first
    }
    let (low, high) = (value(.greaterOrEqual), value(.lessOrEqual))
    let isRange = own.count == [low, high].compactMap(\.self).count
    if isRange, let low, let high { return TypedRange.text(from: low, to: high, in: words) }
    if own.count == 1, own[0].comparison == .isOneOf {
      return own[0].values.joined(separator: "; ")
    }
    return own.map { $0.comparison.rawValue + $0.values.joined(separator: ",") }
      .joined(separator: " ")
  }

  /// The values of a column that are chosen; none where all are.
  func values(of column: String) -> [String] {
    first { $0.column == column && ($0.comparison == .isOneOf || $0.comparison == .equal) }?.values
      ?? []
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
