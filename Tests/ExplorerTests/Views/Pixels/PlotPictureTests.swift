import Charts
import Descriptions
import Foundation
import Screen
import Testing

@testable import Explorer

/// The pixels of a plot, compared with what another program makes of its shapes as a vector picture.
@Suite struct PlotPictureTests {
  private static let cell = PixelSize(width: 10, height: 20)

  private func picture(
    _ chart: Chart, _ size: Size = Size(columns: 80, rows: 24), keys: [Key] = [.right],
    cell: PixelSize = Self.cell, scale: Int = 1, theme: Theme = .defaultDark
  ) throws -> (picture: FramePicture, frame: Frame) {
    var model = Fixtures.model(chart, columns: size.columns, rows: size.rows)
    model.settings.glyphScale = scale
    for key in keys { _ = update(&model, .key(key), at: 0) }
    let frame = view(model, size, theme: theme, depth: .direct, cell: cell)
    return (try #require(frame.pictures.first), frame)
  }

  /// The greatest mean difference of a channel, of 255, between two programs' ways to smooth edges.
  private static let tolerance = 1.2

  @Test(.enabled(if: Rasterizer.isInstalled), arguments: ChartType.allCases)
  func pixelsAreThoseOfTheVectorPicture(_ type: ChartType) throws {
    let chart = try type.sampleChart()
    for (size, cell, scale) in [
      (Size(columns: 80, rows: 24), Self.cell, 1),
      (Size(columns: 40, rows: 12), PixelSize(width: 24, height: 45), 2),
      (Size(columns: 100, rows: 30), PixelSize(width: 5, height: 11), 1),
    ] {
      // Names of many bars lie beside level ones, which are text.
      guard let found = try? picture(chart, size, cell: cell, scale: scale) else { continue }
      let picture = found.picture
      let shapes = picture.back + picture.front
      let own = Raster(shapes, size: picture.size, theme: .defaultDark)
      let other = try Rasterizer.raster(shapes, size: picture.size, theme: .defaultDark)
      let differences = zip(own.bytes, other).map { abs(Int($0) - Int($1)) }
      let mean = Double(differences.reduce(0, +)) / Double(max(differences.count, 1))
      #expect(own.bytes.count == other.count)
      #expect(mean < Self.tolerance, "\(type) \(size)")
    }
  }

  /// A value is drawn at the height of its row of cells, so that it stands beside its tick.
  @Test func valuesStandBesideTheirTicks() throws {
    let (picture, frame) = try picture(Fixtures.rising, keys: [])
    let raster = Raster(picture.back, size: picture.size, theme: .defaultDark)
    let grid = Theme.defaultDark.color(.grid)
    let last = picture.area.rows - 1 - picture.axisRows
    let ticks = frame.lines.indices.filter { frame.lines[$0].contains("┤") }
      .map { $0 - picture.area.y }.filter { $0 >= 0 && $0 < last }
    #expect(!ticks.isEmpty)
    for row in ticks {
      let middle = row * Self.cell.height + Self.cell.height / 2
      let found = (middle - 2...middle + 1).contains { y in
        (0..<picture.size.width).contains { raster[$0, y] == grid }
      }
      #expect(found, "\(row)")
    }
  }

  /// Markers are whole at the edges, and the ticks stand under what they mark.
  @Test func markersAtTheEdgesAreWholeAndOverTheirTicks() throws {
    let chart = Chart(
      type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "", x: [0, 7, 20], y: [1, 5, 9], isContinuous: false)])
    let (picture, _) = try picture(chart, keys: [])
    let raster = Raster(picture.back, size: picture.size, theme: .defaultDark)
    let (ink, axis) = (Theme.defaultDark.color(.series(0)), Theme.defaultDark.color(.axis))
    let rows = 0..<picture.size.height - Self.cell.height
    let painted = (0..<picture.size.width).filter { x in rows.contains { raster[x, $0] == ink } }
    let (first, last) = (try #require(painted.first), try #require(painted.last))
    #expect(first > 0 && last < picture.size.width - 1)
    // The marks of the axis below its line.
    let ticks = (0..<picture.size.width).filter { raster[$0, picture.size.height - 2] == axis }
    let middles = [first, last].map { edge in
      let run = painted.filter { abs($0 - edge) < 20 }
      return Double(run[0] + run[run.count - 1]) / 2
    }
    for (middle, tick) in zip(middles, [ticks.first, ticks.last]) {
      #expect(abs(middle - Double(try #require(tick))) <= 1)
    }
  }

