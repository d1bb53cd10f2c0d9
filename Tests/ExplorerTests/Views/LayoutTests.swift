import Screen
import Testing

@testable import Explorer

@Suite struct LayoutTests {
  @Test(arguments: 1...60)
  func rowsNeverOverlap(rows: Int) {
    for (isPicture, scale, columns) in [
      (false, 1, 80), (true, 1, 80), (false, 2, 20), (false, 3, 40), (false, 4, 200), (true, 4, 80),
    ] {
      let layout = Layout(
        Size(columns: columns, rows: rows), isPicture: isPicture, scale: scale)
      var taken = [
        layout.title, layout.rotor, layout.unit, layout.axis, layout.tickLabels, layout.focus,
      ]
      .compactMap(\.self)
      taken += layout.plot.y..<(layout.plot.y + layout.plot.rows)
      // The hint shares the caption's last row.
      taken += layout.caption.y..<(layout.caption.y + layout.caption.rows)
      if let area = layout.bigText { taken += area.y..<(area.y + area.rows) }
      #expect(taken.sorted() == Array(0..<rows), "\(layout)")
    }
  }

  /// The meaning of shades stands between the chart and the caption.
  @Test(arguments: 1...40)
  func theScaleHasARowOfItsOwn(rows: Int) {
    for isPicture in [false, true] {
      var layout = Layout(Size(columns: 80, rows: rows), isPicture: isPicture)
      let plot = layout.plot
      layout.giveScale()
      #expect((layout.scale == nil) == (plot.rows < 5))
      guard let scale = layout.scale else { continue }
      #expect(scale == layout.caption.y - 1)
      #expect(layout.plot.rows == plot.rows - 1)
      let others = [layout.axis, layout.tickLabels, layout.focus].compactMap(\.self)
      #expect(others.allSatisfy { (layout.plot.y + layout.plot.rows..<scale).contains($0) })
    }
  }

  @Test func bigLettersLeaveThePlotItsRows() {
    func rows(_ columns: Int, _ rows: Int, _ scale: Int) -> [Int] {
      let layout = Layout(Size(columns: columns, rows: rows), scale: scale)
      return [layout.plot.rows, layout.bigText?.rows ?? 0]
    }
    #expect(rows(80, 24, 2) == [13, 3])
    #expect(rows(80, 24, 4) == [10, 6])
    #expect(rows(40, 12, 2) == [4, 3])
    #expect(rows(40, 12, 4) == [2, 6])
    #expect(rows(40, 24, 4) == [7, 12])
    #expect(rows(20, 6, 4) == [1, 3])
    #expect(rows(20, 5, 2) == [2, 0])
  }

  @Test func thePlotTakesWhatIsLeft() {
    #expect(Layout(Size(columns: 80, rows: 24)).plot.rows == 16)
    #expect(Layout(Size(columns: 40, rows: 12)).plot.rows == 7)
    #expect(Layout(Size(columns: 20, rows: 6)).plot.rows == 2)
    #expect(Layout(Size(columns: 20, rows: 1)).plot.rows == 0)
  }
}
