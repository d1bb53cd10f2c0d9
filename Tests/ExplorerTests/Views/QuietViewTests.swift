import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// A quiet screen: the caption first, and nothing else that a key would change.
@Suite struct QuietViewTests {
  /// Walks, turns, jumps, lists, help, prompts, settings and sound; nothing that changes the chart.
  private static let keys = [
    "<Right>", "l", "h", "<Down>", "<Up>", ">", "<lt>", "{", "}", "n", "N", "J", "K", "L", "H", "p",
    "<Tab>", "<S-Tab>", "2", "j", "j", "<Enter>", "3", "j", "<Enter>", "4", "j", "j", "<Enter>",
    "5",
    "j", "j", "<Enter>", "g", "j", "3", "<Enter>", "u", "x", "n", ":", "n", "2", "<Enter>", "/",
    "a",
    "<Esc>", "?", "j", "N", "/", "q", "<Enter>", "<Esc>", "w", "k", "<Esc>", "e", "j", "<Esc>", "o",
    "j", "<Esc>", "6", "<Esc>", "7", "<Esc>", "8", "l", "<Esc>", "9", "<Esc>", "(", ")", "*", "t",
    "l", "s", "s", "Q", "1", "<Enter>", "<Wait 500ms>", "<Space>", "y", "<Space>", "<Wait 2s>",
    "<Esc>", "a", "<Wait 3s>", "<Esc>", "r",
  ]

  @Test(arguments: try GoldenChart.all())
  func aKeyChangesTheCaptionAlone(_ golden: GoldenChart) throws {
    for (columns, rows) in [(80, 24), (40, 12)] {
      var settings = Settings()
      settings.screenReader = .quiet
      let model = Model(
        deck: [golden.chart], settings: settings,
        size: Size(columns: columns, rows: rows))
      let script = try KeyScript(Self.keys.joined())
      let dumped = Replay.run(script, on: model, dump: .frames)
      let frames = dumped.split { $0.hasPrefix("@ ") }.map(Array.init)
      let caption = Layout(of: model, model.size).caption
      #expect(caption.y == 0)
      let still = try #require(frames.first).dropFirst(caption.rows)
      for (key, frame) in zip(["start"] + Self.keys, frames) {
        #expect(frame.dropFirst(caption.rows) == still, "\(key) at \(columns)x\(rows)")
      }
    }
  }

  @Test func theCaptionIsTheFirstRow() throws {
    var settings = Settings()
    settings.screenReader = .quiet
    var model = Fixtures.model(Fixtures.price, settings: settings)
    _ = try model.press("<Right>")
    let frame = view(model, Size(columns: 80, rows: 24))
    #expect(frame.lines[0].hasPrefix("May 15, 144.00 EUR"))
    #expect(frame.cursor == Position(x: 0, y: 0))
    #expect(frame.lines.contains { $0.hasPrefix("Closing price") })
    // A picture for paper is no screen.
    #expect(
      picture(of: model, Size(columns: 60, rows: 16)).lines.contains { $0.contains("5 points") })
  }

  /// Another part, another chart: what is shown is what is said.
  @Test func whatChangesTheChartIsShown() throws {
    var settings = Settings()
    settings.screenReader = .quiet
    var model = Fixtures.model(Fixtures.price, Fixtures.steps, settings: settings)
    let size = Size(columns: 80, rows: 24)
    let whole = view(model, size).lines.dropFirst(4)
    _ = try model.press("l+")
    #expect(view(model, size).lines.dropFirst(4) != whole)
    _ = try model.press("0f")
    #expect(view(model, size).lines.contains { $0.hasPrefix("Steps") })
  }
}
