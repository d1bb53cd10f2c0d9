import TerminalTesting
import Testing

/// The screen reader Fenrir itself, which says what is new on its screen: its transcript is the captions, by the
/// letters and numbers of them, as it has rules of its own for all other signs.
@Suite(.enabled(if: Fenrir.isInstalled, "Fenrir is not installed"))
struct FenrirTests {
  @Test(arguments: ReaderScript.charts.map(\.name))
  func saysTheCaptions(_ chart: String) throws {
    let run = try ReaderRun(chart)
    let fenrir = try Fenrir(Program.path, run.arguments + ["--device", "none"], columns: 200)
    // Its own first words come before ours.
    let first = run.opening.flatMap(Self.words)
    try fenrir.wait(from: 0) { $0.suffix(first.count) == first[...] }
    for (key, answer) in run.steps {
      let before = fenrir.heard.count
      fenrir.terminal.type(Session.bytes(of: key))
      let expected = Self.words(answer)
      try fenrir.wait(from: before) { $0 == expected }
    }
  }

  fileprivate static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension Fenrir {
  /// Waits until the words of what was spoken since a number of utterances are as they should be.
  fileprivate func wait(from start: Int, until condition: ([String]) -> Bool) throws {
    func words() -> [String] { heard.dropFirst(start).flatMap(FenrirTests.words) }
    do {
      try terminal.wait { _ in condition(words()) }
    } catch {
      Issue.record("heard: \(words())")
      throw error
    }
  }
}
