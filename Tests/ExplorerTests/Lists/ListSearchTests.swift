import Descriptions
import Testing

@testable import Explorer

@Suite struct ListSearchTests {
  /// `n` and `N` go on and back, as does an empty search, and past an end from the other one.
  @Test func aSearchInHelpGoesOn() throws {
    var model = Fixtures.model(Fixtures.price)
    let rows = model.helpRows.map {
      model.language.text(.saidHelpRow(keys: $0.keyNames, $0.action))
    }
    let hits = rows.filter { $0.lowercased().contains("loop") }
    #expect(hits.count > 2)
    func heard(_ keys: String) throws -> String { try #require(model.hear(keys).last) }
    #expect(try heard("?/loop<Enter>").hasSuffix(hits[0]))
    #expect(try heard("n") == hits[1])
    #expect(try heard("/<Enter>") == hits[2])
    #expect(try heard("N") == hits[1])
    #expect(try heard("N") == hits[0])
    let before = try heard("N")
    let last = try #require(hits.last)
    #expect(before.hasPrefix("Again from the end") && before.hasSuffix(last))
    let after = try heard("n")
    #expect(after.hasPrefix("Again from the start") && after.hasSuffix(hits[0]))
  }

  /// Every list is searched, by the words of its rows.
  @Test func theValuesOfAColumnAreSearched() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("7<Down><Enter>")
    while try model.hear("<Down>").last?.contains("Only some of its values") == false {}
    _ = try model.press("<Enter>")
    #expect(try model.hear("/").last == "Search in the list:")
    #expect(try model.hear("core<Enter>").last?.hasPrefix("3. CORE") == true)
    #expect(try model.hear("<Enter>").last?.hasPrefix("CORE, chosen") == true)
  }

  /// Before a search the keys say what they do, as all keys of help.
  @Test func withoutASearchTheKeysAreExplained() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("?n").last?.contains("Next landmark") == true)
    #expect(try model.hear("/<Enter>").last?.contains("Next landmark") == true)
    #expect(try model.hear("/nowhere<Enter>").last == "“nowhere”: not found")
    // Another list knows nothing of it.
    #expect(try model.hear("<Esc>?N").last?.contains("Previous landmark") == true)
  }

  /// A key is found by what one wants of it, too, and only what it does is said.
  @Test func helpIsFoundByWhatOneWants() throws {
    var model = Fixtures.model(Fixtures.price)
    let found = try #require(model.hear("?/filter<Enter>").last)
    #expect(found.hasSuffix("Columns of this table: 7") && !found.contains("filter"))
    let part = try #require(model.hear("/maxi<Enter>").last)
    #expect(part.contains("Highest of the series") && !part.contains("maximum"), "\(part)")
    for text in ["aloud", "loud", "quieter", "box pl"] {
      let said = try #require(model.hear("/\(text)<Enter>").last)
      #expect(!said.lowercased().contains(text), "\(said)")
    }
    #expect(try model.hear("/undo<Enter>").last?.contains("Take back the last change: u") == true)
    #expect(try model.hear("/columns<Enter>").last?.hasSuffix("Columns of this table: 7") == true)
  }

  /// The key that searches a list is called by the list.
  @Test func theSearchOfAListIsCalledSo() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    let said = try #require(model.hear("7?").last)
    #expect(said.contains("Search in the list: slash") && !said.contains("labels"), "\(said)")
  }

  @Test func aSearchAmongChartsGoesOn() throws {
    var model = Fixtures.model(Fixtures.price, Fixtures.steps, Fixtures.pair)
    #expect(try model.hear("9/st<Enter>").last?.hasPrefix("Steps") == true)
    #expect(try model.hear("n").last?.hasPrefix("Stocks") == true)
    #expect(try model.hear("n").last?.hasPrefix("Again from the start. Steps") == true)
  }
}
