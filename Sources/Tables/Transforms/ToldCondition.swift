/// A condition that rows meet, to be told.
public enum ToldCondition: Equatable, Sendable, ExpressibleByStringLiteral {
  /// In signs that need no language: "price ≥ 10".
  case signs(String)
  /// The column has one of several values.
  case anyOf(column: String, values: [String])
  /// The values of a column from one to another, both as they were written.
  case range(column: String, low: String, high: String)
  /// The column has no value.
  case missing(String)
  /// The column has a value.
  case present(String)

  /// Makes a condition in signs.
  public init(stringLiteral text: String) { self = .signs(text) }
}
