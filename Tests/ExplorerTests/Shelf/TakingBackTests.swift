import Charts
import Descriptions
import Testing

@testable import Explorer

/// The way back from a change: by its own key alone, and to what was there.
@Suite struct TakingBackTests {
  /// Four years of months of two series.
  static let months: String = {
    var lines = ["date,symbol,price"]
    for month in 0..<48 {
      for (index, symbol) in ["ACME", "BOLT"].enumerated() {
        let number = month % 12 + 1
        lines.append(
          "\(2019 + month / 12)-\(number < 10 ? "0" : "")\(number)-01,\(symbol),\(100 * (index + 1) + month * 37 % 50)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Backspace goes back before a jump, and leaves the chart as it is.
  @Test func backspaceTakesNoChangeBack() throws {
    var model = try ShelfTests.model([Self.months])
    _ = try model.press("4<Down>7<Down><Enter><Down><Enter>")
    let changed = model.deck
    try #require(!model.shelf.past.isEmpty)
    #expect(try model.hear("<Backspace>").last?.hasPrefix("Backspace does nothing") == true)
    #expect(model.deck == changed)
    #expect(try model.hear("<Esc><Esc><Backspace>").last == "No jump to go back from")
    #expect(model.deck == changed)
    _ = try model.press("><Backspace>")
    #expect(model.deck == changed)
    #expect(try model.hear("u").last?.hasPrefix("Taken back: ") == true)
  }

  /// Whoever has only stepped since sees the very part of before again, as long as the new place is in it.
  @Test(arguments: ["By month", "By quarter", "By year"])
  func theSamePartIsShownAfterASteps(unit: String) throws {
    let start = try ShelfTests.model([Self.months])
    for (place, keys) in [(8, "+"), (20, "++"), (30, "+"), (40, "++"), (47, "+++")] {
      for step in ["", "<Right>", "<Left>", "<Down>"] {
        var model = start
        _ = try model.press("4:n\(place)<Enter>\(keys)")
        let window = model.page.window
        _ = try model.press("7<Enter>")
        guard
          let row = model.useRows(ofColumn: 0).firstIndex(where: {
            model.language.text($0.sentence) == unit
          })
        else { continue }
        model.overlay?.selected = row
        _ = try model.press("<Enter><Esc><Esc>")
        try #require(!model.shelf.past.isEmpty)
        let arrived = model.page.window
        _ = try model.press(step)
        let isSame = model.page.window == arrived
        _ = try model.press("u")
        let x = try #require(model.cursor.x)
        #expect(model.page.isShown(x), "\(place) \(keys) \(step)")
        if isSame, window?.contains(x) == true {
          #expect(model.page.window == window, "\(place) \(keys) \(step)")
        }
      }
    }
  }

  /// A stretch that was marked stays where both of its ends do, and is told to be gone where they are not.
  @Test func theMarkedStretchStaysOrIsSaidToBeGone() throws {
    var model = try ShelfTests.model([Self.months])
    _ = try model.press("4<Right>(<Right><Right>)")
    // Both are in the chart of one symbol alone.
    var alone = model
    _ = try alone.press("7<Down><Enter>")
    let row = try #require(alone.uses(of: alone.shelf.columns[1]).firstIndex(of: .filter))
    alone.overlay?.selected = row
    _ = try alone.press("<Enter>")
    let said = try #require(alone.hear("<Enter>").last)
    #expect(alone.loop.stretch != nil && !said.contains("stretch"), "\(said)")
    let gone = try #require(model.hear("7<Down>x").last)
    #expect(gone.contains("The marked stretch is not kept"), "\(gone)")
    _ = try model.press("<Esc>u")
    #expect(model.loop.stretch != nil)
  }
}
