import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct LooksTests {
  @Test func themesTurnBothWays() throws {
    var settings = Settings()
    settings.themes = ["default-dark", "default-light", "high-contrast-dark"]
    var model = Fixtures.model(Fixtures.price, settings: settings)
    #expect(
      try model.press("c") == [.useTheme("default-light"), .announce("Theme: default light")])
    #expect(try model.hear("CC") == ["Theme: default dark", "Theme: high contrast dark"])
  }
}
