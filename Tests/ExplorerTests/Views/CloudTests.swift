import Charts
import Screen
import Testing

@testable import Explorer

@Suite struct CloudTests {
  /// Three clouds around three places.
  private static func clouds(_ count: Int) -> Chart {
    let series = (0..<3).map { index -> Series in
      let places = (0..<count).map { point -> (x: Double, y: Double) in
        let (a, b) = (Double(point * 7919 % 101) / 101, Double(point * 104_729 % 103) / 103)
        return (Double(index) + a, Double(index * 2) + 1.5 * b)
      }.sorted { $0.x < $1.x }
      return Series(
        name: "S\(index)", x: places.map(\.x), y: places.map(\.y), isContinuous: false)
    }
    return Chart(title: "Clouds", type: .scatter, xAxis: Axis(), yAxis: Axis(), series: series)
  }

  /// Without colors the sign in a cell is that of the series with the most points in it.
  @Test(arguments: [0, 1])
  func theSignIsThatOfTheMost(frequent: Int) {
    let places = [5, 2].map { count in (0..<count).map { 5 + Double($0) / 1000 } }
    let ends: [Double] = [0, 10]
    let chart = Chart(
      title: "Clouds", type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [0, 1].map { index in
        let x = [0] + places[index == frequent ? 0 : 1] + [10]
        let y = [ends[index]] + x.dropFirst().dropLast() + [ends[index]]
        return Series(name: "S\(index)", x: x, y: y, isContinuous: false)
      })
    let model = Fixtures.model(chart, columns: 80, rows: 24)
    let lines = picture(of: model, model.size).lines
    let middle = lines[8..<14].joined()
    #expect(middle.contains(["◆", "●"][frequent]), "\(lines)")
    #expect(!middle.contains(["●", "◆"][frequent]), "\(lines)")
  }

  /// A few points among many of another series are seen, the series that one walks is in front, and what is behind is
  /// told.
  @Test func fewPointsAreSeenAmongMany() throws {
    let many = (0..<400).map { Double($0 % 20) }
    let few: [Double] = [3, 7, 11]
    let chart = Chart(
      title: "Clouds", type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(name: "many", x: many.sorted(), y: many, isContinuous: false),
        Series(name: "few", x: few, y: few, isContinuous: false),
      ])
    var model = Fixtures.model(chart, columns: 80, rows: 24)
    func cells(of series: Int) -> Int {
      view(model, model.size, theme: .defaultDark, depth: .direct).cells.count {
        ($0.style.role == .series(series) || $0.style.role == .focus)
          && (0x2800...0x28FF).contains($0.glyph.unicodeScalars.first?.value ?? 0)
      }
    }
    let all = view(model, model.size, theme: .defaultDark, depth: .direct)
    #expect(all.cells.contains { $0.style.role == .series(1) && $0.glyph == "●" })
    #expect(all.lines.joined().contains("Points behind others: "))
    let seen = cells(of: 0)
    _ = try model.press("4<Right>")
    #expect(model.page.cursor.series == 0)
    // The focus has a sign of its own.
    #expect(cells(of: 0) >= seen - 1)
  }

  private static let sizes = [(120, 40), (80, 24), (60, 20), (40, 12), (30, 10)]

  /// Every cell of the plot that a point falls into has something, every series is seen with a sign of its
  /// own, and no cell shows a series that has no point near.
  @Test(arguments: GlyphSet.allCases, [40, 300, 3000])
  func everyPointIsSeen(glyphs: GlyphSet, count: Int) {
    for (columns, rows) in Self.sizes {
      var model = Fixtures.model(Self.clouds(count), columns: columns, rows: rows)
      model.settings.glyphs = glyphs
      let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
      model.settings.hasColors = true
      var layout = Layout(of: model, model.size)
      // On narrow screens the names of the series have a row below the plot.
      layout.giveLegend(
        LegendView.rowsBelow(
          for: model.page.shown, model.settings, size: model.size, rows: layout.plot.rows))
      let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
      for series in model.chart.series {
        for point in 0..<series.count {
          guard let x = area.column(of: series.x[point]), let y = area.row(of: series.y[point])
          else { continue }
          let cell = frame[Position(x: x, y: y)]
          guard case .series = cell.style.role, cell.glyph != " " else {
            Issue.record("\(columns)x\(rows): nothing at \(x), \(y)\n\(frame)")
            return
          }
        }
      }
      let signs = Set(
        frame.cells.compactMap { cell -> Int? in
          guard case .series(let index) = cell.style.role else { return nil }
          return cell.glyph == Symbols(glyphs).marker(series: index) ? index : nil
        })
      #expect(signs == [0, 1, 2], "\(columns)x\(rows)\n\(frame)")
    }
  }

  /// The cells of a cloud reach to its farthest point, however far that is from what is shown.
  @Test(arguments: [1e17, -1e30, 1e100])
  func aFarPointIsBeyondTheWindow(far: Double) throws {
    let x = (0..<120).map { Double($0) / 1_000 } + [far]
    let series = Series(name: "", x: x, y: x.indices.map(Double.init), isContinuous: false)
    let chart = Chart(type: .scatter, xAxis: Axis(), yAxis: Axis(), series: [series])
    var model = Fixtures.model(chart, columns: 80, rows: 24)
    _ = try model.press(":0<Enter>")
    for _ in 0..<20 {
      _ = try model.press("+")
      #expect(view(model, model.size).size == model.size)
    }
  }

  /// No speck is far from a sign of the series that most of the points around it are of.
  @Test(arguments: [300, 3000])
  func signsStandAllOverTheCloud(count: Int) {
    let model = Fixtures.model(Self.clouds(count), columns: 80, rows: 24)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let signs = frame.cells.count { cell in
      guard case .series(let index) = cell.style.role else { return false }
      return cell.glyph == Symbols(model.settings.glyphs).marker(series: index)
    }
    #expect(signs > 20, "\(signs)\n\(frame)")
  }

  /// Without color several series keep a sign for each point.
  @Test func withoutColorSignsTellSeriesApart() {
    let model = Fixtures.model(Self.clouds(300), columns: 80, rows: 24)
    let frame = view(model, model.size, theme: .defaultDark, depth: .monochrome)
    #expect(!frame.lines.joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
  }

  /// The cell that one stands in has its points in the color of the focus.
  @Test func theCellOfAWalkIsFramed() throws {
    var model = Fixtures.model(Self.clouds(300), columns: 80, rows: 24)
    _ = try model.press("4<Right><Right>")
    model.size = Size(columns: 120, rows: 40)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct)
    let focused = frame.cells.filter { $0.style.role == .focus }.map(\.glyph)
    let hasFrame = focused.contains { "┌┐└┘╌┊".contains($0) }
    #expect(hasFrame, "\(frame)")
  }
}
