import TerminalTesting
import Testing

/// Messages: what arrives of them where they are read.
@Suite struct StandardStreamsTests {
  /// On a narrow terminal no word is broken, and none is lost.
  @Test(arguments: [
    ["describe", "there is no such file.csv"], ["describe", "--sort", "sideways"],
    ["themes", "show", "no such theme"],
  ])
  func breaksMessagesBetweenWords(_ arguments: [String]) throws {
    let whole = try Program.run(arguments).errorText.split(whereSeparator: \.isWhitespace)
    let terminal = try EmulatedTerminal(
      Program.path, arguments, environment: EmulatedTerminal.environment,
      standardInput: .terminal, columns: 40, rows: 24)
    guard case .exit(let code) = try terminal.waitForExit() else {
      Issue.record("ended by a signal")
      return
    }
    #expect(code != 0)
    let lines = String(decoding: terminal.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { width(of: String($0)) <= 40 })
    #expect(lines.flatMap { $0.split(separator: " ") } == whole)
  }
}
