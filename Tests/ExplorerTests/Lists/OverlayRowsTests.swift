import Charts
import Screen
import Testing

@testable import Explorer

/// A list of very many rows makes those that are seen.
@Suite struct OverlayRowsTests {
  @Test func rowsAreMadeWhenTheyAreAskedFor() {
    let rows = OverlayRows(count: 3) { index in
      #expect(index == 1, "nobody asked for this row")
      return OverlayRow(sentence: .verbatim("row \(index)"))
    }
    #expect(rows.count == 3 && rows.indices.contains(2))
    #expect(rows[1].sentence == .verbatim("row 1"))
    #expect(rows.numbered[1].sentence == .numbered(2, .verbatim("row 1")))
  }

  @Test(arguments: [0, 1, 14, 150, 285, 298, 299])
  func aLongListShowsTheRowsAroundTheChosenOne(_ chosen: Int) throws {
    let charts = (0..<300).map { number in
      var chart = Fixtures.price
      chart.title = "Chart \(number) of many"
      return chart
    }
    let size = Size(columns: 80, rows: 24)
    var model = Model(deck: charts, settings: Settings(), size: size)
    _ = try model.press("9")
    _ = model.overlay.map { model.select(row: chosen, of: $0) }
    let lines = view(model, size).lines
    let shown = lines.compactMap { line in
      line.firstRange(of: "Chart ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
    #expect(shown.contains(chosen), "\(lines)")
    #expect(Set(shown).count > 9)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 <= 1 })
  }
}
