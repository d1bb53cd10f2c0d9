import Foundation
import TerminalTesting
import Testing

@Suite struct TutorialCommandTests {
  @Test func replaysWithoutATerminal() throws {
    let result = try Program.output(
      "tutorial", "--keys", "-", "--dump", "captions", input: "Ql<Esc>q")
    #expect(result.lines.count == 8)
    #expect(result.lines[1] == "1 of 8. Press right arrow or l to go to the next point")
    #expect(result.lines[4].hasPrefix("1 of 8. Press "))
    #expect(result.lines[5].contains("Higher values sound higher. 2 of 8. Press space"))
    #expect(result.lines[6].hasPrefix("Tutorial left. "))
    #expect(result.lines[7] == "Closed")
  }

  @Test(arguments: [[], ["--quiet"], ["--plain"]])
  func opensInEveryMode(_ mode: [String]) throws {
    let session = try Session(["tutorial"] + mode)
    try session.terminal.wait { String(decoding: $0.output, as: UTF8.self).contains("1 of 8") }
    session.press("l")
    try session.terminal.wait {
      String(decoding: $0.output, as: UTF8.self).contains("Higher values sound higher")
    }
    session.press("<Esc>")
    try session.terminal.wait {
      String(decoding: $0.output, as: UTF8.self).contains("Tutorial left")
    }
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  /// At the very first start only, and never to those who have configured something.
  @Test func isOfferedOnce() throws {
    let folder = try Folder()
    let offer = "First time? Press capital T for a tutorial"
    func firstWords() throws -> String {
      let session = try Session(["--plain"], environment: ["HOME": folder.path])
      try session.terminal.wait {
        String(decoding: $0.output, as: UTF8.self).contains("Question mark: help")
      }
      session.press("q")
      #expect(try session.terminal.waitForExit() == .exit(0))
      return String(decoding: session.terminal.output, as: UTF8.self)
    }
    let replayed = try Program.output(
      "--keys", "-", environment: ["HOME": folder.path], input: "q")
    #expect(!replayed.text.contains(offer))
    #expect(folder.contents.isEmpty)
    #expect(try firstWords().contains(offer))
    #expect(folder.contents == [".local"])
    #expect(try !firstWords().contains(offer))
    try FileManager.default.removeItem(atPath: folder.path(".local"))
    try FileManager.default.createDirectory(
      atPath: folder.path(".config/earshot"), withIntermediateDirectories: true)
    _ = try folder.file(".config/earshot/config.toml", "")
    #expect(try !firstWords().contains(offer))
  }
}
