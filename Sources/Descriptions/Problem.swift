import Tables

/// A problem outside the data, as data.
public enum Problem: Error, Equatable, Sendable {
  /// An input that could not be used; see `InputProblem`.
  case input(Input)
  case noTerminal
  case unknownTerminal(String)
  case themeUnknown(String, known: [String])
  case themeBroken(file: String, line: Int?, ThemeFault)
  case configuration(file: String, line: Int, ConfigurationFault)
  /// The system's words say why; `nil` where something else, such as a pipe, is in its place.
  case configurationUnreadable(file: String, reason: String?)
  case outputFailed(file: String, reason: String)
  case outputMissing
  /// A sound file and its words are to be the same file.
  case outputTwice(file: String)
  /// A file that is to be written and holds the data.
  case outputIsInput(file: String)
  /// A file whose name ends in none of what is known.
  case unknownOutputKind(String, known: [String])
  /// An option that only files of some kinds take.
  case optionNeeds(name: String, file: String, kinds: [String])
  case unknownLanguage(String, known: [String])
  case unknownTimeZone(String)
  case typeForLater(String, known: [String])
  /// A value that an option does not take; `expected` is a form such as "80x24", never words: they
  /// would be of one language.
  case badOption(name: String, value: String, expected: String)
  /// A value that is nearly one that is known; of an option where one is named.
  case mistypedValue(String, option: String?, meant: String)
  case keysAndDataFromStandardInput
  /// Everything was asked to be left out.
  case nothingLeftToHear
  case dumpWithoutKeys
  case keyScript(file: String, line: Int, text: String)
  case noSuchDevice(String, known: [String])
  /// A part of the names of several devices.
  case severalDevices(String, known: [String])
  /// Options and arguments that the command does not take as they are typed.
  case usage(UsageFault)

  /// An input problem, wrapped so that its type can stay inside the package.
  public struct Input: Equatable, Sendable {
    package var problem: InputProblem

    package init(_ problem: InputProblem) { self.problem = problem }
  }
}

/// The reason why the configuration file is refused.
public enum ConfigurationFault: Equatable, Sendable {
  /// The parser's own words.
  case malformed(String)
  case unknownOption(String, known: [String])
  /// A list where one value is expected.
  case notOneValue(String)
  /// A value that an option does not take; `expected` is a form, never words, as in `badOption`.
  case badValue(name: String, value: String, expected: String)
  /// A text that is nearly one that is known: a value of a setting, or the name of one.
  case mistypedValue(String, of: String?, meant: String)
  case unknownAction(String, known: [String])
  case unknownKey(String)
  /// One key for two actions.
  case keyClash(String, KeyAction, KeyAction)
}

/// The reason for which the parser of the command line refuses what was typed.
///
/// An option stands as it is typed, and with the name of its value where one belongs to it: `--x <column>`.
public enum UsageFault: Equatable, Sendable {
  /// The option that is nearest by its letters, if any is near.
  case unknownOption(String, suggestion: String?)
  /// An option that other commands have.
  case optionOfOthers(String, commands: [String])
  case missingValue(option: String)
  /// The same among several short options that are typed as one word.
  case missingValueWithin(option: String, word: String)
  /// A flag was given a value.
  case unexpectedValue(String, option: String)
  /// At least one.
  case unexpectedArguments([String])
  case missingArgument(String)
  case invalidValue(String, option: String)
  /// A word that looks like an option and cannot be one.
  case malformedOption(String)
  /// A word that is no file, and the command that is near by its letters.
  case unknownCommand(String, suggestion: String)
  /// The name of a file that an option took for its value, so that no file is left to read.
  case swallowedFile(String, option: String)
  /// Nothing names a file, and standard input has none.
  case noFile
  /// Options that exclude each other.
  case contradicting([String])
}
