import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct UpdateTests {
  @Test func aKeyWithoutAFunctionSaysSo() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("Qß\\") == [
        "Capital Q does nothing. Question mark: help", "ß does nothing. Question mark: help",
        "Backslash does nothing. Question mark: help",
      ])
    #expect(
      update(&model, .key(.unknown)).announcements == [
        "This key does nothing. Question mark: help"
      ])
    model.settings.languageTag = "de"
    #expect(try model.hear("Q") == ["Großes Q bewirkt nichts. Fragezeichen: Hilfe"])
  }
}
