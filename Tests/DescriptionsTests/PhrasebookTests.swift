import Charts
import Foundation
import Synchronization
import Tables
import Testing

@testable import Descriptions

struct PhrasebookTests {
  /// Whatever is left out takes its full stop along.
  @Test func noSentenceIsEmpty() {
    var outline = SeriesOutline(Examples.steps, series: 0)
    outline.course?.mean = nil
    outline.course?.isOrdered = false
    for language in Languages.all {
      let said = language.text(.seriesDescription(outline))
      for empty in [". .", " .", "。。", "です。です", ".."] { #expect(!said.contains(empty), "\(said)") }
    }
  }

  /// No words for what is never said: the samples say every phrase that there is.
  @Test func everyPhraseIsSaid() throws {
    let listener = Listener()
    for sample in Examples.all { _ = listener.text(sample.sentence) }
    for (subject, names) in try Self.phrases() {
      let heard = Set(listener.heard.withLock { $0[subject] ?? [] }.map(\.name))
      #expect(names.subtracting(heard).isEmpty, "of \(subject) never said")
    }
  }

  /// The day of two moments is said once, before the first of them.
  @Test(arguments: [
    ("en", "October 4 11:00 to 11:50"), ("de", "4. Oktober 11:00 bis 11:50"),
    ("fr", "du 4 octobre 11:00 à 11:50"), ("es", "del 4 de octubre 11:00 a las 11:50"),
    ("pt", "de 4 de outubro 11:00 às 11:50"), ("pl", "od 4 października 11:00 do 11:50"),
    ("ja", "10月4日 11:00から11:50"), ("zh", "10月4日 11:00至11:50"),
  ])
  func theDayOfAStretchIsSaidOnce(code: String, expected: String) throws {
    let words = try #require(Languages.language(code) as? any Phrasebook)
    let moments = [(11, 0), (11, 50)].map { hour, minute in
      Place.date(Examples.time(2026, 10, 4, hour, minute), .minute, timeZone: "UTC", .year)
    }
    #expect(words.stretch(moments[0], moments[1]) == expected)
  }

  /// Captions have the start of a title that nobody would listen to; the details have all of it.
  @Test func longTitlesAreShortInCaptions() {
    let title = String(repeating: "abc ", count: 100) + "zzz"
    var chart = Examples.price
    chart.title = title
    let point = PointOutline(chart, at: PointReference(series: 0, point: 0))
    for language in Languages.all {
      let captions: [Sentence] = [
        .opening(ChartOutline(chart)), .deckChart(ChartOutline(chart), number: 1, of: 2),
        .pointInFull(point, xTitle: title, yTitle: title, number: 1, of: 5),
        Examples.described(chart),
      ]
      for caption in captions { #expect(!language.text(caption).contains("zzz")) }
      #expect(chart.details(in: language).first?.hasSuffix("zzz") == true)
    }
  }

  /// The same for phrases that are told apart by what they are about.
  @Test func everyKindOfAPhraseIsSaid() {
    let listener = Listener()
    for sample in Examples.all { _ = listener.text(sample.sentence) }
    let heard = listener.heard.withLock { $0 }
    func check(_ subject: String, _ kinds: [Any], _ name: (String) -> String) {
      let said = Set((heard[subject] ?? []).map(\.description))
      for kind in kinds { #expect(said.contains(name("\(kind)")), "\(kind)") }
    }
    check("FactPhrase", FactLabel.allCases) { "label(Descriptions.FactLabel.\($0))" }
    check("PlacePhrase", AxisName.allCases) { "axis(Descriptions.AxisName.\($0))" }
    check("PointPhrase", Rise.allCases) { "rise(Descriptions.Rise.\($0))" }
    check("PointPhrase", Measure.allCases) { "highest(Descriptions.Measure.\($0))" }
    check("PointPhrase", Measure.allCases) { "lowest(Descriptions.Measure.\($0))" }
    check("PointPhrase", Landmark.allCases) { "landmark(Charts.Landmark.\($0))" }
    check("ThemeName", ThemeName.allCases) { $0 }
    check("ScreenPhrase", Hint.allCases) { "hint(Descriptions.Hint.\($0))" }
    check("ScreenPhrase", KeyGroup.allCases) { "keyGroup(Descriptions.KeyGroup.\($0))" }
    check("ScreenPhrase", Verdict.allCases) { "verdict(Screen.Verdict.\($0))" }
    check("TablePhrase", TimeUnit.allCases) { "unit(Tables.TimeUnit.\($0))" }
    check("TablePhrase", ColumnRole.allCases) { "role(Tables.ColumnRole.\($0))" }
    check("TablePhrase", [false, true]) { "reason(andValues: \($0))" }
    check("ScreenPhrase", ExportKind.allCases) { "export(Descriptions.ExportKind.\($0))" }
  }

  /// The names of the cases by the enumeration they are of.
  static func phrases() throws -> [(String, Set<String>)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Descriptions/Phrases")
    let subjects = [
      "PlacePhrase", "PointPhrase", "FactPhrase", "ChartPhrase", "SeriesPhrase", "ShapePhrase",
      "ComparisonPhrase", "SoundPhrase", "ScreenPhrase", "TablePhrase", "AuditPhrase",
      "TutorialPhrase", "LivePhrase",
    ]
    return try subjects.map { subject in
      let source = try String(
        contentsOf: folder.appending(path: "\(subject).swift"), encoding: .utf8)
      let body = source.drop { $0 != "{" }.prefix { $0 != "}" }
      let names = body.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
        .filter { $0.hasPrefix("case ") }
        .flatMap { line -> [Substring] in
          let names = line.dropFirst("case ".count)
          return names.contains("(")
            ? [names.prefix { $0 != "(" }] : names.split(separator: ", ")
        }
      return (subject, Set(names.map(String.init)))
    }
  }
}

/// English, which notes each phrase it is asked for.
private struct Listener: Phrasebook {
  struct Phrase: Hashable {
    var name: String
    var description: String
  }

  final class Notes: Sendable {
    let phrases = Mutex<[String: Set<Phrase>]>([:])
    func withLock<Result>(
      _ body: (inout sending [String: Set<Phrase>]) throws -> sending Result
    ) rethrows -> Result { try phrases.withLock(body) }
  }

  private let english = English()
  let heard = Notes()

  private func note(_ phrase: some Any) {
    let name = Mirror(reflecting: phrase).children.first?.label ?? "\(phrase)"
    let noted = Phrase(name: name, description: "\(phrase)")
    heard.withLock { _ = $0["\(type(of: phrase))", default: []].insert(noted) }
  }

  func words(place: PlacePhrase) -> String {
    note(place)
    return english.words(place: place)
  }
  func words(point: PointPhrase) -> String {
    note(point)
    return english.words(point: point)
  }
  func words(fact: FactPhrase) -> String {
    note(fact)
    return english.words(fact: fact)
  }
  func words(chart: ChartPhrase) -> String {
    note(chart)
    return english.words(chart: chart)
  }
  func words(series: SeriesPhrase) -> String {
    note(series)
    return english.words(series: series)
  }
  func words(shape: ShapePhrase) -> String {
    note(shape)
    return english.words(shape: shape)
  }
  func words(comparison: ComparisonPhrase) -> String {
    note(comparison)
    return english.words(comparison: comparison)
  }
  func words(sound: SoundPhrase) -> String {
    note(sound)
    return english.words(sound: sound)
  }
  func words(soundSetting: SoundSettingPhrase) -> String {
    note(soundSetting)
    return english.words(soundSetting: soundSetting)
  }
  func words(screen: ScreenPhrase) -> String {
    note(screen)
    return english.words(screen: screen)
  }
  func words(sign: SignPhrase) -> String { english.words(sign: sign) }
  func noun(_ unit: UnitOfMeasure) -> Noun { english.noun(unit) }
  func prefix(_ prefix: UnitPrefix, of unit: UnitOfMeasure) -> String {
    english.prefix(prefix, of: unit)
  }
  func each(_ unit: UnitDenominator) -> String { english.each(unit) }
  func words(table: TablePhrase) -> String {
    note(table)
    return english.words(table: table)
  }

  func words(shelf: ShelfPhrase) -> String {
    note(shelf)
    return english.words(shelf: shelf)
  }

  func words(audit: AuditPhrase) -> String {
    note(audit)
    return english.words(audit: audit)
  }

  func words(tutorial: TutorialPhrase) -> String {
    note(tutorial)
    return english.words(tutorial: tutorial)
  }

  func words(live: LivePhrase) -> String {
    note(live)
    return english.words(live: live)
  }

  func words(theme: ThemeName) -> String {
    note(theme)
    return english.words(theme: theme)
  }

  // Of help only the frame is composed; the command line is asked for the rest.
  func words(command: CommandPhrase) -> String { english.words(command: command) }
  func words(option: OptionPhrase) -> String { english.words(option: option) }
  func words(value: ValuePhrase) -> String { english.words(value: value) }
  func words(help: HelpPhrase) -> String { english.words(help: help) }

  var code: String { english.code }
  var name: String { english.name }
  var regional: Format? {
    get { nil }
    set {}
  }
  static var style: Format { English.style }
  func words(_ problem: Problem, options: OptionSpelling) -> String {
    if case .input(let input) = problem {
      words(input.problem, options: options)
    } else {
      english.words(problem, options: options)
    }
  }
  func words(reason: SystemReason) -> String { english.words(reason: reason) }
  func words(_ expectation: ExpectationPhrase) -> String { english.words(expectation) }
  func words(
    _ problem: InputProblem.Fault, in source: String, options: OptionSpelling
  ) -> String {
    switch problem {
    // Sentences that are put together of phrases are put together of noted ones.
    case .transform(let problem): words(problem, in: source, options: options)
    case .nothingLeft(let conditions, let column, let values, let areEnds):
      nothingLeft(conditions, column: column, values: values, areEnds: areEnds, in: source)
    case .nothingInCommon(let conditions): nothingInCommon(conditions, in: source)
    case .noTimes(let columns):
      words(table: .noTimes(columns: alternatives(columns), options))
    case .noSuchChart(let number, let all): words(table: .noSuchChart(number, of: all))
    default: english.words(problem, in: source, options: options)
    }
  }
  func text(_ action: KeyAction) -> String { english.text(action) }
  static var keyNames: [String: String] { English.keyNames }
  static var searchWords: [KeyAction: String] { English.searchWords }

  var unnamed: String { english.unnamed }
  func verb(_ tendency: CourseKind) -> Noun { english.verb(tendency) }
  func verb(_ trend: Trend) -> String { english.verb(trend) }
  func noun(_ countable: Countable) -> Noun { english.noun(countable) }
  func quoted(_ text: String) -> String { english.quoted(text) }
  func both(_ first: String, _ second: String) -> String { english.both(first, second) }
  func range(_ low: String, _ high: String) -> String { english.range(low, high) }
  func number(_ number: String, of count: String, _ among: Among) -> String {
    english.number(number, of: count, among)
  }
}
