import Charts
import Descriptions
import Screen

/// The plot: axes, ticks, series, and the focus.
enum ChartView {
  /// Draws all of it; `hasNote` is false where words elsewhere say how many names there is no room for.
  static func draw(
    _ whole: Page, _ settings: Settings, into frame: inout Frame, _ layout: Layout,
    hasNote: Bool = true
  ) {
    if let bars = LevelBars(whole, settings, layout, frame.size) {
      bars.draw(whole, settings, into: &frame, layout)
      return
    }
    let form = DrawnPlot.Form(whole, settings, layout, frame.size)
    let drawn = whole.drawn.value(for: form) { DrawnPlot(whole, form) }
    guard let drawn else { return }
    let (area, page) = (drawn.area, whole.onPage(of: drawn.room))
    frame.place(
      drawn.picture, rows: drawn.rows, at: Position(x: 0, y: drawn.rows.lowerBound))
    if drawn.layout.noteRow == nil {
      // The title has a row where nothing else has.
      AxisView.drawMerging(
        page, settings, area, drawn.unseen, into: &frame, rows: drawn.layout.rowsOfTitle)
    }
    let unnamed = LegendView.draw(
      page, settings, area, drawn.marks, below: drawn.layout.legend, into: &frame)
    if hasNote {
      // Behind the names of a legend stands how many more there are.
      let hasLegend = area.legendColumns > 0 || drawn.layout.legend != nil
      AxisView.drawLeftOutNames(
        drawn.namesLeftOut.count + (hasLegend ? 0 : unnamed.count), settings, into: &frame,
        rows: [drawn.layout.noteRow].compactMap(\.self) + drawn.layout.rowsOfTitle)
    }
    if let span = drawn.span {
      let rows = drawn.layout.noteRow.map { [$0] } ?? drawn.layout.rowsOfTitle
      _ = rows.first { AxisView.drawNote(span, into: &frame, row: $0) }
    }
    if settings.screenReader == .off {
      StateView.draw(page, zoom: whole.window, settings, area, into: &frame, drawn.layout)
    }
    FocusView.draw(page, settings, area, on: drawn, into: &frame)
    if let picture = PlotPicture(page, settings, drawn)?.picture { frame.show(picture) }
  }

  /// The bars and the names that a picture on paper has no room for, in words.
  static func leftOut(
    _ page: Page, _ settings: Settings, _ layout: Layout, _ size: Size
  ) -> [Sentence] {
    func part(_ seen: Range<Int>, of count: Int) -> [Sentence] {
      guard seen.count < count else { return [] }
      return [.drawnPart(first: seen.lowerBound + 1, last: seen.upperBound, of: count)]
    }
    if let bars = LevelBars(page, settings, layout, size) {
      return part(bars.seen, of: bars.count)
    }
    let form = DrawnPlot.Form(page, settings, layout, size)
    let drawn = page.drawn.value(for: form) { DrawnPlot(page, form) }
    guard let drawn else { return [] }
    let groups = drawn.barPage.map { part($0.groups, of: $0.groupCount) } ?? []
    let legend = unnamed(in: drawn, page, settings)
    let names = drawn.namesLeftOut + legend
    guard !names.isEmpty else { return groups }
    // A few are told by name.
    let isShort =
      names.count <= fewNames && names.joined(separator: ", ").columns <= size.columns / 2
    return groups + [
      isShort
        ? .drawnWithoutThese(names)
        : .drawnWithoutNames(axis: drawn.namesLeftOut.count, legend: legend.count)
    ]
  }

  private static let fewNames = 4

  /// The names that a screen has no room for, at the axes or in the legend.
  static func unnamed(
    _ page: Page, _ settings: Settings, _ layout: Layout, _ size: Size
  ) -> [String] {
    guard LevelBars(page, settings, layout, size) == nil else { return [] }
    let form = DrawnPlot.Form(page, settings, layout, size)
    let drawn = page.drawn.value(for: form) { DrawnPlot(page, form) }
    return drawn.map { $0.namesLeftOut + unnamed(in: $0, page, settings) } ?? []
  }

  /// The names that a legend has no room for.
  private static func unnamed(
    in drawn: DrawnPlot, _ page: Page, _ settings: Settings
  ) -> [String] {
    var frame = Frame(size: drawn.picture.size)
    return LegendView.draw(
      page.onPage(of: drawn.room), settings, drawn.area, drawn.marks, below: drawn.layout.legend,
      into: &frame)
  }
}

