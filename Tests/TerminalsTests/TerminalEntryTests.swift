import Glibc
import TerminalTesting
import Testing

@Suite struct TerminalEntryTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], "palette"),
    (["TERM": "xterm"], "eight"),
    (["TERM": "linux"], "eight"),
    (["TERM": "vt100"], "monochrome"),
    (["NO_COLOR": "1"], "monochrome"),
    (["NO_COLOR": ""], "palette"),
    // A terminal's claim is no use without an entry that says how.
    (["COLORTERM": "truecolor", "TERMINFO": "/nonexistent"], "palette"),
  ])
  func depth(_ changes: [String: String], _ expected: String) throws {
    let terminal = try probe(changes.mapValues { $0 })
    #expect(terminal.lines[2] == "\(expected) unicode")
  }

  /// The first colors of a terminal are sent by their numbers.
  @Test(arguments: [("xterm", 8), ("linux", 8)])
  func fewColorsAreThoseOfTheTerminal(_ name: String, _ count: Int) throws {
    let terminal = try probe(["TERM": name])
    for (x, y) in [(0, 0), (32, 3), (40, 0), (59, 9)] {
      for color in [terminal.cell(x: x, y: y).foreground, terminal.cell(x: x, y: y).background] {
        guard case .palette(0..<count) = color else {
          Issue.record("\(color) at \(x), \(y)")
          continue
        }
      }
    }
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]])
  func fewerColorsLeaveTheTerminalsOwn(_ changes: [String: String]) throws {
    let terminal = try probe(changes.mapValues { $0 })
    for (x, y) in [(0, 0), (32, 3), (40, 0), (59, 9)] {
      #expect(terminal.cell(x: x, y: y).foreground == .standard)
      #expect(terminal.cell(x: x, y: y).background == .standard)
    }
    #expect(terminal.cell(x: 10, y: 3).isReversed)
  }

  @Test func paletteAvoidsTheTerminalsOwnColors() throws {
    let terminal = try probe()
    for (x, y) in [(0, 0), (40, 0), (30, 8), (59, 9)] {
      guard case .palette(16...255) = terminal.cell(x: x, y: y).background else {
        Issue.record("\(terminal.cell(x: x, y: y)) at \(x), \(y)")
        continue
      }
    }
  }

  @Test func directSendsTheThemesOwnColors() throws {
    let terminfo = try DirectTerminfo()
    let terminal = try probe(["COLORTERM": "truecolor", "TERMINFO": terminfo.path])
    #expect(terminal.lines[2] == "direct unicode")
    for (x, y) in [(0, 0), (40, 0), (30, 8), (59, 9)] {
      #expect(terminal.cell(x: x, y: y).background == .rgb(red: 18, green: 52, blue: 86))
    }
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("48:2"))
  }

  @Test func withoutCursorMovement() throws {
    let terminal = try EmulatedTerminal(
      Command.product(named: "terminal-probe"), environment: ["TERM": "dumb"])
    #expect(try terminal.waitForExit() == .exit(69))
    #expect(terminal.lines[0] == "no screen: noCursorMovement(\"dumb\")")
  }

  /// A terminal that comes over ssh, where its own entry is not, is used as the one that it understands.
  @Test(arguments: ["xterm-nowhere", "tmux-nowhere", "ghostty-nowhere"])
  func anEntryThatIsNotHereHasAStandIn(_ name: String) throws {
    let terminal = try probe(["TERM": name])
    #expect(terminal.lines[2] == "palette unicode")
  }

  /// One whose name says that it has few colors is sent no others.
  @Test(arguments: ["xterm-nowhere-16color", "rxvt-nowhere-88color", "screen-nowhere-16color"])
  func aStandInHasNoMoreColorsThanTheNameSays(_ name: String) throws {
    let terminal = try probe(["TERM": name])
    let depth = terminal.lines[2]
    #expect(["eight unicode", "sixteen unicode"].contains(depth), "\(depth)")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("8;5;"))
  }

  @Test(arguments: ["no-such-terminal", "../x/xterm", ""])
  func unknown(_ name: String) throws {
    let terminal = try EmulatedTerminal(
      Command.product(named: "terminal-probe"), environment: ["TERM": name])
    #expect(try terminal.waitForExit() == .exit(69))
    #expect(terminal.lines[0] == "no screen: unknownTerminal(\"\(name)\")")
    #expect(terminal.isAsBefore)
  }
}
