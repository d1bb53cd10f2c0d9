import ArgumentParser
import Descriptions
import FoundationEssentials

/// Which language the words are in.
struct WordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of all words: \(Languages.all.map(\.tag).joined(separator: ", ")).",
      valueName: "tag"))
  var language: String?

  /// The chosen language, else the environment's.
  func chosen() throws(Failure) -> any Language {
    let environment = ProcessInfo.processInfo.environment
    guard let language = language ?? environment["EARSHOT_LANGUAGE"] else {
      return Languages.language(of: environment)
    }
    if let found = Languages.language(language) { return found }
    throw Failure(.unknownLanguage(language, known: Languages.all.map(\.tag)))
  }

  /// The chosen language, or English where the choice itself is wrong: for messages.
  var forMessages: any Language {
    (try? chosen()) ?? Languages.language(of: ProcessInfo.processInfo.environment)
  }
}
