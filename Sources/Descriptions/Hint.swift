/// A hint that the hint line can show, the first things first.
public enum Hint: Equatable, CaseIterable, Sendable {
  case help
  case points
  case series
  case items
  case rotor
  case play
  case pause
  case act
  case close
  case quit
  /// The caption is longer than its place.
  case readOn
}
