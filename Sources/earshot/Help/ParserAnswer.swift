import ArgumentParser
import Descriptions
import Explorer
import Glibc
import Tables

/// The answer in place of a command: help that was asked for, or what is wrong with the command line.
struct ParserAnswer {
  let text: String
  let exitCode: Int32

  /// The answer to what the parser threw, in lines of at most so many columns.
  init(_ error: any Error, in language: any Language, columns: Int) {
    (text, exitCode) = HelpLanguage.$current.withValue(language) {
      let exitCode = Earshot.exitCode(for: error)
      // Without a limit, so that no line is broken but where it is meant to be.
      let text = Earshot.fullMessage(for: error, columns: .max)
      let page = HelpPage(in: language, columns: columns)
      if exitCode == .success {
        return (HelpPage.isPage(text) ? page.text(text) : text, EXIT_SUCCESS)
      }
      let mistake = Self.mistake(Earshot.message(for: error), in: text, page, language)
      return (mistake, exitCode.rawValue)
    }
  }

  /// A mistake and what there is to know of it; as the parser tells it, where it is not known.
  private static func mistake(
    _ message: String, in text: String, _ page: HelpPage, _ language: any Language
  ) -> String {
    let start = Earshot._errorPrefix + message + "\n"
    guard text.hasPrefix(start) else { return text }
    let appendix = String(text.dropFirst(start.count))
    let problems = ParserMessage.problems(in: message).map { known(of: $0, in: appendix) }
    let told = problems.isEmpty ? [message] : problems.map { language.text($0, options: .command) }
    let rows =
      // As every message of the program begins.
      ["\(Earshot.name): \(told[0])"] + told.dropFirst().map { "   " + page.headed(.or, $0) }
    // Of one option the way in which the command is called says nothing.
    let isOfOption = !problems.isEmpty && problems.allSatisfy(\.isOfOption)
    // Nothing more needs to be looked up beside the answer.
    if problems.count == 1, problems[0].isAnswered { return rows[0] }
    let more = page.appendix(appendix, hasUsage: !isOfOption)
    return (rows + (more.isEmpty ? [] : [more])).joined(separator: "\n")
  }

  /// The same problem, of an option that is not known with what there is like it.
  private static func known(of problem: Problem, in appendix: String) -> Problem {
    if case .usage(.unexpectedArguments(let words)) = problem {
      return words.count == 1 ? mistyped(words[0], in: appendix) ?? problem : problem
    }
    if case .usage(.invalidValue(let value, let option)) = problem {
      return badValue(value, of: String(option.prefix { $0 != " " }))
    }
    guard case .usage(.unknownOption(let option, _)) = problem else { return problem }
    let command = Earshot.configuration.subcommands.compactMap { $0.configuration.commandName }
      .first { appendix.contains("\(Earshot.name) \($0) ") }
    return .usage(CommandOptions.fault(unknown: option, of: command))
  }
  /// A text in place of the number that an option takes, as any other value that it does not take is told.
  private static func badValue(_ value: String, of option: String) -> Problem {
    // Digits without end are a number, but none that there is room for.
    let isTooLarge = !value.isEmpty && value.allSatisfy { $0.isASCII && $0.isNumber }
    let numbers =
      option == "--threshold" ? "10, -2.5" : isTooLarge ? "1 … \(Int.max)" : "1, 2, 3 …"
    let known = Preference(rawValue: String(option.drop { $0 == "-" }))?.values.text
    return .badOption(name: option, value: value, expected: known ?? numbers)
  }

  /// A word that is nearly a command of a command: "check" in “earshot themes chekc”.
  private static func mistyped(_ word: String, in appendix: String) -> Problem? {
    for command in Earshot.configuration.subcommands {
      let own = command.configuration.subcommands.compactMap { $0.configuration.commandName }
      guard let name = command.configuration.commandName,
        appendix.contains("\(Earshot.name) \(name) "), let meant = NearName.of(word, among: own)
      else { continue }
      return .usage(
        .unknownCommand(word, suggestion: "\(Earshot.name) \(name) \(meant)"))
    }
    return nil
  }
}

extension Problem {
  /// True of one option that is not there or lacks its value.
  fileprivate var isOfOption: Bool {
    guard case .usage(let fault) = self else { return false }
    return switch fault {
    case .unknownOption, .optionOfOthers, .missingValue, .missingValueWithin, .invalidValue: true
    default: false
    }
  }

  /// True of what the sentence itself has the remedy for: a name that is near, the value that is missing or would do, or
  /// where the option belongs.
  fileprivate var isAnswered: Bool {
    if case .badOption = self { return true }
    guard case .usage(let fault) = self else { return false }
    return switch fault {
    case .unknownOption(_, .some), .unknownCommand, .optionOfOthers, .missingValue,
      .missingValueWithin:
      true
    default: false
    }
  }
}
