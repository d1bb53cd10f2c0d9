import Testing

@testable import earshot

@Suite struct EarshotTests {
  @Test(arguments: [
    ([], ["explore"]), (["a.csv"], ["explore", "a.csv"]), (["-"], ["explore", "-"]),
    (["--theme", "x"], ["explore", "--theme", "x"]),
    (["describe", "a.csv"], ["describe", "a.csv"]),
    (["--help"], ["--help"]), (["help", "draw"], ["help", "draw"]), (["--version"], ["--version"]),
  ])
  func theFullScreenIsMeantWhenNoCommandIsNamed(arguments: [String], completed: [String]) {
    #expect(Earshot.completed(arguments) == completed)
  }
}
