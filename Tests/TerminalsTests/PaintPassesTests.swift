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

  /// Two bars side by side in so many rows.
  private func bars(rows: Int, isWide: Bool = false) -> [PaintPasses.Change] {
    (0..<rows).flatMap { y in
      [change(0, y, Style(.series(0)), isWide: isWide), change(1, y, Style(.focus))]
    } + [change(0, rows, .text)]
  }

  @Test func barsSideBySideAreSentOneAfterTheOther() {
    let passes = PaintPasses(bars(rows: 8)).passes
    #expect(passes.map { Set($0.map(\.cell.style.role)) } == [[.series(0)], [.focus], [.text]])
    #expect(passes.map(\.count) == [8, 8, 1])
  }

  /// A few cells are sent at once.
  @Test func aFewCellsAreOnePass() {
    #expect(PaintPasses(bars(rows: 3)).passes.count == 1)
    #expect(PaintPasses([]).passes.isEmpty)
  }

  /// A wide character goes before the cell beside it.
  @Test func wideCharactersStayInOrder() {
    #expect(PaintPasses(bars(rows: 8, isWide: true)).passes.map(\.count) == [17])
  }
}
