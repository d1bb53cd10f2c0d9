import Charts
import Descriptions
import Foundation
import Tables
import Testing

@testable import Explorer

/// Two to four changes of a table, one after the other, each taken from what the keys offer: what is written then, as a
/// command and as a chart file, opens to the same frame and the same first words, or says what is not in it.
@Suite struct JourneyTests {
  typealias OfferedTable = EveryOfferTests.OfferedTable

  /// Small tables of the shapes that people have.
  static let tables = [
    OfferedTable(name: "visits of patients", text: JourneyTables.visits),
    OfferedTable(name: "answers and measures", text: JourneyTables.answers),
    OfferedTable(name: "places on earth", text: JourneyTables.farms),
    OfferedTable(name: "two measures of a market", text: JourneyTables.market),
    OfferedTable(name: "shares", text: ShelfTests.prices),
    OfferedTable(name: "weather", text: FamilyTests.weather),
    OfferedTable(name: "cars", text: JourneyTables.cars),
  ]

  @Test(arguments: tables)
  func whatIsWrittenIsWhatIsShown(table: OfferedTable) throws {
    let start = try Self.start(table.text)
    var otherwise = 0
    for seed in 0..<12 where try Self.expect(start, seed: seed) { otherwise += 1 }
    #expect(otherwise < 3)
  }

