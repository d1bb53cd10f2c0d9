import Charts

/// A word that goes with a number, by the plural categories that its language has.
public struct Noun: Sendable {
  private let other: String
  private let special: [PluralCategory: String]

  /// Makes a noun; a category without a form of its own has that of `other`.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.other = other
    special = [.zero: zero, .one: one, .two: two, .few: few, .many: many].compactMapValues(\.self)
  }

  /// Makes a noun with one form for one, and another for more.
  public init(_ one: String, _ other: String) { self.init(one: one, other: other) }

  /// Makes a noun with one form for every number.
  public init(_ other: String) { self.init(other: other) }

  /// The form that goes with numbers of a category.
  public func form(_ category: PluralCategory) -> String { special[category] ?? other }
}

/// Things that are told with their number; every language has a noun for each.
enum Countable {
  case point, box, violin, bin, value, series, row, column, category, item, second
  /// A cell of braille.
  case cell
  /// A length of time.
  case time(TimeUnit)
  /// The series of a chart, in its shortest outline.
  case seriesInShort
}
