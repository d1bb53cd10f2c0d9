import Screen
import Testing

@testable import Terminals

@Suite struct PaintPassesTests {
  private func change(_ x: Int, _ y: Int, _ style: Style, isWide: Bool = false)
    -> PaintPasses.Change
  {
    PaintPasses.Change(
      position: Position(x: x, y: y), cell: Frame.CharacterCell(glyph: "█", style: style),
      isWide: isWide)
  }

  private func passes(_ changes: [PaintPasses.Change], _ frame: Frame? = nil) -> [[PaintPasses
    .Change]]
  {
    PaintPasses(changes, of: frame ?? Frame(size: Size(columns: 40, rows: 20))).passes
  }

  /// Two bars side by side in so many rows.
  private func bars(rows: Int, isWide: Bool = false) -> [PaintPasses.Change] {
    (0..<rows).flatMap { y in
      [change(0, y, Style(.series(0)), isWide: isWide), change(1, y, Style(.focus))]
    } + [change(0, rows, .text)]
  }

  @Test func barsSideBySideAreSentOneAfterTheOther() {
    let sent = passes(bars(rows: 8))
    #expect(sent.map { Set($0.map(\.cell.style.role)) } == [[.series(0)], [.focus], [.text]])
    #expect(sent.map(\.count) == [8, 8, 1])
  }

  /// One of each style is sent row by row.
  @Test func whatHasAStyleOfItsOwnIsOnePass() {
    let changes = [change(0, 0, .text), change(1, 0, Style(.focus)), change(0, 1, Style(.axis))]
    #expect(passes(changes) == [changes])
    #expect(passes([]).isEmpty)
  }

  /// A row with a wide character is sent from left to right, behind all others.
  @Test func rowsOfWideCharactersStayInOrder() {
    let caption = [
      change(0, 9, Style(.focus), isWide: true), change(2, 9, .text), change(3, 9, Style(.focus)),
    ]
    var frame = Frame(size: Size(columns: 40, rows: 20))
    frame.write("日", at: Position(x: 0, y: 9), style: Style(.focus))
    let sent = passes(bars(rows: 8) + caption, frame)
    #expect(sent.map(\.count) == [8, 8, 4])
    #expect(sent.last?.suffix(3) == caption[...])

    // So is one that had one before.
    let plain = Frame(size: Size(columns: 40, rows: 20))
    let row = [change(0, 9, Style(.axis)), change(1, 9, .text), change(2, 9, Style(.axis))]
    #expect(PaintPasses(row, of: plain).passes.count > 1)
    #expect(PaintPasses(row, of: plain, since: frame).passes == [row])
  }

  /// The caption is sent once, in the last pass, whatever else has its style.
  @Test func theCaptionIsSentAtOnce() {
    var frame = Frame(size: Size(columns: 40, rows: 20))
    frame.captionRows = 18..<20
    let caption = [
      change(0, 18, Style(.caption)), change(1, 18, .text), change(0, 19, Style(.caption)),
    ]
    let sent = passes([change(0, 0, Style(.caption)), change(1, 0, .text)] + caption, frame)
    #expect(sent.last?.suffix(3) == caption[...])
  }

  /// A blank is sent in the ink beside it, so that no color is sent for it.
  @Test func aBlankHasTheInkOfWhatChangesBesideIt() {
    func blank(_ x: Int, _ y: Int) -> PaintPasses.Change {
      var blank = change(x, y, .text)
      blank.cell.glyph = " "
      return blank
    }
    let (focus, axis) = (Style(.focus, isBold: true), Style(.axis))
    let reversed = Style(.focus, isReversed: true)
    let sent = passes([
      blank(0, 0), change(1, 0, focus), blank(2, 0), change(3, 0, reversed), blank(4, 0),
      blank(0, 1), change(9, 2, axis), blank(0, 3),
    ]).flatMap { $0 }
    func style(_ x: Int, _ y: Int) -> Style? {
      sent.first { $0.position == Position(x: x, y: y) }?.cell.style
    }
    // Before the first ink of a row, behind it, and behind what is reversed.
    #expect([style(0, 0), style(2, 0), style(4, 0)] == [focus, focus, focus])
    // A row without ink has that of the last one.
    #expect(style(0, 1) == focus && style(0, 3) == axis)
    #expect(style(3, 0) == reversed)
    #expect(passes([blank(0, 0)]) == [[blank(0, 0)]])
  }

  /// A blank between two cells of a style, which ncurses sends again, is sent in their ink; what is behind something else
  /// waits for a pass of its own.
  @Test func noPassMeetsAnotherStyle() {
    let focus = Style(.focus)
    let changes = [change(0, 0, focus), change(3, 0, focus), change(0, 2, focus)]
    let axis = change(0, 1, Style(.axis))
    let all = [changes[0], changes[1], axis, changes[2]]
    let bridge = (1...2).map {
      PaintPasses.Change(
        position: Position(x: $0, y: 0), cell: Frame.CharacterCell(glyph: " ", style: focus),
        isWide: false)
    }
    #expect(passes(all) == [[changes[0]] + bridge + changes[1...], [axis]])

    var frame = Frame(size: Size(columns: 40, rows: 20))
    frame.write("a", at: Position(x: 1, y: 0), style: .text)
    #expect(passes(all, frame) == [[changes[0], changes[2]], [changes[1]], [axis]])
    // A far one is moved to.
    frame.write("a", at: Position(x: 30, y: 1), style: .text)
    let far = [change(0, 1, focus), change(35, 1, focus)]
    #expect(passes(far, frame) == [far])
  }
}
