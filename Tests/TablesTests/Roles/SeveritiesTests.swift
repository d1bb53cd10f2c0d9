import Testing

@testable import Tables

@Suite struct SeveritiesTests {
  @Test func numbersOfLogsHaveTheirWords() throws {
    let pino = try table("level,msg\n30,hello\n50,oops\n,x\n")
    #expect(try pino.namingSeverities().text(0).cells == ["info", "error", nil])
    #expect(try pino.namingSeverities(keeping: ["level"]).numbers(0).values[0] == 30)
    let journal = try table("PRIORITY,MESSAGE\n6,hello\n3,oops\n")
    #expect(try journal.namingSeverities().text(0).cells == ["info", "err"])
  }

  /// Levels of anything else stay numbers.
  @Test(arguments: ["level,msg\n30,hello\n55,oops\n", "level,height\n30,1\n50,2\n"])
  func otherLevels(text: String) throws {
    let table = try table(text)
    #expect(table.namingSeverities() == table)
  }
}