extension Settings {
  /// The glyphs around the plot.
  var symbols: Symbols { Symbols(glyphs, scale: glyphScale) }

  /// True where the drawing is larger than a cell.
  var isEnlarged: Bool { glyphScale > 1 }
}

/// The cells of the plot proper, between the axis and the legend, with its frame of reference.
struct PlotArea: Sendable {
  let x: Int
  let y: Int
  let columns: Int
  let rows: Int
  let plot: Plot
  let tickLabels: [AxisLabel]
  /// The lowest row with a value: that of the axis where bars stand on it.
  let lastRow: Int
  /// Columns kept free at the right for the names of the series.
  let legendColumns: Int
  /// The scale that is set, or what there is room for: where many series share few rows thick lines
  /// would cover each other.
  private let usualScale: Int

  /// Plans the plot, and gives the labels below it the rows they need.
  init(
    _ page: Page, _ settings: Settings, fitting layout: inout Layout, size: Size,
    hasLegend: Bool = true
  ) {
    self.init(page, settings, layout: layout, size: size, hasLegend: hasLegend)
    guard columns > 0, rows > 0 else { return }
    let labelRows = PlaceLabels(page, settings, self, rows: layout.mostTickLabelRows).rows
    guard labelRows > layout.tickLabelRows else { return }
    layout.giveTickLabels(labelRows)
    self.init(page, settings, plot, layout: layout, size: size, hasLegend: hasLegend)
  }

  /// Lays out the plot; `plan` is one of the same chart, where there is one, so that its values need
  /// not be looked at again.
  init(
    _ page: Page, _ settings: Settings, _ plan: Plot? = nil, layout: Layout, size: Size,
    hasLegend: Bool = true
  ) {
    let height = layout.plot.rows
    let isRound = page.shown.isRound
    let limit = min(max(2, (height + 1) / 2), height < 12 ? 5 : height < 20 ? 7 : 9)
    // Bars grow with the scale, too.
    let gapShare = 1 - 0.2 * Double(settings.glyphScale - 1)
    let usual =
      (plan?.with(tickLimit: limit)
      ?? Plot(page.shown, resolution: 1, tickLimit: limit, gapShare: gapShare))
      .with(rows: height, hasAxisRow: layout.axis != nil)
    let large = Self.largeTickLabels(
      page.shown, settings, usual, height: height, columns: size.columns)
    let ticked = large?.plot ?? usual
    let labels =
      isRound
      ? []
      : large?.labels
        ?? AxisLabel.cut(
          Self.tickTexts(of: ticked, settings.language), to: size.columns / 3 - 3,
          isName: ticked.rowNames != nil, ellipsis: settings.symbols.ellipsis
        ).map { AxisLabel($0) }
    let labelColumns = (labels.map(\.size.columns).max() ?? 0) + 2
    // The axis goes before the plot does.
    let showsAxis = layout.axis != nil && size.columns >= 24 && labelColumns < size.columns / 3
    legendColumns =
      hasLegend ? LegendView.columns(for: page.shown, settings, size: size, rows: height) : 0
    // A mark that there are more bars stands on either side of the axis.
    let markColumns = page.isPart ? 1 : 0
    x = showsAxis ? labelColumns : markColumns
    // The rows of a heat map take all rows of the screen, some perhaps one more than others; of some that are twice as high
    // as others the eye would make more, and what is left over stays free above them.
    let names = usual.rowNames?.count ?? 0
    rows = height >= names && height < 2 * names ? names : height
    y = layout.plot.y + height - rows
    // A circle as high as the plot needs no more columns; its legend stands beside it.
    let most = isRound ? 2 * height : size.columns
    columns = Self.wholeSlots(
      of: usual, areTouching: page.shown.type == .histogram,
      in: max(min(most, size.columns - x - legendColumns - markColumns), 0))
    tickLabels = showsAxis ? labels : []
    usualScale = GlyphScale.clamped(
      min(
        settings.glyphScale,
        // A line alone covers none but itself.
        page.chart.series.count == 1 ? height + 1 : 2 * height / (page.chart.series.count + 1)))
    let resolution = settings.canvasGlyphs.canvasType.resolution(
      columns: columns, rows: rows, scale: usualScale
    ).columns
    let fitting = rows == height ? ticked : ticked.with(rows: rows, hasAxisRow: layout.axis != nil)
    plot = fitting.with(resolution: resolution)
      .with(columns: columns, leastBar: usualScale)
      .with(aspect: Double(columns) / Double(max(2 * rows, 1)))
    lastRow = layout.axis != nil && plot.standsOnAxis ? y + rows : y + max(rows, 1) - 1
  }

