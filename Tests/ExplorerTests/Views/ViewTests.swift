import Descriptions
import Screen
import Testing

@testable import Charts
@testable import Explorer

@Suite struct ViewTests {
  static let sizes = [(200, 60), (132, 43), (80, 24), (40, 12), (20, 6), (20, 5)]
  /// Small charts of the tests, and of a type that has none the sample.
  static let charts = fixtures.merging(
    ChartType.allCases.compactMap { type in
      try? (type.rawValue, GoldenChart.sample(of: type).chart)
    }
  ) { fixture, _ in fixture }

  private static let fixtures: [String: Chart] = [
    "line": Fixtures.price, "pair": Fixtures.pair, "bars": Fixtures.steps,
    "candlestick": Fixtures.candles, "grouped-bar": Fixtures.quarters(.groupedBar),
    "stacked-bar": Fixtures.quarters(.stackedBar), "area": Fixtures.tank(.area),
    "step": Fixtures.tank(.step), "histogram": Fixtures.parcels, "box": Fixtures.delivery,
    "heatmap": Fixtures.quarters(.heatMap), "cloud": Fixtures.cloud,
  ]

  @Test(arguments: sizes, charts.keys.sorted())
  func looksAsItDid(size: (Int, Int), name: String) throws {
    let chart = try #require(Self.charts[name])
    var model = Fixtures.model(chart, columns: size.0, rows: size.1)
    _ = try model.press("4<Right><Right>")
    try Snapshot.expect(
      view(model, model.size).lines, named: "\(name)-\(size.0)x\(size.1)")
  }

  /// A picture for paper tells the rows that are left out; a small one has its words cut before its plot.
  @Test func aSmallPictureKeepsItsPlot() throws {
    var chart = Fixtures.price
    chart.leftOutCount = 7
    chart.notes = Array(repeating: .aggregated(.mean, rows: 1...2), count: 8)
    let model = Fixtures.model(chart)
    let large = picture(of: model, Size(columns: 80, rows: 24)).lines.joined(separator: " ")
    #expect(large.contains("Left out: 7 rows without an x value."))
    for rows in 6...13 {
      let lines = picture(of: model, Size(columns: 20, rows: rows)).lines
      let words = try #require(lines.firstIndex { $0.hasPrefix("Line chart") })
      #expect(words >= 5 && lines[0].hasPrefix("Closing"), "\(lines)")
    }
  }

  @Test(
    arguments: [(80, 24), (40, 12)], try GoldenChart.all().filter { $0.name.hasPrefix("real") })
  func realDataLooksAsItDid(size: (Int, Int), golden: GoldenChart) throws {
    var model = Fixtures.model(golden.chart, columns: size.0, rows: size.1)
    _ = try model.press("4<Right><Right>>")
    try Snapshot.expect(
      view(model, model.size).lines, named: "\(golden.name)-\(size.0)x\(size.1)")
  }

  @Test(arguments: RotorMode.allCases)
  func everyModeHasItsScreen(mode: RotorMode) throws {
    var model = Fixtures.model(Fixtures.pair, columns: 60, rows: 16)
    _ = try model.press("\(mode.rawValue + 1)<Down>")
    try Snapshot.expect(view(model, model.size).lines, named: "mode-\(mode)")
  }

  @Test(
    arguments: [(200, 60), (80, 24), (40, 12), (20, 6)],
    ["pair", "candlestick", "stacked-bar", "histogram"])
  func theTableLooksAsItDid(size: (Int, Int), name: String) throws {
    let chart = try #require(Self.charts[name])
    var model = Fixtures.model(chart, columns: size.0, rows: size.1)
    _ = try model.press("5<Right><Right>")
    try Snapshot.expect(
      view(model, model.size).lines, named: "table-\(name)-\(size.0)x\(size.1)")
  }

  @Test func helpAndHistory() throws {
    var model = Fixtures.model(Fixtures.price, columns: 40, rows: 12)
    _ = try model.press("<Right>?<Down>")
    try Snapshot.expect(view(model, model.size).lines, named: "help-40x12")
    _ = try model.press("<Esc>w")
    try Snapshot.expect(view(model, model.size).lines, named: "history-40x12")
  }

  @Test(arguments: Languages.all.dropFirst().map(\.tag))
  func otherLanguages(tag: String) throws {
    var settings = Settings()
    settings.languageTag = tag
    var model = Fixtures.model(Fixtures.price, columns: 40, rows: 12, settings: settings)
    _ = try model.press("4<Right><Right>")
    try Snapshot.expect(view(model, model.size).lines, named: "line-\(tag)-40x12")
  }

  @Test func plainTerminalsGetPlainCharacters() throws {
    var settings = Settings()
    settings.glyphs = .ascii
    for chart in Self.charts.values {
      var model = Fixtures.model(chart, settings: settings)
      _ = try model.press("4<Right><Right>")
      let text = view(model, model.size).lines.joined()
      #expect(text.unicodeScalars.allSatisfy { $0.isASCII }, "\(text)")
    }
  }

