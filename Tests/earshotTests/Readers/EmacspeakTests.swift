import TerminalTesting
import Testing

/// The lines of a shell within Emacs, as Emacspeak says them: each caption, also one with a percent sign.
@Suite struct EmacspeakTests {
  @Test(arguments: ReaderScript.charts.map(\.name))
  func saysTheCaptions(_ chart: String) throws {
    let run = try ReaderRun(chart)
    let session = try Session(
      [run.file.path, "--language", "en"],
      environment: ["TERM": "dumb", "INSIDE_EMACS": "28.2,comint"])
    let terminal = session.terminal
    let end = try #require(run.opening.last) + "\n"
    try terminal.wait { Self.text($0, from: 0).hasSuffix(end) }
    for (key, answer) in run.steps {
      let before = terminal.output.count
      session.press(key)
      try terminal.wait { Self.text($0, from: before).hasSuffix(answer + "\n") }
      #expect(Emacspeak.said(Self.text(terminal, from: before)) == answer, "\(key)")
    }
  }

  /// The shells of Emacs have no screen, whatever Emacs itself has.
  @Test(arguments: ["28.2,comint", "29.1,eshell", "28.2,comint,tramp:2.5.3"])
  func shellsHaveNoScreen(_ name: String) throws {
    let session = try Session(environment: ["TERM": "xterm-256color", "INSIDE_EMACS": name])
    try session.terminal.wait { $0.screen.contains("Closing price") }
    #expect(!session.terminal.isAlternateScreen && !session.terminal.output.contains(0x1B))
    let term = try Session(environment: ["INSIDE_EMACS": "28.2,term:0.96"])
    try term.terminal.wait { $0.isAlternateScreen }
  }

  /// The text that arrived, without the returns that the terminal puts before new lines.
  private static func text(_ terminal: EmulatedTerminal, from start: Int) -> String {
    String(decoding: terminal.output[start...], as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
