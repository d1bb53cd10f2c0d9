import Charts
import Descriptions
import Screen

/// The picture of `model` on a screen of `size` that shows so many colors of a theme, with its plots in pixels
/// where cells have so many of them.
package func view(
  _ model: Model, _ size: Size, theme: Theme, depth: ColorDepth, cell: PixelSize? = nil
) -> Frame {
  var model = model.seen(in: theme, depth)
  let isQuiet = model.settings.screenReader != .off
  // Signs somebody chose stay signs; and the terminal's own colors are not known.
  let isWanted = !isQuiet && depth.hasShades && model.settings.glyphs != .ascii
  model.settings.pixelCell = isWanted ? cell : nil
  return view(model, size)
}

/// The picture of `model` on a screen of `size`, in the colors that its settings tell.
package func view(_ model: Model, _ size: Size) -> Frame {
  var frame = Frame(size: size)
  var model = model
  model.settings = model.settings.besideBrailleRow
  model.settings.hasBoldLines =
    model.page.chart.hasBoldLines(in: frame.size, model.settings)
  let layout = Layout(of: model, frame.size)
  let settings = model.settings
  if settings.screenReader != .off {
    QuietView.draw(model, into: &frame, layout)
  } else if let overlay = model.overlay, overlay.kind == .multiples {
    MultiplesView.draw(overlay, of: model, into: &frame, layout)
  } else if let overlay = model.overlay {
    // A list is read beside the chart that it changes, where both have room; help takes all of it.
    if overlay.kind != .help, let panel = SidePanel(frame.size) {
      var page = model
      page.overlay = nil
      panel.drawBeside(into: &frame, rows: 0..<layout.caption.y) { picture in
        drawPage(page, into: &picture, Layout(of: page, picture.size))
      }
      panel.draw(into: &frame, rows: 0..<layout.caption.y) {
        OverlayView.draw(overlay, of: model, into: &$0, layout)
      }
    } else {
      OverlayView.draw(overlay, of: model, into: &frame, layout)
    }
  } else {
    drawPage(model, into: &frame, layout)
  }
  CaptionView.draw(model, into: &frame, layout)
  if let row = layout.brailleRow { BrailleRowView.draw(model, into: &frame, row: row) }
  return settings.glyphs == .ascii ? frame.inASCII : frame
}

/// Draws all of a page above its caption.
private func drawPage(_ model: Model, into frame: inout Frame, _ layout: Layout) {
  let (page, settings) = (model.page, model.settings)
  TitleView.draw(model, into: &frame, layout)
  RotorView.draw(model, into: &frame, layout)
  switch page.rotor.mode {
  case .details:
    guard let panel = SidePanel(frame.size) else {
      DetailsView.draw(page, settings, into: &frame, layout)
      return
    }
    let rows = (layout.unit ?? layout.plot.y)..<layout.caption.y
    panel.drawBeside(into: &frame, rows: rows) { picture in
      ChartView.draw(page, settings, into: &picture, Layout(of: model, picture.size))
    }
    panel.draw(into: &frame, rows: rows) { DetailsView.draw(page, settings, into: &$0, layout) }
  case .table:
    TableView.draw(page, settings, into: &frame, layout)
    BigTextView.draw(page, settings, into: &frame, layout)
  case .audioGraph, .describe, .values:
    ChartView.draw(page, settings, into: &frame, layout)
    BigTextView.draw(page, settings, into: &frame, layout)
  }
}

extension Layout {
  /// Lays out the parts of the screen for `model`; lists are read whole, so they leave no room for
  /// big text.
  init(of model: Model, _ size: Size) {
    var model = model
    model.settings = model.settings.besideBrailleRow
    let hasRow = model.settings.hasBrailleRow && size.rows > 1
    self.init(
      withoutBrailleRow: model, Size(columns: size.columns, rows: size.rows - (hasRow ? 1 : 0)))
    // Above the braille row a caption has one place.
    if model.overlay != nil, model.settings.screenReader == .off, !hasRow, SidePanel(size) == nil {
      keepHint()
    }
    if hasRow { insertBrailleRow() }
    let hasPlot = [.audioGraph, .describe, .values].contains(model.page.rotor.mode)
    let scale = model.settings.glyphScale
    if hasPlot, model.overlay == nil {
      // Beside the value of the focus a title on a low screen has the row of the rotor, whose words captions tell, too.
      var free = self
      if bigText != nil { free.dropRotor() }
      for layout in [self, free] {
        // The rows of a heat map, and that of its shades, are worth more than large letters.
        let needed = model.page.shown.rowNames.map { $0.count + 1 } ?? 0
        let rows = min(
          layout.mostTitleRows(scale: scale), titleRows + max(layout.plot.rows - needed, 0))
        let title = TitleView.large(model, layout, columns: size.columns, rows: rows)
        guard let title, titleRows == 1 else { continue }
        self = layout
        giveTitle(title.size.rows)
      }
    }
    // On a low screen the largest of all leave out what captions tell, as they do beside the value of the focus.
    if hasPlot, model.overlay == nil, model.settings.screenReader == .off,
      scale == GlyphScale.range.upperBound
    {
      dropRotor()
    }
  }

