@_exported import enum Screen.Verdict

/// An audit: its lines, and how many checks came to each verdict.
public enum AuditSentence: Equatable, Sendable {
  case verdict(Verdict)
  /// The number of times that a check came to each verdict.
  case verdicts(failed: Int, nearly: Int, passed: Int)
  /// A line of an audit.
  case finding(Finding)
}