  /// The tick of zero is in the middle of the row of the axis, and that is where bars stand.
  @Test func barsStandOnTheLineOfTheAxis() throws {
    let chart = Chart(
      type: .bar, xAxis: Axis(kind: .category(["a", "b", "c"])), yAxis: Axis(),
      series: [Series(name: "", x: [0, 1, 2], y: [5, 0, 9], isContinuous: false)])
    let (picture, frame) = try picture(chart, keys: [])
    #expect(picture.axisRows == 1)
    let raster = Raster(picture.back, size: picture.size, theme: .defaultDark)
    let middle = picture.size.height - Self.cell.height / 2
    let bar = Theme.defaultDark.color(.series(0))
    let filled = (0..<picture.size.width).count { raster[$0, middle - 3] == bar }
    // Two of three have a height.
    #expect(filled > picture.size.width / 6 && filled < picture.size.width * 2 / 3)
    let axis = Theme.defaultDark.color(.axis)
    #expect((middle - 2...middle + 1).contains { y in raster[1, y] == axis })
    #expect(
      !frame.lines[picture.area.y + picture.area.rows - 1].dropFirst(picture.area.x).contains("─"))
  }

  /// An area ends where zero is, and no other area's pattern is seen through one in front.
  @Test func areasStandOnZeroAndHideOthers() throws {
    let chart = Chart(
      type: .area, xAxis: Axis(), yAxis: Axis(),
      series: [
        Series(name: "a", x: [0, 1, 2, 3], y: [9, 9, 9, 9], isContinuous: true),
        Series(name: "b", x: [0, 2, 3], y: [4, 4, 4], isContinuous: true),
      ])
    #expect(!chart.isStacked)
    let (picture, frame) = try picture(chart, keys: [])
    let theme = Theme.defaultDark
    let raster = Raster(picture.back, size: picture.size, theme: theme)
    let middle = picture.size.width / 2 + 1
    let column = (0..<picture.size.height).compactMap { raster[middle, $0] }
    let zero = try #require(frame.lines.lastIndex { $0.contains("0 ┤") }) - picture.area.y
    let y = zero * Self.cell.height + Self.cell.height / 2
    let insides = [theme.color(.inside(0)), theme.color(.inside(1))]
    #expect(column[(y + 1)...].allSatisfy { !insides.contains($0) })
    #expect(column[y - 3] == insides[1])
    // From the top: the first series, its line above it, then the second.
    let runs = column.filter(insides.contains)
    let border = try #require(runs.firstIndex(of: insides[1]))
    #expect(runs[..<border].allSatisfy { $0 == insides[0] } && border > 0)
    #expect(runs[border...].allSatisfy { $0 == insides[1] })
  }

  /// Signs that lie on each other are told apart by an outline.
  @Test func signsThatOverlapHaveAnOutline() throws {
    let chart = Chart(
      type: .scatter, xAxis: Axis(), yAxis: Axis(),
      series: [Series(name: "", x: [0, 1, 1.02, 3], y: [0, 5, 5, 9], isContinuous: false)])
    let shapes = try picture(chart, keys: []).picture.back.filter {
      $0.fill == .ink(Ink(.series(0)))
    }
    #expect(shapes.count == 4)
    #expect(shapes.allSatisfy { $0.pen?.ink == .background })
  }

  /// Dashes tell lines apart without color, and no gap of them swallows a turn.
  @Test func everyTurnOfADashedLineIsPainted() throws {
    let values: [Double] = [0, 9, 1, 8, 2, 7, 3]
    let chart = Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: (0..<3).map { index in
        Series(
          name: "\(index)", x: values.indices.map(Double.init),
          y: values.map { $0 + Double(index) },
          isContinuous: true)
      })
    let theme = try ThemeLibrary(folders: []).theme(named: "monochrome")
    let picture = try picture(chart, keys: [], theme: theme).picture
    let disks = picture.back.count {
      if case .disk = $0.contour, $0.pen == nil { true } else { false }
    }
    // Two of three lines are dashed, each with five turns.
    #expect(disks == 10)
  }

  /// The legend of a heat map has the shades of its cells, in one color, too.
  @Test(arguments: ["default-dark", "monochrome", "high-contrast-light"])
  func theScaleHasTheShadesOfTheCells(_ name: String) throws {
    let theme = try ThemeLibrary(folders: []).theme(named: name)
    let (picture, frame) = try picture(ChartType.heatMap.sampleChart(), keys: [], theme: theme)
    let painted = Set(
      picture.back.compactMap { shape -> Role? in
        if case .ink(let ink)? = shape.fill, case .ramp = ink.role { ink.role } else { nil }
      })
    let scale = frame.cells.suffix(80 * 8).compactMap { cell -> Role? in
      if case .ramp = cell.style.role, cell.glyph == "█" { cell.style.role } else { nil }
    }
    #expect(painted.count > 2)
    #expect(painted.isSubset(of: Set(scale)))
  }

  /// Between the shades of a heat map nothing is seen of what is behind.
  @Test func shadesLeaveNoGap() throws {
    let (picture, _) = try picture(ChartType.heatMap.sampleChart(), keys: [])
    let raster = Raster(picture.back, size: picture.size, theme: .defaultDark)
    let shades = Set((0..<Theme.richRampCount).map { Theme.defaultDark.color(.ramp($0)) })
    let row = picture.size.height / 2
    let colors = Set((0..<picture.size.width).compactMap { raster[$0, row] })
    #expect(colors.subtracting(shades).subtracting([Theme.defaultDark.background]).isEmpty)
  }

  @Test func wordsStayTextAndSignsGo() throws {
    let (picture, frame) = try picture(Fixtures.price)
    let rows = picture.area.y..<picture.area.y + picture.area.rows
    let text = rows.map { frame.lines[$0].dropFirst(picture.area.x) }.joined()
    #expect(text.contains("144.00"), "the tag beside the point: \(text)")
    #expect(!text.unicodeScalars.contains { (0x2500...0x28FF).contains($0.value) })
  }

  /// One step changes what is in front alone, as long as the series is the same.
  @Test func aStepKeepsWhatIsBehind() throws {
    let first = try picture(Fixtures.pair, keys: [.right]).picture
    let second = try picture(Fixtures.pair, keys: [.right, .right]).picture
    #expect(first.back == second.back)
    #expect(first.front != second.front)
  }

  /// A pattern in the color of the focus would be seen less than what it stands out of; the sign within the rim of a slice
  /// has that color.
  @Test(arguments: [ChartType.pie, .donut, .groupedBar]) func theFocusIsSolid(type: ChartType)
    throws
  {
    let keys: [Key] = [.right, .right, type == .groupedBar ? .down : .right]
    let picture = try picture(Fixtures.quarters(type), keys: keys).picture
    let fills = picture.front.compactMap(\.fill)
    #expect(fills.contains(.ink(Ink(.focus))))
    #expect(
      !fills.contains {
        if case .pattern = $0 { true } else { false }
      })
    #expect(picture.front.last?.fill == .ink(type == .groupedBar ? .background : Ink(.focus)))
  }

  @Test func otherSeriesStepBack() throws {
    func roles(_ keys: [Key]) throws -> [Role] {
      try picture(Fixtures.pair, keys: keys).picture.back.compactMap { $0.pen?.ink.role }
    }
    let (before, after) = (try roles([]), try roles([.right]))
    #expect(before.contains(.series(0)) && before.contains(.series(1)))
    #expect(after.contains(.series(0)) && after.contains(.muted(1)))
    #expect(!after.contains(.series(1)))
  }

  @Test func linesGrowWithTheSizeThatIsSet() throws {
    func width(_ scale: Int) throws -> Double {
      try picture(Fixtures.price, scale: scale, theme: .defaultDark).picture.back
        .compactMap { $0.pen?.ink.role == .series(0) ? $0.pen?.width : nil }.max() ?? 0
    }
    #expect(try width(1) == 2.5)
    #expect(try width(3) == 7.5)
  }

  /// There are cells alone where colors are the terminal's own, signs were chosen, or a reader listens.
  @Test func cellsStayWhereTheyAreNeeded() {
    var model = Fixtures.model(Fixtures.price)
    func pictures(_ depth: ColorDepth = .direct) -> Int {
      view(model, model.size, theme: .defaultDark, depth: depth, cell: Self.cell).pictures.count
    }
    #expect(pictures() == 1 && pictures(.palette) == 1)
    #expect([ColorDepth.monochrome, .eight, .sixteen].allSatisfy { pictures($0) == 0 })
    model.settings.glyphs = .ascii
    #expect(pictures() == 0)
    model.settings.glyphs = .braille
    model.settings.screenReader = .quiet
    #expect(pictures() == 0)
  }

  @Test func listsBesideTheChartMoveIt() {
    var model = Fixtures.model(Fixtures.price, columns: 130, rows: 40)
    _ = update(&model, .key(.character("o")), at: 0)
    let frame = view(model, model.size, theme: .defaultDark, depth: .direct, cell: Self.cell)
    #expect(frame.pictures.allSatisfy { $0.area.x + $0.area.columns < 80 })
    #expect(frame.pictures.count == 1)
    model.size = Size(columns: 80, rows: 24)
    #expect(
      view(model, model.size, theme: .defaultDark, depth: .direct, cell: Self.cell).pictures == [])
  }
}

/// librsvg, which draws vector pictures.
private enum Rasterizer {
  static var isInstalled: Bool {
    ["/usr/bin/rsvg-convert", "/usr/bin/pngtopnm"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Three bytes a pixel.
  static func raster(
    _ shapes: [PictureShape], size: PixelSize, theme: Theme
  ) throws -> [UInt8] {
    let (width, height) = ("\(size.width)", "\(size.height)")
    let fills = SVGFill.definitions(of: shapes, prefix: "test", theme: theme)
    let document = XMLElement(
      "svg", ["xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height],
      [
        XMLElement("defs", [:], fills),
        XMLElement("rect", ["width": width, "height": height, "fill": theme.background.hex]),
      ] + shapes.map { $0.element(theme, prefix: "test") })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "picture.svg")
    try document.lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "rsvg-convert '\(file.path())' | pngtopnm > '\(folder.path())/picture.ppm'",
    ]
    try process.run()
    process.waitUntilExit()
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "picture.ppm")))
    return Array(bytes.suffix(size.width * size.height * 3))
  }
}
