import Descriptions
import Screen

/// The key table: help, the README and the program all read it.
package struct Keymap: Equatable, Sendable {
  /// One row: the keys that do the same.
  package struct Row: Equatable, Sendable {
    package var keys: [Key]
    package var action: KeyAction
    package var group: KeyGroup

    /// The keys as help shows them.
    package var keyNames: String { keys.map(\.label).joined(separator: " ") }
  }

  package let rows: [Row]
  private let byKey: [Key: Int]

  /// The rows as they come with the program.
  package static let standard = Keymap(rows: [
    row([.left, "h"], .previousPoint, .start),
    row([.right, "l"], .nextPoint, .start),
    row([.up, "k"], .previousItem, .start),
    row([.down, "j"], .nextItem, .start),
    row([.tab], .turnForward, .start),
    row([.enter], .act, .start),
    row([" "], .play, .start),
    row([">", "]"], .highest, .start),
    row(["<", "["], .lowest, .start),
    row(["g"], .goTo, .start),
    row(["n"], .nextLandmark, .start),
    row([":"], .goToPlace, .start),
    row(["?", .f1], .help, .start),
    row(["q"], .quit, .start),

    row([.home, "K"], .firstPoint, .walk),
    row([.end, "J"], .lastPoint, .walk),
    row([.pageUp, "H"], .tenthBack, .walk),
    row([.pageDown, "L"], .tenthForward, .walk),
    row(["{"], .chartLowest, .walk),
    row(["}"], .chartHighest, .walk),
    row(["N"], .previousLandmark, .walk),
    row([.backspace], .back, .walk),
    row(["u"], .takeBack, .walk),
    row(["p"], .position, .walk),
    row(["/"], .search, .walk),
    row(["x"], .bookmark, .walk),

    row([.shiftTab], .turnBack, .rotor),
    row(["1"], .audioGraph, .rotor),
    row(["2", "d"], .details, .rotor),
    row(["3", "i"], .describe, .rotor),
    row(["4"], .values, .rotor),
    row(["5"], .table, .rotor),

    row([.escape], .stop, .listen),
    row(["s"], .sound, .listen),
    row(["v"], .speech, .listen),
    row([","], .slower, .listen),
    row(["."], .faster, .listen),
    row(["("], .loopStart, .listen),
    row([")"], .loopEnd, .listen),
    row(["*"], .loop, .listen),
    row([";"], .direction, .listen),
    row(["y"], .sayValues, .listen),
    row(["'"], .nextSeries, .listen),
    row(["&"], .chord, .listen),

    row(["r"], .readOn, .read),
    row(["\""], .nextPart, .read),
    row(["w"], .history, .read),
    row(["a"], .readAll, .read),
    row(["t"], .verbosity, .read),
    row(["b"], .brailleRow, .read),
    row(["m"], .follow, .read),

    row(["c"], .nextTheme, .look),
    row(["C"], .previousTheme, .look),
    row(["z"], .larger, .look),
    row(["Z"], .smaller, .look),
    row(["+", "="], .zoomIn, .look),
    row(["-", "_"], .zoomOut, .look),
    row(["0"], .zoomAll, .look),

    row(["f"], .nextChart, .program),
    row(["F"], .previousChart, .program),
    row(["9"], .chartList, .program),
    row(["6"], .suggestions, .program),
    row(["7"], .columns, .program),
    row(["8"], .multiples, .program),
    row(["%"], .compare, .program),
    row(["e"], .export, .program),
    row(["o"], .settings, .program),
    row(["T"], .tutorial, .program),
    row([.redraw], .redraw, .program),
  ])

  init(rows: [Row]) {
    self.rows = rows
    byKey = Dictionary(
      rows.enumerated().flatMap { index, row in row.keys.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The row of `key`, if it has one.
  package func row(of key: Key) -> Row? { byKey[key.narrowed].map { rows[$0] } }

  /// The first key of each action, as help shows it; an action without a key is left out.
  package func label(of actions: [KeyAction]) -> String {
    actions.compactMap { action in rows.first { $0.action == action }?.keys.first?.label }.joined()
  }

  private static func row(_ keys: [Key], _ action: KeyAction, _ group: KeyGroup) -> Row {
    Row(keys: keys, action: action, group: group)
  }
}

extension Key: ExpressibleByStringLiteral {
  /// A character key.
  package init(stringLiteral value: String) { self = .character(value.first ?? " ") }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {}
extension Key: ExpressibleByUnicodeScalarLiteral {}

extension Key {
  /// The key as help shows it, the same in every language.
  package var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .tab: "Tab"
    case .shiftTab: "Shift-Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .f1: "F1"
    case .redraw: "Ctrl-L"
    case .clear: "Ctrl-U"
    case .unknown: ""
    }
  }
}
