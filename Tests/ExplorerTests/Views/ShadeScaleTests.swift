import Charts
import Descriptions
import Screen
import Testing

@testable import Explorer

@Suite struct ShadeScaleTests {
  /// Shades that part a short range are told apart.
  private static var quarters: Chart {
    var chart = Fixtures.quarters(.heatMap)
    for index in chart.series.indices { chart.series[index].y = [1, 2, 3, Double(index + 3)] }
    return chart
  }

  private func scale(_ model: Model, _ depth: ColorDepth) throws -> Substring {
    let lines = view(model, model.size, theme: .defaultDark, depth: depth).lines
    let caption = Layout(of: model, model.size).caption.y
    return try #require(lines[caption - 1].split(separator: "  ").first)
  }

  /// Every value between two shades where there is room, those at the ends where there is little.
  @Test(arguments: [
    (ColorDepth.palette, 80, 24, "1.0 ███ 1.6 ███ 2.2 ███ 2.8 ███ 3.4 ███ 4.0 EUR"),
    (.palette, 40, 12, "1.0 ██████████ 4.0 EUR"), (.palette, 20, 12, "1.0 █████ 4.0 EUR"),
    (
      .direct, 130, 40,
      "1.0 ███ 1.3 ███ 1.7 ███ 2.0 ███ 2.3 ███ 2.7 ███ 3.0 ███ 3.3 ███ 3.7 ███ 4.0 EUR"
    ),
    (.direct, 80, 24, "1.0 █████████ 2.0 █████████ 3.0 █████████ 4.0 EUR"),
    (.direct, 40, 12, "1.0 █████████ 4.0 EUR"), (.direct, 20, 12, "1.0 █████████ 4.0"),
  ])
  func valuesStandBetweenShades(
    depth: ColorDepth, columns: Int, rows: Int, expected: String
  ) throws {
    let model = Fixtures.model(Self.quarters, columns: columns, rows: rows)
    #expect(try scale(model, depth) == expected)
  }

  /// A row of the scale has every shade of the picture, in colors and without.
  @Test(arguments: [ColorDepth.monochrome, .direct], [(80, 24), (40, 12)])
  func noShadeIsWithoutAMeaning(depth: ColorDepth, size: (columns: Int, rows: Int)) throws {
    let model = Fixtures.model(Self.quarters, columns: size.columns, rows: size.rows)
    let frame = view(model, model.size, theme: .defaultDark, depth: depth)
    let start = (Layout(of: model, model.size).caption.y - 1) * size.columns
    let row = frame.cells[start..<start + size.columns].filter { $0.style.role != .axis }
    func signs(_ cells: some Sequence<Frame.CharacterCell>) -> Set<String> {
      Set(
        cells.compactMap {
          switch $0.style.role {
          case .ramp(let step): $0.style.isReversed ? nil : "\(step)"
          case .series(0): $0.glyph
          default: nil
          }
        })
    }
    let plot = frame.cells[..<(start - size.columns)]
    #expect(!signs(plot).isEmpty)
    #expect(signs(plot).isSubset(of: signs(row)), "\(frame)")
  }

  /// So many rows of sixteen columns.
  private static func roses(_ rows: Int, named heading: String = "Frequency") -> Chart {
    Chart(
      title: "Wind", type: .line,
      xAxis: Axis(title: "Direction", kind: .category((0..<16).map { "D\($0)" })),
      yAxis: Axis(title: heading),
      series: (0..<rows).map { row in
        Series(
          name: "strength \(row)", x: (0..<16).map(Double.init),
          y: (0..<16).map { Double(row * 16 + $0) / 50 }, isContinuous: false)
      }
    ).arranged(as: .heatMap)
  }

  /// The shades are beside the quantities above, apart from the cells, if that gives each row of the map two lines, or all
  /// of them one.
  @Test(arguments: [(8, true), (16, true), (7, false), (9, false), (12, false), (4, false)])
  func aRowMoreMayMakeLinesEven(count: Int, isAbove: Bool) throws {
    var model = Fixtures.model(Self.roses(count), columns: 80, rows: 24)
    _ = try model.press("4<Right>")
    let layout = Layout(of: model, model.size)
    let unit = try #require(layout.unit)
    let lines = view(model, model.size, theme: .defaultDark, depth: .direct).lines
    #expect(lines[unit].contains("▀▀▀") == isAbove && !lines[unit].contains("█"), "\(lines)")
    #expect(lines[layout.caption.y - 1].contains("███") != isAbove, "\(lines)")
    let plain = view(model, model.size, theme: .defaultDark, depth: .monochrome).lines
    #expect(plain[unit].contains("███") == isAbove && !plain[unit].contains("▀"), "\(plain)")
    #expect(lines[unit].hasPrefix("Frequency ") && lines[unit].hasSuffix(" Direction →"))
    let named = (0..<count).compactMap { row in
      lines.firstIndex { $0.contains("strength \(row) ") }
    }
    #expect(named.count == count, "\(lines)")
    if isAbove {
      let steps = Set(zip(named, named.dropFirst()).map { $1 - $0 })
      #expect(steps == [16 / count], "\(lines)")
    }
  }

  /// Long quantities leave the shades no room beside them.
  @Test func longQuantitiesKeepTheShadesBelow() throws {
    let chart = Self.roses(8, named: "The share of all hours with a wind from this direction")
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    let layout = Layout(of: model, model.size)
    let lines = view(model, model.size, theme: .defaultDark, depth: .direct).lines
    #expect(lines[layout.caption.y - 1].contains("███"), "\(lines)")
  }

  /// A chart without shades has no such row, nor has one whose values are missing.
  @Test func whatHasNoShadesHasNoScale() {
    #expect(ShadeScale(Fixtures.rising, Settings()) == nil)
    var chart = Self.quarters
    for index in chart.series.indices { chart.series[index].y = [.nan, .nan, .nan, .nan] }
    #expect(ShadeScale(chart, Settings()) == nil)
  }

  /// That cells are means is told at every size with a row for it.
  @Test(arguments: [(120, 40), (80, 24), (40, 12)])
  func meansAreTold(columns: Int, rows: Int) {
    let places = (0..<1461).map(Double.init)
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: (0..<4).map { index in
        Series(
          name: "s\(index)", x: places, y: places.map { $0 + Double(index) }, isContinuous: true)
      }
    ).arranged(as: .heatMap)
    var model = Fixtures.model(chart, columns: columns, rows: rows)
    for tag in Languages.all.map(\.tag) {
      model.settings.languageTag = tag
      for depth in [ColorDepth.monochrome, .direct] {
        let lines = view(model, model.size, theme: .defaultDark, depth: depth).lines
        let most = PlotArea(
          model.page, model.settings, layout: Layout(of: model, model.size), size: model.size
        ).plot.mostMerged
        let texts = [Merging.mean, .meanInShort].map {
          model.settings.language.text(.merged($0, most: most))
        }
        #expect(lines.contains { line in texts.contains { line.contains($0) } }, "\(tag) \(lines)")
      }
    }
  }
}