  /// The same of tables that are named in the environment, in as many ways as it says.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EARSHOT_TABLES"] != nil))
  func whatIsWrittenOfOtherTables() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["EARSHOT_JOURNEYS"].flatMap { Int($0) } ?? 100
    for path in (environment["EARSHOT_TABLES"] ?? "").split(separator: ":") {
      let start = try Self.start(String(contentsOfFile: String(path), encoding: .utf8))
      var otherwise = 0
      for seed in 0..<count where try Self.expect(start, seed: seed, of: String(path)) {
        otherwise += 1
      }
      #expect(otherwise * 10 < count, "\(path)")
    }
  }

  private static func start(_ text: String) throws -> Model {
    var model = try ShelfTests.model([text])
    model.shelf.sources[0].origin = ChartOrigin(path: "a table.csv", arguments: ["--quiet"])
    return model
  }

  /// - Returns: True where the chart file says that it opens otherwise.
  private static func expect(
    _ start: Model, seed: Int, of path: String = ""
  ) throws -> Bool {
    var random = Journey(seed: seed)
    var model = start
    let measures = Set(start.deck.flatMap { $0.channels?.y ?? [] })
    var steps = "\(path) \(seed):"
    for _ in 0..<2 + random.below(3) {
      let before = model
      random.said = ""
      steps += try " | " + random.step(&model)
      try expectNoTwins(model, steps)
      // A measure that is in no chart any more is said.
      let gone = model.measures(since: before).filter(measures.contains)
      let said = random.said
      #expect(gone.allSatisfy(said.contains), "\(steps): \(gone), \(said)")
    }
    guard !model.shelf.past.isEmpty else { return false }
    let shown = Model(
      deck: model.deck, shelf: model.shelf, opening: model.pageIndex, settings: model.settings,
      size: model.size)
    if let command = model.commandLine {
      let again = try ChartSourceTests.opened(by: command, on: start)
      expectSame(again, shown, command.notes, "\(steps)\n\(command.text)")
    }
    if let file = model.writtenChartFile {
      if file.notes.contains(.takenAway(.opensOtherwise)) {
        if ProcessInfo.processInfo.environment["EARSHOT_TABLES"] != nil {
          if let again = try? ChartSourceTests.opened(byFile: file.text, on: start) {
            for (a, b) in zip(again.deck, model.deck) {
              for (x, y) in zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children)
              where "\(x.value)" != "\(y.value)" && x.label != "channels" {
                print("DIFF", x.label ?? "", x.value, "|||", y.value)
              }
            }
          }
          print("otherwise: \(steps)\n\(parts(of: file.text))")
        }
        return true
      }
      let again = try ChartSourceTests.opened(byFile: file.text, on: start)
      expectSame(again, shown, file.notes, "\(steps)\n\(parts(of: file.text))")
    }
    return false
  }

  /// A chart file without its data.
  private static func parts(of text: String) -> String {
    text.components(separatedBy: "\"encoding\"").dropFirst().joined(separator: "\n")
  }

  /// No chart comes twice.
  private static func expectNoTwins(_ model: Model, _ steps: String) throws {
    for (index, chart) in model.deck.enumerated() {
      let twin = model.deck[(index + 1)...].first { other in
        other.type == chart.type && other.channels?.y == chart.channels?.y
          && other.channels?.x == chart.channels?.x && other.channels?.part == chart.channels?.part
          && other.series.count == chart.series.count
          && zip(other.series, chart.series).allSatisfy { $0.isDrawn(as: $1) }
      }
      #expect(twin == nil, "\(steps): \(chart.title ?? ""), \(twin?.title ?? "")")
    }
  }

  private static func expectSame(
    _ again: Model, _ shown: Model, _ notes: [Sentence], _ what: String
  ) {
    let hasAll = !notes.contains(.takenAway(.someChartsLeftOut))
    var (again, shown) = (again, shown)
    // A table within a file has no name of its own: a title is as somebody wrote it, without the measure behind it.
    let isTitled = shown.chart.origin.isCalledByTable && !again.chart.origin.isCalledByTable
    let words = [again, shown].map { model in
      model.firstWords.dropLast(hasAll ? 0 : model.deck.count > 1 ? 3 : 1)
        .dropFirst(isTitled ? 1 : 0)
        .map(model.language.text).joined(separator: ". ")
    }
    let isToldAlike = hasAll && !notes.contains(.takenAway(.opensOtherwise))
    if isToldAlike { #expect(words[0] == words[1], "\(what)") }
    (again.caption, shown.caption) = (Caption([]), Caption([]))
    let frames = [again, shown].map { model in
      view(model, model.size).lines.dropFirst(hasAll ? 0 : 1)
    }
    #expect(frames[0] == frames[1], "\(what)")
    if hasAll { #expect(again.deck.count == shown.deck.count, "\(what)") }
  }
}

extension Model {
  /// The measures that are in no chart, but were in one before a change.
  fileprivate func measures(since before: Model) -> [String] {
    let now = Set(deck.flatMap { $0.channels?.y ?? [] })
    return Set(before.deck.flatMap { $0.channels?.y ?? [] }).subtracting(now).sorted()
  }
}

/// Choices that look random and are the same in every run (SplitMix64, Steele and others 2014).
private struct Journey {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(count, 1)))
  }

  /// All that was said.
  var said = ""

  private mutating func press(_ model: inout Model, _ keys: String) throws {
    said += try model.hear(keys).joined(separator: "\n") + "\n"
  }

  /// Presses the keys of one choice.
  ///
  /// - Returns: The keys, and what was chosen by them.
  mutating func step(_ model: inout Model) throws -> String {
    func down(_ count: Int) -> String { "<Home>" + String(repeating: "<Down>", count: count) }
    switch below(8) {
    case 0:
      try press(&model, "6")
      let row = below(model.shelf.suggestions.decks.count)
      try press(&model, down(row) + "<Enter><Esc>")
      return "6, \(row)"
    case 1:
      try press(&model, "8")
      let panel = below(model.multiples.panels.count)
      try press(&model, down(panel) + "<Enter><Esc>")
      return "8, \(panel)"
    default:
      try press(&model, "7")
      guard !model.shelf.columns.isEmpty else { return "7" }
      let index = below(model.shelf.columns.count)
      let column = model.shelf.columns[index]
      try press(&model, down(index) + "<Enter>")
      let uses = model.uses(of: column)
      let number = below(uses.count)
      try press(&model, down(number) + "<Enter>")
      guard uses[number] == .filter else {
        try press(&model, "<Esc><Esc><Esc>")
        return "\(column.name): \(uses[number])"
      }
      let what = try filter(column, &model)
      try press(&model, "<Esc><Esc><Esc><Esc>")
      return "\(column.name): \(what)"
    }
  }

  /// Chooses some of the values of a list, or types a range from one of the ends.
  private mutating func filter(_ column: ColumnOutline, _ model: inout Model) throws -> String {
    guard model.prompt != nil else {
      let rows = (0...below(2)).map { _ in below(model.shelf.values.count) }
      for row in rows {
        try press(
          &model,
          "<Home>" + String(repeating: "<Down>", count: row) + "<Enter>")
      }
      return "values \(rows)"
    }
    let end = column.examples[below(2)].replacing(",", with: "")
    let range = (below(2) == 0 ? ">=" : "<=") + end
    for character in range { _ = update(&model, .key(.character(character))) }
    try press(&model, "<Enter>")
    return range
  }
}
