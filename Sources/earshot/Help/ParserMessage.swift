import Descriptions

/// The sentences of the parser of the command line about a mistake, understood.
///
/// Its errors are its own affair; only their English sentences are public. So they are known by their
/// form. The tests let the parser say each of them, and English has the same words: a version that words
/// one otherwise is noticed.
enum ParserMessage {
  /// The problems that a message names, of which one is true; none where its form is not known.
  static func problems(in message: String) -> [Problem] {
    let parts = message.split(separator: "\n   or: ", maxSplits: 1).map(String.init)
    if parts.count == 2, let first = problem(parts[0]), let second = problem(parts[1]) {
      return [first, second]
    }
    return problem(message).map { [$0] } ?? []
  }

  /// The problem that one sentence names.
  ///
  /// Typed words may have quotation marks in them; names of options and values have none.
  private static func problem(_ message: String) -> Problem? {
    if let known = fault(message) { return .usage(known) }
    let shell =
      /Can't (?:generate completion scripts for '(.*)'|autodetect a supported shell)\.\n.*\n +(.+)/
      .dotMatchesNewlines()
    guard let match = message.wholeMatch(of: shell) else { return nil }
    return .badOption(
      name: "--generate-completion-script", value: String(match.1 ?? ""),
      expected: String(match.2.replacing(" ", with: ", ")))
  }

  private static func fault(_ message: String) -> UsageFault? {
    if let match = match(message, /Unknown option '(.+)'\. Did you mean '([^']+)'\?/) {
      return .unknownOption(String(match.1), suggestion: String(match.2))
    }
    if let match = match(message, /Unknown option '(.+)'/) {
      return .unknownOption(String(match.1), suggestion: nil)
    }
    if let match = match(message, /Missing value for '([^']+)' in '(.+)'/) {
      return .missingValueWithin(option: String(match.1), word: String(match.2))
    }
    if let match = match(message, /Missing value for '([^']+)'/) {
      return .missingValue(option: String(match.1))
    }
    if let match = match(
      message, /The option '([^']+)' does not take any value, but '(.*)' was specified\./)
    {
      return .unexpectedValue(String(match.2), option: String(match.1))
    }
    if let match = match(message, /Unexpected argument '(.*)'/) {
      return .unexpectedArguments([String(match.1)])
    }
    if let match = match(message, /([0-9]+) unexpected arguments: '(.*)'/) {
      let arguments = match.2.split(separator: "', '", omittingEmptySubsequences: false)
      // An argument with quotation marks in it may look like two.
      guard arguments.count == Int(match.1) else { return nil }
      return .unexpectedArguments(arguments.map(String.init))
    }
    if let match = match(message, /Missing expected argument '([^']+)'/) {
      return .missingArgument(String(match.1))
    }
    if let match = match(message, /The value '(.*)' is invalid for '([^']+)'/) {
      return .invalidValue(String(match.1), option: String(match.2))
    }
    return match(message, /Invalid option: (.+)/).map { .malformedOption(String($0.1)) }
  }

  /// The match of all of a message, in which what was typed may break lines.
  private static func match<Output>(
    _ message: String, _ form: Regex<Output>
  ) -> Output? {
    message.wholeMatch(of: form.dotMatchesNewlines())?.output
  }
}
