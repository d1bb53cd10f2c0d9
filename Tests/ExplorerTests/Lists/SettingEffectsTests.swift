import Charts
import Descriptions
import Testing

@testable import Explorer

/// A setting that changes nothing is a promise that is not kept.
@Suite struct SettingEffectsTests {
  /// Walks, jumps, reads, plays, and looks at every mode and at a list.
  private static let keys =
    "<Right><Right><Down>n<Tab><Down><Tab><Enter><Tab><Right><Enter><Tab><Right><Tab><Enter>"
    + "<Wait 5s><Space><Wait 2s>R<Wait 9s>1j<Enter><Wait 3s>?<Esc>"

  /// All that is seen, heard and said with some settings.
  private func traces(_ model: Model) throws -> [[String]] {
    let script = try KeyScript(Self.keys)
    return Replay.Dump.allCases.map { Replay.run(script, on: model, dump: $0) }
  }

  private func model() -> Model {
    var settings = Settings()
    settings.themes = ["default-dark", "default-light"]
    return Fixtures.model(Fixtures.pair, Fixtures.price, settings: settings)
  }

  /// A theme colors, which a dump of letters does not show; the volume is that of the output, and speech is a voice.
  @Test func everyValueOnTheScreenChangesSomething() throws {
    let rows = SettingRow.allCases
    for (number, row) in rows.enumerated() where ![.theme, .volume].contains(row) {
      var changed = model()
      _ = try changed.press("o" + String(repeating: "<Down>", count: number))
      let before = changed.settings.outline(of: row)
      let first = try traces(model())
      var values = 0
      for _ in 0..<12 {
        _ = try changed.press("<Right>")
        let value = changed.settings.outline(of: row)
        guard value != before else { break }
        values += 1
        var open = changed
        _ = try open.press("<Esc>")
        var fresh = model()
        fresh.settings = open.settings
        let traces = try traces(fresh)
        #expect(traces != first, "\(row): \(value)")
      }
      #expect(values > 0, "\(row)")
    }
  }

  /// Each detail says more than the one before it: tersely less, verbosely more.
  @Test func verbosityChangesCaptionsDetailsAndDescriptions() {
    let lengths = Verbosity.allCases.map { verbosity in
      let chart = Fixtures.pair
      let details = chart.details(in: Languages.all[0], options: .command, verbosity).told
      return details.joined().count + chart.description(in: Languages.all[0], verbosity).count
    }
    #expect(lengths == lengths.sorted() && Set(lengths).count == lengths.count)
  }

  /// Each part of a caption is left out where it is not asked for, and the order is that of the setting.
  @Test func everyPartOfACaptionIsAskedFor() throws {
    func caption(_ parts: [CaptionPart]?) throws -> String {
      var settings = Settings()
      settings.captionParts = parts
      var model = Fixtures.model(Fixtures.price, settings: settings)
      return try model.hear("<Right><Right>").last ?? ""
    }
    let whole = try caption(nil)
    for part in CaptionPart.allCases where part != .series {
      let others = CaptionPart.allCases.filter { $0 != part }
      #expect(try caption(others) != whole, "\(part)")
    }
    let turned = try caption([.change, .value, .place])
    #expect(turned != whole && turned.count > 0)
  }
}
