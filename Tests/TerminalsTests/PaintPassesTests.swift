import Foundation
import Screen
import TerminalTesting
import Testing

@testable import Terminals

@Suite struct PaintPassesTests {
  private static let size = Size(columns: 40, rows: 20)
  private let empty = Frame(size: size)

  /// Two bars side by side in so many rows, over a text.
  private func bars(rows: Int) -> Frame {
    var frame = empty
    for y in 0..<rows {
      frame.write("███", at: Position(x: 10, y: y), style: Style(.series(0)))
      frame.write("███", at: Position(x: 13, y: y), style: Style(.focus))
    }
    frame.write("a", at: Position(x: 10, y: rows), style: .text)
    return frame
  }

  private func plan(_ frame: Frame, since before: Frame) -> PaintPlan {
    PaintPasses.plan(
      frame.changes(since: before, within: frame.size), of: frame, since: before,
      ink: PaintInk.sample())
  }

  private func roles(_ plan: PaintPlan) -> [Set<Role>] {
    plan.passes.map { Set($0.map(\.cell.style.role)) }
  }

  @Test func barsSideBySideAreSentOneAfterTheOther() {
    let plan = plan(bars(rows: 8), since: empty)
    #expect(plan.passes.count == 2)
    #expect(roles(plan).count { $0.contains(.focus) } == 1)
  }

  /// To come back to a row takes more bytes than to change the color once.
  @Test func whatIsBesideEachOtherIsOnePass() {
    var frame = empty
    frame.write("a", at: Position(x: 0, y: 0), style: Style(.axis))
    frame.write("b", at: Position(x: 1, y: 0), style: Style(.focus))
    #expect(plan(frame, since: empty).passes.count == 1)
    #expect(plan(frame, since: frame).passes.isEmpty)
  }

  /// A mark in a bar does not part it: the bar is sent whole, and then the mark.
  @Test func aMarkIsPaintedOverWhatIsAroundIt() {
    var frame = empty
    for y in 0..<8 {
      frame.write("█████", at: Position(x: 10, y: y), style: Style(.series(0)))
      frame.write("◆", at: Position(x: 12, y: y), style: Style(.focus, isReversed: true))
    }
    let plan = plan(frame, since: empty)
    #expect(roles(plan) == [[.series(0)], [.focus]])
    #expect(plan.passes.map(\.count) == [32, 8])
  }

  /// The sides of an outline, each down in its column, and a slope as it goes.
  @Test(arguments: [0, 1, -2])
  func uprightLinesAreFollowedDown(slope: Int) {
    var frame = empty
    for y in 0..<6 {
      for x in [12, 30] {
        frame.write("│", at: Position(x: x + slope * y, y: y), style: Style(.series(0)))
      }
    }
    var pen = PaintPen(
      columns: 40, grammar: PaintInk.sample().grammar, cursor: nil, look: PenLook.none)
    plan(frame, since: empty).send(by: &pen)
    let back = slope == 0 ? "\u{08}" : slope == 1 ? "" : "\u{08}\u{08}\u{08}"
    let side = Array(repeating: "│", count: 6).joined(separator: "\u{0B}" + back)
    let text = String(decoding: pen.bytes, as: UTF8.self)
    #expect(text.components(separatedBy: side).count == 3, "\(text.debugDescription)")
  }

