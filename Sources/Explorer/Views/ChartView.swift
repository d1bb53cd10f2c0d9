import Charts
import Descriptions
import Screen

/// The plot: axes, ticks, series, and the focus.
enum ChartView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    var layout = layout
    let whole = model
    var model = whole.onRowPage(of: layout.plot.rows)
    var area = PlotArea(model, fitting: &layout, size: frame.size)
    if whole.rowPage(of: area.rows) != nil {
      // The labels below the plot may have taken rows of it.
      model = whole.onRowPage(of: area.rows)
      area = PlotArea(model, layout: layout, size: frame.size)
    }
    guard area.columns > 0, area.rows > 0 else { return }
    let marks = model.shown.marks(on: area.plot)
    var surface = CanvasSurface(
      model, columns: area.columns, rows: area.rows, scale: model.canvasScale(of: marks, in: area))
    for value in area.gridLines(of: model.shown) {
      surface.canvas.gridLine(y: area.plot.row(of: value))
    }
    Mark.draw(marks, on: &surface)
    surface.canvas.draw(into: &frame, at: Position(x: area.x, y: area.y))
    AxisView.drawVertical(model, area, into: &frame, layout)
    AxisView.drawHorizontal(model, area, into: &frame, layout)
    AxisView.markRows(of: whole, area, into: &frame)
    LegendView.draw(model, area, marks, into: &frame)
    FocusView.draw(model, area, on: &surface, into: &frame, layout)
  }
}

extension Model {
  /// The scale that is set, or what there is room for: where many series share few rows thick lines
  /// would cover each other, and of many large markers none could be told from the next.
  func canvasScale(rows: Int) -> Int {
    GlyphScale.clamped(min(settings.glyphScale, 2 * rows / (chart.series.count + 1)))
  }

  func canvasScale(of marks: [Mark], in area: PlotArea) -> Int {
    let count = marks.count(where: \.isDot)
    let scale = canvasScale(rows: area.rows)
    // A large marker takes six cells at least.
    return count * 24 > area.columns * area.rows ? 1 : scale
  }

  /// The glyphs around the plot.
  var symbols: Symbols { Symbols(settings.glyphs, scale: settings.glyphScale) }
}

/// The cells of the plot proper, between the axis and the legend, with its frame of reference.
struct PlotArea {
  let x: Int
  let y: Int
  let columns: Int
  let rows: Int
  let plot: Plot
  let tickLabels: [AxisLabel]
  /// Columns kept free at the right for the names of the series.
  let legendColumns: Int

  /// Plans the plot, and gives the labels below it the rows they need.
  init(_ model: Model, fitting layout: inout Layout, size: Size, hasLegend: Bool = true) {
    self.init(model, layout: layout, size: size, hasLegend: hasLegend)
    guard columns > 0, rows > 0 else { return }
    let labelRows = PlaceLabels(model, self, rows: layout.mostTickLabelRows).rows
    guard labelRows > layout.tickLabelRows else { return }
    layout.giveTickLabels(labelRows)
    self.init(model, plot, layout: layout, size: size, hasLegend: hasLegend)
  }

  /// Lays out the plot; `plan` is one of the same chart, where there is one, so that its values need
  /// not be looked at again.
  init(
    _ model: Model, _ plan: Plot? = nil, layout: Layout, size: Size, hasLegend: Bool = true
  ) {
    let height = layout.plot.rows
    let isRound = model.shown.isRound
    let limit = min(max(2, height / 2), 5 + height / 20)
    // Bars grow with the scale, too.
    let gapShare = 1 - 0.2 * Double(model.settings.glyphScale - 1)
    let usual =
      plan?.with(tickLimit: limit)
      ?? Plot(model.shown, resolution: 1, tickLimit: limit, gapShare: gapShare)
    let large = Self.largeTickLabels(model, usual, height: height, columns: size.columns)
    let ticked = large?.plot ?? usual
    let labels =
      isRound
      ? [] : large?.labels ?? Self.tickTexts(of: ticked, model).map { AxisLabel($0) }
    let labelColumns = (labels.map(\.size.columns).max() ?? 0) + 2
    // The axis goes before the plot does.
    let showsAxis = layout.axis != nil && size.columns >= 28 && labelColumns < size.columns / 3
    legendColumns = hasLegend ? LegendView.columns(for: model, size: size, rows: height) : 0
    x = showsAxis ? labelColumns : 0
    y = layout.plot.y
    // A circle as high as the plot needs no more columns; its legend stands beside it.
    let most = isRound ? 2 * height : size.columns
    columns = max(min(most, size.columns - x - legendColumns), 0)
    rows = height
    tickLabels = showsAxis ? labels : []
    let resolution = model.settings.canvasGlyphs.canvasType.resolution(
      columns: columns, rows: rows, scale: model.canvasScale(rows: rows)
    ).columns
    plot = ticked.with(resolution: resolution)
      .with(aspect: Double(columns) / Double(max(2 * rows, 1)))
  }

  private static func tickTexts(of plot: Plot, _ model: Model) -> [String] {
    plot.rowNames
      ?? plot.yTicks.values.map { model.language.format.tick($0, of: plot.yTicks) }
  }

  /// The values that have a line across the plot.
  func gridLines(of chart: Chart) -> [Double] {
    // Rows have no heights between them.
    guard plot.rowNames == nil, !chart.isRound else { return [] }
    // Where values lie on both sides of it zero is always to be seen.
    let zero = plot.yRange.lowerBound < 0 && plot.yRange.upperBound > 0 ? [0.0] : []
    guard rows >= 4 else { return zero }
    // The lowest tick is the axis itself; the author's own lines replace the ticks'.
    let stated = chart.yAxis.gridlines
    let lines = stated.isEmpty ? Array(plot.yTicks.values.dropFirst()) : stated
    return lines.contains(0) ? lines : lines + zero
  }

  /// The numbers of the y axis in big letters, where they leave the plot most of the screen.
  private static func largeTickLabels(
    _ model: Model, _ plan: Plot, height: Int, columns: Int
  ) -> (labels: [AxisLabel], plot: Plot)? {
    guard model.isEnlarged, height >= 9, !model.shown.isRound else { return nil }
    // A large name takes three rows; where not all have them small ones name every row.
    if let rows = plan.rowNames, rows.count * 3 > height { return nil }
    let plot = plan.with(tickLimit: max(height / 5, 2))
    let texts = tickTexts(of: plot, model)
    let room = Size(columns: columns / 5, rows: 3)
    let labels = texts.compactMap { AxisLabel(large: $0, of: model, in: room) }
    return labels.count == texts.count ? (labels, plot) : nil
  }

  /// The column of the screen where an x value stands.
  func column(of value: Double) -> Int? {
    let position = plot.column(of: value)
    guard position.isFinite else { return nil }
    return x + min(max(Int(position * Double(columns)), 0), max(columns - 1, 0))
  }

  /// The row of the screen where a y value stands.
  func row(of value: Double) -> Int? {
    let position = plot.row(of: value)
    guard position.isFinite else { return nil }
    return y + rows - 1 - min(max(Int(position * Double(rows)), 0), max(rows - 1, 0))
  }
}