  /// The cursor stands on the caption's first letter, at any size, in any mode, on any chart.
  @Test(arguments: GlyphSet.allCases)
  func theCursorIsAlwaysOnTheCaption(glyphs: GlyphSet) throws {
    var settings = Settings()
    settings.glyphs = glyphs
    var model = Fixtures.model(Fixtures.price, Fixtures.pair, Fixtures.steps, settings: settings)
    for keys in [
      "", "<Right>", "2", "3", "4<End>", "5", "f4<Right>", "2", "?", "<Esc>f5<Right>", "w",
    ] {
      _ = try model.press(keys)
      // From fourteen rows on only the plot grows.
      for rows in Array(1...15) + [24, 30] {
        for columns in [1, 2, 3, 7, 12, 20, 33, 40, 61, 80, 132] {
          model.size = Size(columns: columns, rows: rows)
          let frame = view(model, model.size)
          #expect(frame.size == model.size)
          #expect(frame.cursor.x == 0)
          let caption = CaptionView.pieces(of: model)[0][0]
          let row = frame.lines[frame.cursor.y]
          let shown = glyphs == .ascii ? row.prefix(1) : row.prefix(caption.count)
          #expect(glyphs == .ascii || caption.hasPrefix(shown), "\(columns)x\(rows) \(row)")
          #expect(columns < 2 || !row.isEmpty)
        }
      }
    }
  }

  @Test func aLongTitleLeavesRoomForThePlace() throws {
    var chart = Fixtures.rising
    chart.title = "Requests per minute on the main server"
    var model = Fixtures.model(chart, columns: 20, rows: 6)
    _ = try model.press("4<Right>")
    #expect(view(model, model.size).lines[0] == "Requests pe… 1 of 50")
  }

  @Test func theFocusIsSeenWithoutColor() throws {
    for chart in [Fixtures.price, Fixtures.steps] {
      var model = Fixtures.model(chart, columns: 40, rows: 12)
      let before = view(model, model.size)
      _ = try model.press("<Right><Right>")
      let after = view(model, model.size)
      // On the axis, or as the label there that is reversed.
      func isMarked(_ frame: Frame) -> Bool {
        (0..<frame.size.columns).contains { column in
          let cell = frame[Position(x: column, y: 9)]
          return cell.glyph == "▲" || cell.style.role == .focus && cell.style.isReversed
        }
      }
      #expect(isMarked(after) && !isMarked(before), "\(after)")
    }
  }

  @Test func aMoveChangesFewCells() throws {
    var model = Fixtures.model(Fixtures.rising)
    _ = try model.press("<Right><Right>")
    let before = view(model, model.size)
    _ = try model.press("<Right>")
    let after = view(model, model.size)
    let changed = zip(before.cells, after.cells).count { $0 != $1 }
    #expect(changed < 48)
  }

  @Test func aChartWithoutATitleSaysWhatItIs() {
    var chart = Fixtures.rising
    chart.title = nil
    let model = Fixtures.model(chart)
    #expect(view(model, model.size).lines[0] == "Line chart, 1 series, 50 points")
  }

  /// A picture for paper that has no room for all bars says which it has, and the option that shows others; on a screen
  /// one walks to them.
  @Test(arguments: ["The Republic of ", ""]) func aPictureOfSomeBarsSaysSo(name: String) {
    let x = (0..<30).map(Double.init)
    let chart = Chart(
      title: "Output", type: .bar,
      xAxis: Axis(kind: .category(x.indices.map { "\(name)N\($0)" })), yAxis: Axis(),
      series: [Series(name: "", x: x, y: x.map { $0 + 1 }, isContinuous: false)])
    let model = Fixtures.model(chart)
    func words(_ columns: Int, _ rows: Int) -> String {
      picture(of: model, Size(columns: columns, rows: rows)).lines.joined(separator: " ")
    }
    let small = words(30, 16)
    #expect(small.contains("of 30 are drawn; a larger --size draws more"), "\(small)")
    #expect(small.contains("1–"), "\(small)")
    #expect(!words(120, 60).contains("--size"))
  }

  /// The kind of chart is not said below a small picture where that takes the rows of its last bars.
  @Test func allBarsAreWorthMoreThanTheKindOfChart() {
    let x = (0..<10).map(Double.init)
    var chart = Chart(
      title: "Output", type: .bar,
      xAxis: Axis(kind: .category(x.map { "The Republic of \($0)" })), yAxis: Axis(),
      series: [Series(name: "", x: x, y: x.map { $0 + 1 }, isContinuous: false)])
    chart.notes = [.aggregated(.mean, rows: 12...12)]
    let lines = picture(of: Fixtures.model(chart), Size(columns: 40, rows: 12)).lines
    #expect(lines.count { $0.contains("│") } == 10, "\(lines)")
    #expect(!lines.joined().contains("10 points") && lines.joined().contains("12"), "\(lines)")
  }

  /// The names of many columns that are in no chart take no room from the one that is.
  @Test func columnsThatAreNotChartedLeaveRoom() {
    var chart = Fixtures.rising
    chart.notes = [.notCharted((1...20).map { "COLUMN_WITH_A_NAME_\($0)" })]
    let model = Fixtures.model(chart)
    let small = picture(of: model, Size(columns: 40, rows: 12)).lines
    #expect(small.joined(separator: " ").contains("20 columns not charted"))
    #expect(small.filter { $0.contains("charted") || $0.contains("COLUMN") }.count == 1)
    let large = picture(of: model, Size(columns: 120, rows: 40)).lines.joined(separator: " ")
    #expect(large.contains("COLUMN_WITH_A_NAME_20"))
  }
}
