import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct OtherMovesTests {
  @Test func helpTakesAllKeysUntilItCloses() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("<Right>")
    #expect(try model.hear("?") == ["Help. Previous point: ← h"])
    #expect(try model.hear("<Down>") == ["Next point: → l"])
    #expect(try model.hear("<Up><Up><Up>") == ["Previous point: ← h", "Start of the list"])
    #expect(try model.press("4sx").isEmpty)
    #expect(try model.hear("<Esc>") == ["May 15, 144.00 EUR"])
    #expect(model.overlay == nil)
  }

  @Test func enterInHelpDoesTheRow() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("?<Down><Enter>").last == "May 15, 144.00 EUR")
    #expect(model.overlay == nil)
  }

  @Test func quitClosesTheOverlayFirst() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.press("?q").contains(.exit) == false)
    #expect(try model.press("q") == [.exit])
  }

  @Test func historyReadsAgain() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = update(&model, .started)
    _ = try model.press("<Right><Right>")
    #expect(
      try model.hear("w<Up><Up>") == [
        "What was said. May 16, 146.00 EUR, up 1.4 %", "May 15, 144.00 EUR",
        "Closing price, line, 5 points. ? help",
      ])
    let count = model.history.count
    _ = try model.press("<Up><Down>")
    #expect(model.history.count == count)
  }

  @Test func themesTurnBothWays() throws {
    var settings = Settings()
    settings.themes = ["default-dark", "default-light", "high-contrast-dark"]
    var model = Fixtures.model(Fixtures.price, settings: settings)
    #expect(
      try model.press("c") == [.useTheme("default-light"), .announce("Theme: default-light")])
    #expect(try model.hear("CC") == ["Theme: default-dark", "Theme: high-contrast-dark"])
  }

  @Test func theDeckIsWalkedByTitle() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps)
    _ = try model.press("4<Right>")
    #expect(try model.hear("f") == ["2 of 2. Steps, bar, 3 points"])
    #expect(model.rotor.mode == .values)
    #expect(model.point == nil)
    #expect(try model.hear("ff") == ["Last chart"])
    #expect(try model.hear("F") == ["1 of 2. Closing price, line, 5 points"])
  }

  @Test func aLongCaptionIsReadOnPieceByPiece() throws {
    var model = Fixtures.model(Fixtures.price, columns: 20, rows: 5)
    let whole = try #require(model.hear("3<Down><Enter>").last)
    var heard = CaptionView.pieces(of: model)[0]
    let pieces = CaptionView.pieces(of: model).count
    #expect(pieces > 2)
    for _ in 1..<pieces { heard += [try #require(model.hear("r").last)] }
    let words = heard.joined(separator: " ").split(separator: " ").filter { $0 != "…" }
    #expect(words.joined(separator: " ") == whole)
    _ = try model.press("r")
    #expect(model.caption.piece == 0)
  }

  @Test func aKeyForLaterSaysSo() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("+") == ["Zoom in: not in this version"])
    #expect(try model.hear("ß").isEmpty)
  }
}
