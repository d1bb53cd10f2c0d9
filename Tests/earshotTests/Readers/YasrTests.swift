import TerminalTesting
import Testing

/// The screen reader yasr itself, which says the letters that arrive: its transcript is the captions.
@Suite(.enabled(if: Yasr.isInstalled, "yasr is not installed"))
struct YasrTests {
  @Test(arguments: ReaderScript.charts.map(\.name))
  func saysTheCaptions(_ chart: String) throws {
    let text = try #require(ReaderScript.charts.first { $0.name == chart }?.text)
    let file = try TemporaryFile(chart, text)
    let arguments = [file.path, "--plain", "--language", "en"]
    let (opening, answers) = try ReaderScript.captions(arguments)
    let yasr = try Yasr(Program.path, arguments + ["--device", "none"], columns: 200)
    try yasr.wait { $0 == opening }
    for (key, answer) in zip(ReaderScript.keys, answers) {
      let before = yasr.heard.count
      yasr.terminal.type(Session.bytes(of: key))
      try yasr.wait { $0.count > before && $0.last == answer }
    }
    #expect(yasr.heard == opening + answers)
  }
}

extension Yasr {
  fileprivate func wait(until condition: ([String]) -> Bool) throws {
    do {
      try terminal.wait { _ in condition(heard) }
    } catch {
      Issue.record("heard: \(heard.suffix(4))")
      throw error
    }
  }
}
