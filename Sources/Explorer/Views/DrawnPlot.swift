import Charts
import Descriptions
import Screen

/// The plot of a page with its axes before anything in it stands out: a walk through the points has the same with
/// every key.
struct DrawnPlot: Sendable {
  /// All that it follows from besides the chart.
  struct Form: Equatable, Sendable {
    let settings: Settings
    let layout: Layout
    let size: Size
    /// The focused row, where y is not a height: it tells which rows are seen.
    let row: Int?
    let isRowSeen: Bool
    /// The focused place, where not all bars may have room: it tells which are seen.
    let place: Double?
    /// The focused series, where it tells which bars are seen, or which line is in front.
    let series: Int?

    init(_ page: Page, _ settings: Settings, _ layout: Layout, _ size: Size) {
      let hasRows = page.shown.rowNames != nil
      self.settings = settings
      self.layout = layout
      self.size = size
      row = hasRows ? page.cursor.series : nil
      isRowSeen = hasRows && page.point != nil
      // Less than half of the screen is beside the plot.
      let hasPages = page.barPage(of: size.columns / 2) != nil
      place = hasPages && page.point != nil ? page.cursor.x : nil
      let hasFront = page.shown.hasFrontLine(settings) || page.shown.hasSeveralClouds
      series = hasPages || hasFront && page.point != nil ? page.cursor.series : nil
    }
  }

  let area: PlotArea
  /// The room for all of the chart, which tells what part of it is seen.
  let room: Size
  /// The layout with the rows that the labels below the plot took of it.
  let layout: Layout
  let marks: [Mark]
  /// The canvas that the marks are drawn on, for what stands out among them.
  let surface: CanvasSurface
  /// The marks as finely as pixels show them; empty where there are none.
  let pixelMarks: [Mark]
  /// The values that are written in the cells of a heat map; `nil` where there are none.
  let numbers: CellNumbers?
  /// The number of parts of stacks that are too low to be seen, or of points behind those of other series, in words;
  /// `nil` where there are none.
  let unseen: Sentence?
  /// The names of rows and of places that are not seen and do not follow from those beside them.
  let namesLeftOut: [String]
  /// The one year or the one day of the places, where the axis has no room for it.
  let span: String?
  /// The groups of bars that are seen; `nil` where all have room.
  let barPage: BarPage?
  /// The picture, and the rows of it that anything is drawn on.
  let picture: Frame
  let rows: Range<Int>

