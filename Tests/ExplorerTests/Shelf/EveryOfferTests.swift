import Charts
import Descriptions
import Foundation
import Screen
import Tables
import Testing

@testable import Explorer

/// Everything that Enter offers on every column of several tables: each choice is said in one caption that names it, can
/// be heard, and is taken back to the same picture byte for byte; what changes nothing leaves nothing to take back.
@Suite struct EveryOfferTests {
  struct OfferedTable: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    var testDescription: String { name }
  }

  static let tables = [
    OfferedTable(name: "shares", text: ShelfTests.prices),
    OfferedTable(name: "sales", text: MultiplesTests.sales),
    OfferedTable(name: "weather", text: FamilyTests.weather),
    OfferedTable(name: "cities and measures", text: FamilyTests.measuresOfCities),
    OfferedTable(name: "iris", text: StoriesTests.real("iris")),
    OfferedTable(
      name: "cars",
      text: ",mpg,cyl,hp,am\n"
        + (0..<30).map { row in
          "Car \(row),\(35 - row * 7 % 23).\(row % 10),\(4 + row % 3 * 2),\(60 + row * 13 % 190),\(row % 2)"
        }.joined(separator: "\n") + "\n"),
    OfferedTable(
      name: "names", text: "name,value,share\nAda,3,10\nBob,1,30\nCyd,,20\nDee,8,40\n"),
  ]

  @Test(arguments: tables, ["en", "ja"])
  func everyOfferIsSaidHeardAndTakenBack(table: OfferedTable, tag: String) throws {
    let start = try ShelfTests.model([table.text], language: tag)
    for column in start.tableColumns.indices {
      var opened = start
      _ = try opened.press("4<Right><Right>p")
      let before = view(opened, opened.size)
      _ = try opened.press("7" + String(repeating: "<Down>", count: column) + "<Enter>")
      for number in opened.useRows(ofColumn: column).indices {
        let use = opened.uses(of: opened.shelf.columns[column])[number]
        let what = "\(opened.shelf.columns[column].name), \(use)"
        var model = opened
        try Self.choose(use, number, ofColumn: column, &model, what)
        #expect(model.broken == nil, "\(what)")
        let isChanged = !model.shelf.past.isEmpty
        #expect(isChanged == (model.deck != start.deck), "\(what)")
        _ = try model.press("<Esc><Esc><Esc>")
        try Self.hear(model, what)
        let words = try model.hear("u").last ?? ""
        let isNothing = words == model.language.text(.nothingToTakeBack)
        #expect(isChanged != isNothing, "\(what): \(words)")
        #expect(model.deck == start.deck && model.encoding == start.encoding, "\(what)")
        _ = try model.press("4p")
        #expect(view(model, model.size) == before, "\(what)")
      }
    }
  }

  /// Chooses a use, of some values the first or the lower end of the range, and expects one caption about it.
  private static func choose(
    _ use: ColumnUse, _ number: Int, ofColumn index: Int, _ model: inout Model, _ what: String
  ) throws {
    let column = model.shelf.columns[index]
    _ = try model.press(String(repeating: "<Down>", count: number))
    var said = try model.hear("<Enter>")
    var name = column.name
    if use == .filter {
      guard model.prompt != nil || model.overlay?.kind == .values(column: index) else { return }
      name = model.prompt == nil ? model.shelf.values[0] : column.examples[0]
      let typed = model.prompt == nil ? "" : name.replacing(",", with: "")
      said = try model.hear(typed + "<Enter>")
      // Typing is echoed, and the answer to Enter comes last.
      said = said.suffix(1)
      if model.prompt != nil { name = typed }
    }
    #expect(said.count == 1, "\(what): \(said)")
    let words = said.last ?? ""
    let isNamed = words.contains(name) || words.contains(column.name)
    #expect(isNamed, "\(what): \(words)")
    // Options are for the command line.
    #expect(!words.contains("--"), "\(what): \(words)")
  }

  /// The chart can be played, unless no value is left in it.
  private static func hear(_ model: Model, _ what: String) throws {
    var model = model
    var effects: [Effect] = []
    for step in try KeyScript("1<Enter>").steps {
      if case .key(let key) = step { effects = update(&model, .key(key)) }
    }
    let isHeard = effects.contains {
      if case .play(let score, _, _, _) = $0 { score.playedCount > 0 } else { false }
    }
    let hasValues = model.page.chart.series.contains { $0.y.contains(where: \.isFinite) }
    #expect(isHeard == hasValues, "\(what)")
  }
}
