import TerminalTesting
import Testing

/// Messages: what arrives of them where they are read.
@Suite struct StandardStreamsTests {
  /// With so few files nothing can be read on several processors; that is said.
  @Test(arguments: [4, 5, 6, 7, 12]) func fewFilesEndInASentence(count: Int) throws {
    let result = try Command.run(
      "/bin/sh", ["-c", "ulimit -n \(count); exec \(Program.path) describe no-such.csv"],
      environment: EmulatedTerminal.environment)
    #expect(result.status == .exit(66), "\(result.errorText)")
    #expect(result.errorText.contains("files are open"), "\(result.errorText)")
  }

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
