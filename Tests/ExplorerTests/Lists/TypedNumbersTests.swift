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
