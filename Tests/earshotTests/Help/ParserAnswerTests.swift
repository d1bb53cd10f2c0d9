import ArgumentParser
import Descriptions
import Explorer
import Foundation
import Testing

@testable import earshot

@Suite struct ParserAnswerTests {
  static let tags = Languages.all.map(\.tag)

  /// A command line that is refused, and what every language must name of it.
  struct Mistake: CustomTestStringConvertible {
    var arguments: [String]
    var named: [String]

    init(_ arguments: String..., named: [String]) {
      self.arguments = arguments
      self.named = named
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Every form that the parser has for what can be wrong with these commands.
  static let mistakes = [
    Mistake("devices", "--bogus", named: ["--bogus"]),
    Mistake("devices", "--langage", named: ["--langage", "--language"]),
    Mistake("devices", "-z", named: ["-z"]),
    Mistake("devices", "--language", named: ["--language <"]),
    Mistake("draw", "-o", named: ["-o <"]),
    Mistake("draw", "-ox", named: ["-ox", "-o <"]),
    Mistake("config", "--mono=3", named: ["--mono", "3"]),
    Mistake("devices", "a.csv", named: ["a.csv"]),
    Mistake("devices", "a.csv", "b.csv", "c.csv", named: ["3", "a.csv", "b.csv", "c.csv"]),
    Mistake("themes", "show", named: ["<"]),
    Mistake("config", "--volume", "loud", named: ["--volume", "loud"]),
    Mistake("---bogus", named: ["---bogus"]),
    Mistake("help", "--bogus", named: ["--bogus"]),
    // Typed words may look like a part of the sentence.
    Mistake("devices", "--a'. Did you mean '--x", named: ["--a'. Did you mean '--x"]),
    Mistake("config", "--volume", "' is invalid for '--x", named: ["invalid for '--x"]),
    Mistake("devices", "a\nUsage: b", named: ["a Usage: b"]),
  ]

  static func answer(
    _ arguments: [String], in language: any Language, columns: Int = 80
  ) throws -> ParserAnswer {
    ParserAnswer(try error(arguments), in: language, columns: columns)
  }

  static func error(_ arguments: [String]) throws -> any Error {
    try #require(#expect(throws: (any Error).self) { try Earshot.command(arguments) })
  }

  // MARK: Mistakes

  /// The English sentence is the parser's, so that none of its forms has changed.
  @Test(arguments: mistakes)
  func everyMistakeIsUnderstood(_ mistake: Mistake) throws {
    let error = try Self.error(mistake.arguments)
    let english = Languages.all[0]
    let message = HelpLanguage.$current.withValue(english) { Earshot.message(for: error) }
    let problems = ParserMessage.problems(in: message)
    #expect(!problems.isEmpty, "\(message)")
    let near = /\. Did you mean (?='[^']*'\?)/
    #expect(
      problems.map(english.text).joined(separator: "\n   or: ").replacing(/[“”]/, with: "'")
        .lowercased()
        == message.replacing(/\n(?!   or: )/, with: " ").replacing(near, with: "; did you mean ")
        .lowercased())
    // A typed line break is a blank here.
    guard !message.contains("a\n") else { return }
    let answer = ParserAnswer(error, in: english, columns: 400)
    let told = HelpLanguage.$current.withValue(english) { Earshot.fullMessage(for: error) }
    // A sentence that has the remedy itself stands alone.
    guard answer.text.contains("\n") else {
      #expect(answer.exitCode == 64)
      return
    }
    // Of one option the way in which a command is called says nothing.
    let isOfOption = answer.text.firstRange(of: "\nUsage: ") == nil
    let expected = told.split(separator: "\n")
      .filter { !isOfOption || !$0.hasPrefix("Usage: ") }.joined(separator: "\n")
    // Every message of the program begins with its name; what is near is told by a rule of its own.
    let remedy = /[.;] [Dd]id you mean '[^']*'\?/
    #expect(
      answer.text.replacing(/[“”]/, with: "'").replacing(remedy, with: "").lowercased()
        == expected.replacing("Error: ", with: "earshot: ", maxReplacements: 1)
        .replacing(remedy, with: "").lowercased())
    #expect(answer.exitCode == 64)
  }

  @Test(arguments: mistakes)
  func everyMistakeIsToldInEveryLanguage(_ mistake: Mistake) throws {
    let error = try Self.error(mistake.arguments)
    let english = ParserAnswer(error, in: Languages.all[0], columns: 400).text.lines
    for language in Languages.all.dropFirst() {
      let answer = ParserAnswer(error, in: language, columns: 400)
      #expect(answer.exitCode == 64)
      let lines = answer.text.lines
      // As many lines tell as much, each in other words.
      #expect(lines.count == english.count)
      for (line, foreign) in zip(lines, english) { #expect(line != foreign) }
      #expect(lines[0].hasPrefix("earshot: "))
      #expect(
        answer.text.contains("\n" + language.text(.heading(.usage)))
          == english.joined(separator: "\n").contains("\nUsage: "))
      for name in mistake.named {
        #expect(lines.prefix(2).joined().contains(name), "\(answer.text)")
      }
      // French calls options as English does.
      let sameName = "<\(language.words(value: .options))>"
      for own in ["Usage:", "Help:", "See '", "<options>", "<subcommand"] where own != sameName {
        #expect(!lines.dropFirst().joined().contains(own), "\(answer.text)")
      }
    }
  }

  /// A name that is near is told in one sentence: of an option, and of a command of a command.
  @Test(arguments: tags)
  func aNearNameIsToldInOneSentence(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    let command = try Self.answer(["themes", "chekc"], in: language).text
    #expect(command.contains("earshot themes check") && !command.contains("\n"), "\(command)")
    let option = try Self.answer(["devices", "--langage"], in: language).text
    #expect(option.contains("--language") && !option.contains("\n"), "\(option)")
    let value = try Self.answer(["config", "--volume", "loud"], in: language).text
    #expect(
      value == "earshot: "
        + language.text(
          .badOption(name: "--volume", value: "loud", expected: Preference.volume.values.text),
          options: .command))
    #expect(try !Self.answer(["draw", "-o"], in: language).text.contains("\n"))
    // Of a word that is near nothing more is told.
    #expect(try Self.answer(["themes", "zzzzz"], in: language).text.contains("\n"))
  }

  /// A form that is not known is told as the parser tells it, never as something else.
  @Test(arguments: [
    "Something is wrong with '--x'", "Unknown option", "Missing one of: '--a', '--b'",
    "2 unexpected arguments: 'a', 'b', 'c'", "",
  ])
  func whatIsNotUnderstoodIsNoProblem(_ message: String) {
    #expect(ParserMessage.problems(in: message).isEmpty)
  }

  @Test(arguments: tags)
  func anUnknownShellIsToldWithThoseThereAre(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    let answer = try Self.answer(["--generate-completion-script", "tcsh"], in: language)
    let problem = Problem.badOption(
      name: "--generate-completion-script", value: "tcsh", expected: "zsh, bash, fish")
    #expect(answer.text.contains(language.text(problem)))
    #expect(answer.exitCode == 64)
  }

  /// The usage of a command with many options is broken between them.
  @Test(arguments: tags, [40, 80])
  func whatFollowsAMistakeFits(_ tag: String, _ columns: Int) throws {
    let language = try #require(Languages.language(tag))
    for arguments in [["themes", "show"], ["config", "--volume", "x"]] {
      let answer = try Self.answer(arguments, in: language, columns: columns)
      for line in answer.text.split(separator: "\n").dropFirst() {
        #expect(width(of: String(line)) <= columns, "\(line)")
      }
      #expect(!answer.text.contains("\u{2007}"))
    }
  }

  // MARK: The program

  @Test(arguments: [
    ["--help", "--language", "ja"], ["--language=ja", "--help"], ["help", "--language", "ja"],
    ["describe", "--help", "--language", "ja"], ["help", "describe", "--language=ja"],
    ["themes", "--language", "ja", "--help"],
  ])
  func helpFollowsTheTypedLanguage(_ arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == .exit(0))
    #expect(result.errors.isEmpty)
    #expect(result.text.hasPrefix("概要："))
  }

  @Test func helpFollowsVariablesAndTheFile() throws {
    let folder = try Folder()
    for environment in [
      ["EARSHOT_LANGUAGE": "de", "LC_ALL": "ja_JP.UTF-8"], ["LC_ALL": "de_DE.UTF-8"],
      ["LC_MESSAGES": "de_AT.UTF-8", "LANG": "fr_FR.UTF-8", "LC_ALL": ""],
    ] {
      let result = try Program.run(
        ["--help"],
        environment: environment.merging(["XDG_CONFIG_HOME": folder.path]) { first, _ in first })
      #expect(result.text.hasPrefix("ÜBERBLICK: "), "\(environment)")
    }
    // The file wins over the locale.
    try FileManager.default.createDirectory(
      atPath: folder.path("earshot"), withIntermediateDirectories: true)
    _ = try folder.file("earshot/config.toml", "language = \"pl\"\n")
    let result = try Program.run(
      ["describe", "--bogus"],
      environment: ["LC_ALL": "de_DE.UTF-8", "XDG_CONFIG_HOME": folder.path])
    #expect(result.status == .exit(64))
    #expect(result.output.isEmpty)
    #expect(
      result.errorText.hasPrefix("earshot: nieznana opcja „--bogus”\n"))
  }

  @Test func helpOfHelpIsTranslated() throws {
    let result = try Program.output("help", "help", "--language", "de")
    #expect(result.text.contains("ÜBERBLICK: Hilfe zu einem Befehl anzeigen.\n"))
    #expect(result.text.contains("\nARGUMENTE:\n  <Befehle>\n"))
  }

  /// No language of that name: the locale's.
  @Test func anUnknownLanguageIsPassedOver() throws {
    let result = try Program.output(
      "--help", "--language", "xx", environment: ["LC_ALL": "fr_FR.UTF-8"])
    #expect(result.text.hasPrefix("PRÉSENTATION\u{A0}: "))
  }

  @Test func helpIsAsWideAsTheTerminal() throws {
    let result = try Program.output("help", "explore", environment: ["COLUMNS": "40"])
    #expect(result.lines.allSatisfy { width(of: $0) <= 40 })
    #expect(result.text.contains("\n  --x <column>\n    The column of the x axis.\n"))
  }

  @Test func versionsAndScriptsStayAsTheyAre() throws {
    #expect(try Program.output("--version", "--language", "ja").text == "0.1.0\n")
    let script = try Program.output(
      "--generate-completion-script", "zsh", environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(script.text.hasPrefix("#compdef earshot"))
    #expect(script.text.contains("Das Vollbild"))
  }
}

extension String {
  /// The lines of a text, none empty.
  fileprivate var lines: [Substring] { split(separator: "\n") }
}
