import Descriptions
import Screen
import Testing

@testable import Explorer

/// The key that leaves is on the screen, whatever is on it: a list says how it is closed, a chart how the program is
/// left.
@Suite struct WayOutTests {
  /// The keys that lead to each view, of which some are pressed at a point.
  private static let views = [
    "", "l", "2", "2j", "2jjjj", "3", "3j", "4l", "4lj", "5", "5j", "7", "7j", "7<Enter>",
    "7jj<Enter>j",
    "6", "6j", "8", "8l", "?", "?jjj", "o", "oj", "ojjj", "o<End>", "o<End><Enter>", "g", "gj", "9",
    "9j", "e",
    "eJ", "w", "l>w", "/", ":", "l:20", "p", "l%", "+", "l)", "*", "Q", "f", "l&", "i",
  ]

  @Test(
    arguments: Languages.all.map(\.tag),
    [Size(columns: 40, rows: 12), Size(columns: 40, rows: 10), Size(columns: 80, rows: 24)])
  func isOnTheScreen(tag: String, size: Size) throws {
    let tables = [
      MultiplesTests.sales, FamilyTests.measuresOfCities, StoriesTests.real("iris"),
      ShelfTests.prices, "name,value,share\nAda,3,10\nBob,1,30\nCyd,,20\nDee,8,40\n",
    ]
    for table in tables {
      let start = try ShelfTests.model(
        [table], language: tag, columns: size.columns, rows: size.rows)
      for keys in Self.views {
        var model = start
        _ = try model.press(keys)
        let isList = model.overlay != nil || model.prompt != nil
        let way = try #require(
          HintView.text(of: isList ? .close : .quit, model.keymap, model.settings.language))
        let lines = view(model, size).lines
        #expect(
          lines.contains { $0.contains(way) }, "\(keys): \(lines.joined(separator: "\n"))")
      }
    }
  }
}
