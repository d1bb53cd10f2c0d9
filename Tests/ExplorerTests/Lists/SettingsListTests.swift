import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct SettingsListTests {
  private func model() -> Model {
    var settings = Settings()
    settings.themes = ["default-dark", "default-light"]
    return Fixtures.model(Fixtures.price, settings: settings)
  }

  @Test func theLanguageChangesAtOnceAndIsKept() throws {
    var model = model()
    #expect(try model.hear("o") == ["Settings, 17 items. 1. Language: English"])
    let effects = try model.press("<Right>")
    // Each in one language, as a voice speaks one at a time; the caption has both.
    #expect(
      effects == [
        .announce("Language: Japanese"), .keep(name: "language", value: "\"ja\""),
        .announce("言語：日本語"),
      ])
    #expect(model.caption.text(in: model.language).contains("Japanese"))
    #expect(try model.hear("<Left>") == ["言語：英語", "Language: English"])
  }

  @Test func theVolumeHasEndsAndIsHeard() throws {
    var model = model()
    _ = try model.press("<Right>o<Down><Down>")
    let effects = try model.press("<Right>")
    guard case .play(_, let volume, _, _)? = effects.first else {
      Issue.record("nothing was heard")
      return
    }
    #expect(volume == 1.25)
    #expect(effects.contains(.keep(name: "volume", value: "1.25")))
    #expect(effects.announcements == ["Volume: 125%"])
    #expect(try model.hear("<Right><Right><Right><Right>").last == "End of the list")
    #expect(model.settings.sonification.volume == 2)
  }

  @Test func whatIsNotKeptIsSaidBehindTheValue() throws {
    var model = model()
    _ = try model.press("o<Down><Down><Right>")
    func said(_ reason: String?, at time: Double) -> [String] {
      let refusal = Message.notKept(name: "volume", file: "/a/config.toml", reason: reason)
      return update(&model, refusal, at: time).announcements
    }
    #expect(
      said("Not a directory", at: 0)
        == ["Volume: 125%, not kept: a folder in its path is a file (/a/config.toml)"])
    #expect(said(nil, at: 9) == ["Volume: 125%, not kept: not a file (/a/config.toml)"])
  }

  @Test func everySettingTurnsBothWaysAndComesBack() throws {
    var model = model()
    _ = try model.press("o")
    for row in SettingRow.allCases {
      let before = model.settings.outline(of: row)
      let there = try model.press("<Right>")
      #expect(model.settings.outline(of: row) != before, "\(row)")
      #expect(
        there.contains {
          if case .keep(let name, _) = $0 { name == row.preference.name } else { false }
        })
      _ = try model.press("<Left>")
      #expect(model.settings.outline(of: row) == before, "\(row)")
      _ = try model.press("<Down>")
    }
  }

  @Test func themesAreUsedAndWordsAreMany() throws {
    var model = model()
    #expect(try model.press("o<Down><Enter>").contains(.useTheme("default-light")))
    #expect(try model.hear("<Down><Down><Down><Right>").last == "Words: many")
    #expect(model.settings.verbosity == .verbose)
    #expect(try model.hear("<Esc>").last?.hasPrefix("Audio graph") == true)
  }

  @Test func seriesTogetherAreHeardTogether() throws {
    var model = Fixtures.model(Fixtures.pair)
    _ = try model.press("o<Down><Down><Down><Right><Esc>")
    #expect(try model.hear("1").last?.contains("All together") == true)
    guard case .play(let score, _, _, _)? = try model.press("<Enter>").last else {
      Issue.record("did not play")
      return
    }
    #expect(score.parts.count == 2 && score.parts[1].start < 0.1)
  }

  @Test func keptValuesAreReadAgain() throws {
    var model = model()
    _ = try model.press("o")
    var text = ""
    for row in SettingRow.allCases {
      for effect in try model.press("<Right>") {
        if case .keep(let name, let value) = effect {
          text = Configuration.setting(name, to: value, in: text)
        }
      }
      _ = try model.press("<Down>")
      _ = row
    }
    let configuration = try Configuration(
      text, known: SettingRow.allCases.flatMap(\.preferences).map(\.name))
    // The screen reader has two.
    #expect(configuration.options.count == SettingRow.allCases.count + 1)
    #expect(configuration.options["language"]?.values == ["ja"])
    #expect(configuration.options["order"]?.values == ["together"])
  }

  @Test func theSameAxesAreSeenHeardAndSaid() throws {
    var other = Fixtures.price
    other.series[0].y = [200, 300, 250, 260, 270]
    var model = Fixtures.model(Fixtures.price, other)
    _ = try model.press("4<Right>")
    let height = model.chart.height(of: 146)
    #expect(
      try model.hear("o<End><Up><Right>").last == "Same axes: on where unit and scale agree")
    #expect(model.chart.height(of: 146) < height)
    let axis = "Y axis: Price, 144.00 to 300.00 EUR, not from zero"
    #expect(try model.hear("<Esc>2<Down><Down>").last == axis)
    #expect(try model.hear("<Down>").last == "Same axes in 2 charts of the deck")
    #expect(try model.hear("f<Down><Down>").last == axis)
    #expect(try model.hear("o<End><Up><Right>").last == "Same axes: off")
    #expect(try model.hear("<Esc>").last?.contains("200.00 to 300.00 EUR") == true)
  }

  /// The cursor stays on its point where places get other numbers.
  @Test func theSameAxesLeaveThePointWhereItIs() throws {
    let week = ["Mon", "Tue", "Wed"]
    let other = Chart(
      title: "More", type: .bar, xAxis: Axis(title: "Day", kind: .category(["Sun"] + week)),
      yAxis: Axis(unit: "steps"),
      series: [Series(name: "", x: [0, 1, 2, 3], y: [1, 2, 3, 4], isContinuous: false)])
    var model = Fixtures.model(Fixtures.steps, other)
    #expect(try model.hear("4<Right><Right>").last?.hasPrefix("Tue, 11,630 steps") == true)
    #expect(try model.hear("o<End><Up><Right><Esc>").last == "Tue, 11,630 steps")
    #expect(model.cursor.x == 2 && model.chart.xAxis.categories == ["Sun"] + week)
    #expect(try model.hear("<Right>").last?.hasPrefix("Wed, 10,980 steps") == true)
  }
}
