import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct OtherMovesTests {
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
    #expect(try model.hear("f") == ["Steps, bar, 3 points, 2 of 2"])
    #expect(model.rotor.mode == .values)
    #expect(model.point == nil)
    #expect(try model.hear("ff") == ["Last chart"])
    #expect(try model.hear("F") == ["Closing price, line, 5 points, 1 of 2"])
  }

  @Test func aChartLikeTheLastIsSaidByItsTitle() throws {
    var other = Fixtures.price
    other.title = "Opening price"
    var model = Fixtures.model(Fixtures.price, other, Fixtures.pair)
    #expect(try model.hear("f") == ["Opening price, 2 of 3"])
    #expect(try model.hear("f") == ["Stocks, 2 series, 7 points, 3 of 3"])
    #expect(try model.hear("F") == ["Opening price, 1 series, 5 points, 2 of 3"])
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
    let later = try #require(Keymap.standard.rows.first { !$0.isAvailable })
    let said = update(&model, .key(later.keys[0])).announcements
    #expect(said == ["\(model.language.text(later.action)): not in this version"])
    #expect(try model.hear("ß").isEmpty)
  }
}
