import Charts
import Descriptions
import Screen
import Sonification
import Tables
import Testing

@testable import Explorer

@Suite struct ExportsTests {
  @Test func theListOffersPicturesWordsDataAndSounds() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(
      try model.hear("e" + String(repeating: "<Down>", count: 11)) == [
        "Export, 11 items. 1. Picture (SVG)", "2. Picture (text)", "3. Picture (colored text)",
        "4. Description (Markdown)", "5. Data (CSV)", "6. Sound (WAV)", "7. Sound (MIDI)",
        "8. Sound (FLAC)", "9. Sound (Ogg Opus)", "10. Chart (JSON)", "11. Command line",
        "End of the list",
      ])
  }

  @Test(arguments: Array(ExportKind.allCases.enumerated()).map { ($0.offset, $0.element) })
  func enterAsksForAFileNamedAfterTheChart(_ row: Int, _ kind: ExportKind) throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    model.shelf.sources[0].origin = ChartOrigin(path: "prices.csv", arguments: [])
    let down = String(repeating: "<Down>", count: row)
    let effects = try model.press("e\(down)<Enter>")
    #expect(effects.last == .export(kind, name: "t0"))
    #expect(model.overlay == nil)
  }

  @Test(arguments: [
    ("en", "Written: a.svg", "a.svg not written: No space"),
    ("ja", "書き出しました：a.svg", "a.svgを書き出せません：No space"),
    ("zh-Hans", "已写入：a.svg", "无法写入a.svg：No space"),
    ("de", "Geschrieben: a.svg", "a.svg nicht geschrieben: No space"),
    ("fr", "Fichier écrit\u{A0}: a.svg", "a.svg non écrit\u{A0}: No space"),
    ("es", "Archivo escrito: a.svg", "No se ha escrito a.svg: No space"),
  ])
  func theCaptionSaysWhatBecameOfIt(_ tag: String, _ written: String, _ refused: String) {
    var model = Fixtures.model(Fixtures.price, settings: Settings(languageTag: tag))
    #expect(update(&model, .exported(file: "a.svg")).announcements == [written])
    #expect(view(model, model.size).lines.contains { $0.hasPrefix(written) })
    let answer = update(&model, .notExported(file: "a.svg", reason: "No space"))
    #expect(answer.announcements == [refused])
  }

  /// A part has pitches of its own where it is opened as a whole, unless its ends are those of the chart.
  @Test func theCommandLineOfAPartTellsOfItsPitches() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    model.shelf.sources[0].origin = ChartOrigin(path: "prices.csv", arguments: [])
    _ = model.export(.commandLine)
    #expect(!model.exportNotes.contains(.takenAway(.pitchesOfPart)))
    _ = try model.press("+")
    _ = model.export(.commandLine)
    let charts = try #require(model.zoomed(model.shelf.sources[0])?.charts)
    #expect(charts[0].pitchRange != model.page.shown.pitchRange)
    #expect(model.exportNotes.contains(.takenAway(.pitchesOfPart)))
  }

  @Test func whatCannotBeHeardIsNotWrittenAsSound() throws {
    var silent = Fixtures.price
    silent.series[0].y = Excerpt(silent.series[0].y.map { _ in .nan })
    var model = Fixtures.model(silent)
    let effects = try model.press("e<End><Up><Up><Up><Enter>")
    #expect(effects.announcements.last == "Nothing to play: no values")
    #expect(!effects.contains { if case .export = $0 { true } else { false } })
  }

  @Test func everyKindHoldsWhatItSays() throws {
    let model = Fixtures.model(Fixtures.steps)
    func text(_ kind: ExportKind) -> String {
      let exported = model.exported(as: kind, theme: .defaultDark, depth: .palette)
      return if case .text(let text) = exported { text } else { "" }
    }
    #expect(try ParsedSVG(text(.svg)).texts.first == "Steps")
    #expect(text(.text).hasPrefix("Steps"))
    #expect(text(.text).split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(text(.coloredText).contains("\u{1B}[0;1;38;5;"))
    #expect(text(.markdown).hasPrefix("# Steps\n"))
    #expect(text(.csv) == "Day,Steps (steps)\r\nMon,8240\r\nTue,11630\r\nWed,10980\r\n")
    for kind in [ExportKind.wave, .midi, .flac, .opus] {
      let exported = model.exported(as: kind, theme: .defaultDark, depth: .palette)
      guard case .sound(let score) = exported else {
        Issue.record("no sound")
        continue
      }
      #expect(score.playedCount == 3)
    }
  }

  /// The part that is shown is the part that is taken away.
  @Test func aPartOfAChartIsTakenAwayAsThatPart() throws {
    var model = Fixtures.model(Fixtures.rising)
    func rows() -> Int {
      let exported = model.exported(as: .csv, theme: .defaultDark, depth: .palette)
      return if case .text(let text) = exported { text.utf8.count { $0 == 10 } - 1 } else { 0 }
    }
    #expect(rows() == 50)
    _ = try model.press("<End>++")
    #expect((1..<30).contains(rows()))
    let svg = model.picture(as: .svg, .paper, theme: .defaultDark, depth: .direct)
    #expect(try ParsedSVG(svg).texts.contains("50"))
  }

  /// Nothing is written; what would be is the same everywhere.
  @Test func aReplaySaysWhatWouldBeWritten() throws {
    let script = try KeyScript("e<Enter>e<Enter>e<Down><Enter>")
    let lines = Replay.run(script, on: Fixtures.model(Fixtures.steps), dump: .captions)
    #expect(
      lines.filter { $0.hasPrefix("Written") } == [
        "Written: Steps.svg", "Written: Steps-2.svg", "Written: Steps.txt",
      ])
  }
}
