import Screen
import Testing

@testable import Explorer

@Suite struct LayoutTests {
  @Test(arguments: 1...60)
  func rowsNeverOverlap(rows: Int) {
    for isPicture in [false, true] {
      let layout = Layout(Size(columns: 80, rows: rows), isPicture: isPicture)
      var taken = [
        layout.title, layout.rotor, layout.unit, layout.axis, layout.tickLabels, layout.focus,
      ]
      .compactMap(\.self)
      taken += layout.plot.y..<(layout.plot.y + layout.plot.rows)
      // The hint shares the caption's last row.
      taken += layout.caption.y..<(layout.caption.y + layout.caption.rows)
      #expect(taken.sorted() == Array(0..<rows), "\(layout)")
    }
  }

  @Test func thePlotTakesWhatIsLeft() {
    #expect(Layout(Size(columns: 80, rows: 24)).plot.rows == 16)
    #expect(Layout(Size(columns: 40, rows: 12)).plot.rows == 7)
    #expect(Layout(Size(columns: 20, rows: 6)).plot.rows == 2)
    #expect(Layout(Size(columns: 20, rows: 1)).plot.rows == 0)
  }
}
