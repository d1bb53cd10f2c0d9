import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct MultiplesTests {
  /// Two measures of two cities by month.
  static let measures: String = {
    var lines = ["city,month,sales,cost"]
    for city in ["Rome", "Oslo"] {
      for month in 1...6 {
        lines.append("\(city),2023-0\(month),\(20 + month * city.count),\(10 + month)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// The keys of the grid are said, not only those of every list.
  @Test func helpNamesItsKeys() throws {
    var model = try ShelfTests.model([Self.sales])
    _ = try model.press("8")
    let words = try model.hear("?").last ?? ""
    for key in [
      "Left arrow", "Right arrow", "Down arrow", "Space", "plus", "minus", "Enter", "Escape",
    ] {
      #expect(words.contains(key), "\(words)")
    }
  }

  /// A year of sales of two products in four cities.
  static let sales: String = {
    var lines = ["month,city,product,sales"]
    for (index, city) in ["Rome", "Oslo", "Kyoto", "Lima"].enumerated() {
      for month in 1...12 {
        let number = month < 10 ? "0\(month)" : "\(month)"
        lines.append("2024-\(number),\(city),A,\(10 * (index + 1) + month)")
        lines.append("2024-\(number),\(city),B,\(20 * (index + 1) + month)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Curves on axes of their own are told apart in size by the values beside their titles.
  @Test func panelsTellTheirRange() throws {
    var model = try ShelfTests.model([Self.sales])
    _ = try model.press("8")
    let rows = view(model, model.size, theme: .defaultDark, depth: .direct).lines
    for panel in model.multiples.panels.prefix(2) {
      let values = panel.page.chart.series.flatMap { $0.y.filter(\.isFinite) }
      let ends = [values.min() ?? 0, values.max() ?? 0].map { "\(Int($0))" }
      let range = ends.joined(separator: "–")
      #expect(rows.contains { $0.contains("\(panel.title) ") && $0.contains(range) }, "\(rows)")
    }
  }

  /// A line that is calm across the screen may be a block in a panel.
  @Test func panelsHaveBoldLinesByTheirOwnColumns() throws {
    var chart = Fixtures.rising
    chart.series.append(chart.series[0])
    chart.series[1].name = "restless"
    chart.series[1].y = Excerpt((0..<50).map { Double($0 * 37 % 101) })
    var model = Fixtures.model(chart, columns: 120, rows: 30)
    model.settings.areGlyphsGuessed = true
    model.settings.hasColors = true
    func glyphs() -> (solid: Bool, dots: Bool) {
      let glyphs = view(model, model.size).cells.map(\.glyph)
      return (
        glyphs.contains { "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains($0) && $0 != "" },
        glyphs.contains { ("\u{2801}"..."\u{28FF}").contains($0) }
      )
    }
    #expect(glyphs() == (true, false))
    _ = try model.press("8")
    #expect(glyphs() == (true, true))
  }

  @Test func theSeriesOfAChartStandSideBySide() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(
      try model.hear("8").last?.hasPrefix(
        "Side by side, 3 items. 1. ACME: Shape: rises from ") == true)
    #expect(try model.hear("<Right>").first?.hasPrefix("2. BOLT: Shape: rises from ") == true)
    #expect(
      try model.hear("<Enter>")
        == ["BOLT: 2 of 3. Values. BOLT, 12 points. 8: Charts side by side"])
    #expect(model.overlay == nil && model.page.cursor.series == 1)
  }

  /// One who went from all of them to one comes back to it among them, by the key that is said or by the one that takes jumps
  /// back.
  @Test(arguments: [ShelfTests.prices, sales], ["8", "<Backspace>", "<Esc>"])
  func oneComesBackToAll(table: String, key: String) throws {
    var model = try ShelfTests.model([table])
    let chosen = try model.hear("8<Right>").last ?? ""
    #expect(try model.hear("<Enter>").last?.hasSuffix(". 8: Charts side by side") == true)
    // A jump within it is taken back first.
    _ = try model.press("4l>")
    if key != "8" {
      #expect(try model.hear("<Backspace>").last?.hasPrefix("Back") == true)
    }
    #expect(try model.hear(key).last?.hasSuffix(chosen) == true)
    #expect(model.overlay?.kind == .multiples)
  }

  /// Esc leads back from wherever one has gone since, in one step.
  @Test(arguments: [">", "4<Right><Down>", "f", "4<Right>>><Right>"])
  func escLeadsBackFromWhereverOneIs(keys: String) throws {
    var model = try ShelfTests.model([Self.sales])
    _ = try model.press("8<Right><Enter>" + keys)
    #expect(model.overlay == nil)
    _ = try model.press("<Esc>")
    #expect(model.overlay?.kind == .multiples, "\(keys)")
  }

  /// Esc closes what it came back to, and then leads nowhere.
  @Test(arguments: [ShelfTests.prices, sales]) func whoLeavesAllIsNotLedBack(table: String) throws {
    var model = try ShelfTests.model([table])
    _ = try model.press("8<Right><Enter><Esc>")
    #expect(model.overlay?.kind == .multiples)
    _ = try model.press("<Esc>")
    #expect(model.overlay == nil)
    #expect(try model.hear("<Esc>").count == 1 && model.overlay == nil)
  }

  @Test func whoCameFromElsewhereGoesBackNoFurther() throws {
    var model = try ShelfTests.model([Self.sales])
    _ = try model.press("8<Right><Enter>f")
    #expect(try model.hear("<Backspace>") == [model.language.text(.noWayBack)])
  }

  /// Two measures of a city are two charts, and each has a name of its own.
  @Test func noTwoHaveOneName() throws {
    var rows = "city,month,sales,cost\n"
    for city in ["Rome", "Oslo"] {
      for month in 1...6 {
        rows += "\(city),2023-0\(month),\(20 + month),\(9000 + month * month)\n"
      }
    }
    let document = try Reader.read(
      bytes: Array(rows.utf8), name: "t.csv", options: ReadingOptions())
    let deck = try ["sales", "cost"].flatMap { measure in
      var encoding = Encoding()
      (encoding.split, encoding.y) = ("city", [measure])
      return try encoding.charts(of: document)
    }
    let titles = Multiples(deck).panels.map(\.title)
    #expect(deck.count == 4 && Set(titles).count == 4, "\(titles)")
    let same = Multiples(deck + deck).panels.map(\.title)
    #expect(same.allSatisfy { $0.contains("sales") || $0.contains("cost") }, "\(same)")
  }

  /// A bare number says nothing without the name of its column.
  @Test func partsThatAreNumbersHaveTheirColumn() throws {
    let rows =
      "mpg,hp,cyl\n"
      + (0..<60).map { "\($0 * 37 % 61).5,\(60 + $0 * 53 % 59),\([4, 6, 8][$0 % 3])\n" }.joined()
    let document = try Reader.read(
      bytes: Array(rows.utf8), name: "t.csv", options: ReadingOptions())
    var encoding = Encoding()
    encoding.split = "cyl"
    let deck = try encoding.charts(of: document)
    #expect(Multiples(deck).panels.map(\.title) == ["cyl 4", "cyl 6", "cyl 8"])
    #expect(deck.allSatisfy { $0.series.count == 1 })
  }

  @Test func theChartsOfASplitStandSideBySide() throws {
    var model = try ShelfTests.model([Self.sales])
    #expect(model.deck.count == 4)
    #expect(
      try model.hear("8").last
        == "Side by side, 4 items. 1. Rome: product B, highest: 32 in December; product A, lowest: 11 in January"
    )
    #expect(
      try model.hear("<End>")
        == ["4. Lima: product B, highest: 92 in December; product A, lowest: 41 in January"])
    #expect(try model.hear("<Right>") == ["End of the list"])
    #expect(
      try model.hear("<Enter>").last?.hasPrefix("city: Lima, 4 of 4. Audio graph. ") == true)
    // One who stays hears where.
    #expect(
      try model.hear("8<Enter>").last?.hasPrefix("city: Lima, 4 of 4. Audio graph. ") == true)
    #expect(model.pageIndex == 3)
  }

  @Test func oneChartWithOneSeriesHasNothingBesideIt() throws {
    var model = Fixtures.model(Fixtures.price)
    #expect(try model.hear("8") == ["There is only one chart"])
  }

  /// ↑ and ↓ go to the panel above and below as they are seen; on a small screen to the one before and after.
  @Test(
    arguments: [
      (Size(columns: 80, rows: 24), "3. Kyoto"), (Size(columns: 40, rows: 12), "2. Oslo"),
    ]
  )
  func columnsAreWalkedAsTheyAreSeen(size: Size, below: String) throws {
    var model = try ShelfTests.model([Self.sales], columns: size.columns, rows: size.rows)
    #expect(try model.hear("8<Down>").last?.hasPrefix(below) == true)
    #expect(try model.hear("<Up>").last?.hasPrefix("1. Rome") == true)
    #expect(try model.hear("<Up>").last == "Start of the list")
  }

  /// A walk down comes past all of them, whatever the screen.
  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 200, rows: 60),
  ])
  func noneIsMissedOnTheWayDown(size: Size) throws {
    for table in [Self.sales, ShelfTests.prices] {
      var model = try ShelfTests.model([table], columns: size.columns, rows: size.rows)
      var heard = try model.hear("8")
      let count = model.multiples.panels.count
      for _ in 1..<count { heard += try model.hear("<Down>") }
      #expect(Set(heard.map { $0.suffix(60) }).count == count)
      #expect(try model.hear("<Down>") == ["End of the list"])
      for _ in 1..<count { _ = try model.hear("<Up>") }
      #expect(try model.hear("<Up>") == ["Start of the list"])
    }
  }

  /// Side by side lies the part of the x axis that is shown.
  @Test func panelsShowThePartThatIsShown() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    _ = try model.press("<Right><Right><Right>+")
    let window = try #require(model.page.window)
    let heard = try model.hear("8").last
    #expect(heard?.hasPrefix("Side by side, 3 items. Showing ") == true, "\(heard ?? "")")
    for panel in model.multiples.panels {
      let extent = try #require(panel.page.chart.series.first.flatMap { $0.x.first })
      #expect(window.contains(extent))
    }
  }

  /// The keys that zoom show another part of all of them.
  @Test func allZoomTogether() throws {
    var model = try ShelfTests.model([ShelfTests.prices])
    #expect(try model.hear("8+").last == "Showing April to September, 18 of 36 points")
    #expect(model.multiples.panels.map { $0.page.chart.pointCount } == [6, 6, 6])
    #expect(try model.hear("<Right>").last?.hasPrefix("2. BOLT") == true)
    #expect(try model.hear("0").last == "Showing all, 36 points")
    #expect(model.multiples.panels.allSatisfy { $0.page.chart.pointCount == 12 })
  }

  /// The part is told of the chart that is chosen, which may have other numbers of points.
  @Test func theChosenChartSaysHowMuchIsShown() throws {
    func table(_ months: ClosedRange<Int>) -> String {
      "month,sales\n"
        + months.map { "2023-\($0 < 10 ? "0" : "")\($0)-01,\($0 * $0 % 7)\n" }.joined()
    }
    var model = try ShelfTests.model([table(1...12), table(4...12)])
    let first = try model.hear("8+").last
    #expect(first?.hasSuffix(", 6 of 12 points") == true, "\(first ?? "")")
    let second = try model.hear("0<Right>+").last
    #expect(second?.hasSuffix(" of 9 points") == true, "\(second ?? "")")
    #expect(try model.hear("0").last == "Showing all, 9 points")
  }

  /// They sound one after the other from the chosen one on; each is chosen and said as it begins.
  @Test func theyAreHeardInTurn() throws {
    var model = try ShelfTests.model([Self.sales])
    // The first is named as the others are.
    #expect(try model.hear("8<Right> ").last == "Oslo")
    let sequence = try #require(model.playback.sequence)
    #expect(sequence.starts.count == 3 && model.playback.state == .playing)
    let number = model.playback.number
    _ = update(&model, .playheadMoved(playback: number, seconds: sequence.starts[1] - 0.1), at: 5)
    #expect(model.overlay?.selected == 1)
    let effects = update(
      &model, .playheadMoved(playback: number, seconds: sequence.starts[1] + 0.1), at: 9)
    #expect(model.overlay?.selected == 2 && effects == [.announce("Kyoto")])
    #expect(try model.hear("<Esc>").last?.hasPrefix("Stopped. 3. Kyoto: ") == true)
    #expect(model.overlay?.kind == .multiples)
    _ = try model.press("<Esc>")
    #expect(model.overlay == nil && model.pageIndex == 0)
  }

  /// All have the same axes: a height means the same in each.
  @Test func panelsHaveTheSameAxes() throws {
    let model = try ShelfTests.model([Self.sales])
    let panels = Multiples(model.deck).panels
    #expect(Set(panels.map { $0.page.chart.yAxis.shared?.range }).count == 1)
    #expect(panels[0].page.chart.yAxis.shared != nil)
  }

  /// Charts that were parted by their size are not put on one axis again, to no eye and no ear.
  @Test func chartsOfOtherSizesHaveAxesOfTheirOwn() throws {
    let table =
      "year,price,sales,income,population\n"
      + (0..<12).map {
        "\(1980 + $0),\(20 + $0 * 3),\(90 - $0 * 2),\(4000 + $0 * 900),\(9000 + $0 * 40)\n"
      }.joined()
    var model = try ShelfTests.model([table])
    try #require(model.deck.count > 1)
    #expect(try model.hear("8").last?.contains("items. Each with its own axis. 1. ") == true)
    for panel in model.multiples.panels {
      let names = panel.chart.series.map(\.name)
      let alone = try #require(model.deck.first { $0.series.map(\.name) == names })
      #expect(panel.chart.yAxis.shared == nil && panel.chart.pitchRange == alone.pitchRange)
    }
    // Whoever wants them on the same axes has them so where they are of one thing.
    var series = try ShelfTests.model([Self.sizes])
    #expect(try series.hear("8").last?.contains("items. Each with its own axis. 1. ") == true)
    series.settings.hasSameAxes = true
    #expect(try series.hear("<Esc>8").last?.contains("items. 1. ") == true)
  }

  /// Two series of which one is a thousand times the other.
  private static let sizes =
    "month,city,sales\n"
    + (1...9).map { "2023-0\($0),Rome,\($0 * 1000)\n2023-0\($0),Oslo,\($0)\n" }.joined()

  /// A part that has room for all on one axis says so.
  @Test func aPartMayHaveTheSameAxis() throws {
    let table =
      "day,kind,value\n"
      + (1...9).map { day in
        "2023-01-0\(day),a,\(day)\n2023-01-0\(day),b,\(day == 1 ? 900 : 9 - day)\n"
      }.joined()
    var model = try ShelfTests.model([table])
    #expect(try model.hear("8").last?.contains("Each with its own axis") == true)
    #expect(try model.hear("+").last?.hasSuffix("All on the same axis") == true)
    #expect(try model.hear("0").last?.hasSuffix("Each with its own axis") == true)
  }

  /// In every language and at every size nothing is cut but titles, and the chosen one is marked.
  @Test(
    arguments: Languages.all.map(\.tag),
    [
      Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 20, rows: 6),
      Size(columns: 200, rows: 60), Size(columns: 5, rows: 3),
    ])
  func theChosenPanelIsMarked(tag: String, size: Size) throws {
    var model = try ShelfTests.model(
      [Self.sales], language: tag, columns: size.columns, rows: size.rows)
    _ = try model.press("8<Right><Right>")
    let frame = view(model, size)
    #expect(frame.size == size)
    guard size.rows >= 12 else { return }
    let pointer = Symbols(model.settings.glyphs).pointer
    #expect(frame.lines.joined().contains("\(pointer) Kyoto"))
    #expect(frame.lines.joined().components(separatedBy: pointer).count == 2)
  }
}
