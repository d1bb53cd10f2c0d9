import Screen
import Testing

@testable import Terminals

/// The cells that are left to ncurses.
@Suite struct PaintRowsTests {
  private let empty = Frame(size: Size(columns: 40, rows: 20))

  private func sent(_ frame: Frame, since before: Frame?) -> [PaintPasses.Change] {
    let changes = frame.changes(since: before, within: frame.size)
    return PaintRows(changes, of: frame, since: before).changes
  }

  /// All blanks of the caption have its ink, so that its row ends in one of them, and is cleared from there.
  @Test(arguments: [true, false]) func theBlanksOfACaptionHaveItsInk(isFirst: Bool) {
    var before = empty
    before.captionRows = 18..<20
    var frame = empty
    frame.captionRows = 18..<20
    frame.write("a caption", at: Position(x: 0, y: 18), style: Style(.caption, isBold: true))
    let caption = sent(frame, since: isFirst ? nil : before)
      .filter { (18..<20).contains($0.position.y) }
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
    #expect(Set(sent(frame, since: before).map(\.cell.style.role)) == [.axis])
    #expect(sent(frame, since: before).count == 6)
    // Also one that stays, where ncurses does not move over it.
    frame.write("b", at: Position(x: 5, y: 0), style: Style(.axis))
    frame.write("b", at: Position(x: 8, y: 0), style: Style(.axis))
    #expect(sent(frame, since: before).count == 10)
    #expect(Set(sent(frame, since: before).map(\.cell.style.role)) == [.axis])
  }

  /// At first the background is there already.
  @Test func ofTheFirstFrameBlanksAreNotSent() {
    var frame = empty
    frame.write("a", at: Position(x: 2, y: 0), style: Style(.axis))
    #expect(sent(frame, since: nil).count == 1)
  }
}