  /// Draws a page; `nil` where there is no room.
  init?(_ whole: Page, _ form: Form) {
    let settings = form.settings
    var layout = form.layout
    let scale = ShadeScale(whole.chart, settings)
    var isScaleAbove = scale?.isAbove(whole, layout, columns: form.size.columns) ?? false
    if isScaleAbove {
      // Words for what is merged have their place there.
      let all = PlotArea(whole, settings, layout: layout, size: form.size)
      isScaleAbove = AxisView.leastMergingColumns(whole, settings, all) == 0
    }
    if scale != nil, !isScaleAbove { layout.giveScale() }
    layout.giveLegend(
      LegendView.rowsBelow(for: whole.shown, settings, size: form.size, rows: layout.plot.rows))
    var page = whole.onRowPage(of: layout.plot.rows)
    var area = PlotArea(page, settings, fitting: &layout, size: form.size)
    if whole.rowPage(of: area.rows) != nil {
      // The labels below the plot may have taken rows of it.
      page = whole.onRowPage(of: area.rows)
      area = PlotArea(page, settings, layout: layout, size: form.size)
    }
    room = Size(columns: area.columns, rows: area.rows)
    let bars = page.barPage(of: room.columns)
    if bars != nil {
      page = page.onBarPage(of: room.columns)
      area = PlotArea(page, settings, layout: layout, size: form.size)
    }
    guard area.columns > 0, area.rows > 0 else { return nil }
    let marks = page.shown.marks(on: area.plot)
    var surface = CanvasSurface(
      settings, columns: area.columns, rows: area.rows, scale: area.scale(of: marks))
    // A few colors are soon used up.
    if page.shown.series.count > settings.ownColors { surface.canvas.hasDashes = true }
    surface.hasShadedBoxes = page.shown.series.count > 1
    surface.hasFilledLines =
      page.shown.type == .area && settings.hasColors && surface.scale == 1
      && settings.canvasGlyphs != .ascii
    surface.hasThickBoxes = page.shown.type == .box && surface.scale > 1
    surface.hasSolidShapes = page.shown.type == .violin
    surface.canvas.hasRamp = page.shown.hasRamp(settings)
    for value in area.gridLines(of: page.shown) {
      surface.canvas.gridLine(y: area.plot.row(of: value))
    }
    var hiddenPoints = 0
    let hasClouds = page.shown.hasSeveralClouds
    if let cloud = Cloud(page.shown, marks, settings, area, scale: surface.scale) {
      surface.canvas.front = hasClouds ? form.series : nil
      cloud.draw(marks, on: &surface)
      hiddenPoints = surface.canvas.hiddenPointCount
    } else if hasClouds {
      let signs = Cloud.prevailingLast(marks, in: area, front: form.series)
      Mark.draw(signs.marks, on: &surface)
      hiddenPoints = signs.hiddenCount
    } else {
      // A line hides what is behind it, a bold one more: that of the focus is in front.
      let first = form.series.map { front in marks.filter { $0.series != front } } ?? marks
      let ordered =
        page.shown.hasFrontLine(settings)
        ? first + marks.filter { $0.series == form.series } : marks
      Mark.draw(ordered, on: &surface)
    }
    var picture = Frame(size: form.size)
    surface.canvas.draw(into: &picture, at: Position(x: area.x, y: area.y))
    let numbers = CellNumbers(marks, of: page, settings, area)
    numbers?.draw(into: &picture)
    BarNumbers.draw(marks, of: page, settings, area, into: &picture)
    BandView.draw(page, settings, area, into: &picture)
    TrendView.draw(page, settings, area, scale: surface.scale, into: &picture)
    // Its names stand where nothing else is.
    ThresholdView.draw(page, settings, area, into: &picture)
    let rowLabels = AxisView.drawVertical(page, settings, area, into: &picture, layout)
    let labels = AxisView.drawHorizontal(page, settings, area, into: &picture, layout)
    namesLeftOut = page.shown.namesLeftOut(rows: rowLabels, places: labels.places)
    span = labels.spanUnsaid
    AxisView.markRows(of: whole, area, into: &picture)
    let words = layout.unit == nil ? AxisView.leastMergingColumns(page, settings, area) : 0
    if isScaleAbove, let row = layout.unit {
      scale?.draw(into: &picture, above: row, hasNote: !namesLeftOut.isEmpty)
    } else {
      scale?.draw(into: &picture, layout, beside: words)
    }
    let unseenParts = page.shown.type == .stackedBar ? surface.canvas.unseenBarCount : 0
    unseen =
      unseenParts > 0
      ? .merged(.unseenParts, most: unseenParts)
      : hiddenPoints > 0 ? .merged(.pointsBehind, most: hiddenPoints) : nil
    AxisView.drawMerging(
      page, settings, area, unseen, into: &picture, rows: [layout.noteRow].compactMap(\.self))
    AxisView.markBars(bars, settings, area, into: &picture, layout)
    self.area = area
    self.layout = layout
    self.marks = marks
    pixelMarks =
      settings.pixelCell.map { page.shown.marks(on: area.plot(in: $0, settings)) } ?? []
    self.surface = surface
    self.numbers = numbers
    barPage = bars
    self.picture = picture
    rows = layout.rowsOfPlot
  }
}

extension Chart {
  /// True of clouds that may hide each other.
  fileprivate var hasSeveralClouds: Bool { type == .scatter && series.count > 1 }

  /// True of lines that are told apart by color, of which the one of the focus is in front.
  fileprivate func hasFrontLine(_ settings: Settings) -> Bool {
    settings.hasBoldLines
      || settings.hasColors && [.line, .step].contains(type) && (2...5).contains(series.count)
  }
}

extension Layout {
  /// The rows of the plot, of its axes and of their labels.
  fileprivate var rowsOfPlot: Range<Int> {
    let ends = [
      plot.y + plot.rows, axis.map { $0 + 1 }, tickLabels.map { $0 + tickLabelRows },
      scale.map { $0 + 1 }, legend?.upperBound,
    ]
    return min(unit ?? plot.y, plot.y)..<(ends.compactMap(\.self).max() ?? plot.y)
  }
}
