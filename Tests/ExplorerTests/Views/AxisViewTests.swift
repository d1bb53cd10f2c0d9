import Charts
import Screen
import Tables
import Testing

@testable import Explorer

@Suite struct AxisViewTests {
  /// The row of the focus has its name even where there are more rows than the screen has.
  @Test func theFocusStandsOnTheRowOfItsName() throws {
    var chart = Fixtures.quarters(.heatMap)
    let row = chart.series[0]
    chart.series = (0..<20).map { index in
      var series = row
      series.name = "Row \(index)"
      return series
    }
    for index in [0, 3, 7, 19] {
      var model = Fixtures.model(chart, columns: 40, rows: 12)
      _ = try model.press("4<Right>" + String(repeating: "<Down>", count: index))
      let lines = view(model, model.size).lines
      let focused = lines.dropLast(2).filter { $0.contains("◆") || $0.contains("Row \(index) ") }
      #expect(focused.count == 1, "\(index): \(lines.joined(separator: "\n"))")
    }
  }

  /// Parts of narrow stacks for which there is no cell are counted where what is merged is told.
  @Test(arguments: [ColorDepth.monochrome, .direct])
  func unseenPartsOfStacksAreTold(depth: ColorDepth) {
    let x = (0..<12).map(Double.init)
    let values = [[10.0, 47, 84], [10, 63, 15], [10, 81, 51]]
    let chart = Chart(
      title: "Rain", type: .stackedBar, xAxis: Axis(kind: .category(x.map { "M\(Int($0))" })),
      yAxis: Axis(),
      series: values.enumerated().map { index, values in
        Series(
          name: "S\(index)", x: x, y: x.indices.map { values[min($0, 2)] }, isContinuous: false)
      })
    let small = Fixtures.model(chart, columns: 40, rows: 12)
    let lines = view(small, small.size, theme: .defaultDark, depth: depth).lines
    // In colors two parts share a cell.
    let count = depth == .monochrome ? 12 : 2
    #expect(lines[0].contains("Unseen parts: \(count)"), "\(lines)")
    let large = Fixtures.model(chart, columns: 80, rows: 40)
    let most = view(large, large.size, theme: .defaultDark, depth: depth).lines
    #expect(!most.joined().contains("Unseen parts"), "\(most)")
    // Beside a title in large letters the rows below the first have room for it.
    var grown = small
    grown.settings.glyphScale = 2
    let rows = Layout(of: grown, grown.size).titleRows
    let top = view(grown, grown.size, theme: .defaultDark, depth: depth).lines[..<rows]
    #expect(rows > 1 && top.contains { $0.contains("Unseen parts") }, "\(top)")
  }

  /// A single number is no scale.
  @Test(arguments: 9...30)
  func theAxisHasTwoNumbersAtLeast(rows: Int) throws {
    for scale in 1...4 {
      var model = Fixtures.model(Fixtures.steps, columns: 40, rows: rows)
      model.settings.glyphScale = scale
      let area = PlotArea(
        model.page, model.settings, layout: Layout(of: model, model.size), size: model.size)
      #expect(area.x == 0 || area.rows < 2 || area.tickLabels.count >= 2, "\(rows) \(scale)")
    }
  }

  /// Right-to-left, wide and combined characters take the columns they are given, no more.
  @Test(arguments: [1, 2])
  func labelsOfEveryScriptKeepTheirColumns(scale: Int) throws {
    let names = ["תל אביב", "東京都庁", "👨‍👩‍👧 abc", "nai\u{308}ve", "القاهرة", "ไทย"]
    var chart = Fixtures.steps
    chart.xAxis.kind = .category(names)
    chart.series[0].x = Excerpt(names.indices.map(Double.init))
    chart.series[0].y = Excerpt(names.indices.map { Double($0 + 1) })
    for columns in [40, 60, 80, 132] {
      var model = Fixtures.model(chart, columns: columns, rows: 24)
      model.settings.glyphScale = scale
      var layout = Layout(of: model, model.size)
      // On their side bars have their names in rows.
      guard LevelBars(model.page, model.settings, layout, model.size) == nil else { continue }
      let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
      let frame = view(model, model.size)
      let placed = PlaceLabels(model.page, model.settings, area, rows: layout.tickLabelRows).placed
      #expect(placed.count > 1)
      for label in placed {
        let y = try #require(layout.tickLabels) + label.row
        let cells = (label.x..<label.x + label.label.size.columns).map {
          frame[Position(x: $0, y: y)].glyph
        }
        // A wide character is one cell with a glyph and one without.
        #expect(cells.map { $0.isEmpty ? 0 : $0.columns }.reduce(0, +) == cells.count)
        #expect(cells.contains { $0 != " " })
        for x in [label.x - 1, label.x + cells.count] {
          #expect([" ", ""].contains(frame[Position(x: x, y: y)].glyph), "\(columns): \(frame)")
        }
      }
    }
  }

