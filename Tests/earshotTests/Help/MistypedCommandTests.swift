import Testing

@testable import earshot

@Suite struct MistypedCommandTests {
  @Test(arguments: [
    (["descibe", "a.csv"], "describe"), (["darw"], "draw"), (["rendr", "a.csv"], "render"),
    (["explor"], "explore"), (["--language", "de", "Theme"], "themes"),
  ])
  func theNearestCommandIsMeant(arguments: [String], command: String) {
    let word = arguments[arguments.count - (arguments.last == "a.csv" ? 2 : 1)]
    #expect(
      MistypedCommand(arguments)?.problem
        == .usage(.unknownCommand(word, suggestion: "earshot \(command)")))
  }

  @Test(arguments: [
    [], ["describe"], ["a.csv"], ["descibe.csv"], ["./descibe"], ["data"], ["-"], ["--jsn"],
    ["help"], ["help", "draw"], ["zebra"],
  ])
  func whatIsNoCommand(arguments: [String]) {
    #expect(MistypedCommand(arguments)?.problem == nil)
  }

  /// Help is there for commands alone.
  @Test func helpOfNoCommandIsAMistake() {
    guard case .badOption("help", "fly", let known)? = MistypedCommand(["help", "fly"])?.problem
    else {
      Issue.record("fly is a command")
      return
    }
    #expect(known.contains("describe"))
    #expect(
      MistypedCommand(["help", "descibe"])?.problem
        == .usage(.unknownCommand("descibe", suggestion: "earshot help describe")))
  }
}
