import Charts
import Descriptions
import Tables
import Testing

@testable import Explorer

/// Each chart that a table is said to be able to become opens as what its sentence says.
@Suite struct SuggestionsTests {
  /// Rates of many states in few quarters, which nothing but both tells apart.
  static let states: String =
    "State,Quarter,Rate\n"
    + (0..<27).flatMap { state in
      (1...6).map { "State \(state),Q\($0 % 4 + 1)201\($0 / 4),0.\(10 + state * 2 + $0)" }
    }.joined(separator: "\n") + "\n"

  /// Values of names of which each comes twice, and far more than fit side by side.
  static let pairs: String =
    "name,value\n"
    + (0..<60).map { "n\($0 % 30),\($0 * 37 % 101).\($0 % 10)" }.joined(separator: "\n") + "\n"

  /// Few names, of which one comes again.
  static let list: String =
    "name,value\n" + (0..<12).map { "n\($0 % 11),\($0 * 7 % 13)" }.joined(separator: "\n") + "\n"

  /// Numbers alone, one after another.
  static let numbers: String =
    "value\n" + (0..<60).map { "\($0 * $0 % 97)" }.joined(separator: "\n") + "\n"

  static let tables =
    KeptChartsTests.tables + [
      .init(name: "states", text: states), .init(name: "pairs", text: pairs),
      .init(name: "list", text: list), .init(name: "numbers", text: numbers),
      .init(name: "things", text: KeptChartsTests.things),
      .init(name: "answers alone", text: KeptChartsTests.words),
      .init(name: "stocks", text: StoriesTests.real("stocks")),
      .init(name: "days", text: StoriesTests.real("seattle-weather")),
    ]

  /// The things that a sentence about some charts tells of their columns.
  private struct Told: Equatable, CustomStringConvertible {
    var types: Set<ChartType>
    var columns: [Set<String>]

    init(_ outlines: [EncodingOutline]) {
      types = Set(outlines.map(\.type))
      columns = [
        Set(outlines.compactMap(\.x)), Set(outlines.flatMap(\.measures)),
        Set(outlines.compactMap(\.series?.column)), Set(outlines.compactMap(\.split?.column)),
      ]
    }

    var description: String { "\(types) \(columns)" }
  }

  @Test(arguments: tables) func everyOneOpensAsWhatItSays(
    table: EveryOfferTests.OfferedTable
  ) throws {
    let document = try Reader.read(
      bytes: Array(table.text.utf8), name: "t0.csv", options: ReadingOptions())
    for (index, outlines) in try Encoding().suggestions(of: document).enumerated() {
      let what = "\(table.name), \(index + 1)"
      var encoding = Encoding()
      encoding.number = index + 1
      let charts = try encoding.charts(of: document)
      #expect(Told(.outlines(of: charts)) == Told(outlines), "\(what)")
      // The keys choose the same.
      var model = try ShelfTests.model([table.text])
      _ = try model.press("6<Home>" + String(repeating: "<Down>", count: index) + "<Enter>")
      #expect(model.deck.areDrawn(as: charts.map(model.settings.language.naming)), "\(what)")
    }
  }

  /// Bars of names that come again and again tell nothing that can be read.
  @Test(arguments: [states, pairs]) func noNamesThatComeAgainAreOffered(table: String) throws {
    var model = try ShelfTests.model([table])
    _ = try model.press("6")
    for row in model.suggestionRows.map({ model.language.text($0.sentence) }) {
      #expect(!row.contains("numbers in their order"), "\(row)")
    }
  }
}

extension [EncodingOutline] {
  fileprivate static func outlines(of charts: [Chart]) -> [EncodingOutline] {
    EncodingOutline.outlines(of: charts)
  }
}
