import ArgumentParser
import Descriptions
import Foundation
import Testing

@testable import earshot

/// The words that the parser has of commands and options, as it gives them to tools.
@Suite struct HelpLanguageTests {
  struct Dump: Decodable { var command: Command }

  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// This and all that it leads to.
    var all: [Command] { [self] + (subcommands ?? []).flatMap(\.all) }
  }

  struct Argument: Decodable {
    struct Name: Decodable { var name: String }
    var kind: String
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
  }

  static let tags = Languages.all.map(\.tag)

  static func commands(in language: any Language) throws -> [Command] {
    let text = HelpLanguage.$current.withValue(language) { Earshot._dumpHelp() }
    return try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command.all
      // The parser's own, whose words are its own.
      .filter { $0.commandName != "help" }
  }

  @Test(arguments: tags)
  func everyCommandHasItsWords(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    let commands = try Self.commands(in: language)
    #expect(
      Set(commands.map(\.commandName))
        == Set(CommandPhrase.allCases.map(\.rawValue)).subtracting(["help"]))
    for command in commands {
      let phrase = try #require(CommandPhrase(rawValue: command.commandName))
      let parts = [command.abstract, command.discussion].compactMap(\.self)
      #expect(parts.joined(separator: "\n\n") == language.words(command: phrase))
      #expect(parts.allSatisfy { !$0.contains("\n") })
    }
  }

  /// No option is without words, no words are without an option, and none has another's.
  @Test(arguments: tags)
  func everyOptionHasItsWords(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    var said: [OptionPhrase: Set<String>] = [:]
    let own = [OptionPhrase.version, .help]
    for argument in try Self.commands(in: language).flatMap({ $0.arguments ?? [] }) {
      let name = argument.names?.map(\.name).joined(separator: " ") ?? argument.valueName ?? ""
      let text = try #require(argument.abstract, "\(name)")
      // The parser's own, which it says in English; a page of help has others.
      if ["version", "h help", "help h"].contains(name) { continue }
      // The other end of a flag that can be typed on and off has the words of the first.
      if ["no-plain", "no-quiet", "no-vertical", "no-crosshair", "no-move-tones"].contains(name) {
        continue
      }
      // The longest: the start of one may be all of another.
      let phrase = OptionPhrase.allCases.filter { text.hasPrefix(language.words(option: $0)) }
        .max { language.words(option: $0).count < language.words(option: $1).count }
      said[try #require(phrase, "\(name): \(text)"), default: []].insert(name)
      // A default that the parser adds would be in English.
      #expect(argument.defaultValue == nil, "\(name)")
    }
    #expect(Set(said.keys) == Set(OptionPhrase.allCases).subtracting(own))
    // A mistaken phrase would be that of two options; files have their own in each command.
    for (phrase, names) in said { #expect(names.count == 1, "\(phrase): \(names)") }
  }

  @Test(arguments: tags)
  func everyValueHasItsName(_ tag: String) throws {
    let language = try #require(Languages.language(tag))
    let arguments = try Self.commands(in: language).flatMap { $0.arguments ?? [] }
    let names = Set(arguments.filter { $0.kind != "flag" }.compactMap(\.valueName))
    let own = [ValuePhrase.subcommand, .subcommands, .options]
    let known = ValuePhrase.allCases.filter { !own.contains($0) }.map(language.words(value:))
    #expect(names == Set(known))
  }

  /// A start asks for no words.
  @Test func saysNothingUnasked() throws {
    let text = Earshot._dumpHelp()
    let commands = try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command.all
    #expect(commands.allSatisfy { $0.commandName == "help" || $0.abstract == nil })
  }
}
