import ArgumentParser
import Descriptions
import FoundationEssentials

/// Which language the words are in, and how many they are.
struct WordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of all words: \(Languages.all.map(\.tag).joined(separator: ", ")).",
      valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("terse or verbose (default: terse).", valueName: "verbosity"))
  var verbosity: String?

  /// The chosen language, else the environment's.
  func chosen() throws(Failure) -> any Language {
    guard let value = try Preferences.current().value("language", typed: language) else {
      return Languages.language(of: ProcessInfo.processInfo.environment)
    }
    if let found = Languages.language(value.text) { return found }
    let known = Languages.all.map(\.tag)
    if case .file = value.origin { throw Failure(value, expected: known.joined(separator: ", ")) }
    throw Failure(.unknownLanguage(value.text, known: known))
  }

  /// How much is said while one explores.
  func chosenVerbosity() throws(Failure) -> Verbosity {
    try Preferences.current().choice("verbosity", typed: verbosity) ?? .terse
  }

  /// The chosen language, or the environment's where the choice itself is wrong: for messages.
  var forMessages: any Language {
    (try? chosen()) ?? language.flatMap(Languages.language)
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
