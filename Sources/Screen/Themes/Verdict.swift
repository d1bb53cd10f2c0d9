/// The result of a check of one thing.
public enum Verdict: String, CaseIterable, Sendable {
  case failed
  /// It is enough, and not more than a tenth above what is asked.
  case nearly
  case passed
}
