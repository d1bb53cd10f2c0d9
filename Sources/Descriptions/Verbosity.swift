/// How much is said.
public enum Verbosity: String, CaseIterable, Sendable {
  /// What changed, the most important first.
  case terse
  /// Titles before values, and the number of the point.
  case verbose
}
