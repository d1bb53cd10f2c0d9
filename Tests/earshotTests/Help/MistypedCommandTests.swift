import Testing

@testable import earshot

@Suite struct MistypedCommandTests {
  @Test(arguments: [
    (["descibe", "a.csv"], "describe"), (["darw"], "draw"), (["rendr", "a.csv"], "render"),
    (["explor"], "explore"), (["--language", "de", "Theme"], "themes"),
  ])
  func theNearestCommandIsMeant(arguments: [String], command: String) {
    #expect(MistypedCommand(arguments)?.command == command)
  }

  @Test(arguments: [
    [], ["describe"], ["a.csv"], ["descibe.csv"], ["./descibe"], ["data"], ["-"], ["--jsn"],
    ["help"], ["zebra"],
  ])
  func whatIsNoCommand(arguments: [String]) {
    #expect(MistypedCommand(arguments) == nil)
  }
}
