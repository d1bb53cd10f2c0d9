import ChartExplorer
import Explorer
import Testing

@testable import earshot

@Suite struct KeyScriptFileTests {
  /// Longer than what is read at a time.
  @Test func allOfAScriptIsRead() throws {
    let text = String(repeating: "<Right>", count: 2000) + "<End>"
    let file = try TemporaryFile("a.keys", text)
    #expect(try KeyScriptFile.read(file.path) == KeyScript(text))
  }

  @Test func whatIsNotTextIsRefused() throws {
    let folder = try Folder()
    let file = try folder.file("a.keys", bytes: [0x68, 0xFF, 0xFE])
    #expect(try exitCode(file) == 65)
    #expect(try exitCode(folder.path("none.keys")) == 66)
    #expect(try exitCode(folder.path) == 66)
  }

  private func exitCode(_ path: String) throws -> Int32 {
    try #require(#expect(throws: Failure.self) { try KeyScriptFile.read(path) }).exitCode
  }
}
