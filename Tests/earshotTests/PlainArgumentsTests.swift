import Foundation
import TerminalTesting
import Testing

/// Files typed without one option are taken as the parser takes them: a `--` before them asks it.
@Suite struct PlainArgumentsTests {
  private static let commands = ["describe", "draw", "audit", "render", "explore"]

  private let folder: Folder
  private let table: String
  private let other: String

  init() throws {
    folder = try Folder()
    table = try folder.file("rain.csv", "month,rain\nJan,3\nFeb,5\nMar,4\n")
    other = try folder.file("snow.csv", "month,snow\nJan,9\nFeb,7\nMar,1\n")
  }

  private func expectTheSame(
    _ command: String, _ files: [String], input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let plain = try Program.run([command] + files, input: Array(input.utf8))
    let parsed = try Program.run([command, "--"] + files, input: Array(input.utf8))
    #expect(plain.status == parsed.status, sourceLocation: sourceLocation)
    #expect(plain.text == parsed.text, sourceLocation: sourceLocation)
    #expect(plain.errorText == parsed.errorText, sourceLocation: sourceLocation)
    #expect(!(plain.text + plain.errorText).isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: commands)
  func aFileIsTakenAsTheParserTakesIt(_ command: String) throws {
    try expectTheSame(command, [table])
  }

  @Test(arguments: commands)
  func severalFilesAreTakenAsTheParserTakesThem(_ command: String) throws {
    try expectTheSame(command, [table, other])
  }

  @Test(arguments: commands)
  func standardInputIsTakenAsTheParserTakesIt(_ command: String) throws {
    try expectTheSame(command, ["-"], input: "a,b\n1,2\n2,4\n3,5\n")
  }

  @Test(arguments: commands)
  func aMissingFileIsRefusedAsTheParserRefusesIt(_ command: String) throws {
    try expectTheSame(command, [folder.path("none.csv")])
    try expectTheSame(command, [table, folder.path("none.csv")])
  }

  @Test(arguments: commands)
  func nothingTypedIsTakenAsTheParserTakesIt(_ command: String) throws {
    try expectTheSame(command, [])
  }

  /// The command that is not named is the full screen.
  @Test func aFileByItselfOpensTheFullScreen() throws {
    let plain = try EmulatedTerminal(Program.path, [table], columns: 80, rows: 24)
    try plain.wait(for: "Question mark: help")
    let parsed = try EmulatedTerminal(
      Program.path, ["explore", "--", table], columns: 80, rows: 24)
    try parsed.wait { $0.lines == plain.lines }
    #expect(plain.lines.contains { $0.contains("rain") })
  }
}
