import Screen
import Testing

@testable import Explorer

/// Names in rows below the plot.
@Suite struct LegendRowsTests {
  /// Long names of which each has its share of a row are cut where they differ, and none is left out.
  @Test func namesAreRatherCutThanLeftOut() {
    let names = ["Conversion from previous", "Conversion from start"]
    let rows = LegendRows(names, columns: 40, rows: 1, focused: 0, ellipsis: "…")
    #expect(rows.entries.map(\.name) == ["Conversi…previous", "Conversion…start"])
    #expect(rows.rest == nil)
    // In no room at all there are none, however many rows there were.
    #expect(LegendRows(names, columns: 1, rows: .max, focused: 0, ellipsis: "…").entries.isEmpty)
  }

  private func rows(
    _ names: [String], columns: Int, rows: Int = 1, focused: Int = 0
  ) -> LegendRows {
    LegendRows(names, columns: columns, rows: rows, focused: focused, ellipsis: "…")
  }

  @Test func namesStandBesideEachOther() {
    let named = rows(["North", "South"], columns: 20)
    #expect(named.entries.map(\.x) == [0, 9])
    #expect(named.rest == nil && named.rowCount == 1)
    #expect(rows(["North", "South"], columns: 15, rows: .max).rowCount == 2)
  }

  /// The name of the focus is always among those that are seen, and as many others as have room.
  @Test(arguments: [1, 2, 3], [8, 12, 21, 39])
  func theFocusIsNamed(count: Int, columns: Int) {
    let names = (0..<12).map { String(repeating: "n\($0)", count: 1 + $0 % 4) }
    for focused in names.indices {
      let named = rows(names, columns: columns, rows: count, focused: focused)
      #expect(named.entries.contains { $0.series == focused })
      #expect(
        named.entries.allSatisfy {
          $0.row < count && $0.x + 2 + $0.name.columns <= columns
        })
      #expect((named.rest == nil) == (named.entries.count == 12))
      if let rest = named.rest {
        #expect(rest.text == "+\(12 - named.entries.count)")
        #expect(rest.x + rest.text.count <= columns)
        #expect(
          named.entries.allSatisfy { $0.row < count - 1 || $0.x + 2 + $0.name.columns < rest.x })
      }
    }
  }
}
