import Charts
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct LevelBarsTests {
  private static func chart(_ values: [Double]) -> Chart {
    Chart(
      title: "Output", type: .bar,
      xAxis: Axis(
        title: "Country",
        kind: .category(values.indices.map { "The Republic of Number \($0)" })),
      yAxis: Axis(title: "Output", unit: "t"),
      series: [
        Series(name: "", x: values.indices.map(Double.init), y: values, isContinuous: false)
      ])
  }

  private func columns(of frame: Frame, row: Int) -> Int {
    (0..<frame.size.columns).count { x in
      let cell = frame[Position(x: x, y: row)]
      return cell.style.role == .series(0) && cell.glyph != " "
    }
  }

  /// The ends between which a value may lie are seen as a line with caps, and the value stands behind it.
  @Test(arguments: [(80, 24), (40, 12)])
  func endsOfValuesAreSeen(columns: Int, rows: Int) throws {
    var chart = Self.chart([20, -10, 5])
    chart.series[0].uncertainty = Uncertainty(low: [15, -14, 5], high: [28, -6, .nan])
    let model = Fixtures.model(chart, columns: columns, rows: rows)
    let lines = view(model, model.size).lines
    func line(_ value: String) throws -> String {
      try #require(lines.first { $0.contains(value) }, "\(lines)")
    }
    let first = try line(columns == 40 ? "20 t" : " 20")
    #expect(first.contains("█├─") && first.contains("─┼─") && first.contains("─┤ 20"), "\(first)")
    let second = try line("-10")
    #expect(first.contains("┼") && second.contains("┼"))
    #expect(second.contains("├") && second.contains("┤"), "\(second)")
    #expect(try !line(columns == 40 ? " 5" : " 5").contains("┤"))
  }

  /// The longest bar says the unit that no title has room for.
  @Test func aLowScreenSaysTheUnitOnce() {
    for (rows, count) in [(12, 1), (24, 0)] {
      let model = Fixtures.model(Self.chart([30, 17, 4]), columns: 40, rows: rows)
      #expect(view(model, model.size).lines.count { $0.hasSuffix(" t") } == count)
    }
  }

  /// All names and values are seen, and a greater value is never the shorter bar.
  @Test(arguments: [(120, 40), (80, 24), (60, 16), (40, 12)], GlyphSet.allCases)
  func namesAndValuesAreSeen(size: (Int, Int), glyphs: GlyphSet) throws {
    for values in [
      [30.0, 17, 4, 4, 1, 0.1], [5, -3, 0, 12, -7], [0, 0, 0, 0, 0], [1e300, 1, 2, 3, 4],
    ] {
      var model = Fixtures.model(Self.chart(values), columns: size.0, rows: size.1)
      model.settings.glyphs = glyphs
      let frame = view(model, model.size)
      var lengths: [(value: Double, columns: Int)] = []
      for (index, value) in values.enumerated() {
        let name = size.0 >= 60 ? "Number \(index)" : "Number"
        let rows = frame.lines.indices.filter { frame.lines[$0].contains(name) }
        let row = try #require(size.0 >= 60 ? rows.first : rows[index], "\(frame)")
        lengths.append((value, columns(of: frame, row: row)))
      }
      for one in lengths {
        #expect((one.columns > 0) == (one.value != 0), "\(one)\n\(frame)")
        for other in lengths where one.value > other.value && other.value >= 0 {
          #expect(one.columns >= other.columns, "\(frame)")
        }
      }
    }
  }

  private static func grouped(_ count: Int) -> Chart {
    var chart = Self.chart((0..<count).map { Double($0 + 1) })
    var later = chart.series[0]
    later.y = Excerpt((0..<count).map { Double(3 * $0 + 2) })
    chart.series[0].name = "Early"
    later.name = "Late"
    chart.series.append(later)
    return chart
  }

  /// Groups whose names have no room below lie on their side: one name for the bars of all series, which are told below.
  @Test func groupsHaveOneName() throws {
    var model = Fixtures.model(Self.grouped(4), columns: 40, rows: 14)
    let lines = view(model, model.size).lines
    for number in 0..<3 {
      #expect(lines.count { $0.contains("Number \(number)") } == 1, "\(lines)")
    }
    #expect(lines.contains { $0.hasPrefix("█ Early  ▚ Late") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix(" 5") } && lines.contains { $0.hasSuffix(" 2") })
    _ = try model.press("4<Right><Down><Right><Right><Right>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let focused = frame.lines.indices.filter { row in
      (0..<40).contains {
        let style = frame[Position(x: $0, y: row)].style
        return style.role == .focus && !style.isReversed
      }
    }
    #expect(focused.contains { frame.lines[$0].hasSuffix(" 11") }, "\(frame.lines)")
    // Names that have room below upright bars stand there.
    let wide = Fixtures.model(Self.grouped(4), columns: 200, rows: 40)
    #expect(!view(wide, wide.size).lines.contains { $0.contains("Number 1 │") })
  }

  /// Groups of two whose bars would not have a row each share one, in colors: names and values stay whole.
  @Test func twoBarsShareARow() throws {
    var chart = Self.grouped(6)
    chart.series[1].y = Excerpt([0, 2, -6, 4, 5, 12])
    var model = Fixtures.model(chart, columns: 48, rows: 12)
    model.settings.hasColors = true
    let lines = picture(of: model, model.size).lines
    for number in 0..<6 {
      #expect(lines.contains { $0.contains("Number \(number)") }, "\(lines)")
    }
    #expect(lines.contains { $0.hasSuffix("▄ 6 12 t") || $0.hasSuffix("▄ 6 12") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("▀ Early  ▄ Late") }, "\(lines)")
    #expect(lines.contains { $0.contains("▄▄│▀") }, "\(lines)")
    _ = try model.press("4<Right><Right><Down>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let focused = frame.cells.first { $0.glyph == "▄" && $0.style.role == .focus }
    let under = frame.cells.first { $0.glyph == "▀" && $0.style.ground == .focus }
    #expect(focused != nil || under != nil, "\(frame)")
    #expect(frame.cells.contains { $0.style.role == .muted(0) })
    // Without colors a focus could not be told apart; on paper, where there is none, what both have is full.
    model.settings.hasColors = false
    #expect(!view(model, model.size).lines.contains { $0.contains("▀ Early") })
    let printed = picture(of: model, model.size).lines
    #expect(printed.contains { $0.hasPrefix("▀ Early  ▄ Late") }, "\(printed)")
    #expect(printed.contains { $0.contains("█▄") && !$0.contains("▀") }, "\(printed)")
    model.settings.glyphs = .ascii
    #expect(!picture(of: model, model.size).lines.contains { $0.contains("▀") })
  }

  /// On paper bars lie with their names, some of them on this page, where most would have no name below upright ones.
  @Test func somePrintedBarsWithNamesAreMoreThanAllWithout() {
    let chart = Self.chart((0..<20).map { Double(40 - $0) })
    let model = Fixtures.model(chart, columns: 40, rows: 12)
    let lines = picture(of: model, model.size).lines
    #expect(lines.count { $0.contains("The Republic") || $0.contains("Number") } >= 5, "\(lines)")
    #expect(lines.contains { $0.contains("40") } && !lines.contains { $0.contains(" 21") })
  }

  /// Eleven groups of two with long names.
  private static var budget: (chart: Chart, names: [String], plan: [Double]) {
    let names = [
      "Income", "Membership fees", "Grants", "Events", "Expenses", "Staff", "Rent", "Travel",
      "Insurance", "Printing and post", "Surplus / (deficit)",
    ]
    let plan = [.nan, 48_000, 30_000, 12_500, .nan, 52_000, 18_000, 6_000, 2_400, 1_800, 10_300.0]
    var chart = chart(plan)
    chart.xAxis.kind = .category(names)
    chart.yAxis.fractionDigits = 2
    var actual = chart.series[0]
    actual.y = Excerpt(plan.map { $0 - 79.35 })
    (chart.series[0].name, actual.name) = ("Plan 2025", "Actual 2025")
    chart.series.append(actual)
    return (chart, names, plan)
  }

  /// Enlarged, each group is on a page with its name and both of its values, however low the plot is; none is said to be
  /// left out.
  @Test(arguments: 2...4) func largeGroupsKeepTheirNames(scale: Int) throws {
    let (chart, names, plan) = Self.budget
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    model.settings.hasColors = true
    model.settings.glyphScale = scale
    _ = try model.press("4<Right>")
    for (name, value) in zip(names, plan) {
      let lines = view(model, model.size).lines
      #expect(lines.contains { $0.contains(name.prefix(9)) }, "\(lines)")
      #expect(!lines.contains { $0.contains("left out") }, "\(lines)")
      if value.isFinite {
        let format = model.settings.language.format
        for number in [value, value - 79.35] {
          let texts = [number, number.rounded(.down)].map { format.number($0, fractionDigits: 0) }
          #expect(lines.contains { line in texts.contains { line.contains($0) } }, "\(lines)")
        }
      }
      _ = try model.press("<Right>")
    }
  }

  /// Large bars that have no more than a row each stand no more than one apart.
  @Test(arguments: 2...4) func largeBarsFillALowPlot(scale: Int) throws {
    let chart = Self.chart((0..<14).map { Double(40 - $0) })
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    model.settings.glyphScale = scale
    _ = try model.press("4<Right>")
    let lines = view(model, model.size).lines
    let named = lines.indices.filter { lines[$0].contains("Number") && lines[$0].contains("█") }
    #expect(named.count > 1, "\(lines)")
    #expect(zip(named, named.dropFirst()).allSatisfy { $1 - $0 <= 2 }, "\(lines)")
  }

  /// Groups of which hardly any would have a name below lie with theirs, a few on a page, the names cut before the bars are: on
  /// paper, on the screen, and in one color.
  @Test(arguments: [true, false]) func groupsWithoutNamesLieOnPages(hasColors: Bool) throws {
    let (chart, names, plan) = Self.budget
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    model.settings.hasColors = hasColors
    let printed = picture(of: model, model.size).lines
    for (index, name) in names.prefix(5).enumerated() {
      let line = try #require(printed.first { $0.contains(name.prefix(9)) }, "\(printed)")
      let hasBar = line.contains("│█") || line.contains("│▀")
      #expect(hasBar == plan[index].isFinite, "\(printed)")
    }
    #expect(printed.contains { $0.hasSuffix("48,000 47,921") }, "\(printed)")
    var seen: Set<String> = []
    for _ in 0..<12 {
      let lines = view(model, model.size).lines
      seen.formUnion(names.filter { name in lines.contains { $0.contains(name.prefix(9)) } })
      #expect(lines.contains { $0.contains("│▀") || $0.contains("│█") }, "\(lines)")
      _ = try model.press("<Right>")
    }
    #expect(seen == Set(names))
  }

  /// In few columns values have the digits that tell them apart, so that bars have room.
  @Test func digitsThatTellNothingAreDropped() {
    func values(_ numbers: [Double], columns: Int) -> [String] {
      var chart = Self.chart(numbers)
      chart.yAxis.fractionDigits = 4
      chart.yAxis.unit = nil
      let model = Fixtures.model(chart, columns: columns, rows: 14)
      return picture(of: model, model.size).lines.filter { $0.contains("│") }
        .compactMap { $0.split(separator: " ").last.map(String.init) }
        .filter { $0.first?.isNumber == true }
    }
    let means = [31.4639, 33.3417, 39.4, 39.3917]
    #expect(values(means, columns: 40) == ["31.46", "33.34", "39.40", "39.39"])
    #expect(values(means, columns: 80) == ["31.4639", "33.3417", "39.4000", "39.3917"])
    #expect(values([12.3451, 12.3452, 3], columns: 40) == ["12.3451", "12.3452", "3.0000"])
    #expect(values([120.5, 0.0312], columns: 40) == ["120.500", "0.031"])
  }

  /// The focus has its name reversed, and is seen on every page.
  @Test func theFocusIsOnThePage() throws {
    var model = Fixtures.model(
      Self.chart((0..<14).map { Double($0 + 1) }), columns: 40, rows: 12)
    for step in 0..<14 {
      _ = try model.press("<Right>")
      let frame = view(model, model.size, theme: .defaultDark, depth: .monochrome)
      let focused = frame.cells.filter { $0.style.role == .focus }
      let isReversed = focused.contains { $0.style.isReversed }
      #expect(isReversed, "\(step)\n\(frame)")
      #expect(focused.map(\.glyph).joined().contains("\(step + 1)"), "\(frame)")
      #expect(frame.lines.joined().contains("^") || frame.lines.joined().contains("v"))
    }
  }

  /// Without color the focused bar is filled with its sign, and only that.
  @Test(arguments: [(80, 24), (60, 16), (40, 12)])
  func theFocusedBarIsFilledWithItsSign(size: (Int, Int)) throws {
    var model = Fixtures.model(Self.chart([30, 17, 4]), columns: size.0, rows: size.1)
    _ = try model.press("4<Right>")
    let frame = view(model, model.size, theme: .defaultDark, depth: .monochrome)
    let rows = frame.lines.indices.filter { frame.lines[$0].contains("◆◆") }
    let row = try #require(rows.first, "\(frame)")
    #expect(rows == Array(row..<row + rows.count), "\(frame)")
    #expect(rows.allSatisfy { !frame.lines[$0].contains("█") }, "\(frame)")
    let colored = view(model, model.size, theme: .defaultDark, depth: .direct)
    #expect(!colored.lines.contains { $0.contains("◆◆") }, "\(colored)")
  }

  /// Larger bars keep their names, and are higher where there is room.
  @Test(arguments: [(80, 24), (60, 16), (40, 12)])
  func largerBarsKeepTheirNames(size: (Int, Int)) throws {
    var painted: [Int] = []
    for scale in 1...4 {
      for keys in ["", "4<Right>"] {
        var model = Fixtures.model(
          Self.chart((0..<12).map { Double(30 - $0) }), columns: size.0, rows: size.1)
        model.settings.glyphScale = scale
        if !keys.isEmpty { _ = try model.press(keys) }
        let frame = view(model, model.size)
        let named = frame.lines.filter { $0.contains("Number") && $0.contains("30") }
        #expect(!named.isEmpty, "\(scale)\n\(frame)")
        guard keys.isEmpty else { continue }
        let first = try #require(frame.lines.firstIndex { $0.contains("Number") })
        painted.append(
          frame.lines.indices.filter { abs($0 - first) < 4 && columns(of: frame, row: $0) > 0 }
            .count)
      }
    }
    if size.1 >= 24 { #expect(painted[3] >= painted[1], "\(painted)") }
  }

  /// Bars are spread over the rows, all as thick and as far apart, and the larger all is the fewer a page has.
  @Test(arguments: [(40, 12), (60, 16), (80, 24), (120, 40)])
  func barsFillTheRows(size: (Int, Int)) throws {
    var counts: [Int] = []
    for scale in 1...4 {
      for count in 4...(scale == 1 ? 24 : 4) {
        var model = Fixtures.model(
          Self.chart((0..<count).map { Double(30 - $0) }), columns: size.0, rows: size.1)
        model.settings.glyphScale = scale
        let layout = Layout(of: model, model.size)
        let bars = LevelBars(model.page, model.settings, layout, model.size)
        guard let bars else { continue }
        let frame = view(model, model.size)
        let named = frame.lines.indices.filter { frame.lines[$0].contains("Number") }
        let (first, last) = (try #require(named.first), try #require(named.last))
        let axis = frame.lines.indices.filter {
          frame.lines[$0].contains("│") || frame.lines[$0].contains("┃")
        }
        let steps = zip(named, named.dropFirst()).map { $1 - $0 }
        #expect(Set(steps).count <= 1, "\(count)\n\(frame)")
        // The axis ends with the last bar, and another row for each would not fit.
        let step = steps.first ?? 1
        #expect((axis.last ?? 0) - last <= 2, "\(count)\n\(frame)")
        #expect(last - first + named.count + step > bars.rows.count, "\(count)\n\(frame)")
      }
      var model = Fixtures.model(
        Self.chart((0..<12).map { Double(30 - $0) }), columns: size.0, rows: size.1)
      model.settings.glyphScale = scale
      let frame = view(model, model.size)
      counts.append(frame.lines.count { $0.contains("Number") })
    }
    #expect(counts == counts.sorted(by: >), "\(counts)")
  }

  /// A name stands beside the middle row of its bar, whatever room there is.
  @Test(arguments: [(40, 12), (60, 16), (80, 24), (80, 50), (200, 60)], 1...4)
  func namesStandBesideTheMiddlesOfBars(size: (Int, Int), scale: Int) {
    for count in 2...30 {
      var model = Fixtures.model(
        Self.chart((0..<count).map { Double(60 - $0 % 7) }), columns: size.0, rows: size.1)
      model.settings.glyphScale = scale
      let layout = Layout(of: model, model.size)
      let bars = LevelBars(model.page, model.settings, layout, model.size)
      guard let bars else { continue }
      let frame = view(model, model.size)
      for index in bars.bars.indices {
        let rows = bars.rows(ofBar: index)
        let first = bars.rows.lowerBound + rows.lowerBound
        let painted = (first..<first + rows.count).map { columns(of: frame, row: $0) }
        #expect(painted.allSatisfy { $0 > 0 && $0 == painted[0] }, "\(frame)")
        #expect(rows.count % 2 == 1 && rows.upperBound <= bars.rows.count)
        let name = frame.lines[first + rows.count / 2]
        #expect(name.contains("Number") || name.contains("…"), "\(frame)")
      }
    }
  }

  /// Bars that a search found, and those with a bookmark, are marked beside their names.
  @Test func foundBarsAreMarked() throws {
    var model = Fixtures.model(
      Self.chart((0..<12).map { Double($0 + 1) }), columns: 80, rows: 24)
    _ = try model.press("4/Number 1<Enter>")
    #expect(model.page.found.count == 3)
    func rows(_ sign: String) -> [String] {
      view(model, model.size).lines.filter { $0.contains("\(sign)│") }
    }
    #expect(rows("*").count == 3)
    _ = try model.press("<Home>x")
    #expect(rows("⚑").count == 1 && rows("⚑")[0].contains("Number 0"))
  }

  /// Names that fit stand below upright bars.
  @Test func shortNamesKeepUprightBars() {
    let model = Fixtures.model(Fixtures.steps)
    let layout = Layout(of: model, model.size)
    #expect(LevelBars(model.page, model.settings, layout, model.size) == nil)
  }

  /// In pixels a bar is as long as its value, to the pixel, and the words around it stay.
  @Test func barsInPixelsAreAsLongAsTheirValues() throws {
    let values = [30.0, 17, 4, -6, 0, 0.1]
    let size = Size(columns: 80, rows: 24)
    var model = Fixtures.model(Self.chart(values), columns: size.columns, rows: size.rows)
    func drawn(_ cell: PixelSize?) -> Frame {
      view(model, size, theme: .defaultDark, depth: .direct, cell: cell)
    }
    let cell = PixelSize(width: 10, height: 20)
    let frame = drawn(cell)
    let picture = try #require(frame.pictures.first)
    let theme = Theme.defaultDark
    let raster = Raster(picture.back, size: picture.size, theme: theme)
    func length(_ index: Int) throws -> Int {
      let row = try #require(frame.lines.firstIndex { $0.contains("Number \(index)") })
      let y = (row - picture.area.y) * cell.height + cell.height / 2
      return (0..<picture.size.width).count { raster[$0, y] == theme.color(.series(0)) }
    }
    let longest = Double(try length(0))
    #expect(longest > 200)
    for (index, value) in values.enumerated() {
      #expect(abs(Double(try length(index)) - abs(value) / 30 * longest) <= 1.5, "\(value)")
    }
    #expect(try length(4) == 0 && length(5) == 1)
    _ = update(&model, .key(.right), at: 0)
    let focused = drawn(cell)
    let one = try #require(focused.pictures.first)
    let both = Raster(one.back + one.front, size: one.size, theme: theme)
    #expect((0..<one.size.width).contains { both[$0, cell.height / 2] == theme.color(.focus) })
    let words = drawn(nil).lines.map { $0.filter { $0.isLetter || $0.isNumber } }
    #expect(focused.lines.map { $0.filter { $0.isLetter || $0.isNumber } } == words)
  }
}