  /// A broad bar is erased in its color past the cells with its pattern, which come behind.
  @Test func aBarIsErasedPastItsPattern() {
    var frame = empty
    for y in 0..<6 {
      frame.write(
        String(repeating: " ", count: 24), at: Position(x: 5, y: y),
        style: Style(.series(1), ground: .series(1)))
      frame.write("▚", at: Position(x: 11, y: y), style: Style(.series(1), ground: .pattern(1)))
      frame.write("▚", at: Position(x: 23, y: y), style: Style(.series(1), ground: .pattern(1)))
    }
    var pen = PaintPen(
      columns: 40, grammar: PaintInk.sample().grammar, cursor: nil, look: PenLook.none)
    plan(frame, since: empty).send(by: &pen)
    let text = String(decoding: pen.bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "\u{1B}[24X").count == 7, "\(text.debugDescription)")
  }

  /// A picture of many colors is put together only as far as nobody waits for it.
  @Test func manyColorsAreWeighedOnlySoLong() {
    var frame = empty
    for y in 0..<frame.size.rows {
      for x in 0..<frame.size.columns {
        let style = Style(.series((x * 7 + y * 3) % 8), ground: .series((x + y * 5) % 8))
        frame.write(x % 3 == 0 ? "▀" : "█", at: Position(x: x, y: y), style: style)
      }
    }
    let plan = plan(frame, since: empty)
    #expect(plan.work > -4 * frame.cells.count && plan.work <= 0)
  }

  /// Two passes, each of which ends with an ink of the other's, are sent in the order that tells fewer colors; the caption is
  /// the last whatever it takes.
  @Test func passesFollowEachOtherByColorAndTheCaptionIsLast() {
    var frame = Frame(size: Self.size)
    for y in 0..<8 {
      frame.write(
        "      ", at: Position(x: 10, y: y), style: Style(.series(0), ground: .series(0)))
    }
    frame.write("8", at: Position(x: 39, y: 9), style: Style(.hint))
    frame.write("Mar, 8", at: Position(x: 0, y: 18), style: Style(.caption, isBold: true))
    let changes = frame.changes(since: empty, within: frame.size).filter { $0.position.y < 18 }
    let start = Position(x: 0, y: 18)
    let plan = PaintPasses.plan(
      changes, of: frame, since: empty, ink: PaintInk.sample(), from: start, wholeRows: [18])
    var pen = PaintPen(
      columns: 40, grammar: PaintInk.sample().grammar, cursor: start, look: PenLook.none)
    plan.send(by: &pen)
    let text = String(decoding: pen.bytes, as: UTF8.self)
    #expect(text.hasSuffix("Mar, 8\u{1B}[K\u{1B}[m\r"))
    #expect(plan.bytes == pen.bytes.count)
    // The ground of the bar once, and that of the screen once.
    #expect(text.components(separatedBy: "48;5;").count == 3, "\(text.debugDescription)")
  }

  /// Whatever is sent in between, the screen shows the frame in the end, and the cursor stands where it stood.
  @Test(arguments: 0..<80)
  func whatIsSentAddsUpToTheFrame(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let styles = [
      Style(.series(0)), Style(.focus, isBold: true), Style(.focus, isReversed: true), .text,
      Style(.axis), Style(.series(1), ground: .series(1)), Style(.grid, isUnderlined: true),
      Style(.focus, ground: .series(0)), Style(.muted(0)),
    ]
    func scatter(_ frame: inout Frame) {
      for _ in 0..<random(60) {
        let glyphs = ["a", " ", "█", "ab", "██████████████████", "      "]
        frame.write(
          glyphs[random(6)], at: Position(x: random(40), y: random(20)),
          style: styles[random(styles.count)])
      }
      if seed % 3 == 0 { frame.blankBroadBlocks() }
      frame.unifyBlanks()
    }
    var before = empty
    scatter(&before)
    var frame = before
    scatter(&frame)
    let cursor = Position(x: random(40), y: random(20))
    let ink = PaintInk.sample(
      goesDown: seed % 2 == 0, isRich: seed % 4 < 2, hasColors: seed % 5 > 0)
    let emulator = Emulator(columns: 40, rows: 20)
    emulator.show(bytes(before, ink, from: Position(x: 0, y: 0), to: cursor))
    let plan = PaintPasses.plan(
      frame.changes(since: before, within: frame.size), of: frame, since: before, ink: ink,
      from: cursor)
    var pen = PaintPen(columns: 40, grammar: ink.grammar, cursor: cursor, look: PenLook.none)
    plan.send(by: &pen)
    emulator.show(pen.bytes)
    let expected = Emulator(columns: 40, rows: 20)
    expected.show(bytes(frame, ink, from: Position(x: 0, y: 0), to: cursor))
    for y in 0..<20 {
      for x in 0..<40 {
        let (shown, wanted) = (emulator.cell(x: x, y: y), expected.cell(x: x, y: y))
        #expect(shown.looks(like: wanted), "\(x), \(y)")
      }
    }
    #expect(emulator.cursor == (cursor.x, cursor.y))
    #expect(pen.count == pen.bytes.count)
  }

  /// All cells one after the other.
  private func bytes(
    _ frame: Frame, _ ink: PaintInk, from start: Position, to end: Position
  ) -> [UInt8] {
    var pen = PaintPen(columns: 40, grammar: ink.grammar, cursor: start, look: PenLook.none)
    for y in 0..<20 {
      for x in 0..<40 {
        let cell = frame[Position(x: x, y: y)]
        pen.write(cell.glyph, ink.look(of: cell.style), at: Position(x: x, y: y))
      }
    }
    pen.end(at: end)
    return pen.bytes
  }
}

extension PaintInk {
  /// Of a terminal of 256 colors, or of none.
  static func sample(
    goesDown: Bool = true, isRich: Bool = true, hasColors: Bool = true
  ) -> PaintInk {
    let grammar = PenGrammar(
      goesDown: goesDown, namesColumns: isRich, namesRows: isRich, erases: isRich
    ) { color, isGround in
      color < 0 ? isGround ? "49" : "39" : (isGround ? "48;5;" : "38;5;") + "\(color)"
    }
    func number(_ role: Role) -> Int32 {
      switch role {
      case .series(let index): 20 + Int32(index)
      case .muted(let index): 40 + Int32(index)
      case .focus: 221
      case .axis: 248
      default: 231
      }
    }
    return PaintInk(grammar) { style in
      var attributes: PenLook.Attributes = []
      if style.isBold { attributes.insert(.bold) }
      if style.isReversed { attributes.insert(.reversed) }
      if style.isUnderlined { attributes.insert(.underlined) }
      return PenLook(
        ink: hasColors ? number(style.role) : -1,
        ground: hasColors ? style.ground.map(number) ?? 233 : -1, attributes: attributes)
    }
  }
}
