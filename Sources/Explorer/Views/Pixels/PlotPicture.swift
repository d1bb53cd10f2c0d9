import Charts
import Screen

/// The plot of a page in the pixels of a terminal, from the same marks as the vector picture.
struct PlotPicture {
  private let page: Page
  private let settings: Settings
  private let area: PlotArea
  private let cell: PixelSize
  private let plot: Plot
  private let marks: [Mark]
  private let axisRow: Int?
  private let labels: [PlaceLabels.PlacedLabel]

  /// `nil` where there are only cells.
  init?(_ page: Page, _ settings: Settings, _ drawn: DrawnPlot) {
    guard let cell = settings.pixelCell, cell.width > 0, cell.height > 0 else { return nil }
    self.page = page
    self.settings = settings
    self.cell = cell
    area = drawn.area
    plot = area.plot(in: cell, settings)
    axisRow = drawn.layout.axis
    labels =
      drawn.layout.tickLabels == nil
      ? [] : PlaceLabels(page, settings, area, rows: drawn.layout.tickLabelRows).placed
    marks = drawn.pixelMarks
  }

  var picture: FramePicture {
    var back = surface
    if hasColorsOfSeries, page.point != nil { back.foremost = page.cursor.series }
    back.draw(
      page.shown, marks, on: plot, gridLines: area.gridLines(of: page.shown),
      thresholds: hasHeights ? settings.thresholds : [])
    // Bars stand on the middle of the row of the axis, and ticks under what they mark.
    let axisRows = axisRow == area.y + area.rows ? 1 : 0
    return FramePicture(
      area: Area(x: area.x, y: area.y, columns: area.columns, rows: area.rows + axisRows),
      axisRows: axisRows, axisTicks: axisTicks, cell: cell,
      back: back.shapes, front: front)
  }

  /// The ticks of the x axis, in pixels, by the column of their cell: what has a place is marked there, and a name in
  /// the middle of its cell.
  private var axisTicks: [Int: Double] {
    guard page.shown.xAxis.categories == nil, !page.shown.isRound else { return [:] }
    let width = Double(area.columns * cell.width)
    return Dictionary(
      labels.map { ($0.tick - area.x, plot.middle(of: $0.value) * width) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The line through the focus, the part of a cloud that one stands in, and the focused mark.
  private var front: [PictureShape] {
    guard let x = page.cursor.x, page.isShown(x), let point = page.point, page.outlineHere == nil,
      let focus = page.chart.focus(at: point, on: plot)
    else { return [] }
    var front = surface
    front.role = .focus
    if settings.hasCrosshair, !page.shown.isRound {
      let dashes = [4 * front.unit, 4 * front.unit]
      front.addLine(
        place: focus.middle ?? plot.column(of: x),
        Pen(Ink(.axis), width: front.unit, dashes: dashes))
    }
    if let frame = gridFrame(of: point) {
      front.add(
        PictureShape(frame, pen: Pen(Ink(.focus), width: 2 * front.unit)), isCut: true)
    }
    // A sign is found by its size, too.
    var marks = ShapeSurface(
      area: front.area, unit: front.unit * (focus.isDot ? 1.6 : 1), hasDashes: front.hasDashes)
    marks.role = .focus
    for mark in self.marks.filter({ $0.isOutline(of: point) }) + [focus] { mark.draw(on: &marks) }
    var shapes = front.shapes + marks.shapes
    if let sign = page.chart.focusSign(at: point, on: plot) {
      // On the focused bar it has the color of the background; a slice has its own color within its rim.
      let (ink, edge) =
        page.shown.isRound ? (Ink(.focus), Ink.background) : (Ink.background, Ink.background)
      var signs = surface
      sign.draw(on: &signs)
      shapes += signs.shapes.map { shape in
        var shape = shape
        shape.fill = .ink(ink)
        shape.pen = Pen(edge, width: signs.unit)
        return shape
      }
    }
    return shapes
  }

  /// The cell of a cloud that one stands in.
  private func gridFrame(of point: PointReference) -> PictureShape.Contour? {
    guard let grid = page.chart.grid(of: point.series),
      let cell = grid.cell(of: point.point, in: page.chart.series[point.series]),
      grid.columns.values.indices.contains(cell.column + 1),
      grid.rows.values.indices.contains(cell.row + 1)
    else { return nil }
    let place = Rectangle(
      left: plot.column(of: grid.columns.values[cell.column]),
      right: plot.column(of: grid.columns.values[cell.column + 1]),
      bottom: plot.row(of: grid.rows.values[cell.row]),
      top: plot.row(of: grid.rows.values[cell.row + 1]))
    return surface.area.rectangle(place, least: 1)
  }

  /// The plot with nothing on it yet.
  private var surface: ShapeSurface {
    // Lines grow with the letters, and with the size that is set.
    let unit = Double(cell.height) / SVGPicture.cell.height * Double(settings.glyphScale)
    // A circle has a margin, as its edge is a line of its own.
    let margin = page.shown.isRound ? 3 * unit : 0
    let pixels = PixelArea(
      left: margin, top: margin, width: Double(area.columns * cell.width) - 2 * margin,
      height: Double(area.rows * cell.height) - 2 * margin)
    var surface = ShapeSurface(area: pixels, unit: unit, hasDashes: !settings.hasColors)
    surface.hasRamp = page.shown.hasRamp(settings)
    surface.rampCount = settings.rampCount
    surface.hasHighContrast = settings.hasHighContrast
    surface.isSharp = true
    return surface
  }

  /// True where y is a height.
  private var hasHeights: Bool { !page.shown.isRound && plot.rowNames == nil }

  /// True where colors are those of series, not of slices or of shades.
  private var hasColorsOfSeries: Bool { page.shown.series.count > 1 && hasHeights }
}

extension PlotArea {
  /// The plot as finely as pixels show it; bars keep their columns, as their names stand below them, and markers have
  /// room at the edges.
  func plot(in cell: PixelSize, _ settings: Settings) -> Plot {
    let unit = Double(cell.height) / SVGPicture.cell.height * Double(settings.glyphScale)
    let room = max(
      Double(cell.width) / 2, min(1.3 * MarkerContour.radius * unit, Double(cell.width)))
    return plot.with(resolution: columns * cell.width)
      .with(inset: room / Double(max(columns * cell.width, 1)))
      .with(aspect: Double(columns * cell.width) / Double(max(rows * cell.height, 1)))
      .inPixels
  }
}
