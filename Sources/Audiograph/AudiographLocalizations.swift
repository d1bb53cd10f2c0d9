import Foundation

/// The words of an app around its audiographs, in the app's language.
public final class AudiographLocalizations: NSObject, @unchecked Sendable {
  // Nothing in it changes; the class below it, which is empty, does not say so of itself.

  /// The phrase at the end of an audiograph, as “Complete”; kept for a screen reader to say.
  public let completionIndicationUtterance: String
  /// The title of the action that plays, as “Play Audiograph”.
  public let accessibilityIndicationTitle: String

  /// Keeps both phrases.
  public init(completionIndicationUtterance: String, accessibilityIndicationTitle: String) {
    self.completionIndicationUtterance = completionIndicationUtterance
    self.accessibilityIndicationTitle = accessibilityIndicationTitle
  }

  /// “Complete” and “Play Audiograph”.
  public static let defaultEnglish = AudiographLocalizations(
    completionIndicationUtterance: "Complete", accessibilityIndicationTitle: "Play Audiograph")
}
