/// What a check found of one thing.
public enum Verdict: String, CaseIterable, Sendable {
  case failed
  /// It is enough, and only just.
  case nearly
  case passed
}
