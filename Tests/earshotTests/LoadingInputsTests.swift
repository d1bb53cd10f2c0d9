import Foundation
import TerminalTesting
import Testing

/// The beginning of an input is explored while the rest is read.
@Suite struct LoadingInputsTests {
  /// A session whose data comes through a pipe that is written here, without asking for live data.
  struct Piped {
    let session: Session
    let input = Pipe()
    var terminal: EmulatedTerminal { session.terminal }

    init(
      _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80
    ) throws {
      session = try Session(
        arguments, environment: environment,
        standardInput: .descriptor(input.fileHandleForReading.fileDescriptor),
        columns: columns)
      try input.fileHandleForReading.close()
    }

    func write(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    func end() throws { try input.fileHandleForWriting.close() }

    /// Writes a table of three rows, and opens it while more may come.
    func openThreeRows() throws {
      try write("day,value\n1,20\n2,30\n3,10\n")
      try terminal.wait(for: "Enter opens the rows so far")
      try open()
      try terminal.wait(for: "3 rows so far")
    }

    /// Presses the key that opens, as often as nothing has come yet: the reader may be behind the writer.
    func open() throws {
      let refusals = count(of: "No rows to open yet")
      while true {
        let before = count(of: "No rows to open yet")
        session.press("\r")
        try terminal.wait { _ in isOpen || count(of: "No rows to open yet") > before }
        if isOpen { return }
        try #require(count(of: "No rows to open yet") < refusals + 100)
      }
    }

    /// True once it is said how many rows there are so far, and not only that they can be opened.
    private var isOpen: Bool { count(of: "so far") > count(of: "opens the rows so far") }

    private func count(of text: String) -> Int {
      String(decoding: terminal.output, as: UTF8.self).components(separatedBy: text).count - 1
    }

    /// Waits until something was written, on a screen that may be gone.
    func wait(forOutput text: String) throws {
      do {
        try terminal.wait { String(decoding: $0.output, as: UTF8.self).contains(text) }
      } catch {
        Issue.record("\(text) in \(String(decoding: terminal.output, as: UTF8.self))")
        throw error
      }
    }
  }

  @Test func onANarrowTerminalItsWordsStayWhole() throws {
    let piped = try Piped(columns: 30)
    let terminal = piped.terminal
    try piped.write("day,value\n1,20\n2,30\n3,10\n")
    let words = "Enter opens the rows so far. Escape stops reading, q quits"
    try terminal.wait { $0.lines.joined(separator: " ").contains("q quits") }
    let lines = terminal.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.joined(separator: " ").contains(words))
    try piped.end()
  }

  @Test func enterOpensWhatIsThereAndTheRestComes() throws {
    let piped = try Piped()
    let (session, terminal) = (piped.session, piped.terminal)
    try piped.write("day,value\n1,20\n2,30\n3,10\n")
    try terminal.wait(for: "Enter opens the rows so far")
    session.press("\r")
    try terminal.wait(for: "3 rows so far")
    try session.press("<Home>", until: "1, 20")
    try piped.write("4,40\n5,50\n")
    // The chart grows meanwhile, and the point is still the first.
    repeat {
      try session.press("<Home>", until: "First point")
      session.press("p")
      try terminal.wait { Session.caption(of: $0).hasPrefix("1 of ") }
    } while !session.caption.hasPrefix("1 of 5")
    try piped.write("6,60\n")
    try piped.end()
    try session.wait(forCaption: "Everything is read: 6 rows")
    session.press("p")
    try terminal.wait { Session.caption(of: $0).hasPrefix("1 of 6") }
    #expect(!terminal.screen.contains("so far"))
    session.press("m")
    try terminal.wait { Session.caption(of: $0).hasPrefix("Nothing to follow") }
    session.press("q")
    #expect(try terminal.waitForExit() == .exit(0))
    #expect(terminal.isAsBefore)
  }

  /// All that is told of a part says that it is one.
  @Test func detailsSayThatRowsAreMissing() throws {
    let piped = try Piped()
    try piped.openThreeRows()
    piped.session.press("2")
    try piped.terminal.wait { Session.caption(of: $0).hasPrefix("Chart details") }
    // The row comes among the details, maybe once one has gone past it: at an end one turns round.
    var key = "<Down>"
    repeat {
      let before = piped.session.caption
      if before.contains(" of the list") { key = before.contains("End") ? "<Up>" : "<Down>" }
      piped.session.press(key)
      try piped.terminal.wait { Session.caption(of: $0) != before }
    } while !piped.session.caption.contains("3 rows so far")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
  }

  @Test func plainLinesSayTheSame() throws {
    let piped = try Piped(["--plain", "--language", "de"])
    try piped.write("day,value\n1,20\n2,30\n3,10\n")
    try piped.wait(forOutput: "Eingabetaste öffnet das Gelesene")
    piped.session.press("\r")
    try piped.wait(forOutput: "Bisher 3 Zeilen")
    try piped.write("4,40\n")
    try piped.end()
    try piped.wait(forOutput: "Alles gelesen: 4 Zeilen")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
    #expect(piped.terminal.isAsBefore)
  }

  /// A line for a screen reader comes whole, and the cursor rests on its first letter.
  @Test func onANarrowTerminalPlainLinesAreWhole() throws {
    let piped = try Piped(["--plain"], columns: 30)
    try piped.write("day,value\n1,20\n2,30\n3,10\n")
    let words =
      "Reading standard input. Enter opens the rows so far. Escape stops reading, q quits"
    try piped.wait(forOutput: "\n\(words)\r")
    try piped.end()
    try piped.wait(forOutput: "Question mark")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
    #expect(piped.terminal.isAsBefore)
  }

