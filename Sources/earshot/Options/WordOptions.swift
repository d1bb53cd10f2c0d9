import ArgumentParser
import ChartExplorer
import Descriptions
import Explorer

/// The language of the words, for commands that say the same in any detail.
struct LanguageOption: ParsableArguments {
  @Option(.language, .tag)
  var language: String?
}

/// The language of the words, and how many there are, for commands without captions.
struct DescribingOptions: ParsableArguments {
  @Option(.language, .tag)
  var language: String?
  @Option(.verbosity, .verbosity)
  var verbosity: String?
}

/// The language of the words, how many there are, and what captions are made of.
struct WordOptions: ParsableArguments {
  @Option(.language, .tag)
  var language: String?
  @Option(.verbosity, .verbosity)
  var verbosity: String?
  @Option(.caption, .list)
  var caption: String?
}

/// The help that the screen gives a screen reader.
struct ReaderOptions: ParsableArguments {
  @Flag(.plain)
  var plainLines: Bool?
  @Flag(help: .words(.screenReader))
  var screenReader = false
  @Flag(.quiet)
  var quiet: Bool?
  @Flag(.verticalPoints)
  var vertical: Bool?
  @Option(.brailleCells, .number)
  var brailleCells: Int?
}

extension ReaderOptions: ReaderChoices {
  var plain: Bool? { screenReader ? true : plainLines }
  var verticalPoints: Bool? { vertical }
}

extension ReaderOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "plainLines": _plainLines, "screenReader": _screenReader, "quiet": _quiet,
      "vertical": _vertical, "brailleCells": _brailleCells,
    ])
  }
}

extension LanguageOption: WordChoices {
  var verbosity: String? { nil }
  var caption: String? { nil }
}

extension LanguageOption: CustomReflectable {
  var customMirror: Mirror { Mirror(options: ["language": _language]) }
}

extension DescribingOptions: WordChoices {
  var caption: String? { nil }
}

extension DescribingOptions: CustomReflectable {
  var customMirror: Mirror { Mirror(options: ["language": _language, "verbosity": _verbosity]) }
}

extension WordOptions: WordChoices {}

extension WordOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(options: [
      "language": _language, "verbosity": _verbosity, "caption": _caption,
    ])
  }
}
