/// The help that the screen gives a screen reader.
public enum ScreenReaderMode: String, CaseIterable, Sendable {
  /// The whole screen: whoever sees it needs no more.
  case off
  /// The screen stays as it is, and a key changes the caption alone, in the first rows.
  case quiet
  /// No screen: a line of text for everything that is said.
  case plain
}
