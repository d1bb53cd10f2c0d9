import Foundation
import TerminalTesting
import Testing

/// A long wait for data is said on the terminal, and a short one is not.
@Suite struct LoadingWatchTests {
  @Test(arguments: [
    (["describe", "-"], "Reading standard input"),
    (["describe", "-", "--language", "ja"], "標準入力を読み込み中"),
  ])
  func aLongWaitIsSaid(arguments: [String], words: String) throws {
    let input = Pipe()
    let session = try Session(
      arguments, standardInput: .descriptor(input.fileHandleForReading.fileDescriptor),
      isSilent: false)
    try input.fileHandleForReading.close()
    try session.terminal.wait(for: words)
    try input.fileHandleForWriting.write(contentsOf: Data("day,value\n1,2\n2,3\n3,5\n".utf8))
    try input.fileHandleForWriting.close()
    try session.terminal.wait(for: "3")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  @Test func aShortOneIsNot() throws {
    let folder = try Folder()
    let session = try Session(
      ["describe", try folder.file("a.csv", "day,value\n1,2\n2,3\n3,5\n")], isSilent: false)
    #expect(try session.terminal.waitForExit() == .exit(0))
    #expect(!String(decoding: session.terminal.output, as: UTF8.self).contains("Reading"))
  }
}
