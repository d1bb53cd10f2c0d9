import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// A quiet screen: the caption first, and nothing else that a key would change.
@Suite struct QuietViewTests {
  /// Walks, turns, jumps, lists, help, prompts, settings and sound; nothing that changes the chart.
  static let keys = [
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
      let captionRows = Layout.quietRows(of: model.size)
      let still = try #require(frames.first).dropFirst(captionRows)
      for (key, frame) in zip(["start"] + Self.keys, frames) {
        #expect(frame.dropFirst(captionRows) == still, "\(key) at \(columns)x\(rows)")
      }
    }
  }

  @Test func theCaptionStandsInTheFirstRowAndInTheSecondByTurns() throws {
    var settings = Settings()
    settings.screenReader = .quiet
    var model = Fixtures.model(Fixtures.price, settings: settings)
    let size = Size(columns: 80, rows: 24)
    #expect(view(model, size).cursor == Position(x: 0, y: 0))
    var frame = view(model, size)
    for row in [1, 0, 1] {
      _ = try model.press("p")
      frame = view(model, size)
      #expect(frame.lines[row] == model.caption.text(in: model.settings.language))
      #expect(frame.lines[1 - row].isEmpty)
      #expect(frame.cursor == Position(x: 0, y: row))
    }
    // A letter that is typed stays in its row.
    _ = try model.press(":")
    _ = try model.press("n")
    _ = try model.press("2")
    #expect(view(model, size).cursor == Position(x: 25, y: 0))
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
    let whole = view(model, size).lines.dropFirst(5)
    _ = try model.press("l+")
    #expect(view(model, size).lines.dropFirst(5) != whole)
    _ = try model.press("0f")
    #expect(view(model, size).lines.contains { $0.hasPrefix("Steps") })
  }
}
