import Charts
import Foundation
import Screen
import Testing

@testable import Explorer

/// The truths that no picture may break, over every type, tables that have too little or too much, sizes, glyphs and
/// colors; which of them meet is drawn by a fixed seed.
@Suite struct TruthsTests {
  /// A picture with all that it was made of.
  private struct Drawn {
    var name: String
    var model: Model
    var frame: Frame
    var plain: Frame
    var area: PlotArea
    var page: Page
    var marks: [Mark]
    var canFocus: Bool
  }

  private static let sizes: [Size] = [
    (20, 6), (20, 12), (28, 9), (30, 10), (32, 16), (36, 8), (40, 12), (40, 15), (40, 24), (44, 7),
    (48, 14), (50, 20), (56, 18), (60, 12), (60, 16), (60, 30), (64, 22), (70, 14), (72, 20),
    (76, 24), (80, 10), (80, 24), (80, 25), (80, 40), (90, 30), (96, 28), (100, 20), (100, 30),
    (110, 36), (120, 24), (120, 40), (132, 43), (140, 30), (150, 50), (160, 45), (170, 48),
    (180, 50), (190, 55), (200, 40), (200, 60),
  ].map { Size(columns: $0.0, rows: $0.1) }

  private static let tables: [(name: String, y: [[Double]])] = [
    ("nothing", []), ("one point", [[7]]), ("zero", [[0]]), ("a constant", [[4, 4, 4, 4]]),
    ("all missing", [[.nan, .nan]]), ("gaps", [[1, .nan, 3, .nan, 5, 5], [2, 4, .nan, 1, 0, 3]]),
    ("below zero", [[-4, -1, -9], [-5, -2, -8]]), ("both sides", [[-4, 0, 9, 2], [5, -2, 8, 1]]),
    ("one far out", [[1, 2, 1, 900, 2, 1, 3, 2]]),
    ("many", [(0..<400).map { Double($0 * 37 % 101) }, (0..<400).map { Double($0 % 90) }]),
    ("many series", (0..<9).map { one in (0..<6).map { Double((one * 7 + $0 * 3) % 11) } }),
  ]

  private static func chart(_ type: ChartType, _ table: (name: String, y: [[Double]])) -> Chart {
    let count = table.y.map(\.count).max() ?? 0
    let names = (0..<count).map { "n\($0)" }
    let isNamed = [.bar, .groupedBar, .stackedBar, .pie, .donut].contains(type) && count < 50
    return Chart(
      title: "Truth", type: .line,
      xAxis: isNamed ? Axis(kind: .category(names)) : Axis(title: "x"), yAxis: Axis(title: "y"),
      series: table.y.enumerated().map { index, y in
        Series(
          name: "s\(index)", x: y.indices.map(Double.init), y: y, isContinuous: !isNamed)
      }
    ).arranged(as: type)
  }

  /// Every picture of a type that is looked at: each table at some sizes.
  private static func pictures(of type: ChartType, each count: Int) throws -> [Drawn] {
    var random = Seed(
      UInt64(bitPattern: Int64(type.rawValue.utf8.reduce(2026) { $0 &* 31 &+ Int($1) })))
    var drawn: [Drawn] = []
    for table in tables {
      let chart = chart(type, table)
      for _ in 0..<count {
        let size = sizes[random.below(sizes.count)]
        let glyphs = GlyphSet.allCases[random.below(GlyphSet.allCases.count)]
        let depth = ColorDepth.allCases[random.below(ColorDepth.allCases.count)]
        var model = Fixtures.model(chart, columns: size.columns, rows: size.rows)
        model.settings.glyphs = glyphs
        let plain = view(model, size, theme: .defaultDark, depth: depth)
        let canFocus = !chart.series.isEmpty && chart.pointCount > 0
        if canFocus { _ = try model.press("4<Right>") }
        let frame = view(model, size, theme: .defaultDark, depth: depth)
        let seen = model.seen(in: .defaultDark, depth)
        let layout = Layout(of: model, size)
        guard
          let plot = DrawnPlot(
            seen.page, DrawnPlot.Form(seen.page, seen.settings, layout, size))
        else { continue }
        drawn.append(
          Drawn(
            name: "\(type) of \(table.name), \(size.columns)x\(size.rows), \(glyphs), \(depth)",
            model: seen, frame: frame, plain: plain, area: plot.area,
            page: seen.page.onPage(of: plot.room), marks: plot.marks, canFocus: canFocus))
      }
    }
    return drawn
  }

  /// 1: a tick stands in the row of its value, and so do all that are of its value.
  @Test(arguments: ChartType.allCases) func aTickIsItsValue(type: ChartType) throws {
    for drawn in try Self.pictures(of: type, each: 3) where drawn.area.x > 0 {
      let (area, plot) = (drawn.area, drawn.area.plot)
      guard plot.rowNames == nil, !drawn.page.shown.isRound, area.rows > 1 else { continue }
      let rows = plot.yTicks.values.compactMap { area.row(of: $0) }
      #expect(rows == rows.sorted(by: >), "\(drawn.name)")
      for (tick, row) in zip(plot.yTicks.values, rows) {
        let exact = Double(area.y + area.rows) - plot.row(of: tick) * Double(area.rows)
        #expect(abs(exact - (Double(row) + 0.5)) <= 0.51, "\(drawn.name): \(tick)")
      }
    }
  }

