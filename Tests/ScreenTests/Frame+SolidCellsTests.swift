import Testing

@testable import Screen

/// A cell of one color before and after is not sent again, whatever it is made of; all others are taken as they are now.
@Suite struct FrameSolidCellsTests {
  private static func frame(_ cells: [(String, Style)]) -> Frame {
    var frame = Frame(size: Size(columns: cells.count, rows: 1))
    for (x, cell) in cells.enumerated() {
      frame.write(cell.0, at: Position(x: x, y: 0), style: cell.1)
    }
    return frame
  }

  private static let ink = Style(.series(1))
  private static let ground = Style(.series(1), ground: .series(1))
  private static let reversed = Style(.series(1), isReversed: true)

  @Test func cellsOfTheSameColorStayAsTheyWere() {
    let before = Self.frame([("█", Self.ink), (" ", Self.ground), (" ", Self.reversed)])
    var now = Self.frame([(" ", Self.ground), (" ", Self.reversed), ("█", Self.ink)])
    now.keepSolidCells(of: before)
    #expect(now == before)
  }

  @Test func whatLooksDifferentIsTaken() {
    let other = Style(.series(2), ground: .series(2))
    let bold = Style(.series(1), isBold: true)
    let line = Style(.series(1), isUnderlined: true, ground: .series(1))
    let before = Self.frame([
      ("█", Self.ink), ("█", Self.ink), ("█", Self.ink), ("█", Self.ink), ("▄", Self.ink),
      (" ", .text), ("█", Self.reversed),
    ])
    let now = Self.frame([
      (" ", other), ("█", bold), (" ", line), ("▄", Self.ground), (" ", Self.ground),
      ("█", Style(.text)), ("█", Self.ink),
    ])
    var kept = now
    kept.keepSolidCells(of: before)
    #expect(kept == now)
  }

  @Test func aFrameOfAnotherSizeIsTaken() {
    let now = Self.frame([(" ", Self.ground)])
    var kept = now
    kept.keepSolidCells(of: Self.frame([("█", Self.ink), ("█", Self.ink)]))
    #expect(kept == now)
  }
}
