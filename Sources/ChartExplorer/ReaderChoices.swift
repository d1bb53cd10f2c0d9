import Descriptions
import Explorer

/// The choices for screen readers, as each was typed; `nil` leaves it to what is preset.
package protocol ReaderChoices {
  /// True where plain lines are chosen, false where they are refused.
  var plain: Bool? { get }
  /// True where a quiet screen is chosen, false where it is refused.
  var quiet: Bool? { get }
  /// True where ↑ and ↓ are to walk the points, false where the items.
  var verticalPoints: Bool? { get }
  /// The cells of a braille display.
  var brailleCells: Int? { get }
}

extension ReaderChoices {
  /// The help that the screen gives a screen reader.
  func screenReader(_ preferences: Preferences) throws(Failure) -> ScreenReaderMode {
    if plain == nil, quiet == true { return .quiet }
    if try preferences.flag(.plain, chosen: plain) == true { return .plain }
    if let isQuiet = try preferences.flag(.quiet, chosen: quiet) { return isQuiet ? .quiet : .off }
    // Whoever has set plain output for good, and now asks for a screen, wants one to be followed.
    return try preferences.flag(.plain, chosen: nil) == true ? .quiet : .off
  }
}