  /// 2: bars of one chart are as wide, in whole columns, and none covers another.
  @Test(arguments: [ChartType.bar, .groupedBar, .stackedBar, .histogram])
  func eachBarHasColumnsOfItsOwn(type: ChartType) throws {
    for drawn in try Self.pictures(of: type, each: 5) where !drawn.area.plot.mergesBars {
      let columns = Double(drawn.area.columns)
      let bars = drawn.marks.compactMap { mark -> (Rectangle, Int)? in
        guard mark.part == .bar, case .region(.rectangle(let place), _) = mark.geometry else {
          return nil
        }
        return (place, mark.series)
      }
      let widths = Set(bars.map { ((($0.0.right - $0.0.left) * columns) * 1e3).rounded() })
      #expect(widths.count <= 1, "\(drawn.name): \(widths)")
      #expect(widths.allSatisfy { $0 >= 999 && Int($0).isMultiple(of: 1000) }, "\(drawn.name)")
      guard type == .groupedBar || type == .bar else { continue }
      let lefts = bars.map { ($0.0.left * columns * 1e3).rounded() }
      #expect(Set(lefts).count == lefts.count, "\(drawn.name)")
    }
  }

  /// 3: the lowest and the highest value of each series is painted in its row.
  @Test(arguments: [ChartType.line, .scatter, .step])
  func everyExtremeIsPainted(type: ChartType) throws {
    for drawn in try Self.pictures(of: type, each: 5) {
      let (area, frame) = (drawn.area, drawn.plain)
      for series in drawn.page.shown.series {
        let values = series.y.prefix(series.count)
        let ends = [values.filter(\.isFinite).min(), values.filter(\.isFinite).max()]
        for value in ends.compactMap(\.self) {
          guard let row = area.row(of: value), let index = values.firstIndex(of: value),
            let column = area.column(of: series.x[index])
          else { continue }
          let near = (max(column - 1, area.x)...min(column + 1, area.x + area.columns - 1))
          let isPainted = near.contains { x in
            switch frame[Position(x: x, y: row)].style.role {
            case .series, .muted, .inside, .focus: true
            default: false
            }
          }
          #expect(isPainted, "\(drawn.name): \(series.name) \(value)\n\(frame)")
        }
      }
    }
  }

  /// 4: names stand in the order of their lines' ends.
  @Test(arguments: [ChartType.line, .step, .area, .scatter])
  func namesStandInTheOrderOfTheirEnds(type: ChartType) throws {
    for drawn in try Self.pictures(of: type, each: 4) {
      let rows = LegendView.rows(of: drawn.page.shown, in: drawn.area)
      #expect(rows.map(\.row) == rows.map(\.row).sorted(), "\(drawn.name)")
      let series = drawn.page.shown.drawnSeries
      let ends = rows.map { row in
        series[row.series].y.prefix(series[row.series].count).last(where: \.isFinite) ?? -.infinity
      }
      #expect(ends == ends.sorted(by: >), "\(drawn.name)")
    }
  }

  /// 5: the focus is seen at every depth by more than a color.
  @Test(arguments: ChartType.allCases) func theFocusIsSeenWithoutColor(type: ChartType) throws {
    for drawn in try Self.pictures(of: type, each: 3) where drawn.canFocus {
      let size = drawn.frame.size
      guard size.rows >= 6 else { continue }
      let changed = zip(drawn.plain.cells, drawn.frame.cells).contains { before, after in
        after.style.role == .focus
          && (before.glyph != after.glyph || before.style.isReversed != after.style.isReversed)
      }
      #expect(changed, "\(drawn.name)\n\(drawn.frame)")
    }
  }

  /// 6: where a cell or a column stands for several values, it is said of which kind it is.
  @Test(arguments: [ChartType.heatMap, .bar, .candlestick]) func whatIsMergedIsSaid(type: ChartType)
    throws
  {
    for drawn in try Self.pictures(of: type, each: 5) where drawn.area.rows > 1 {
      let isMerged = drawn.area.plot.mergesBars || drawn.area.plot.mostMerged > 1
      guard isMerged, drawn.frame.size.rows >= 7 else { continue }
      // The narrowest screens have no room for the words of candles.
      guard type != .candlestick || drawn.frame.size.columns >= 40 else { continue }
      let text = drawn.plain.lines.joined().lowercased()
      #expect(
        text.contains("mean") || text.contains("longest") || text.contains("=")
          || text.contains("as one"), "\(drawn.name)")
    }
  }

  /// 7: a vector picture has as many marks and the same shades as the plot it shows.
  @Test(arguments: ChartType.allCases) func aVectorPictureShowsTheSame(type: ChartType) throws {
    for drawn in try Self.pictures(of: type, each: 1) {
      let model = drawn.model
      let svg = SVGPicture(model.page, model.settings, model.size, .defaultDark).text
      let colors = Set(
        drawn.marks.compactMap { mark -> String? in
          guard case .region(_, .height(let height)) = mark.geometry else { return nil }
          let theme = Theme.defaultDark
          return theme.color(.ramp(Filling.step(at: height, of: theme.rampCount))).hex
        })
      // Values that share a cell here may have one of their own there.
      if drawn.area.plot.mostMerged < 2 {
        #expect(colors.allSatisfy { svg.contains($0) }, "\(drawn.name)")
      }
      let isDrawn = !drawn.marks.isEmpty
      let hasShapes = ["<path", "<line", "<rect"].reduce(0) {
        $0 + svg.components(separatedBy: $1).count - 1
      }
      #expect(!isDrawn || hasShapes > 1, "\(drawn.name)")
    }
  }
}

/// Numbers that are the same in every run (SplitMix64, Steele and others 2014).
private struct Seed {
  private var state: UInt64

  init(_ state: UInt64) { self.state = state }

  mutating func below(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(count, 1)))
  }
}
