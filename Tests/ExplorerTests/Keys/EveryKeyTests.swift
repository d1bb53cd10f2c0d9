import Charts
import Descriptions
import Foundation
import Screen
import Tables
import Testing

@testable import Explorer

/// Every key in every view is answered by one caption, the same on a full screen, on a quiet one and in plain lines, and
/// never by that of another view.
@Suite struct EveryKeyTests {
  struct View: Sendable, CustomTestStringConvertible {
    var name: String
    /// The keys that lead to it.
    var keys: String

    var testDescription: String { name }
  }

  static let views = [
    View(name: "start", keys: ""),
    View(name: "audio graph", keys: "1j"),
    View(name: "details", keys: "2jj"),
    View(name: "describe", keys: "3j"),
    View(name: "values", keys: "4l"),
    View(name: "values at the end", keys: "4J"),
    View(name: "table", keys: "5jj"),
    View(name: "part", keys: "4lll++"),
    View(name: "marked", keys: "4l(ll)x"),
    View(name: "playing", keys: "1<Enter>"),
    View(name: "paused", keys: "1<Enter><Space>"),
    View(name: "reading", keys: "a"),
    View(name: "changed", keys: "4l7j<Enter><Enter><Esc><Esc>"),
    View(name: "charts of the table", keys: "6"),
    View(name: "columns", keys: "7"),
    View(name: "uses of a column", keys: "7j<Enter>"),
    View(name: "side by side", keys: "8"),
    View(name: "deck", keys: "9"),
    View(name: "go to", keys: "g"),
    View(name: "export", keys: "e"),
    View(name: "settings", keys: "o"),
    View(name: "settings of sound", keys: "oJ<Enter>"),
    View(name: "empty history", keys: "w"),
    View(name: "history", keys: "ljw"),
    View(name: "help", keys: "?j"),
    View(name: "search", keys: "/"),
    View(name: "place", keys: ":"),
    View(name: "search in help", keys: "?/"),
    View(name: "search in a list", keys: "7/"),
    View(name: "tutorial", keys: "T"),
  ]

  static let tables = [
    EveryOfferTests.tables[0], EveryOfferTests.tables[3], EveryOfferTests.tables[4],
    EveryOfferTests.tables[6],
  ]

  static let keys = Keymap.standard.rows.flatMap(\.keys) + ["Q"]

  private static let modes: [ScreenReaderMode] = [.off, .quiet, .plain]

  @Test(arguments: tables, ["en", "ja"])
  func everyKeyIsAnswered(table: EveryOfferTests.OfferedTable, tag: String) throws {
    let turn = Self.tables.firstIndex { $0.name == table.name } ?? 0
    // Each view meets each language, and half of the tables.
    for (place, view) in Self.views.enumerated()
    where (place + turn + (tag == "en" ? 0 : 1)).isMultiple(of: 2) {
      let models = try Self.modes.map { mode in
        var model = try ShelfTests.model([table.text], language: tag)
        model.settings.screenReader = mode
        model.settings.hasVerticalPoints = false
        _ = try model.press(view.keys)
        return model
      }
      Self.expectAnswers(in: models, "\(table.name), \(view.name)")
    }
  }

  /// While data comes, before any has come, and behind the newest.
  @Test(
    arguments: [
      "", "<Data time,load>", "<Data time,load><Data 10:00,12>",
      "<Data time,load><Data 10:00,12><Data 10:01,15><Wait 6s>",
      "<Data time,load><Data 10:00,12><Data 10:01,15><Data 10:02,9><Wait 6s>4hh",
      "<Data time,load><Data 10:00,12><Data 10:01,15><Wait 6s>m",
    ], ["en", "ja"])
  func everyKeyIsAnsweredWhileDataComes(keys: String, tag: String) throws {
    let models = try Self.modes.map { mode in
      var settings = Settings(languageTag: tag)
      settings.screenReader = mode
      settings.hasVerticalPoints = false
      var model = Model(deck: [], settings: settings, size: Size(columns: 80, rows: 24))
      model.follow(Live(), named: "-", Encoding())
      return Replay.played(
        try KeyScript(keys), on: model, dump: .captions,
        stream: RowStream(name: "-", options: ReadingOptions())
      ).model
    }
    Self.expectAnswers(in: models, "after \(keys)")
  }

  private static func expectAnswers(in models: [Model], _ view: String) {
    for key in keys {
      let what = "\(view), \(key.label)"
      let answers = models.map { Answered(key, in: $0) }
      let first = answers[0]
      if !isOfScreen(key, in: models[0]) {
        #expect(answers.allSatisfy { $0.words == first.words }, "\(what): \(answers.map(\.words))")
      }
      for answer in answers {
        #expect(answer.isAnswered, "\(what): \(answer.words)")
        #expect(answer.model.broken == nil, "\(what)")
        #expect(answer.words.allSatisfy { !$0.isEmpty }, "\(what)")
      }
      // In a list that stays open no key tells of the chart beneath, and in none one of a list.
      if let kind = models[0].overlay?.kind, first.model.overlay?.kind == kind,
        first.model.deck == models[0].deck, let words = first.words.last
      {
        let place = models[0].language.text(models[0].page.currentPlace(models[0].settings))
        #expect(words != place, "\(what): \(words)")
      }
    }
  }

  /// True of a key that means the screen: it is drawn where lines are repeated, a row of cells is a line of its own there,
  /// nothing is cut there that could be read on, charts side by side are a list where no grid is seen, and a setting is
  /// about it.
  private static func isOfScreen(_ key: Key, in model: Model) -> Bool {
    guard model.prompt == nil else { return key == .redraw }
    let action = model.keymap.row(of: key)?.action
    let isInGrid = model.overlay?.kind == .multiples
    let setting = SettingRow.allCases.firstIndex(of: .screenReader).map { "\($0 + 1)" }
    return [.redraw, .brailleRow, .readOn].contains(action)
      || isInGrid && [.previousItem, .nextItem].contains(action)
      || model.overlay?.kind == .settings && key.label == setting
  }

  /// The answer to a key.
  private struct Answered {
    let words: [String]
    let model: Model
    /// True where there is one caption, a sound that begins or goes on, a letter that is typed, or a question to the
    /// world, whose answer is said.
    let isAnswered: Bool

    init(_ key: Key, in before: Model) {
      var model = before
      let effects = model.charting(update(&model, .key(key)))
      words = effects.announcements
      // Another language is said in both.
      let most = model.settings.languageTag == before.settings.languageTag ? 1 : 2
      let isPlainRow =
        before.settings.screenReader == .plain && before.keymap.row(of: key)?.action == .brailleRow
      let isTyped = before.prompt != nil && model.prompt?.text != before.prompt?.text
      let asks = effects.contains { effect in
        switch effect {
        case .play, .resume, .export, .tryVoice, .redraw: true
        default: false
        }
      }
      isAnswered =
        words.count == most || isPlainRow && words.count == 2
        || words.isEmpty && (isTyped || asks)
      self.model = model
    }
  }
}
