import Foundation
import SoundTesting
import TerminalTesting
import Testing

/// The key that takes a chart away.
@Suite struct ExploreCommandExportTests {
  @Test func writesEveryKindIntoTheCurrentFolder() throws {
    let folder = try Folder()
    let data = try folder.file("a b.csv", SampleData.prices)
    let session = try Session([data], directory: folder.path)
    let endings = ["svg", "txt", "ans", "md", "csv", "wav", "mid"]
    for (row, ending) in endings.enumerated() {
      session.press("e")
      for _ in 0..<row { session.press("<Down>") }
      try session.press("<Enter>", until: "Written: a-b.\(ending)")
    }
    #expect(folder.contents == (["a b.csv"] + endings.map { "a-b." + $0 }).sorted())
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }
    // The files that a key writes are those that the commands write.
    for (command, endings) in [("draw", ["svg", "txt"]), ("describe", ["md", "csv"])] {
      for ending in endings {
        _ = try Program.output(command, data, "-o", folder.path("twin." + ending))
        #expect(try text("a-b." + ending) == text("twin." + ending))
      }
    }
    _ = try Program.output("render", data, "-o", folder.path("twin.wav"))
    #expect(
      FileManager.default.contents(atPath: folder.path("a-b.wav"))
        == FileManager.default.contents(atPath: folder.path("twin.wav")))
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
  }

  @Test func neverWritesOverAFile() throws {
    let folder = try Folder()
    _ = try folder.file("Closing-price.svg", "mine")
    let session = try Session(directory: folder.path)
    session.press("e")
    try session.press("<Enter>", until: "Written: Closing-price-2.svg")
    session.press("e")
    try session.press("<Enter>", until: "Written: Closing-price-3.svg")
    #expect(
      folder.contents == ["Closing-price-2.svg", "Closing-price-3.svg", "Closing-price.svg"])
    #expect(
      try String(contentsOfFile: folder.path("Closing-price.svg"), encoding: .utf8) == "mine")
  }

  /// A folder that is gone takes no file, whoever asks.
  @Test func whatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    let session = try Session(directory: folder.path)
    try session.wait(
      forCaption: "Closing price, line, 2023. Charts of the deck, 4. Question mark: help"
    )
    try FileManager.default.removeItem(atPath: folder.path)
    session.press("e")
    try session.press(
      "<Enter>", until: "Closing-price.svg not written: No such file or directory")
  }
}
