import Foundation
import TerminalTesting
import Testing

/// Data that comes through real pipes and files, with a terminal for keys and without one.
@Suite struct FollowingTests {
  /// Runs a line of shell with the program as $E, in a session without a terminal.
  private func run(_ line: String) throws -> Command.Result {
    try Command.run(
      "/usr/bin/setsid", ["-w", "/bin/sh", "-c", "E='\(Program.path)'; \(line)"],
      environment: EmulatedTerminal.environment)
  }

  /// Appends to a file, as a program that logs does.
  private func append(_ text: String, to path: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// A session whose data comes through a pipe that is written here.
  private struct Piped {
    let session: Session
    let input = Pipe()

    init(_ arguments: [String] = []) throws {
      session = try Session(
        ["--follow"] + arguments,
        standardInput: .descriptor(input.fileHandleForReading.fileDescriptor))
      try input.fileHandleForReading.close()
    }

    func write(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func end() throws { try input.fileHandleForWriting.close() }
  }

  @Test func rowsOfAPipeAreSaidAndItsEnd() throws {
    let piped = try Piped(["--plain"])
    let terminal = piped.session.terminal
    func said(_ text: String) throws {
      try terminal.wait { String(decoding: $0.output, as: UTF8.self).contains(text) }
    }
    try said("Waiting for data")
    try piped.write("time,load\n10:00,1\n10:01,2\n")
    try said("load, line, 10:00 to 10:01. Live")
    try piped.write("10:02,7\n")
    try said("10:02, 7, up 250.0%. 1 new")
    try piped.end()
    try said("End of input: 3 rows")
    piped.session.press("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func keysWalkWhileRowsCome() throws {
    let piped = try Piped()
    let session = piped.session
    try piped.write("v\n1\n2\n3\n")
    try session.terminal.wait { $0.screen.contains("1 to 3") }
    try session.press("<Home>", until: "1, 1")
    try piped.write("4\n5\n6\n7\n")
    // The chart grows meanwhile, and the point is still the first.
    repeat {
      try session.press("<Home>", until: "First point")
      session.press("p")
      try session.terminal.wait { Session.caption(of: $0).hasPrefix("1 of ") }
    } while !session.caption.hasPrefix("1 of 7")
    session.press("m")
    try session.terminal.wait { Session.caption(of: $0).hasPrefix("4 new, ") }
    session.press("q")
    #expect(try session.terminal.waitForExit() == .exit(0))
    #expect(session.terminal.isAsBefore)
  }

  @Test func aFileIsFollowedAsItGrowsIsCutAndReplaced() throws {
    let folder = try Folder()
    let path = folder.path("load.csv")
    let session = try Session(["--follow", "--plain", path])
    let terminal = session.terminal
    func said(_ text: String) throws {
      do {
        try terminal.wait { String(decoding: $0.output, as: UTF8.self).contains(text) }
      } catch {
        Issue.record("\(text) in \(String(decoding: terminal.output, as: UTF8.self))")
        throw error
      }
    }
    try said("is not there yet")
    _ = try folder.file("load.csv", "n,load\n1,10\n2,20\n3,30\n")
    try said("load, line")
    try append("4,4", to: path)
    try append("0\n", to: path)
    try said("4, 40")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data("n,load\n5,50\n".utf8))
    try file.close()
    try said("was cut")
    try said("5, 50")
    try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
    _ = try folder.file("new.csv", "n,load\n6,60\n7,70\n")
    try FileManager.default.moveItem(atPath: folder.path("new.csv"), toPath: path)
    try said("was replaced")
    try said("7, 70")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    try terminal.wait {
      String(decoding: $0.output, as: UTF8.self).ranges(of: "is not there yet").count == 2
    }
    _ = try folder.file("again.csv", "n,load\n8,80\n9,90\n")
    try FileManager.default.moveItem(atPath: path, toPath: path + ".2")
    try FileManager.default.moveItem(atPath: folder.path("again.csv"), toPath: path)
    try said("9, 90")
    session.press("q")
    #expect(try terminal.waitForExit() == .exit(0))
  }

  @Test func withoutATerminalTheEndIsTheEnd() throws {
    let result = try run("seq 1 100000 | $E --follow --keep 10000 --device none")
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.lines.first == "Waiting for data")
    #expect(result.lines.last?.hasPrefix("End of input: 100,000 rows") == true)
  }

  @Test func whatCannotBeFollowedIsSaid() throws {
    #expect(try run("$E --follow --device none /").status == .exit(66))
    let endless = try run("$E --follow --device none /dev/zero")
    #expect(endless.status == .exit(66))
    #expect(endless.errorText.contains("is a device without an end"), "\(endless.errorText)")
    #expect(try run("printf 'a,b\\n' | $E --follow --device none").status == .exit(65))
    let alarm = try run("printf 'a,b\\n1,2\\n2,3\\n' | $E --follow --device none --alarm 'c > 1'")
    #expect(alarm.status == .exit(65))
    #expect(alarm.errorText.contains("a, b"), "\(alarm.errorText)")
    #expect(try Program.run("--keep", "10", "x.csv").status == .exit(64))
    #expect(try Program.run("--follow", "a.csv", "b.csv").status == .exit(64))
    #expect(try Program.run("--follow", "--alarm", "nonsense", "-").status == .exit(64))
    #expect(try Program.run("--follow", "--lost", "soon", "-").status == .exit(64))
  }

  @Test func noControlCharacterReachesTheTerminal() throws {
    let result = try run(
      "printf 'h\\033[31m,v\\na\\033]0;x\\007,1\\nb\\033c,2\\nc,\\033[2J\\n' | $E --follow --device none"
    )
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(!result.output.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test func aScriptHasItsOwnData() throws {
    let result = try Program.run(
      "--follow", "--keys", "-", input: "<Data v><Data 1><Data 5><Wait 6s><Data 3><Wait 6s>m")
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.lines.last == "Paused; new rows are kept")
    #expect(result.lines.contains { $0.hasPrefix("3, 3") }, "\(result.lines)")
  }

  /// Rows of text of their own go through a table of a thousand: all at once they would not fit.
  @Test func memoryStaysWhatItWas() throws {
    let result = try run(
      """
      ulimit -v 290000
      awk 'BEGIN { for (i = 0; i < 40000; i++) printf "%d,%d,%02000d\\n", i, i, i }' |
        $E --follow --keep 1000 --device none --x 1
      """)
    #expect(result.status == .exit(0), "\(result.errorText)")
    #expect(result.lines.last?.hasPrefix("End of input: 40,000 rows") == true)
  }
}
