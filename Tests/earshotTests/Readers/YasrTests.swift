import TerminalTesting
import Testing

/// The screen reader yasr itself, which says the letters that arrive: its transcript is the captions.
@Suite(.enabled(if: Yasr.isInstalled, "yasr is not installed"))
struct YasrTests {
  @Test(arguments: ReaderScript.charts.map(\.name))
  func saysTheCaptions(_ chart: String) throws {
    let run = try ReaderRun(chart)
    let yasr = try Yasr(Program.path, run.arguments + ["--device", "none"], columns: 200)
    try yasr.wait { $0 == run.opening }
    for (key, answer) in run.steps {
      let before = yasr.heard.count
      yasr.terminal.type(Session.bytes(of: key))
      try yasr.wait { $0.count > before && $0.last == answer }
    }
    // A large picture arrives in pieces, and yasr may say the blank place where one of them ends.
    #expect(yasr.heard.filter { $0 != "blank" } == run.opening + run.answers)
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
