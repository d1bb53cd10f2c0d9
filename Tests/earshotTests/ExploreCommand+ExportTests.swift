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

  /// The command that a key takes away, run by a shell, draws the picture that was taken away beside it, byte for byte.
  @Test(arguments: [
    // Petals → their length by species as boxes.
    ("iris", "7 <Enter> j <Enter> q <End> <Enter> <Enter> q q"),
    // The weather → its highest temperature by month.
    ("seattle-weather --y temp_max", "7 <Enter> 5 <Enter> q q"),
    // Two shares → one of them → another chart of the table.
    ("stocks", "7 1 <Enter> 6 <Enter> 1 <Enter> q q q 6 j <Enter>"),
  ])
  func theCommandDrawsThePicture(opening: String, keys: String) throws {
    let folder = try Folder()
    let words = opening.split(separator: " ").map(String.init)
    let table = words[0]
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Support/RealData/\(table).csv")
    let data = try String(contentsOf: source, encoding: .utf8)
    _ = try folder.file("\(table).csv", data)
    let session = try Session(
      ["\(table).csv"] + words.dropFirst() + ["--plain", "--language", "en"],
      directory: folder.path)
    let terminal = session.terminal
    try terminal.wait { $0.screen.contains("Question mark: help") && $0.output.last == 0x0D }
    for key in (keys + " e j <Enter> e <End> <Enter>").split(separator: " ").map(String.init) {
      let before = terminal.output.count
      session.press(key)
      try terminal.wait { $0.output.count > before && $0.output.last == 0x0D }
    }
    try terminal.wait { $0.screen.contains(".sh") }
    func only(_ ending: String) throws -> String {
      let names = folder.contents.filter { $0.hasSuffix(ending) }
      try #require(names.count == 1, "\(folder.contents)")
      return try String(contentsOfFile: folder.path(names[0]), encoding: .utf8)
    }
    let command = try only(".sh")
    let start = try #require(command.firstRange(of: "earshot "))
    let drawing = command.replacingCharacters(in: start, with: "'\(Program.path)' draw ")
    let result = try Command.run("/bin/sh", ["-c", drawing], directory: folder.path)
    #expect(result.status == .exit(0), "\(drawing) \(result.errorText)")
    #expect(try result.text == only(".txt"), "\(command)")
  }

  /// A number that is asked for, or said by a chart file, is that of the chart that is shown, drawn, described and rendered.
  @Test func oneChartOfADeckIsOpened() throws {
    let folder = try Folder()
    let table =
      "city,month,sales\n"
      + ["Rome", "Oslo", "Lima"].map { city in
        (1...4).map { "\(city),2023-0\($0)-01,\($0 * city.utf8.count % 7)\n" }.joined()
      }.joined()
    _ = try folder.file("sales.csv", table)
    let encoding = #""encoding": {"split": "city", "y": "sales", "x": "month"}"#
    _ = try folder.file("oslo.json", #"{"data": "sales.csv", \#(encoding), "open": 2}"#)
    _ = try folder.file("none.json", #"{"data": "sales.csv", \#(encoding), "open": 4}"#)
    func output(_ arguments: [String]) throws -> Command.Result {
      try Program.run(arguments + ["--language", "en"], directory: folder.path)
    }
    let words = ["sales.csv", "--split", "city"]
    for arguments in [words + ["--open", "2"], ["oslo.json"]] {
      let said = try output(arguments + ["--keys", "-", "--plain"])
      #expect(said.lines.first?.contains("Oslo") == true, "\(said.text) \(said.errorText)")
    }
    for command in ["draw", "describe"] {
      let all = try output([command] + words).text
      let one = try output([command] + words + ["--open", "2"]).text
      #expect(all.contains(one) && one.contains("Oslo") && !one.contains("Rome"), "\(one)")
    }
    let wave = folder.path("a.wav")
    let rendered = try output(["render"] + words + ["--open", "2", "-o", wave])
    #expect(rendered.status == .exit(0) && rendered.errorText.isEmpty, "\(rendered.errorText)")
    // The chart that a file opens with is heard, too, and named; all of them are drawn and described.
    let second = folder.path("b.wav")
    let named = try output(["render", "oslo.json", "-o", second])
    #expect(named.status == .exit(0) && named.errorText.contains("Oslo"), "\(named.errorText)")
    #expect(
      FileManager.default.contents(atPath: wave) == FileManager.default.contents(atPath: second))
    for command in ["draw", "describe"] {
      let all = try output([command, "oslo.json"]).text
      #expect(["Rome", "Oslo", "Lima"].allSatisfy(all.contains), "\(all)")
    }
    let late = try output(["draw"] + words + ["--open", "4"])
    #expect(late.status == .exit(64) && late.errorText.contains("1 … 3"), "\(late.errorText)")
    let bad = try output(["draw", "none.json"])
    #expect(bad.status == .exit(65) && bad.errorText.contains("1 … 3"), "\(bad.errorText)")
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
    try session.wait(forCaption: Session.opening)
    try FileManager.default.removeItem(atPath: folder.path)
    session.press("e")
    try session.press(
      "<Enter>", until: "Closing-price.svg not written: there is no such file or folder")
  }
}
