import ArgumentParser
import ChartExplorer
import Descriptions
import Explorer

/// The language of the words, and how many there are.
struct WordOptions: ParsableArguments {
  @Option(.language, .tag)
  var language: String?
  @Option(.verbosity, .verbosity)
  var verbosity: String?
}

extension WordOptions: WordChoices {}

extension WordOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "language": _language, "verbosity": _verbosity,
    ])
  }
}
