import Charts
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct StateViewTests {
  private static let chart = Chart(
    title: "Values", type: .line, xAxis: Axis(), yAxis: Axis(),
    series: [
      Series(
        name: "", x: (0..<100).map(Double.init), y: (0..<100).map { Double($0 % 9) },
        isContinuous: true)
    ])

  private func axis(_ model: Model) throws -> [Frame.CharacterCell] {
    let frame = view(model, model.size)
    let row = try #require(Layout(of: model, model.size).axis)
    return (0..<frame.size.columns).map { frame[Position(x: $0, y: row)] }
  }

  private func flags(_ model: Model) throws -> Int {
    try axis(model).count { $0.glyph == "⚑" }
  }

  private func reversed(_ model: Model) throws -> [Int] {
    let cells = try axis(model)
    return cells.indices.filter { cells[$0].style.isReversed }
  }

  /// A bookmark is a flag on the axis, and gone with the bookmark.
  @Test(arguments: [(80, 24), (40, 12), (200, 60)])
  func bookmarksAreFlags(size: (Int, Int)) throws {
    var model = Fixtures.model(Self.chart, columns: size.0, rows: size.1)
    #expect(try flags(model) == 0)
    _ = try model.press("4:50<Enter>x<End>")
    #expect(try flags(model) == 1)
    _ = try model.press("xK")
    #expect(try flags(model) == 2)
    model.settings.screenReader = .quiet
    let quiet = view(model, model.size).lines.joined()
    #expect(!quiet.contains("⚑"))
  }

  /// A label on the axis that a flag stands in makes room as a whole.
  @Test func noLabelIsCutByAFlag() throws {
    let plain = Fixtures.model(Self.chart, columns: 40, rows: 12)
    let whole = try axis(plain).map(\.glyph).joined()
    let numbers = Set(whole.split { !$0.isNumber }.map(String.init))
    for point in stride(from: 0, to: 100, by: 3) {
      var model = plain
      _ = try model.press("4:\(point)<Enter>x<End>")
      let line = try axis(model).map(\.glyph).joined()
      let seen = line.split { !$0.isNumber }.map(String.init)
      #expect(seen.allSatisfy(numbers.contains), "\(line)")
      #expect(line.contains("⚑"))
    }
  }

  /// The points that a search found are marked on the axis, until something else is looked for.
  @Test(arguments: [(80, 24), (40, 12), (200, 60)])
  func foundPointsAreMarked(size: (Int, Int)) throws {
    var chart = Self.chart
    chart.series[0].labels = [String?](repeating: nil, count: 100).withLabels([10, 50, 90])
    var model = Fixtures.model(chart, columns: size.0, rows: size.1)
    _ = try model.press("4/storm<Enter>")
    #expect(model.page.found.map(\.point) == [10, 50, 90])
    // On low screens that of the focused one is marked itself.
    #expect(try axis(model).count { $0.glyph == "*" } == 3)
    _ = try model.press("g<Enter>")
    #expect(try axis(model).count { $0.glyph == "*" } == 0)
  }

  /// The loop is reversed on the axis from its start to its end.
  @Test func theLoopIsOnTheAxis() throws {
    var model = Fixtures.model(Self.chart, columns: 80, rows: 24)
    _ = try model.press("4:25<Enter>(:75<Enter>)")
    let before = try reversed(model)
    #expect(model.page.loop.isOn == !before.isEmpty)
    _ = try model.press("*")
    let after = try reversed(model)
    #expect(model.page.loop.isOn == !after.isEmpty)
    #expect(before.isEmpty != after.isEmpty)
    let looped = before + after
    #expect((30...45).contains(looped.count))
    #expect(looped == Array((looped.first ?? 0)...(looped.last ?? 0)))
  }

  /// While zoomed a bar above the plot says which part is shown.
  @Test func theShownPartIsOnAMap() throws {
    var model = Fixtures.model(Self.chart, columns: 80, rows: 24)
    let row = try #require(Layout(of: model, model.size).unit)
    #expect(!view(model, model.size).lines[row].contains("█"))
    _ = try model.press("4++")
    let map = view(model, model.size).lines[row]
    #expect(map.contains("█") && map.contains("─"), "\(map)")
    _ = try model.press("0")
    #expect(!view(model, model.size).lines[row].contains("█"))
  }
}

extension [String?] {
  /// The labels with the same word at some places.
  fileprivate func withLabels(_ places: [Int]) -> Excerpt<String?> {
    var labels = self
    for place in places { labels[place] = "storm" }
    return Excerpt(labels)
  }
}
