import Descriptions
import Sonification
import Testing

@testable import Explorer

@Suite struct SoundSettingsListTests {
  /// The page is the last row of the settings.
  private func model() throws -> Model {
    var settings = Settings()
    settings.themes = ["default-dark"]
    var model = Fixtures.model(Fixtures.price, settings: settings)
    _ = try model.press("<Right>o<End>")
    return model
  }

  @Test func everyRowTurnsBothWaysIsHeardSaidAndKept() throws {
    var model = try model()
    #expect(try model.hear("<Enter>").last?.hasPrefix("Sound, 16 items") == true)
    for row in SoundSettingRow.all {
      let before = model.settings.outline(of: row)
      let there = try model.press("<Right>")
      #expect(model.settings.outline(of: row) != before, "\(row)")
      let names = there.compactMap { effect -> String? in
        if case .keep(let name, _) = effect { name } else { nil }
      }
      #expect(names == row.preferences.map(\.name))
      guard case .play(let score, _, _, _)? = there.first else {
        Issue.record("\(row) is not heard")
        return
      }
      #expect(!score.tones.isEmpty)
      #expect(there.announcements.count == 1)
      _ = try model.press("<Left>")
      #expect(model.settings.outline(of: row) == before, "\(row)")
      _ = try model.press("<Down>")
    }
    // Esc leads back to the row that opened it.
    #expect(try model.hear("<Esc>").last?.contains("Sound") == true)
  }

  @Test func movesAreSilentWhilePlayingIsNot() throws {
    var model = try model()
    _ = try model.press("<Enter><Down><Down><Down><Down><Right><Esc><Esc>")
    #expect(!model.settings.hasMoveTones)
    let move = try model.press("<Right>")
    #expect(!move.contains { if case .play = $0 { true } else { false } })
    let playing = try model.press("1<Enter>")
    #expect(playing.contains { if case .play = $0 { true } else { false } })
  }
}
