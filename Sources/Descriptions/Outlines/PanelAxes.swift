/// The y axes of charts side by side, which tell whether a height means the same in all of them.
public enum PanelAxes: Equatable, Sendable {
  /// One that all of them have.
  case same
  /// One for each.
  case own
  /// Some charts have one together, and others another one.
  case several
}
