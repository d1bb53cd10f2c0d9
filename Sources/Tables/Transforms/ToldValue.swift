/// A value of a column, to be told.
package enum ToldValue: Equatable, Sendable, ExpressibleByStringLiteral {
  /// As it was written.
  case text(String)
  case number(Double, fractionDigits: Int, unit: String?)
  /// In seconds since 1970.
  case date(Double, DatePrecision)

  /// Makes a value as it was written.
  package init(stringLiteral text: String) { self = .text(text) }
}

extension NumberColumn {
  /// The smallest and the largest number; none without any.
  package var toldEnds: [ToldValue] {
    let present = values.lazy.filter(\.isFinite)
    guard let low = present.min(), let high = present.max() else { return [] }
    return [low, high].map { .number($0, fractionDigits: fractionDigits, unit: unit) }
  }
}