  /// The zone of the clocks that the times are of stands beside what is measured.
  @Test func timesOfDayNameTheirZone() throws {
    var chart = Fixtures.steps
    chart.xAxis = Axis(title: "Time", kind: .date(.minute), timeZone: "Europe/Berlin")
    chart.yAxis.title = "Load"
    chart.series[0].x = Excerpt(chart.series[0].x.indices.map { 1_709_294_400 + Double($0) * 3600 })
    var model = Fixtures.model(chart, columns: 60, rows: 20)
    #expect(
      view(model, model.size).lines.contains {
        $0.hasPrefix("Load") && $0.hasSuffix("Time (Europe/Berlin) →")
      })
    #expect(chart.placeHeading == "Time (Europe/Berlin)")
    chart.xAxis.kind = .date(.day)
    model = Fixtures.model(chart, columns: 60, rows: 20)
    #expect(!view(model, model.size).lines.contains { $0.contains("Berlin") })
    #expect(chart.placeHeading == "Time")
  }

  /// Hanging bars hang from a line, whatever lines the author wants, and however few rows there are.
  @Test(arguments: [6, 10, 20], [[], [5.0]])
  func zeroHasALineBetweenUpAndDown(rows: Int, gridlines: [Double]) throws {
    var chart = Fixtures.steps
    chart.series[0].y = Excerpt(chart.series[0].y.indices.map { $0 % 2 == 0 ? 9 : -4 })
    chart.yAxis.gridlines = gridlines
    func lines(_ chart: Chart) -> [Double] {
      let model = Fixtures.model(chart, columns: 60, rows: rows)
      let area = PlotArea(
        model.page, model.settings, layout: Layout(of: model, model.size), size: model.size)
      return area.gridLines(of: chart)
    }
    #expect(lines(chart).filter { $0 == 0 } == [0])
    #expect(lines(chart).contains(5) == (!gridlines.isEmpty && rows > 6) || gridlines.isEmpty)
    // On a logarithmic axis there is none to stand on.
    chart.yAxis.scale = .log10
    #expect(!lines(chart).contains(0))
  }

  /// Bins of 2 from 0 to 10 have their edges marked, both ends among them.
  @Test func binsAreMarkedAtTheirEdges() throws {
    let values = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(
          name: "v", x: [0, 1, 2, 3, 4, 5], y: [1, 2, 4, 4, 4, 9], isContinuous: false)
      ])
    let model = Fixtures.model(values.arranged(as: .histogram), columns: 40, rows: 24)
    #expect(model.chart.xAxis.binWidth == 2)
    let lines = view(model, model.size).lines
    let row = try #require(lines.firstIndex { $0.contains("└") })
    let marks = lines[row + 1].split(separator: " ").map(String.init)
    #expect(marks == ["0", "2", "4", "6", "8", "10"])
    #expect(lines[row].contains("└┬") && lines[row].hasSuffix("┬"))
  }

  /// So have bars with gaps between them: the first edge is at the left end, not under the middle of the first bar.
  @Test(arguments: [40, 60, 80])
  func rangesOfBarsAreMarkedAtTheirEdges(columns: Int) throws {
    var axis = Axis(title: "Age")
    axis.binWidth = 10
    let chart = Chart(
      type: .bar, xAxis: axis, yAxis: Axis(),
      series: [
        Series(name: "v", x: [15, 25, 35, 45, 55, 65], y: [3, 5, 2, 6, 1, 4], isContinuous: false)
      ])
    let model = Fixtures.model(chart, columns: columns, rows: 24)
    let lines = view(model, model.size).lines
    let axisLine = Array(try #require(lines.first { $0.contains("└") }))
    let ticks = axisLine.indices.filter { axisLine[$0] == "┬" }
    let steps = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
    #expect(ticks.first == axisLine.firstIndex(of: "└").map { $0 + 1 }, "\(lines)")
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 2, "\(lines)")
  }
}
