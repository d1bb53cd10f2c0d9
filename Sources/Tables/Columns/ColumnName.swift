/// The name of a column, and the unit its header may name.
struct ColumnName: Equatable, Sendable {
  /// The header as written, trimmed.
  var full: String
  /// The header without its unit.
  var short: String
  /// The text in the brackets: "EUR" in "price (EUR)".
  var unit: String?

  /// True where another column has the name that the header gives it, so that a number was put behind it.
  var isRenamed = false

  /// Names for a header's cells: none empty, none twice.
  static func names(of header: [String]) -> [ColumnName] { names(of: header, withUnits: []) }

  /// The same of a header in which some cells end in a unit for certain.
  ///
  /// - Parameters:
  ///   - header: The cells.
  ///   - units: The places of those that end in a unit in brackets for certain.
  /// - Returns: As many names.
  static func names(of header: [String], withUnits units: Set<Int>) -> [ColumnName] {
    var names = header.withoutApostrophes.enumerated().map { index, cell in
      // One without a name is called by its place, unless another is called so.
      let place = String(index + 1)
      let number = header.contains(place) ? "name" : place
      return ColumnName(cell.isEmpty ? number : cell, hasUnit: units.contains(index))
    }
    // A short name that would be two columns' is nobody's.
    var uses: [String: Int] = [:]
    for name in names {
      for text in Set([name.short, name.full]) { uses[text, default: 0] += 1 }
    }
    for i in names.indices
    where names[i].short != names[i].full && uses[names[i].short, default: 0] > 1 {
      names[i] = ColumnName(whole: names[i].full)
    }

    var taken = Set(names.map(\.full))
    var seen: Set<String> = []
    for i in names.indices where !seen.insert(names[i].full).inserted {
      var number = 2
      while taken.contains("\(names[i].full) \(number)") { number += 1 }
      names[i] = ColumnName(whole: "\(names[i].full) \(number)")
      names[i].isRenamed = true
      taken.insert(names[i].full)
      seen.insert(names[i].full)
    }
    return names
  }

  /// Names for columns without a header: 1, 2, 3 and so on.
  static func numbers(_ count: Int) -> [ColumnName] {
    (1..<count + 1).map { ColumnName(whole: String($0)) }
  }

  private init(whole name: String) {
    full = name
    short = name
  }

  init(_ name: String, hasUnit: Bool = false) {
    self.init(whole: name)
    guard let last = name.last, let opening = Self.opening(of: last),
      let start = name.lastIndex(of: opening)
    else { return }
    let inside = String(name[name.index(after: start)...].dropLast()).trimmed
    let outside = String(name[..<start]).trimmed
    guard !inside.isEmpty, !outside.isEmpty, !Self.ownFields.contains(outside.lowercased()),
      inside.contains(where: { !$0.isNumber }),
      hasUnit || !Self.statistics.contains(inside.lowercased()), !inside.isScale,
      hasUnit || inside.hasSuffix(outside) || BracketedUnit.isUnit(inside) || inside.isOutOf
    else { return }
    let words = String(outside.reversed().drop { $0 == "_" }.reversed())
    short = words.isEmpty ? outside : words
    // "1960 [YR1960]" says the same twice.
    unit = inside.hasSuffix(outside) ? nil : inside
  }

  /// The words that trackers of issues write before the name in brackets of a column that their users made.
  private static let ownFields: Set<String> = [
    "custom field", "benutzerdefiniertes feld", "benutzerdefinierte felder", "champ personnalisé",
    "champs personnalisés", "campo personalizado", "pole niestandardowe", "カスタムフィールド", "自定义字段",
  ]

  /// The bracket that opens what `bracket` closes.
  private static func opening(of bracket: Character) -> Character? {
    switch bracket {
    case ")": "("
    case "]": "["
    case "）": "（"
    default: nil
    }
  }

  /// Words in brackets that are no units.
  private static let statistics: Set<String> = [
    "max", "min", "mean", "avg", "average", "median", "sum", "total", "n", "adjusted",
    "count", "counts", "anzahl", "nombre", "número", "liczba", "件数", "数量",
  ]
}

extension String {
  /// True of what a mark is out of: "/20".
  fileprivate var isOutOf: Bool {
    first == "/" && (2...4).contains(count) && dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// True of what says between which numbers answers lie, or what they mean: "0-10", "1 to 5", "1 = low".
  fileprivate var isScale: Bool {
    if contains("=") { return true }
    var rest = self[...]
    func takeNumber() -> Bool {
      let sign = rest.prefix { "-−+".contains($0) }
      let digits = rest.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." || $0 == "," }
      guard sign.count < 2, digits.last?.isNumber == true else { return false }
      rest = rest.dropFirst(sign.count + digits.count).drop { $0.isWhitespace }
      return true
    }
    guard takeNumber() else { return false }
    let joints = ["-", "–", "—", "~", "to ", "bis ", "a ", "à ", "do ", "〜", "至"]
    guard let joint = joints.first(where: rest.hasPrefix) else { return false }
    rest = rest.dropFirst(joint.count).drop { $0.isWhitespace }
    return takeNumber() && rest.isEmpty
  }

  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  /// The unit in brackets at the end of a header: "EUR" of "price (EUR)"; `nil` without one.
  package var unitInBrackets: String? { ColumnName(self).unit }
}

extension [String] {
  /// A name that none of these is: with a number behind it where one is.
  package func distinct(_ name: String) -> String {
    let taken = Set(self)
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }
}

extension [String] {
  /// Names without the apostrophes that all of them stand between.
  fileprivate var withoutApostrophes: [String] {
    let isQuoted = allSatisfy { $0.count > 2 && $0.hasPrefix("'") && $0.hasSuffix("'") }
    return isQuoted ? map { String($0.dropFirst().dropLast()) } : self
  }
}
