import Screen
import Testing

@testable import Terminals

@Suite struct PaintPassesTests {
  private static let size = Size(columns: 40, rows: 20)
  private let empty = Frame(size: size)
  private let full = PaintCosts(goesDown: true, erases: true)

  private func passes(
    of frame: Frame, since before: Frame, _ costs: PaintCosts = PaintCosts()
  ) -> [[PaintPasses.Change]] {
    let changes = frame.changes(since: before, within: frame.size)
    return PaintPasses(changes, of: frame, since: before, costs: costs).passes
  }

  private func roles(_ passes: [[PaintPasses.Change]]) -> [Set<Role>] {
    passes.map { Set($0.map(\.cell.style.role)) }
  }

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

  @Test func barsSideBySideAreSentOneAfterTheOther() {
    let sent = passes(of: bars(rows: 8), since: empty)
    #expect(sent.count == 2)
    #expect(roles(sent).count { $0.contains(.focus) } == 1)
  }

  /// To begin a pass takes more bytes than to change the color once.
  @Test func whatChangesColorsRarelyIsOnePass() {
    var frame = empty
    frame.write("a", at: Position(x: 0, y: 0), style: .text)
    frame.write("b", at: Position(x: 1, y: 0), style: Style(.focus))
    frame.write("c", at: Position(x: 0, y: 1), style: Style(.axis))
    #expect(passes(of: frame, since: empty).count == 1)
    #expect(passes(of: frame, since: frame).isEmpty)
  }

