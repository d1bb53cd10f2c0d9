import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct PanelGridTests {
  private static func grid(_ count: Int, _ columns: Int, _ rows: Int) -> PanelGrid {
    PanelGrid(count: count, in: Area(x: 0, y: 1, columns: columns, rows: rows))
  }

  /// All panels are seen, and none is a strip where there is room for a grid.
  @Test(arguments: [
    (1, 80, 21, 1, 1), (2, 80, 21, 2, 1), (3, 80, 21, 2, 2), (4, 80, 21, 2, 2),
    (6, 80, 21, 3, 2), (9, 80, 21, 3, 2), (4, 40, 9, 1, 1), (4, 200, 57, 2, 2),
    (5, 200, 57, 3, 2), (6, 200, 57, 3, 2), (12, 200, 57, 4, 3), (5, 120, 37, 2, 3),
  ])
  func allAreSeenWhereThereIsRoom(
    count: Int, columns: Int, rows: Int, gridColumns: Int, gridRows: Int
  ) {
    let grid = Self.grid(count, columns, rows)
    #expect(grid.columns == gridColumns && grid.rows == gridRows)
  }

  /// Of more than there is room for, the chosen one is always among those that are seen, in its row.
  @Test func theChosenOneIsSeen() {
    for count in 1...40 {
      for (columns, rows) in [(20, 4), (40, 9), (80, 21), (132, 40), (200, 57)] {
        let grid = Self.grid(count, columns, rows)
        for selected in 0..<count {
          let shown = grid.shown(around: selected, of: count)
          #expect(shown.contains(selected) && shown.lowerBound % grid.columns == 0)
          #expect(shown.count <= grid.columns * grid.rows)
        }
      }
    }
  }

  /// No two panels share a cell, and none leaves the screen.
  @Test func panelsDoNotOverlap() {
    for count in 1...12 {
      let grid = Self.grid(count, 80, 21)
      var taken: Set<Position> = []
      for index in 0..<grid.columns * grid.rows {
        let area = grid.area(of: index)
        for y in area.y..<area.y + area.rows {
          for x in area.x..<area.x + area.columns {
            #expect(taken.insert(Position(x: x, y: y)).inserted)
            #expect(x < 80 && y < 22)
          }
        }
      }
    }
  }
}