  /// Columns that all slots of bars have a whole and even number of, where hardly any is left over or
  /// bars are to touch.
  private static func wholeSlots(of plot: Plot, areTouching: Bool, in columns: Int) -> Int {
    guard plot.hasBars || plot.rowNames != nil, let count = plot.slotCount, count > 0,
      count <= columns
    else {
      return columns
    }
    let rest = columns % count
    // Between narrow slots a column more or less is seen.
    let isNarrow = columns / count < 4
    let most =
      areTouching
      ? columns / 2
      : plot.rowNames != nil ? columns / 6 : isNarrow ? columns / 3 : columns / 10
    return rest <= most ? columns - rest : columns
  }

  /// The scale of what is drawn: of many large markers none could be told from the next.
  func scale(of marks: [Mark]) -> Int {
    // A large marker takes six cells at least.
    marks.count(where: \.isDot) * 24 > columns * rows ? 1 : usualScale
  }

  private static func tickTexts(of plot: Plot, _ language: any Language) -> [String] {
    plot.rowNames ?? language.format.texts(of: plot.yTicks)
  }

  /// The values that have a line across the plot.
  func gridLines(of chart: Chart) -> [Double] {
    // Rows have no heights between them.
    guard plot.rowNames == nil, !chart.isRound else { return [] }
    // Zero is always to be seen where values lie on both sides of it.
    let zero = plot.yRange.lowerBound < 0 && plot.yRange.upperBound > 0 ? [0.0] : []
    guard rows >= 4 else { return zero }
    // Beside the axis there is no need of a line; the author's own lines replace the ticks'.
    let stated = chart.yAxis.gridlines
    let ticks = plot.yTicks.values.filter { (row(of: $0) ?? y) < y + rows - 1 }
    let lines = stated.isEmpty ? ticks : stated
    return lines.contains(0) ? lines : lines + zero
  }

  /// The numbers of the y axis in big letters, where they leave the plot most of the screen.
  private static func largeTickLabels(
    _ chart: Chart, _ settings: Settings, _ plan: Plot, height: Int, columns: Int
  ) -> (labels: [AxisLabel], plot: Plot)? {
    guard settings.isEnlarged, height >= 8, !chart.isRound else { return nil }
    // A large name takes three rows; where not all have them small ones name every row.
    if let rows = plan.rowNames, rows.count * 3 > height { return nil }
    for limit in (2...max(height / 5, 2)).reversed() {
      let plot = plan.with(tickLimit: limit)
      guard plan.rowNames != nil || Self.areApart(plot, rows: height) else { continue }
      let texts = tickTexts(of: plot, settings.language)
      let room = Size(columns: columns / 5, rows: 3)
      let labels = texts.compactMap { AxisLabel(large: $0, settings, in: room) }
      return labels.count == texts.count ? (labels, plot) : nil
    }
    return nil
  }

  /// True where large numbers do not touch each other, and none is moved off its tick by the edge.
  private static func areApart(_ plot: Plot, rows: Int) -> Bool {
    let heights = plot.yTicks.values.map { Int((plot.row(of: $0) * Double(rows)).rounded(.down)) }
    return zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 4 }
  }

  /// The column of the screen where an x value stands.
  func column(of value: Double) -> Int? {
    let position = plot.middle(of: value)
    guard position.isFinite else { return nil }
    // Far beyond a window a place has more columns than an integer counts.
    let place = min(max(position, -1), 2) * Double(columns) + 1e-9
    return x + min(max(Int(place), 0), max(columns - 1, 0))
  }

  /// The row of the screen where a y value stands.
  func row(of value: Double) -> Int? {
    let position = plot.row(of: value)
    guard position.isFinite else { return nil }
    // The middle of an even number of rows is the edge of two, of which the upper one is always taken.
    let hair = plot.rowNames == nil ? 0 : 1e-6
    let up = Int((min(max(position, -1), 2) * Double(rows) + hair).rounded(.down))
    return max(min(y + rows - 1 - up, lastRow), y)
  }
}
