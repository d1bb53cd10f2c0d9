import Descriptions
import Explorer

/// The choices about words, as each was typed; `nil` leaves it to what is preset.
package protocol WordChoices {
  var language: String? { get }
  var verbosity: String? { get }
  var caption: String? { get }
}

extension WordChoices {
  /// The chosen language, else the environment's.
  package func chosen() throws(Failure) -> any Language {
    try ChosenLanguage.language(typed: language)
  }

  /// The amount that is said while one explores.
  package func chosenVerbosity() throws(Failure) -> Verbosity {
    try Preferences.current().choice(.verbosity, typed: verbosity) ?? .normal
  }

  /// The parts of captions in their order; `nil` for the usual ones.
  package func chosenCaption() throws(Failure) -> [CaptionPart]? {
    guard let value = try Preferences.current().value(.caption, typed: caption) else { return nil }
    guard let parts = CaptionPart.parts(value.text) else { throw Failure(value, of: .caption) }
    return parts == CaptionPart.allCases ? nil : parts
  }

  /// The chosen language, or the environment's where the choice itself is wrong: for messages.
  package var forMessages: any Language { ChosenLanguage.forMessages(typed: language) }
}

/// The language of all words, as it is typed or preset.
package enum ChosenLanguage {
  static func language(typed: String?) throws(Failure) -> any Language {
    guard let value = try Preferences.current().value(.language, typed: typed) else {
      return Languages.language(of: Environment.variables)
    }
    if let found = Languages.language(value.text) { return found }
    if case .file = value.origin { throw Failure(value, of: .language) }
    throw Failure(.unknownLanguage(value.text, known: Languages.all.map(\.tag)))
  }

  /// The language of messages where `typed` is asked for.
  package static func forMessages(typed: String?) -> any Language {
    (try? language(typed: typed)) ?? typed.flatMap(Languages.language)
      ?? Languages.language(of: Environment.variables)
  }
}