  /// A row with a wide character is sent from left to right, behind all others; so is one that had one before.
  @Test(arguments: [true, false])
  func rowsOfWideCharactersStayInOrder(isNew: Bool) {
    var wide = bars(rows: 8)
    let styles = [Style(.focus), .text, Style(.focus), Style(.axis), Style(.focus)]
    for (index, style) in styles.enumerated() {
      wide.write("日", at: Position(x: 2 * index, y: 9), style: style)
    }
    var plain = empty
    for (index, style) in styles.enumerated() {
      plain.write("ab", at: Position(x: 2 * index, y: 9), style: style)
    }
    let sent = isNew ? passes(of: wide, since: empty) : passes(of: plain, since: wide)
    for pass in sent.dropLast() { #expect(pass.allSatisfy { $0.position.y != 9 }) }
    let row = (sent.last ?? []).filter { $0.position.y == 9 }
    #expect(row.map(\.position.x) == (isNew ? [0, 2, 4, 6, 8] : Array(0..<10)))
    #expect(row.map(\.cell.glyph).joined() == (isNew ? "日日日日日" : "ababababab"))
  }

  /// The caption is sent once, in the last pass, whatever else has its style.
  @Test func theCaptionIsSentAtOnce() {
    var frame = bars(rows: 8)
    frame.captionRows = 18..<20
    for x in 0..<3 {
      frame.write("ab", at: Position(x: 6 * x, y: 18), style: Style(.caption))
      frame.write("c", at: Position(x: 6 * x, y: 19), style: Style(.focus))
    }
    let sent = passes(of: frame, since: empty)
    #expect(sent.count > 1)
    for pass in sent.dropLast() { #expect(pass.allSatisfy { $0.position.y < 18 }) }
    #expect((sent.last ?? []).filter { $0.position.y >= 18 && $0.cell.glyph != " " }.count == 9)
  }

  /// All blanks of the caption have its ink, so that its row ends in one of them, and is cleared from there.
  @Test(arguments: [true, false]) func theBlanksOfACaptionHaveItsInk(isFirst: Bool) {
    var before = empty
    before.captionRows = 18..<20
    var frame = bars(rows: 8)
    frame.captionRows = 18..<20
    frame.write("a caption", at: Position(x: 0, y: 18), style: Style(.caption, isBold: true))
    let changes = frame.changes(since: isFirst ? nil : before, within: frame.size)
    let sent = PaintPasses(changes, of: frame, since: isFirst ? nil : before).passes.flatMap { $0 }
    let caption = sent.filter { (18..<20).contains($0.position.y) }
    #expect(caption.count == 80)
    #expect(Set(caption.map(\.cell.style)) == [Style(.caption, isBold: true)])
  }

  /// A blank is sent in an ink that is there anyway, so that no color is sent for it.
  @Test func aBlankTakesNoColor() {
    var before = empty
    before.write("abcde", at: Position(x: 0, y: 0), style: Style(.series(1)))
    before.write("f", at: Position(x: 3, y: 2), style: Style(.series(1)))
    var frame = empty
    frame.write("b", at: Position(x: 2, y: 0), style: Style(.axis))
    let sent = passes(of: frame, since: before)
    #expect(roles(sent) == [[.axis]])
    #expect(sent.first?.count == 6)
    // Also one that stays, where ncurses does not move over it.
    frame.write("b", at: Position(x: 5, y: 0), style: Style(.axis))
    frame.write("b", at: Position(x: 8, y: 0), style: Style(.axis))
    #expect(passes(of: frame, since: before).first?.count == 10)
    #expect(roles(passes(of: frame, since: before)) == [[.axis]])
  }

  /// A mark in a bar does not part it: the bar is sent whole, and then the mark.
  @Test func aMarkIsPaintedOverWhatIsAroundIt() {
    var frame = empty
    for y in 0..<8 {
      frame.write("█████", at: Position(x: 10, y: y), style: Style(.series(0)))
      frame.write("◆", at: Position(x: 12, y: y), style: Style(.focus, isReversed: true))
    }
    let sent = passes(of: frame, since: empty)
    #expect(roles(sent) == [[.series(0)], [.focus]])
    #expect(sent.map(\.count) == [40, 8])
  }

  /// A broad bar is erased where a run of blanks can be, and its blocks are sent behind it.
  @Test func broadBarsAreErasedInTheirColor() {
    var frame = empty
    for y in 0..<10 {
      frame.write(
        String(repeating: "█", count: 14), at: Position(x: 10, y: y), style: Style(.series(0)))
    }
    frame.blankBroadBlocks()
    let sent = passes(of: frame, since: empty, full)
    #expect(sent.map(\.count) == [140, 10])
    #expect(sent.first?.allSatisfy { $0.cell.glyph == " " } == true)
    #expect(sent.last?.allSatisfy { $0.cell.glyph == "█" } == true)
    #expect(passes(of: frame, since: empty).count == 1)
  }

  /// Whatever is sent in between, the last of it is what is to be seen.
  @Test(arguments: 0..<60)
  func whatIsSentAddsUpToTheFrame(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let styles = [
      Style(.series(0)), Style(.focus, isBold: true), Style(.focus, isReversed: true), .text,
      Style(.axis), Style(.series(1), ground: .series(1)),
    ]
    func scatter(_ frame: inout Frame) {
      for _ in 0..<random(60) {
        let glyphs = ["a", " ", "█", "日", "██████████████████", "    "]
        let glyph = glyphs[random(seed % 2 == 0 ? 3 : 6)]
        frame.write(
          glyph, at: Position(x: random(40), y: random(20)), style: styles[random(styles.count)])
      }
      frame.blankBroadBlocks()
      frame.unifyBlanks()
    }
    var before = empty
    scatter(&before)
    var frame = before
    scatter(&frame)
    var shown = before
    for pass in passes(of: frame, since: before, seed % 3 == 0 ? PaintCosts() : full) {
      let places = pass.map { $0.position.y * 40 + $0.position.x }
      #expect(places == places.sorted() && Set(places).count == places.count)
      for change in pass {
        shown.write(change.cell.glyph, at: change.position, style: change.cell.style)
      }
    }
    shown.unifyBlanks()
    #expect(shown.cells == frame.cells)
  }

  /// So it is of broad bars whose blocks are sent apart.
  @Test(arguments: 0..<40)
  func broadBarsAddUpToTheFrame(seed: Int) {
    var before = empty
    var frame = empty
    for (index, y) in (0..<18).enumerated() {
      let bar = String(repeating: "█", count: 14 + (seed + index) % 3)
      let (left, role) = (seed % 7 + (y > seed % 18 ? 12 : 0), Role.series(y > 9 ? 1 : 0))
      before.write(bar, at: Position(x: left, y: y), style: Style(role))
      frame.write(bar, at: Position(x: left, y: y), style: Style(seed % 2 == 0 ? .focus : role))
      frame.write(bar, at: Position(x: 36 - left, y: y), style: Style(.focus))
    }
    frame.write("◆", at: Position(x: 9, y: 9), style: Style(.focus, isReversed: true))
    frame.captionRows = seed % 2 == 0 ? 18..<20 : 0..<0
    frame.write("caption", at: Position(x: 0, y: 18), style: Style(.caption))
    before.blankBroadBlocks()
    frame.blankBroadBlocks()
    var shown = before
    for change in passes(of: frame, since: before, full).flatMap({ $0 }) {
      shown.write(change.cell.glyph, at: change.position, style: change.cell.style)
    }
    shown.unifyBlanks()
    frame.unifyBlanks()
    #expect(shown.cells == frame.cells)
  }

  /// The costs that decide about passes are about those that ncurses has.
  @Test func movesCostWhatNcursesSends() {
    let start = Position(x: 20, y: 4)
    func cost(_ costs: PaintCosts, _ x: Int, _ y: Int) -> Int {
      costs.move(from: start, to: Position(x: x, y: y), columns: 80)
    }
    // To the next row in the column before, as in an upright line: \e[6d\b, or \v\b.
    #expect(cost(PaintCosts(), 19, 5) == 5 && cost(full, 19, 5) == 2)
    // To a far place: \e[13;41H.
    #expect(cost(full, 40, 12) == 8 && cost(full, 20, 4) == 0)
  }
}
