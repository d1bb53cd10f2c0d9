import ArgumentParser
import Descriptions
import Explorer
import FoundationEssentials

/// The language of the words, and how many there are.
struct WordOptions: ParsableArguments {
  @Option(.language, .tag)
  var language: String?
  @Option(.verbosity, .verbosity)
  var verbosity: String?

  /// The chosen language, else the environment's.
  func chosen() throws(Failure) -> any Language { try Self.chosen(typed: language) }

  private static func chosen(typed: String?) throws(Failure) -> any Language {
    guard let value = try Preferences.current().value(.language, typed: typed) else {
      return Languages.language(of: ProcessInfo.processInfo.environment)
    }
    if let found = Languages.language(value.text) { return found }
    if case .file = value.origin { throw Failure(value, of: .language) }
    throw Failure(.unknownLanguage(value.text, known: Languages.all.map(\.tag)))
  }

  /// The amount that is said while one explores.
  func chosenVerbosity() throws(Failure) -> Verbosity {
    try Preferences.current().choice(.verbosity, typed: verbosity) ?? .terse
  }

  /// The chosen language, or the environment's where the choice itself is wrong: for messages.
  var forMessages: any Language { Self.forMessages(typed: language) }

  /// The language of messages where `typed` is asked for.
  static func forMessages(typed: String?) -> any Language {
    (try? chosen(typed: typed)) ?? typed.flatMap(Languages.language)
      ?? Languages.language(of: ProcessInfo.processInfo.environment)
  }
}

extension WordOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "language": _language, "verbosity": _verbosity,
    ])
  }
}
