import Charts
import Descriptions
import Screen
import Tables
import Testing

@testable import Explorer

/// The names stand in the order of the lines' ends.
@Suite struct LegendViewTests {
  private func chart(_ ends: [Double?]) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: ends.enumerated().map { index, end in
        Series(
          name: "s\(index)", x: [0, 1, 2], y: [Double(index), 50, end ?? .nan],
          isContinuous: true)
      })
  }

  private func rows(_ ends: [Double?], rows: Int = 24) throws -> [(series: Int, row: Int)] {
    let model = Fixtures.model(chart(ends), columns: 100, rows: rows)
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    return LegendView.rows(of: model.shown, in: area)
  }

  @Test func theOrderOfTheNamesIsTheOrderOfTheLines() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let ends = (0..<8).map { _ in Double.random(in: 0...100, using: &random).rounded() }
      let placed = try rows(ends)
      #expect(placed.map(\.series).count == 8)
      #expect(zip(placed, placed.dropFirst()).allSatisfy { $0.row < $1.row })
      #expect(zip(placed, placed.dropFirst()).allSatisfy { ends[$0.series] >= ends[$1.series] })
    }
  }

  /// The lowest of many lines that end close together is not pushed above the others.
  @Test func theLowestStandsLowest() throws {
    let placed = try rows([143, 121, 12.5, 7.6, 22.5, 2.8, 0.55, 15.9])
    #expect(placed.last?.series == 6)
    #expect(placed.map(\.series) == [0, 1, 4, 7, 2, 3, 5, 6])
  }

  /// Bars side by side are named from the left, bars on each other from the top, whatever their values.
  @Test(arguments: [
    (ChartType.bar, [0, 1, 2, 3]), (.box, [0, 1, 2, 3]), (.stackedBar, [3, 2, 1, 0]),
  ])
  func barsAreNamedAsTheyStand(type: ChartType, order: [Int]) throws {
    var bars = chart([3, 9, 1, 5])
    bars.type = type
    for index in bars.series.indices { bars.series[index].isContinuous = false }
    let model = Fixtures.model(bars, columns: 100, rows: 24)
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    let placed = LegendView.rows(of: model.shown, in: area)
    #expect(placed.map(\.series) == order)
    #expect(zip(placed, placed.dropFirst()).allSatisfy { $0.row < $1.row })
  }

  @Test func whatHasNoValueComesLast() throws {
    let model = Fixtures.model(
      Chart(
        type: .line, xAxis: Axis(), yAxis: Axis(),
        series: [
          Series(name: "none", x: [0, 1], y: [.nan, .nan], isContinuous: true),
          Series(name: "some", x: [0, 1], y: [1, 2], isContinuous: true),
        ]), columns: 100, rows: 24)
    var layout = Layout(of: model, model.size)
    let area = PlotArea(model.page, model.settings, fitting: &layout, size: model.size)
    #expect(LegendView.rows(of: model.shown, in: area).map(\.series) == [1, 0])
  }

  /// Without a row for each name, that of the walked series is seen, and the number of the others.
  @Test func theRestIsCounted() throws {
    var model = Fixtures.model(chart((0..<30).map { Double($0) }), columns: 100, rows: 24)
    _ = try model.press("4<Right><Down><Down>")
    let lines = view(model, model.size).lines
    #expect(lines.contains { $0.hasSuffix(" s2") } && lines.contains { $0.hasSuffix(" +29") })
    #expect(!lines.contains { $0.hasSuffix(" s3") })
    model.size.rows = 60
    #expect(view(model, model.size).lines.contains { $0.hasSuffix(" s3") })
  }

  /// Names that begin alike are cut so that each is still told from the others.
  @Test func namesThatBeginAlikeAreCutWhereTheyDiffer() throws {
    var chart = chart([1, 2, 3])
    for index in 0..<3 {
      chart.series[index].name = String(repeating: "long ", count: 9) + "\(index)"
    }
    var model = Fixtures.model(chart, columns: 100, rows: 24)
    _ = try model.press("4<Right>")
    let lines = view(model, model.size).lines
    for index in 0..<3 { #expect(lines.contains { $0.hasSuffix("…long \(index)") }, "\(lines)") }
    #expect(!lines.contains { $0.hasSuffix(" +2") })
  }

  /// Also with a huge font each series has its sign and its name, or the beginning of it.
  @Test(arguments: [
    (["setosa", "virginica"], ["setosa", "virginica"], 40), (["A", "B"], ["A", "B"], 40),
    (["setosa", "chrysanthemum"], ["setosa", "chrysanthemum"], 40),
    (["Fossil Fuels", "Nuclear Energy", "Renewables"], ["Fossil", "Nuclear", "Renewables"], 40),
    (["temperature_max", "temperature_min"], ["temperature_max", "temperature_min"], 40),
    (
      ["Conversion from previous", "Conversion from start"],
      ["Conversi…previous", "Conversion…start"], 80
    ),
    (["A", "B"], ["A", "B"], 39), (["A", "B"], ["A", "B"], 20),
    (["temperature_max", "temperature_min"], ["temperature_max", "temperature_min"], 80),
  ])
  func seriesAreNamedOnNarrowScreens(names: [String], shown: [String], columns: Int) {
    var chart = chart(names.map { _ in 1 })
    for (index, name) in names.enumerated() { chart.series[index].name = name }
    let model = Fixtures.model(chart, columns: columns, rows: 12)
    let picture = picture(of: model, model.size).lines.joined(separator: "\n")
    for name in shown { #expect(picture.contains(" " + name), "\(picture)") }
  }

  /// Names without room are counted: in the caption of a picture, and on a screen where no legend counts it.
  @Test func namesThatAreLeftOutAreTold() throws {
    var narrow = chart((0..<9).map { Double($0) })
    for index in 0..<9 { narrow.series[index].name = "series \(index)" }
    let model = Fixtures.model(narrow, columns: 30, rows: 12)
    let lines = picture(of: model, model.size).lines
    let text = lines.joined(separator: " ")
    #expect(text.contains("◆ series 0  ● series 1  +7"), "\(lines)")
    #expect(text.contains("Names left out: 7 in the legend; a larger --size shows"), "\(lines)")
    var walked = model
    _ = try walked.press("4<Right><Down><Down><Down>")
    let screen = view(walked, walked.size).lines
    #expect(screen.contains { $0.contains("series 3  +") }, "\(screen)")
    var bars = Fixtures.steps
    let names = (0..<9).map {
      "Republic of \(["Ro", "Na", "Lu", "Be", "Ti", "Mo", "Ka", "Se", "Po"][$0])"
    }
    bars.xAxis.kind = .category(names)
    bars.series[0].x = Excerpt(names.indices.map(Double.init))
    bars.series[0].y = Excerpt(names.indices.map { Double($0 + 1) })
    bars.series[0].isContinuous = true
    bars.type = .line
    let crowded = Fixtures.model(bars, columns: 40, rows: 12)
    #expect(view(crowded, crowded.size).lines[0].contains("Names left out: 7"))
  }

  /// A few names without room are told themselves under a picture.
  @Test func aFewNamesThatAreLeftOutAreTold() {
    let names = ["Quartz", "Amber", "Zircon", "Beryl", "Topaz"]
    let line = Chart(
      title: "Stones", type: .line, xAxis: Axis(kind: .category(names)), yAxis: Axis(),
      series: [
        Series(
          name: "value", x: names.indices.map(Double.init), y: [5, 7, 6, 9, 4], isContinuous: true)
      ])
    let model = Fixtures.model(line, columns: 30, rows: 12)
    let text = picture(of: model, model.size).lines.joined(separator: " ")
    #expect(text.contains("Names left out: Amber and Beryl; a larger --size"), "\(text)")
  }

  @Test(
    arguments: [
      ([], []), ([3], [3]), ([0, 0, 0], [0, 1, 2]), ([9, 9, 9], [7, 8, 9]),
      ([4, 4, 4], [3, 4, 5]), ([1, 2, 5, 5, 9], [1, 2, 5, 6, 9]),
    ] as [([Int], [Int])])
  func rowsAreSpread(wanted: [Int], given: [Int]) {
    let rows = wanted.spread(in: 0...9)
    #expect(rows.count == given.count)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 })
    #expect(rows.allSatisfy { (0...9).contains($0) })
    #expect(zip(rows, given).allSatisfy { abs($0 - $1) <= 1 })
  }

  // MARK: Rings

  private func rings(_ names: [String], columns: Int, rows: Int) -> Model {
    let plain = Chart(
      title: "Energy", type: .bar, xAxis: Axis(kind: .category(["Wind", "Sun", "Gas"])),
      yAxis: Axis(),
      series: names.map { Series(name: $0, x: [0, 1, 2], y: [5, 3, 2], isContinuous: false) })
    return Fixtures.model(plain.arranged(as: .donut), columns: columns, rows: rows)
  }

  /// A legend says which ring is which series, and below it which slice is which part.
  @Test(arguments: [(80, 24), (40, 12)])
  func ringsAreNamedFromOutsideIn(columns: Int, rows: Int) throws {
    var model = rings(["2022", "2023", "2024"], columns: columns, rows: rows)
    _ = try model.press("4<Right><Down>")
    let frame = view(model, model.size)
    let lines = ["Outer ring: 2022", "Ring 2: 2023", "Inner ring: 2024", "█ Wind", "▌ Gas"].map {
      name in frame.lines.firstIndex { $0.contains(name) }
    }
    #expect(!lines.contains(nil))
    #expect(lines.compactMap(\.self) == lines.compactMap(\.self).sorted())
    let bold = frame.lines.indices.filter { row in
      frame.cells[row * columns..<(row + 1) * columns].contains {
        $0.style.role == .text && $0.style.isBold
      }
    }
    #expect(bold == [lines[1]], "the ring of the focus stands out")
  }

  /// The ring of the focus is named even where not all rings have a row.
  @Test func theRingOfTheFocusIsNamedWhereThereIsLittleRoom() throws {
    var model = rings((1...6).map { "200\($0)" }, columns: 40, rows: 9)
    _ = try model.press("4<Right><Down><Down><Down><Down>")
    let frame = view(model, model.size)
    #expect(frame.lines.contains { $0.contains("Ring 5: 2005") }, "\(frame)")
    model.size = Size(columns: 20, rows: 6)
    let small = view(model, model.size)
    #expect(small.lines.contains { $0.contains("5: 2005") }, "\(small)")
  }

  /// Below the picture stands the slice, with its ring where both fit.
  @Test func theFocusIsNamedWithItsRing() throws {
    var model = rings(["before", "after"], columns: 40, rows: 12)
    _ = try model.press("4<Right><Down>")
    #expect(view(model, model.size).lines.contains { $0.contains("▲ Wind, after") })
    model.size = Size(columns: 10, rows: 12)
    let narrow = view(model, model.size)
    #expect(narrow.lines.contains { $0.split(separator: " ") == ["▲", "Wind"] }, "\(narrow)")
  }

  /// A slice stands out without color, too: it carries a sign, and so do the thinnest.
  @Test(arguments: [[5, 3, 2], [1000, 1000, 0.001]])
  func theFocusedSliceHasASign(values: [Double]) throws {
    let plain = Chart(
      type: .bar, xAxis: Axis(kind: .category(["a", "b", "c"])), yAxis: Axis(),
      series: [Series(name: "", x: [0, 1, 2], y: values, isContinuous: false)])
    for type in [ChartType.pie, .donut] {
      var model = Fixtures.model(plain.arranged(as: type), columns: 40, rows: 12)
      for _ in values {
        _ = try model.press(model.cursor.point == nil ? "4<Right>" : "<Right>")
        let signs = view(model, model.size).cells.filter {
          $0.style.role == .focus && $0.style.isReversed
        }
        #expect(signs.map(\.glyph) == ["◆"])
      }
    }
  }

  /// Slices that there is no row for are counted, as series are.
  @Test(arguments: [1, 9]) func slicesWithoutARowAreCounted(steps: Int) throws {
    let count = 9
    let chart = Chart(
      title: "Shares", type: .bar, xAxis: Axis(kind: .category((0..<count).map { "part \($0)" })),
      yAxis: Axis(),
      series: [
        Series(
          name: "", x: (0..<count).map(Double.init), y: (0..<count).map { Double(40 - $0) },
          isContinuous: false)
      ]
    ).arranged(as: .pie)
    var model = Fixtures.model(chart, columns: 40, rows: 12)
    _ = try model.press("4" + String(repeating: "<Right>", count: steps))
    let plot = Layout(of: model, model.size).plot
    let lines = view(model, model.size).lines[plot.y..<plot.y + plot.rows]
    let named = (0..<count).count { part in lines.contains { $0.contains("part \(part)") } }
    #expect(named > 1 && named < count, "\(lines)")
    #expect(steps == count || lines.contains { $0.hasSuffix(" +\(count - named)") }, "\(lines)")
  }
}
