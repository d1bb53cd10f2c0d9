/// The detail in which things are said.
public enum Verbosity: String, CaseIterable, Sendable {
  /// The changes, the most important first.
  case terse
  /// Titles before values, and the number of the point.
  case verbose
}
