import ArgumentParser
import Testing

@testable import earshot

@Suite struct EarshotTests {
  @Test(arguments: [
    ([], ["explore"]), (["a.csv"], ["explore", "a.csv"]), (["-"], ["explore", "-"]),
    (["--theme", "x"], ["explore", "--theme", "x"]),
    (["describe", "a.csv"], ["describe", "a.csv"]),
    (["--help"], ["--help"]), (["help", "draw"], ["help", "draw"]), (["--version"], ["--version"]),
    (["--language", "ja"], ["explore", "--language", "ja"]),
    (["--language", "ja", "--help"], ["--help"]),
    (["help", "draw", "--language=ja"], ["help", "draw"]),
    (["draw", "--language", "ja", "--help"], ["draw", "--language", "ja", "--help"]),
  ])
  func theFullScreenIsMeantWhenNoCommandIsNamed(arguments: [String], completed: [String]) {
    #expect(Earshot.completed(arguments) == completed)
  }

  @Test(arguments: [
    ["explore"], ["explore", "a.csv"], ["explore", "-", "b.csv"],
    ["explore", "a.csv", "--keys", "-", "--device", "none"],
    ["tutorial"], ["tutorial", "a.csv"], ["describe", "a.csv", "b.csv"], ["draw", "a.csv"],
    ["render", "a.csv"], ["audit", "a.csv"], ["config"], ["devices"],
    ["describe", "--json", "a.csv", "b.csv", "--y", "p,q", "--y", "r"],
    ["draw", "a.csv", "--size=40x12"], ["draw", "--", "--help"],
    ["render", "a.csv", "-o", "b.wav", "--threshold", "-1", "--threshold", "2", "--mono"],
    ["render", "help"], ["themes"], ["themes", "show", "x"], ["devices", "--language", "ja"],
  ])
  func aCommandAloneUnderstandsWhatItUnderstandsAmongAll(_ arguments: [String]) throws {
    let alone = try Earshot.command(arguments)
    let amongAll = try Earshot.parseAsRoot(arguments)
    #expect(type(of: alone) == type(of: amongAll))
    #expect(text(alone) == text(amongAll))
  }

  @Test(arguments: [
    ["render", "--bogus"], ["render", "-o"], ["describe", "--x"], ["devices", "a.csv"],
    ["render", "--volume", "loud"], ["draw", "--version"], ["draw", "--experimental-dump-help"],
    ["describe", "--generate-completion-script", "bash"], ["themes", "show"], ["--bogus"],
  ])
  func whatACommandDoesNotTakeIsAnsweredByTheWhole(_ arguments: [String]) throws {
    let answer = try #require(
      #expect(throws: (any Error).self) { try Earshot.command(arguments) })
    let whole = try #require(
      #expect(throws: (any Error).self) { try Earshot.parseAsRoot(arguments) })
    #expect(!Earshot.fullMessage(for: answer).isEmpty)
    #expect(Earshot.fullMessage(for: answer) == Earshot.fullMessage(for: whole))
    #expect(Earshot.exitCode(for: answer) == Earshot.exitCode(for: whole))
  }

  @Test(arguments: [
    ["render", "--help"], ["describe", "a.csv", "-h"], ["help", "render"],
    ["tutorial", "--help"],
  ])
  func helpNamesTheProgram(_ arguments: [String]) throws {
    var help = try Earshot.command(arguments)
    let answer = try #require(#expect(throws: (any Error).self) { try help.run() })
    let name = arguments.first { $0 != "help" } ?? ""
    #expect(Earshot.fullMessage(for: answer).contains("USAGE: earshot \(name) "))
  }

  /// Every option of a command with its value.
  private func text(_ command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
