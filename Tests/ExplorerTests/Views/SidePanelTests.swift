import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct SidePanelTests {
  /// On a wide screen lists and details stand beside the chart, on a narrower one in its place.
  @Test(arguments: ["o", "2", "w", "g"], [(99, 40), (100, 40), (200, 60)])
  func listsStandBesideTheChart(keys: String, size: (columns: Int, rows: Int)) throws {
    var model = Fixtures.model(Fixtures.rising, columns: size.columns, rows: size.rows)
    _ = try model.press("4<Right><Right>" + keys)
    let frame = view(model, model.size)
    let caption = Layout(of: model, model.size).caption.y
    let lines = frame.lines.prefix(caption)
    #expect(lines.contains { $0.contains("└") } == (size.columns >= 100), "\(frame)")
    #expect(lines.contains { $0.contains("◆") } == (size.columns >= 100), "\(frame)")
    // The chosen row is seen.
    let pointer = Symbols(model.settings.glyphs).pointer
    #expect(lines.contains { $0.contains(pointer) }, "\(frame)")
  }

  @Test func helpTakesTheWholeScreen() throws {
    var model = Fixtures.model(Fixtures.rising, columns: 200, rows: 60)
    _ = try model.press("?")
    #expect(!view(model, model.size).lines.contains { $0.contains("└") })
  }

  /// A setting is seen in the chart while it is chosen.
  @Test func aSettingIsSeenWhileItIsChosen() throws {
    var model = Fixtures.model(Fixtures.price, columns: 160, rows: 48)
    _ = try model.press("4<Right>o")
    let before = view(model, model.size)
    model.settings.glyphScale = 3
    let after = view(model, model.size)
    let left = (0..<40).flatMap { y in (0..<90).map { Position(x: $0, y: y) } }
    #expect(left.contains { before[$0] != after[$0] })
  }

  @Test(arguments: 0...300)
  func thePartsFillTheScreen(columns: Int) {
    guard let panel = SidePanel(Size(columns: columns, rows: 40)) else {
      #expect(columns < 100)
      return
    }
    #expect(panel.columns + panel.others + 2 == columns)
    #expect(panel.columns >= 48 && panel.others >= 50)
  }
}
