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
}
