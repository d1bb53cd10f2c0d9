import Descriptions
import Testing

@testable import earshot

@Suite struct CommandOptionsTests {
  @Test func anOptionOfOthersIsNamedWithThem() {
    #expect(
      CommandOptions.fault(unknown: "--size", of: "describe")
        == .optionOfOthers(
          "--size", commands: ["earshot explore", "earshot draw", "earshot audit"]))
    #expect(
      CommandOptions.fault(unknown: "--json", of: "draw")
        == .optionOfOthers("--json", commands: ["earshot describe", "earshot render"]))
  }

  @Test(arguments: [
    ("--tpye", "--type"), ("--sries", "--series"), ("--jsn", "--json"), ("--lang", "--language"),
  ])
  func aMistypedOneIsNamed(_ typed: String, _ meant: String) {
    #expect(
      CommandOptions.fault(unknown: typed, of: "describe")
        == .unknownOption(typed, suggestion: meant))
  }

  /// The dashes make no two names alike.
  @Test(arguments: ["--foo", "--bogus", "--sizee"])
  func whatIsNearNothingHasNoSuggestion(_ typed: String) {
    #expect(
      CommandOptions.fault(unknown: typed, of: "describe")
        == .unknownOption(typed, suggestion: nil))
  }

  @Test func everyCommandHasItsLanguage() {
    for command in Earshot.configuration.subcommands
    where command.configuration.subcommands.isEmpty {
      #expect(CommandOptions.names(of: command).contains("--language"))
    }
  }
}
