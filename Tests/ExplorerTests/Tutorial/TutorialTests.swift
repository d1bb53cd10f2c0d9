import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

struct TutorialTests {
  private static func model(
    _ mode: ScreenReaderMode = .off, language: String = "en",
    _ change: (inout Settings) -> Void = { _ in }
  ) throws -> Model {
    var settings = Settings(languageTag: language)
    settings.screenReader = mode
    change(&settings)
    var model = Model(
      deck: try SampleDeck.charts(), isSampleDeck: true, settings: settings,
      size: Size(columns: 80, rows: 24))
    model.openInTutorial()
    return model
  }

  private static func captions(_ model: Model, _ keys: String) throws -> [String] {
    Replay.run(try KeyScript(keys), on: model, dump: .captions)
  }

  private static let keys = "l<Space><Wait 60s>>h<Tab>jg<Esc>?<Esc>"

  /// Every step does what its key does, then says what it taught and what comes next.
  @Test func eightStepsLeadIntoTheExplorer() throws {
    let captions = try Self.captions(Self.model(), Self.keys + "l")
    #expect(
      captions == [
        "Tutorial, one key after another",
        "1 of 8. Press right arrow or l to go to the next point", "Closing price, line, 2023",
        "Enter says it again, escape leaves the tutorial",
        "January 2, 119.24 EUR. Higher values sound higher. 2 of 8. Press space to hear the chart from here",
        "It plays from where you stand to the end. "
          + "3 of 8. Press greater-than or right bracket to go to the highest value",
        "Complete",
        "Highest: December 12, 182.29 EUR. There is a key for the lowest value, too. "
          + "4 of 8. Press left arrow or h to go back one point",
        "December 11, 182.15 EUR, up 1.0%. A point is heard and said as often as you come to it. "
          + "5 of 8. Press tab to turn the rotor",
        "Chart details. Line chart, 1 series, 252 points. "
          + "Each turn leads to another way to read the chart. "
          + "6 of 8. Press down arrow or j to go to the next item",
        "Shape: rises to 151.47 EUR on May 12, falls to 133.33 EUR on August 7, then rises to 179.55 EUR. "
          + "Every mode and every list is walked this way. "
          + "7 of 8. Press g to open a list of places to go to",
        "Go to, 10 items. 1. Large drop: 1. Walk the list, choose with enter, or close it with escape",
        "Chart details. Shape: rises to 151.47 EUR on May 12, falls to 133.33 EUR on August 7, then rises to 179.55 EUR. "
          + "8 of 8. Press question mark or F1 to open help",
        "Help, 69 items. Start here. Previous point: left arrow or h. "
          + "Here every key says what it does; escape closes help",
        "Chart details. Shape: rises to 151.47 EUR on May 12, falls to 133.33 EUR on August 7, then rises to 179.55 EUR. "
          + "That was the tutorial; now all keys are yours",
        "December 12, 182.29 EUR, up 0.1%",
      ])
  }

  /// In a row of cells the key that is asked for stands at once.
  @Test func inCellsTheKeyComesFirst() throws {
    let model = try Self.model { $0.brailleCells = 40 }
    #expect(try Self.captions(model, "").first?.hasPrefix("1 of 8. Press right arrow or l") == true)
  }

  /// The steps of each mode are the same but for the keys that it swaps.
  @Test(arguments: ["en", "de", "es", "fr", "ja", "pl", "pt-BR", "zh-Hans"])
  func isTheSameInEveryMode(_ language: String) throws {
    let horizontal: (inout Settings) -> Void = { $0.hasVerticalPoints = false }
    let full = try Self.captions(Self.model(language: language, horizontal), Self.keys)
    for mode in [ScreenReaderMode.quiet, .plain] {
      let model = try Self.model(mode, language: language, horizontal)
      #expect(try Self.captions(model, Self.keys) == full)
    }
    // Nothing but the words of the deck is in another language.
    #expect(full.count == 4 + 11)
  }

  /// The keys that are asked for are those that do it.
  @Test func turnedArrowsAreAskedFor() throws {
    let captions = try Self.captions(Self.model(.plain), "l")
    #expect(captions[1] == "1 of 8. Press down arrow or l to go to the next point")
  }

  /// Every key of the program, and none of them gets on or breaks anything.
  @Test func anotherKeySaysWhatIsAskedFor() throws {
    let others = Keymap.standard.rows.filter {
      ![.nextPoint, .stop, .quit, .readOn, .redraw].contains($0.action)
    }
    for key in others.flatMap(\.keys) + [.character("Q"), .unknown, .clear] {
      var model = try Self.model()
      let before = model.page
      let effects = update(&model, .key(key))
      #expect(
        effects.contains(
          .announce(
            "1 of 8. Press right arrow or l to go to the next point. Enter says it again, escape leaves the tutorial"
          )), "\(key)")
      #expect(model.page == before)
      #expect(model.tutorial?.step?.action == .nextPoint)
    }
  }

  @Test(arguments: ["<Esc>", "q"])
  func escapeLeavesIt(_ key: String) throws {
    let captions = try Self.captions(Self.model(), "l" + key + "l")
    #expect(captions.suffix(2).first?.hasPrefix("Tutorial left. January 2") == true)
    #expect(captions.last == "January 3, 117.33 EUR, down 1.6%")
  }

  /// It is begun by its key, too, with the chart that is open.
  @Test func itsKeyBeginsIt() throws {
    var model = Model(
      deck: [Fixtures.price], settings: Settings(), size: Size(columns: 80, rows: 24))
    _ = update(&model, .key("T"))
    #expect(model.tutorial != nil)
    for key: Key in ["l", " ", ">", "h", .tab, "j", "g", .escape, "?", .escape] {
      _ = update(&model, .key(key))
    }
    #expect(model.tutorial == nil)
  }

  /// An action without a key is not asked for.
  @Test func aStepWithoutAKeyIsLeftOut() throws {
    let rows = Keymap.standard.rows.filter { $0.action != .nextPoint }
    let tutorial = Tutorial(Keymap(rows: rows))
    #expect(tutorial.step?.action == .play)
  }

  @Test func theOfferIsBehindTheFirstWords() throws {
    var model = Model(
      deck: [Fixtures.price], settings: Settings(), size: Size(columns: 80, rows: 24))
    let before = model.caption.sentences
    model.offerTutorial()
    #expect(model.caption.sentences == before + [.tutorial(.offer(key: "T"))])
  }
}