  private init(withoutBrailleRow model: Model, _ size: Size) {
    guard model.settings.screenReader == .off else {
      // Above the braille row there is one place for the caption, which a braille display shows whole.
      self.init(
        quiet: size,
        isCaptionLowered: model.isCaptionLowered && !model.settings.hasBrailleRow,
        hasAxes: !model.page.chart.isRound)
      return
    }
    let isList = model.overlay != nil || model.page.rotor.mode == .details
    let (chart, settings) = (model.page.chart, model.settings)
    let hasAxes = !chart.isRound
    // No rows are kept for a focus that is not there.
    let hasFocus = model.page.point != nil || model.page.outlineHere != nil
    let rows = BigTextView.letterRows(of: chart, settings)
    let asked = isList || !hasFocus ? 1 : settings.glyphScale
    for scale in stride(from: asked, to: 1, by: -1) {
      self.init(size, hasAxes: hasAxes, scale: scale, letterRows: rows)
      guard let area = bigText else { return }
      var sized = settings
      sized.glyphScale = scale
      // Letters that do not fit must not take room from the rest, nor those that are lower than it.
      if let used = BigTextView.rows(for: chart, sized, in: area),
        scale == 2 || used >= min(rows[scale] ?? 0, area.rows)
      {
        return
      }
    }
    self.init(size, hasAxes: hasAxes)
  }
}

extension Model {
  /// The model as it is seen in so many colors of a theme.
  func seen(in theme: Theme, _ depth: ColorDepth) -> Model {
    var model = self
    model.settings.hasColors = depth.hasColors && theme.hasSeriesColors
    model.settings.lacksColors = !depth.hasColors
    model.settings.hasShades = depth.hasShades
    model.settings.rampCount = theme.sent(at: depth).rampCount
    model.settings.ownColors = depth.isBasic ? theme.sent(at: depth).ownColors : .max
    model.settings.hasHighContrast = theme.isHighContrast
    return model
  }
}

/// The picture of the chart alone, for paper: no rotor, no hint, no focus.
package func picture(of model: Model, _ size: Size) -> Frame {
  var frame = Frame(size: size)
  var model = model
  model.size = size
  model.settings.screenReader = .off
  model.settings.showsBrailleRow = false
  model.settings.brailleCells = nil
  model.settings.hasBoldLines = model.page.chart.hasBoldLines(in: size, model.settings)
  let chart = model.page.chart
  let facts =
    [.composition(chart.type, series: chart.series.count, points: chart.pointCount)]
    + [chart.leftOutFact].compactMap(\.self) + chart.notes
    + [chart.offScaleFact].compactMap(\.self) + chart.wideBins.map(Fact.wideBin)
  model.caption = Caption(facts.map(Sentence.fact))
  func captionRows(_ model: Model) -> Int {
    let lines = model.caption.text(in: model.settings.language).wrapped(to: frame.size.columns)
    // The last cell stays free.
    return lines.count + (lines.last?.columns == frame.size.columns ? 1 : 0)
  }
  // Names of many columns that are not there leave no room for what is.
  if captionRows(model) > size.rows / 4 { model.caption = Caption(Sentence.brief(facts)) }
  var words = model.caption.sentences
  // Whoever asks for a small picture wants to see the chart: its words are cut before its plot is.
  let room = max(frame.size.rows - 6, 1)
  func layout(_ model: Model) -> Layout {
    Layout(
      frame.size, isPicture: true, captionRows: min(captionRows(model), room),
      hasAxes: !chart.isRound)
  }
  func leftOut(_ words: [Sentence]) -> [Sentence] {
    model.caption = Caption(words)
    return ChartView.leftOut(model.page, model.settings, layout(model), frame.size)
  }
  // The picture shows itself what it is: where that takes the room of what would be left out, it is not said.
  if words.count > 1, !leftOut(words).isEmpty, leftOut(Array(words.dropFirst())).isEmpty {
    words.removeFirst()
  }
  func drawn(_ words: [Sentence], hasNote: Bool) -> Frame {
    model.caption = Caption(words)
    let layout = layout(model)
    TitleView.draw(model, into: &frame, layout)
    ChartView.draw(model.page, model.settings, into: &frame, layout, hasNote: hasNote)
    CaptionView.draw(model, into: &frame, layout)
    return model.settings.glyphs == .ascii ? frame.inASCII : frame
  }
  // The rows of a heat map are worth more than words for names: their number has room elsewhere.
  if let rows = chart.rowNames?.count, let count = leftOut(words).first?.namesLeftOut {
    func hasRows(_ words: [Sentence]) -> Bool {
      model.caption = Caption(words)
      return layout(model).plot.rows > rows
    }
    if hasRows(words), !hasRows(words + leftOut(words)) {
      let picture = drawn(words, hasNote: true)
      let note = model.settings.language.text(.merged(.names, most: count))
      if picture.lines.contains(where: { $0.contains(note) }) { return picture }
      frame = Frame(size: size)
    }
  }
  model.caption = Caption(words)
  // The words for what is left out may take a row from what is seen.
  for _ in 0..<2 {
    let leftOut = ChartView.leftOut(model.page, model.settings, layout(model), frame.size)
    guard !leftOut.isEmpty else { break }
    model.caption = Caption(words + leftOut)
  }
  return drawn(model.caption.sentences, hasNote: false)
}

extension Sentence {
  /// The number of names that it says there is no room for; `nil` where it says something else.
  fileprivate var namesLeftOut: Int? {
    switch self {
    case .drawnWithoutNames(let axis, let legend): axis + legend
    case .drawnWithoutThese(let names): names.count
    default: nil
    }
  }
}
