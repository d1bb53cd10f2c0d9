import Charts
import Descriptions
import Testing

@testable import Explorer

/// A setting that changes nothing is a promise that is not kept.
@Suite struct SettingEffectsTests {
  /// Walks, jumps, plays, reads, and looks at every mode and at a list.
  private static let keys =
    "<Right><Right><Down>n<Tab><Down><Tab><Enter><Tab><Right><Enter><Tab><Right><Tab><Enter>"
    + "<Wait 5s><Space>1<Enter><Wait 3s><Space>2a<Wait 20s><Esc>f?<Esc>"

  /// All that is seen, heard or said, of which one thing after the other is asked for.
  private func trace(_ model: Model, _ dump: Replay.Dump) throws -> [String] {
    Replay.run(try KeyScript(Self.keys), on: model, dump: dump)
  }

  /// True where two models do the same in every way.
  private func areAlike(_ a: Model, _ b: Model) throws -> Bool {
    // A picture takes the longest.
    try [.captions, .speech, .score, .frames].allSatisfy { try trace(a, $0) == trace(b, $0) }
  }

  private func model() -> Model {
    var settings = Settings()
    settings.themes = ["default-dark", "default-light"]
    return Fixtures.model(Fixtures.pair, Fixtures.price, settings: settings)
  }

  /// A theme colors, which a dump of letters does not show, and the volume is that of the output.
  ///
  /// Pixels are those of a terminal that answers, as `TerminalPixelsTests` has one.
  @Test(arguments: SettingRow.allCases.filter { ![.theme, .volume, .pixels].contains($0) })
  func everyValueOnTheScreenChangesSomething(_ row: SettingRow) throws {
    let number = try #require(SettingRow.allCases.firstIndex(of: row))
    let open = "o" + String(repeating: "<Down>", count: number)
    var before = model()
    _ = try before.press(open + "<Right><Left><Esc>")
    var changed = model()
    _ = try changed.press(open)
    let initial = changed.settings.outline(of: row)
    var (values, last) = (0, initial)
    for _ in 0..<12 {
      _ = try changed.press("<Right>")
      let value = changed.settings.outline(of: row)
      guard value != initial, value != last else { break }
      last = value
      values += 1
      var closed = changed
      _ = try closed.press("<Esc>")
      #expect(try !areAlike(before, closed), "\(value)")
    }
    #expect(values > 0)
  }

  /// The tones of what is walked and played are others with each value of the sound; which cue is heard depends on the
  /// data.
  @Test(arguments: [
    SoundSettingRow.pitchRange, .duration, .instrument, .mono, .moveTones,
  ])
  func everySoundIsHeardOtherwise(_ row: SoundSettingRow) throws {
    var changed = model()
    let number = try #require(SoundSettingRow.all.firstIndex(of: row))
    _ = try changed.press("o<End><Enter>" + String(repeating: "<Down>", count: number) + "<Right>")
    var fresh = model()
    fresh.settings = changed.settings
    #expect(fresh.settings.outline(of: row) != model().settings.outline(of: row))
    #expect(try trace(fresh, .score) != trace(model(), .score))
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
