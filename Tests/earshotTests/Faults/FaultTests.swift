import Foundation
import Glibc
import TerminalTesting
import Testing

/// A call to the system that fails, whichever of its kind it is: the program ends with a sentence or goes on,
/// what was there before is whole, and nothing is left behind.
@Suite struct FaultTests {
  private static let library = Result {
    try CompiledLibrary("earshotTests/Faults/failing_calls.c", named: "failing_calls.so")
  }

  static let calls = ["open", "read", "write", "mmap", "rename", "poll", "fsync", "close"]
  static let codes = [EIO, ENOSPC, EINTR, EAGAIN]

  /// The variables with which a call fails.
  private static func environment(
    _ call: String, _ number: Int, _ code: Int32, mark: String, isLasting: Bool = false
  ) throws -> [String: String] {
    var variables = [
      "LD_PRELOAD": try library.get().path, "FAIL_CALL": call, "FAIL_NUMBER": "\(number)",
      "FAIL_CODE": "\(code)", "FAIL_MARK": mark,
    ]
    if isLasting { variables["FAIL_ALWAYS"] = "1" }
    return variables
  }

  /// Commands, each with the file it writes, if it does.
  static let commands: [(arguments: [String], output: String?)] = [
    (["describe", "in.csv"], nil), (["describe"], nil),
    (["describe", "in.csv", "--json", "-o", "out.json"], "out.json"),
    (["draw", "in.csv", "-o", "out.svg"], "out.svg"),
    (["render", "in.csv", "-o", "out.wav", "--duration", "short"], "out.wav"),
    (["render", "in.csv", "-o", "out.mid"], "out.mid"), (["audit", "in.csv"], nil),
    (["themes"], nil), (["themes", "check", "sepia"], nil), (["config"], nil),
    (["explore", "in.csv", "--keys", "keys.txt", "--dump", "frames"], nil),
  ]

  private static let table = "month,rain\nJan,3\nFeb,5\nMar,2\n"

  @Test(arguments: commands.indices, calls)
  func aCommandEndsWell(command: Int, call: String) throws {
    let (arguments, output) = Self.commands[command]
    let folder = try Folder()
    _ = try folder.file("in.csv", Self.table)
    _ = try folder.file("keys.txt", "4<Right><Right>e<Enter>q")
    let old = "what was there before"
    if let output { _ = try folder.file(output, old) }
    let marks = try Folder()
    func run(_ environment: [String: String] = [:]) throws -> Command.Result {
      try Program.run(
        arguments, environment: environment, input: Array(Self.table.utf8), directory: folder.path)
    }
    let whole = try run()
    let files = folder.contents
    let written = output.map { FileManager.default.contents(atPath: folder.path($0)) }
    // The kinds take turns where not all of them are tried.
    let first = command + (Self.calls.firstIndex(of: call) ?? 0)
    let codes = isWhole ? Self.codes : [Self.codes[first % Self.codes.count]]
    for code in codes {
      for isLasting in isWhole ? [false, true] : [code == ENOSPC]
      where !(isLasting && code == EINTR) {
        for number in 1... {
          if let output { _ = try folder.file(output, old) }
          let mark = marks.path("\(code)-\(number)-\(isLasting)")
          let result = try run(
            Self.environment(call, number, code, mark: mark, isLasting: isLasting))
          guard access(mark, F_OK) == 0 else { break }
          let what: Comment =
            "\(arguments), \(call) \(number) fails with \(code): \(result.status) \(result.errorText)"
          #expect(folder.contents == files, what)
          guard case .exit(let status) = result.status else {
            Issue.record("ended by a signal: \(what)")
            continue
          }
          #expect([0, 64, 65, 66, 69, 73].contains(status), what)
          if status != 0 { #expect(result.errorText.hasPrefix("earshot: "), what) }
          let isComplete = result.output == whole.output || !result.errors.isEmpty
          if status == 0, whole.status == .exit(0) { #expect(isComplete, what) }
          if let output {
            let now = FileManager.default.contents(atPath: folder.path(output))
            #expect(status == 0 ? now == written : now == Data(old.utf8), what)
          }
          // Whoever is only interrupted goes on; names are given in one go that none interrupts.
          if code == EINTR, ["read", "write", "poll"].contains(call) {
            #expect(result.status == whole.status, what)
          }
        }
      }
    }
  }

  /// A short run on the full screen: it ends with what it was told, or with a sentence, and gives the terminal
  /// back.
  @Test(arguments: calls)
  func theScreenEndsWell(call: String) throws {
    let folder = try Folder()
    _ = try folder.file("in.csv", Self.table)
    let marks = try Folder()
    let turn = Self.calls.firstIndex(of: call) ?? 0
    for code in isWhole ? Self.codes : [Self.codes[turn % Self.codes.count]] {
      for number in 1... {
        let mark = marks.path("\(code)-\(number)")
        let terminal = try EmulatedTerminal(
          Program.path, ["in.csv", "--device", "none"],
          environment: EmulatedTerminal.environment.merging(
            Self.environment(call, number, code, mark: mark)
          ) { $1 },
          directory: folder.path)
        // Keys that come before it listens wait for it; the first q closes the list of settings.
        terminal.type("4\u{1B}[C\u{1B}[Coqq")
        let status = try terminal.waitForExit()
        guard access(mark, F_OK) == 0 else { break }
        let what: Comment =
          "\(call) \(number) fails with \(code): \(status)\n\(terminal.screen)"
        guard case .exit(let exit) = status else {
          Issue.record("ended by a signal: \(what)")
          continue
        }
        #expect([0, 64, 66, 69, 73, 129].contains(exit), what)
        if exit != 0, exit != 129 { #expect(terminal.screen.contains("earshot: "), what) }
        // Curses does not tell that a terminal has lost what was written to it, as the switch to its other screen.
        if call != "write" || ![EIO, ENOSPC].contains(code) {
          #expect(terminal.isAsBefore, what)
        }
        #expect(folder.contents == ["in.csv"], what)
        // Every one of hundreds is tried where everything is.
        if !isWhole, number >= 12 { break }
      }
    }
  }

  /// A program that is killed while a key takes a chart away leaves all of the file or nothing.
  @Test func killedItLeavesAWholeFileOrNone() throws {
    let whole = try Folder()
    _ = try Program.output("draw", whole.file("in.csv", Self.table), "-o", whole.path("in.svg"))
    let marks = try Folder()
    for number in 1... {
      let folder = try Folder()
      _ = try folder.file("in.csv", Self.table)
      let mark = marks.path("\(number)")
      let terminal = try EmulatedTerminal(
        Program.path, ["in.csv", "--device", "none"],
        environment: EmulatedTerminal.environment.merging(
          Self.environment("rename", number, 0, mark: mark)
        ) { $1 },
        directory: folder.path)
      terminal.type("e\rq")
      let status = try terminal.waitForExit()
      guard access(mark, F_OK) == 0 else {
        // The last one is that of nobody: it ends as told.
        #expect(number > 1 && status == .exit(0))
        #expect(folder.contents == ["in.csv", "in.svg"])
        break
      }
      #expect(status == .signal(SIGKILL))
      #expect(folder.contents == ["in.csv"] || folder.contents == ["in.csv", "in.svg"])
      let left = FileManager.default.contents(atPath: folder.path("in.svg"))
      #expect(left == nil || left == FileManager.default.contents(atPath: whole.path("in.svg")))
    }
  }
}
