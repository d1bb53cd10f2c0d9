import Screen
import Testing

@testable import Explorer

@Suite struct TypedNumbersTests {
  /// A list may be empty, as the history before anything was said: then no digit chooses a row.
  @Test(arguments: ["0", "1", "7", "11"])
  func aDigitInAnEmptyListChoosesNothing(_ digits: String) throws {
    var model = Fixtures.model(Fixtures.price)
    model.history = []
    model.overlay = Overlay(kind: .history)
    for digit in digits { _ = update(&model, .key(.character(digit))) }
    #expect(model.overlay?.typedNumber == nil)
    #expect(model.overlay?.selected == 0)
  }

  /// A number that no row has is said, and Enter then acts on no other row; the next number begins anew.
  @Test func aNumberBeyondTheListIsSaid() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let opened = try model.hear("7<Enter>").last
    #expect(opened?.contains("5 items") == true || opened?.contains("items") == true)
    let count = model.rows(of: .uses(column: 0)).count
    try #require(count < 10)
    for typed in ["30", "12", "9"] where Int(typed) ?? 0 > count {
      #expect(try model.hear(typed).last == "\(typed): no such row")
      #expect(try model.hear("<Enter>").last == "\(typed): no such row")
      #expect(model.overlay?.kind == .uses(column: 0) && model.shelf.past.isEmpty)
    }
    #expect(try model.hear("302").last?.hasPrefix("2. ") == true)
    // A later digit is another number.
    model.clock += 3
    #expect(try model.hear("1").last?.hasPrefix("1. ") == true)
  }

  /// Side by side zero shows all, whatever was typed before.
  @Test func zeroShowsAllSideBySide() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(try model.hear("8+2").last?.hasPrefix("2. ") == true)
    #expect(try model.hear("0").last?.hasPrefix("Showing all") == true)
  }

  /// Of data that has not come yet there is no column to be chosen.
  @Test(arguments: ["<Enter>", "<Space>", "5", "<Down>", "p", "x", "/"])
  func anEmptyListHasNothingToChoose(_ key: String) throws {
    for kind in [Overlay.ListKind.columns, .suggestions, .values(column: 0), .uses(column: 0)] {
      var model = Fixtures.model()
      model.overlay = Overlay(kind: kind)
      _ = try model.press(key)
      _ = view(model, model.size)
    }
  }
}
