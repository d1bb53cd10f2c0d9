import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct OverlaysTests {
  @Test func helpTakesAllKeysUntilItCloses() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("<Right>")
    #expect(
      try model.hear("?") == [
        "Help, 69 items. Start here. Previous point: left arrow or h"
      ])
    #expect(try model.hear("<Down>") == ["Next point: right arrow or l"])
    #expect(
      try model.hear("<Up><Up><Up>") == [
        "Previous point: left arrow or h", "Start of the list", "Start of the list",
      ])
    #expect(
      try model.hear("$") == ["Dollar sign does nothing. Escape: closes"])
    #expect(try model.hear("<Esc>") == ["May 15, 144.00 EUR"])
    #expect(model.overlay == nil)
  }

  /// A capital letter says what it does, as its twin without a letter walks help; in other lists both walk.
  @Test func capitalLettersSayWhatTheyDoInHelp() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = try model.press("?")
    for key in ["J", "K", "L", "H"] {
      let said = try model.hear(key).last ?? ""
      #expect(said.contains("capital \(key)"), "\(said)")
    }
    #expect(try model.hear("<End>").last?.contains("capital") == false)
    // In the settings the last row is where both lead.
    _ = try model.press("<Esc>oJ")
    #expect(model.overlay?.selected == model.rows(of: .settings).count - 1)
  }

  @Test func enterInHelpDoesTheRow() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("?<Down><Enter>").last == "May 15, 144.00 EUR")
    #expect(model.overlay == nil)
  }

  @Test func quitClosesTheOverlayFirst() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.press("?q").contains(.exit) == false)
    #expect(try model.press("q") == [.announce("Closed"), .exit])
  }

  /// Enter on the row that says so closes the list, as the key does, and nothing more.
  @Test func theLastRowOfHelpClosesIt() throws {
    var model = Fixtures.model(Fixtures.price)
    let effects = try model.press("<Right>?/quit<Enter><Enter>")
    #expect(!effects.contains(.exit))
    #expect(effects.announcements.last == "May 15, 144.00 EUR")
    #expect(model.overlay == nil)
  }

  @Test func historyReadsAgain() throws {
    var model = Fixtures.model(Fixtures.price)
    _ = update(&model, .started)
    _ = try model.press("<Right><Right>")
    #expect(
      try model.hear("w<Up><Up>") == [
        "What was said, 4 items. May 16, 146.00 EUR, up 1.4%", "May 15, 144.00 EUR",
        "Question mark: help",
      ])
    #expect(try model.hear("<Up>") == ["Closing price, line, May 15 to 19, 2023"])
    let count = model.history.count
    _ = try model.press("<Up><Down>")
    #expect(model.history.count == count)
  }
}
