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

  /// Under a long caption, too, a list on a small screen shows how it is left, its title and the place in it.
  @Test(arguments: ["6", "7", "8", "7<Enter>", "g", "e", "o", "?"])
  func howToLeaveIsSeen(keys: String) throws {
    var model = try ShelfTests.model([FamilyTests.measuresOfCities], columns: 40, rows: 12)
    _ = try model.press(keys)
    let lines = view(model, model.size).lines
    #expect(lines.last?.contains("Esc closes") == true, "\(lines)")
    let kind = try #require(model.overlay?.kind)
    let titles = [model.title(of: kind), model.shortTitle(of: kind)].map(model.language.text)
    #expect(titles.contains { lines[0].hasPrefix($0 + " ") }, "\(lines[0])")
    #expect(lines[0].hasSuffix(" of \(model.rows(of: kind).count)"), "\(lines[0])")
    #expect(CaptionView.pieces(of: model)[0].count <= 2)
  }

  /// Under a long caption of a chart the first row says where help is.
  @Test func helpIsSeenUnderALongCaption() throws {
    var model = Fixtures.model(Fixtures.pair, columns: 40, rows: 12)
    _ = try model.press("4<Right>t<Right>")
    try #require(CaptionView.pieces(of: model)[0].count == 2)
    #expect(view(model, model.size).lines[0].hasSuffix("? help"))
    _ = try model.press("tp")
    let lines = view(model, model.size).lines
    #expect(!lines[0].contains("? help") && lines.last?.hasSuffix("? help") == true)
  }
}
