import Charts
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct ChartViewTests {
  /// Bins touch in any number of columns, as each has as many.
  @Test(arguments: 30...100) func binsHaveNoGaps(columns: Int) throws {
    let values = (0..<400).map { Double($0 * 37 % 101) + Double($0 % 7) }
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "y", x: values.indices.map(Double.init), y: values, isContinuous: true)]
    ).arranged(as: .histogram)
    let model = Fixtures.model(chart, columns: columns, rows: 24)
    let form = DrawnPlot.Form(
      model.page, model.settings, Layout(of: model, model.size), model.size)
    let area = try #require(DrawnPlot(model.page, form)).area
    let count = try #require(area.plot.slotCount)
    #expect(count > 5 && (area.columns < count || area.columns.isMultiple(of: count)))
  }

  /// A mark with the value of a tick is drawn in the row of the tick, on every screen.
  @Test(arguments: [ChartType.scatter, .line, .bar, .stackedBar, .area, .step], GlyphSet.allCases)
  func aValueIsInTheRowOfItsTick(type: ChartType, glyphs: GlyphSet) throws {
    var checked = 0
    for values in [[0.0, 5, 10, 15, 20], [-20, -10, 0, 10, 20, 30], [-4, -3, -2, -1, 0]] {
      let chart = Self.chart(type, values)
      for columns in [30, 40, 80, 120] {
        for rows in 7...50 where (rows + columns) % 3 == 0 {
          var model = Fixtures.model(chart, columns: columns, rows: rows)
          model.settings.glyphs = glyphs
          checked += Self.check(model, values)
        }
      }
    }
    #expect(checked > 250)
  }

  /// Points that stand apart, so that no line passes from one value to the next.
  private static func chart(_ type: ChartType, _ values: [Double]) -> Chart {
    let isLine = [.line, .area, .step].contains(type)
    let y = values.flatMap { isLine ? [$0, .nan] : [$0] }
    return Chart(
      type: type, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "y", x: y.indices.map(Double.init), y: y, isContinuous: isLine)])
  }

  /// Compares the drawn rows of values with the drawn rows of their ticks; returns how many were.
  private static func check(_ model: Model, _ values: [Double]) -> Int {
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    guard area.x > 0, let axis = layout.axis else { return 0 }
    let frame = view(model, model.size)
    let symbols = model.settings.symbols
    let stands = area.plot.standsOnAxis
    let rows = (area.y..<area.y + area.rows).reversed().filter { y in
      let glyph = frame[Position(x: area.x - 1, y: y)].glyph
      return glyph == symbols.verticalTick && glyph != symbols.verticalAxis
    }
    let ticks = area.plot.yTicks.values
    let all = (stands ? [axis] : []) + rows
    // Names that would touch leave one out.
    guard all.count == ticks.count else { return 0 }
    var checked = 0
    for (tick, row) in zip(ticks, all) {
      guard let index = values.firstIndex(of: tick), tick != 0,
        let column = area.column(
          of: model.chart.series[0].x[index * (model.chart.series[0].count / values.count)])
      else { continue }
      let drawn = (area.y..<area.y + area.rows).filter { y in
        if case .series = frame[Position(x: column, y: y)].style.role { true } else { false }
      }
      let ending = tick < 0 && model.chart.type.hangsBelowZero ? drawn.last : drawn.first
      #expect(ending == row, "\(tick) \(model.size)\n\(frame)")
      checked += 1
    }
    return checked
  }

  /// On a screen that is not broad the lines of some series are solid, unless somebody chose their signs, or no color tells
  /// them apart.
  @Test func linesAreBoldWhereDotsAreOverlooked() {
    func isSolid(columns: Int, _ change: (inout Model) -> Void = { _ in }) -> Bool {
      var model = Fixtures.model(Fixtures.pair, columns: columns, rows: 12)
      model.settings.areGlyphsGuessed = true
      model.settings.hasColors = true
      change(&model)
      return view(model, model.size).cells.contains {
        "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains($0.glyph) && $0.glyph != ""
      }
    }
    #expect(isSolid(columns: 40) && isSolid(columns: 120) && !isSolid(columns: 121))
    #expect(!isSolid(columns: 40) { $0.settings.areGlyphsGuessed = false })
    #expect(!isSolid(columns: 40) { $0.settings.hasColors = false })
    // A line that rises and falls all the time would be one block.
    var noise = Fixtures.rising
    noise.series[0].y = Excerpt((0..<50).map { Double($0 * 37 % 101) })
    #expect(
      !isSolid(columns: 40) {
        $0 = Fixtures.model(noise, columns: 40, rows: 12, settings: $0.settings)
      })
    #expect(
      isSolid(columns: 40) {
        $0 = Fixtures.model(Fixtures.rising, columns: 40, rows: 12, settings: $0.settings)
      })
  }

  /// A line that trembles low on a shared axis is no block.
  @Test func linesThatTrembleLittleAreBold() {
    var chart = Fixtures.rising
    chart.series.append(chart.series[0])
    chart.series[1].y = Excerpt((0..<50).map { Double($0 * 37 % 101) / 20 })
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    model.settings.areGlyphsGuessed = true
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    #expect(!frame.cells.contains { ("\u{2801}"..."\u{28FF}").contains($0.glyph) }, "\(frame)")
  }

  /// Of lines that meet, which are dots, that of the focus is in front.
  @Test func theLineOfTheFocusIsInFront() throws {
    var chart = Fixtures.rising
    chart.series.append(chart.series[0])
    chart.series[1].name = "Same"
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    model.settings.areGlyphsGuessed = true
    func count(_ role: Role) -> Int {
      view(model, model.size, theme: .defaultDark, depth: .direct).cells.count {
        $0.style.role == role && ("\u{2801}"..."\u{28FF}").contains($0.glyph)
      }
    }
    _ = try model.press("4<Right>")
    #expect(count(.series(0)) > 10 && count(.muted(1)) == 0)
    _ = try model.press("<Down>")
    #expect(count(.series(1)) > 10 && count(.muted(0)) == 0)
  }
}

extension ChartType {
  /// True where a value below zero is the lower end of what is drawn.
  fileprivate var hangsBelowZero: Bool { [.bar, .stackedBar, .area].contains(self) }
}
