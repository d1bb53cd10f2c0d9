import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct OverlayViewTests {
  @Test(arguments: Languages.all.map(\.tag), [16, 20, 24, 80])
  func aTitleThatIsShortenedSaysSoAndLeavesThePlaceAlone(tag: String, columns: Int) throws {
    var settings = Settings()
    settings.languageTag = tag
    var model = Fixtures.model(Fixtures.price, columns: columns, rows: 6, settings: settings)
    _ = update(&model, .started)
    _ = try model.press(String(repeating: "<Right>", count: 11) + "w")
    let row = try #require(view(model, model.size).lines.first)
    let place = model.language.text(.listPlace(model.history.count, of: model.history.count))
    #expect(row.hasSuffix(" " + place))
    let title = String(row.dropLast(place.count).reversed().drop { $0 == " " }.reversed())
    let whole = model.language.text(.historyTitle)
    #expect(title == whole || title.last == "…" && whole.hasPrefix(title.dropLast()))
  }

  /// The keys of help stand below one another where all of them have room beside the actions.
  @Test(arguments: Languages.all.map(\.tag))
  func theKeysOfHelpStandInAColumn(tag: String) throws {
    var settings = Settings()
    settings.languageTag = tag
    var model = Fixtures.model(Fixtures.price, columns: 120, rows: 120, settings: settings)
    _ = try model.press("?")
    let lines = view(model, model.size).lines
    var starts: Set<Int> = []
    for row in model.rows(of: .help).map(\.sentence) {
      guard case .helpRow(let keys, let action) = row, !keys.isEmpty else { continue }
      let name = model.language.text(action)
      let line = try #require(lines.first { $0.dropFirst(2).hasPrefix(name + "  ") }, "\(name)")
      let value = line.dropFirst(2 + name.count).drop { $0 == " " }
      let rest = model.language.text(row).dropFirst(name.count)
      // Only the colon is left out.
      #expect(rest.hasSuffix(value) && rest.count - value.count <= 2 + (tag == "fr" ? 1 : 0))
      starts.insert(line.columns - String(value).columns)
    }
    #expect(starts.count == 1)
  }
}
