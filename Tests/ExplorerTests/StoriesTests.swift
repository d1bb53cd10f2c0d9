import Charts
import Descriptions
import Foundation
import Screen
import Tables
import Testing

@testable import Explorer

/// Ways that people go from a first chart to their answer by keys, kept as all that is said on the way and
/// the screen at the end: whoever reads the captions alone knows where one is, and what has changed.
@Suite struct StoriesTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var name: String
    var table: String
    var keys: String

    var testDescription: String { name }
  }

  static func real(_ name: String) -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Support/RealData/\(name).csv")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  static let stories = [
    // Three shares → two of them → the mean of each quarter → compared with all.
    Story(
      name: "shares", table: ShelfTests.prices,
      keys: """
        7<Down><Enter><End><Up><Enter><Enter><Down><Down><Enter>
        <Esc><Esc><Up><Enter><End><Up><Enter>%<Esc><Esc>4<Right><Down>
        """),
    // Petals → their length by species as boxes → a scatter again.
    Story(
      name: "petals", table: real("iris"),
      keys: "7<Enter><Down><Enter><Esc><End><Enter><Enter><Esc><Esc>4<Right><Down>6<Home><Enter>"),
    // Weather → the highest temperature only → by month.
    Story(
      name: "weather", table: real("seattle-weather"),
      keys: """
        7<Down><Down><Enter><Down><Enter><Esc><Home><Enter><End><Up><Up><Enter><Esc><Esc>4<Right><Right>
        """),
    // Sales by city side by side → one city → its second product → the city beside it.
    Story(
      name: "sales", table: MultiplesTests.sales,
      keys: "8<Right><Right><Enter>4<Right><Right><Down><Down>"),
    // A wrong column along x, taken back.
    Story(
      name: "mistake", table: MultiplesTests.sales,
      keys: "4<Right><Right>7<Down><Down><Enter><Enter>u<Esc><Esc>"),
    // The chart of what is left, taken away as a command and as a file.
    Story(
      name: "export", table: ShelfTests.prices,
      keys: "7<Down><Enter><End><Up><Enter><Enter><Esc><Esc><Esc>e<End><Enter>e<End><Up><Enter>"),
  ]

  @Test(
    arguments: stories, ["en", "ja"].flatMap { tag in [(tag, 80, 24), (tag, 40, 12)] })
  func theStoryIsTold(story: Story, at screen: (tag: String, columns: Int, rows: Int)) throws {
    var model = try ShelfTests.model(
      [story.table], language: screen.tag, columns: screen.columns, rows: screen.rows)
    model.shelf.sources[0].origin = ChartOrigin(path: "t0.csv", arguments: [])
    let script = try KeyScript(story.keys)
    let captions = Replay.run(script, on: model, dump: .captions)
    _ = try model.press(story.keys)
    try Snapshot.expect(
      captions + ["", String(repeating: "=", count: screen.columns)]
        + view(model, model.size).lines,
      named: "\(story.name).\(screen.tag)-\(screen.columns)x\(screen.rows)", in: "Stories")
  }

  /// The command that was taken away makes the picture that was on the screen, byte for byte.
  @Test(arguments: stories)
  func theCommandMakesTheSamePicture(story: Story) throws {
    var model = try ShelfTests.model([story.table])
    model.shelf.sources[0].origin = ChartOrigin(path: "t0.csv", arguments: [])
    _ = try model.press(story.keys)
    let source = model.shelf.sources[0]
    let arguments = try #require(
      source.encoding.arguments(
        for: Array(model.deck[source.charts]), of: source.document, { $0 }))
    let charts = try ChartSourceTests.encoding(arguments).charts(of: source.document)
    let again = Model(
      deck: charts, settings: model.settings, size: Size(columns: 80, rows: 24))
    // Of several charts of a table each is taken away alone.
    let first = Model(
      deck: Array(model.deck[source.charts]), settings: model.settings,
      size: Size(columns: 80, rows: 24))
    #expect(
      again.picture(as: .text, .paper, theme: .defaultDark, depth: .palette)
        == first.picture(as: .text, .paper, theme: .defaultDark, depth: .palette))
  }
}
