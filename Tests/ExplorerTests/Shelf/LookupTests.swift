import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

/// Of a large table lists and the command line are found beside the keys.
@Suite struct LookupTests {
  /// A table with more cells than are looked through at once.
  private static let large: String = {
    let rows = Lookup.mostCellsAtOnce / 2 + 1
    return "day,kind\n" + (1...rows).map { "\($0),\(["A", "B"][$0 % 2])\n" }.joined()
  }()

  private static func model() throws -> Model {
    var model = try ShelfTests.model([large])
    model.shelf.sources[0].origin = ChartOrigin(path: "t.csv", arguments: [])
    return model
  }

  @Test func aKeyDoesNotWaitForAList() throws {
    var model = try Self.model()
    let columns = try Self.ask(&model, "7")
    #expect(model.overlay == nil)
    #expect(
      update(&model, .reminded(.looking(columns.number))).announcements
        == ["Looking through the table"])
    let words = update(&model, .found(columns.number, columns.found)).announcements
    #expect(words.first?.hasPrefix("Columns of this table, 2 items. 1. day: ") == true)
    #expect(model.overlay?.kind == .columns)
    // Nobody waits for what is there.
    #expect(update(&model, .reminded(.looking(columns.number))).isEmpty)
    _ = update(&model, .key(.escape))
    let suggestions = try Self.ask(&model, "6")
    let charts = update(&model, .found(suggestions.number, suggestions.found)).announcements
    #expect(charts.first?.hasPrefix("Charts of this table") == true)
  }

  /// Whoever presses another key waits no more, and the list does not come over what is done since.
  @Test func aKeyCancels() throws {
    var model = try Self.model()
    let columns = try Self.ask(&model, "7")
    #expect(!update(&model, .key(.escape)).announcements.isEmpty)
    #expect(update(&model, .reminded(.looking(columns.number))).isEmpty)
    #expect(update(&model, .found(columns.number, columns.found)).isEmpty)
    #expect(model.overlay == nil)
  }

  @Test func theCommandLineIsMadeBesideTheKeys() throws {
    var model = try Self.model()
    let command = try Self.ask(&model, "e<End><Enter>")
    #expect(model.overlay == nil)
    let effects = update(&model, .found(command.number, command.found))
    #expect(effects == [.export(.commandLine, name: "t0")])
    // It is made once.
    #expect(model.exportedCommand != nil)
    let written = model.exported(as: .commandLine, theme: .defaultDark, depth: .direct)
    #expect(written == .text("earshot t.csv --x kind --type box --sort none\n"))
  }

  /// A small table is looked through within the key, so that keys typed ahead find the list.
  @Test func aSmallTableIsLookedThroughAtOnce() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(update(&model, .key(.character("7"))).announcements.count == 1)
    #expect(model.overlay?.kind == .columns)
  }

  /// Of a large chart facts and landmarks take a while, once.
  @Test func aLargeChartIsMeasuredBesideTheKeys() throws {
    let x = (0..<200_001).map(Double.init)
    let series = Series(name: "a", x: x, y: x.map { $0 < 100_000 ? $0 : 0 }, isContinuous: true)
    let chart = Chart(type: .line, xAxis: Axis(), yAxis: Axis(), series: [series])
    var model = Model(
      deck: [chart], settings: Settings(isSoundOn: false), size: Size(columns: 80, rows: 24))
    let highest = try Self.ask(&model, ">")
    #expect(model.page.point == nil)
    #expect(
      update(&model, .found(highest.number, highest.found)).announcements
        == ["Highest: 99,999, 99,999"])
    #expect(model.page.point == PointReference(series: 0, point: 99_999))
    // All the rest is measured then, too.
    #expect(update(&model, .key(.character("2"))).announcements.count == 1)
    #expect(model.page.rotor.mode == .details && model.page.rows.count > 5)
  }

  private static func ask(_ model: inout Model, _ keys: String) throws -> Lookup {
    var last: [Effect] = []
    for step in try KeyScript(keys).steps {
      if case .key(let key) = step { last = update(&model, .key(key)) }
    }
    let lookup = last.lazy.compactMap { effect -> Lookup? in
      if case .look(let lookup) = effect { lookup } else { nil }
    }.first
    return try #require(lookup)
  }
}
