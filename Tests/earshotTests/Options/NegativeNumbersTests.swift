import Testing

@testable import earshot

@Suite struct NegativeNumbersTests {
  @Test(arguments: [
    (["draw", "--bin", "-3", "a.csv"], ["draw", "--bin=-3", "a.csv"]),
    (["--from", "-.5", "--to", "-2d"], ["--from=-.5", "--to=-2d"]),
    (["--bin=-3", "-4"], ["--bin=-3", "-4"]), (["-o", "-3"], ["-o", "-3"]),
    (["--", "--bin", "-3"], ["--", "--bin", "-3"]),
    (["--json", "-o", "-"], ["--json", "-o", "-"]),
    (["-3"], ["-3"]),
  ])
  func areValues(arguments: [String], joined: [String]) {
    #expect(NegativeNumbers.joined(arguments) == joined)
  }
}
