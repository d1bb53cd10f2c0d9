import ArgumentParser
import Descriptions
import Glibc

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
    let problems = ParserMessage.problems(in: message)
    let told = problems.isEmpty ? [message] : problems.map { language.text($0, options: .command) }
    let rows =
      // As every message of the program begins.
      ["\(Earshot.name): \(told[0])"] + told.dropFirst().map { "   " + page.headed(.or, $0) }
    return (rows + [page.appendix(String(text.dropFirst(start.count)))]).joined(separator: "\n")
  }
}