  /// A terminal without a cursor has its lines whole, too, and none over the other.
  @Test(arguments: [[], ["--plain"]])
  func onATerminalWithoutACursorLinesAreWhole(_ arguments: [String]) throws {
    let piped = try Piped(
      arguments + ["--language", "fr"], environment: ["TERM": "dumb"], columns: 30)
    try piped.write("day,value\n1,20\n2,30\n3,10\n")
    try piped.wait(
      forOutput: "Lecture de l’entrée standard. Entrée ouvre ce qui est lu. "
        + "Échap arrête la lecture, q quitte\r\n")
    try piped.end()
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
  }

  @Test func theInterruptKeyStopsReading() throws {
    let piped = try Piped()
    try piped.write("day,value\n1,20\n2,30\n")
    try piped.terminal.wait(for: "Enter opens the rows so far")
    piped.session.press("\u{3}")
    #expect(try piped.terminal.waitForExit() == .signal(SIGINT))
    #expect(piped.terminal.isAsBefore)
  }

  /// Nobody waits for an end that does not come: what is there stays, and is said to be a part.
  @Test func escapeStopsReadingAndKeepsWhatIsThere() throws {
    let piped = try Piped()
    try piped.openThreeRows()
    piped.session.press("<Esc>")
    try piped.session.wait(forCaption: "Reading stopped: 3 rows")
    try piped.session.press("p", until: "No point yet. Right arrow: the first")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
    #expect(piped.terminal.isAsBefore)
  }

  @Test func escapeBeforeThereIsAChartOpensWhatIsThere() throws {
    let piped = try Piped(["-", "--open", "1"])
    try piped.write("day,value\n1,20\n2,30\n3,1")
    try piped.terminal.wait(for: "Escape stops reading, q quits")
    piped.session.press("<Esc>")
    // The line that was begun is none.
    try piped.terminal.wait(for: "2 rows so far")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
    #expect(piped.terminal.isAsBefore)
  }

  /// Of what can only be read as a whole nothing is there.
  @Test func escapeLeavesWhatCanOnlyBeReadAsAWhole() throws {
    let piped = try Piped()
    try piped.write(#"[{"day":1,"value":20},"#)
    try piped.terminal.wait(for: "Escape stops reading")
    piped.session.press("<Esc>")
    #expect(try piped.terminal.waitForExit() == .exit(0))
    #expect(String(decoding: piped.terminal.output, as: UTF8.self).contains("Reading stopped"))
    #expect(piped.terminal.isAsBefore)
  }

  @Test(arguments: [[], ["-", "--open", "1"]])
  func qLeavesAtOnce(arguments: [String]) throws {
    let piped = try Piped(arguments)
    try piped.write("day,value\n1,20\n")
    try piped.terminal.wait(for: "Escape stops reading")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
    #expect(piped.terminal.isAsBefore)
  }

  /// Keys that were typed before are pressed once there is a chart, and never taken for data.
  @Test func keysThatWereTypedBeforeAreKept() throws {
    let piped = try Piped(["--plain"])
    piped.session.press("p")
    try piped.wait(forOutput: "Enter opens the rows so far")
    // It is answered at once, and the line that was begun is ended: its keys wait for a chart.
    try piped.wait(forOutput: "Keys are answered once it is read")
    piped.session.press("\r")
    try piped.wait(forOutput: "No rows to open yet")
    try piped.write("day,value\n1,20\n2,30\n3,10\n")
    try piped.open()
    try piped.wait(forOutput: "No point yet")
    try piped.end()
    try piped.wait(forOutput: "Everything is read: 3 rows")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
  }

  /// An input without lines of its own is read to its end.
  @Test func whatHasNoRowsOfItsOwnIsReadToItsEnd() throws {
    let piped = try Piped()
    try piped.write(#"[{"day":1,"value":20},"#)
    try piped.terminal.wait(for: "Enter opens the rows so far")
    piped.session.press("\r")
    try piped.terminal.wait(for: "No rows to open yet")
    try piped.write(#"{"day":2,"value":30},{"day":3,"value":10}]"#)
    try piped.end()
    try piped.terminal.wait { $0.isAlternateScreen && !Session.caption(of: $0).isEmpty }
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
  }

  /// The beginning stays usable where the rest is no table.
  @Test func aFaultInTheRestIsSaidAndTheBeginningStays() throws {
    let piped = try Piped()
    try piped.openThreeRows()
    try piped.write("4,40,50,60\n5,\"")
    try piped.end()
    try piped.terminal.wait { Session.caption(of: $0).contains("standard input") }
    try piped.session.press("<Home>", until: "1, 20")
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(65))
    #expect(String(decoding: piped.terminal.output.suffix(400), as: UTF8.self).contains("earshot:"))
  }

  /// Several inputs, or a chart by its number, are waited for; what is said tells no key.
  @Test func whatMustBeWholeIsWaitedFor() throws {
    let piped = try Piped(["-", "--open", "1"])
    try piped.terminal.wait(for: "Reading standard input")
    #expect(!piped.terminal.screen.contains("Enter"))
    try piped.write("day,value\n1,20\n2,30\n")
    try piped.end()
    try piped.terminal.wait { $0.isAlternateScreen }
    piped.session.press("q")
    #expect(try piped.terminal.waitForExit() == .exit(0))
  }
}
