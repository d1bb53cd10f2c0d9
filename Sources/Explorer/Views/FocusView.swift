import Charts
import Descriptions
import Screen

/// The point under the cursor: marked in the plot, and below it on the axis.
enum FocusView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, on drawn: DrawnPlot,
    into frame: inout Frame
  ) {
    let (surface, layout) = (drawn.surface, drawn.layout)
    guard let x = page.cursor.x, page.isShown(x), var markedColumn = area.column(of: x) else {
      return
    }
    let symbols = settings.symbols
    // A series without a point at this x has only the place.
    if let point = page.point, page.outlineHere == nil,
      let focus = page.chart.focus(at: point, on: area.plot)
    {
      // The mark on the axis stands under that of the point, which may be one of several bars at its place.
      markedColumn = area.column(of: focus) ?? markedColumn
      mute(page, area, into: &frame)
      CrosshairView.draw(
        page, settings, area, column: markedColumn, into: &frame)
      GridFrame.draw(page, settings, area, into: &frame)
      // A sign would hide the number of the cell, which stands out itself, and a large one other cells.
      let isFramed =
        settings.isEnlarged && page.shown.rowNames != nil
        && CellFrame.draw(focus, among: drawn.marks, symbols, area, into: &frame)
      if !isFramed, drawn.numbers?.drawFocus(at: point, into: &frame) != true {
        let outline = drawn.marks.filter { $0.isOutline(of: point) }
        // A sign is reversed, and lines around it would be blocks then.
        let isApart = focus.isDot && !outline.isEmpty
        if isApart { highlight(outline, on: surface, area, settings, into: &frame) }
        highlight(
          isApart ? [focus] : outline + [focus], on: surface, area, settings, into: &frame)
      }
      if !page.mutesSeries(on: area) { keepColors(area, into: &frame) }
      if let sign = page.chart.focusSign(at: point, on: area.plot) {
        // A large one would cover more than a narrow bar.
        let empty = CanvasSurface(
          settings, columns: area.columns, rows: area.rows,
          scale: page.shown.isRound ? CircleSign.scale(surface.scale, rows: area.rows) : 1)
        highlight([sign], on: empty, area, settings, into: &frame)
      }
      ValueTag.draw(
        page, settings, area, column: markedColumn, into: &frame)
      if settings.lacksColors { fill(focus, settings, area, into: &frame) }
    }
    guard let row = layout.focus ?? layout.axis else { return }
    let width = symbols.focus.columns
    if page.shown.isRound {
      drawName(page, settings, around: area.x + area.columns / 2, row: row, into: &frame)
      return
    }
    // On the axis itself the mark leaves the corner whole.
    let least = layout.focus == nil ? area.x : 0
    let start = max(min(markedColumn - width / 2, frame.size.columns - width), least)
    if layout.focus == nil, !settings.isEnlarged, StateView.signs(of: page, settings)[x] != nil {
      // A bookmark, or what a search found, stays, and is marked itself.
      frame[Position(x: markedColumn, y: row)].style = Style(.focus, isBold: true, isReversed: true)
      return
    }
    if layout.focus == nil, layout.tickLabels == nil {
      let labels = PlaceLabels(page, settings, area, rows: layout.tickLabelRows).placed
      for label in labels where label.columns.overlaps(start..<start + width) {
        // The label of the place is the mark itself; a letter of another one would name a wrong place.
        let isOwn = label.value == x && !settings.isEnlarged
        for column in label.columns {
          let cell = Position(x: column, y: row)
          if isOwn {
            frame[cell].style = Style(.focus, isBold: true, isReversed: true)
          } else {
            frame.write(symbols.horizontalAxis, at: cell, style: Style(.axis))
          }
        }
        if isOwn { return }
      }
    }
    frame.write(symbols.focus, at: Position(x: start, y: row), style: Style(.focus, isBold: true))
    guard layout.focus != nil, layout.tickLabels != nil else { return }
    let place = settings.language.format.place(page.chart.place(x))
    drawPlace(place, around: start..<start + width, row: row, into: &frame)
  }

  /// Fills a bar with the sign in its middle, or the median of a box, as without color a single one is soon overlooked;
  /// its ends stay.
  private static func fill(
    _ mark: Mark, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    guard mark.part == .median || mark.part == .bar && mark.hasPattern,
      case .region(.rectangle(let bar), _) = mark.geometry
    else { return }
    let symbols = settings.symbols
    let rows = Double(area.rows)
    let hair = 1e-6
    // Of a box the row of its median, which is the value.
    let isBar = mark.part == .bar
    let row = Int(min(max(bar.top, 0), 1) * rows)
    // A part of a stack may have the cells of a row beside its own.
    let low =
      isBar
      ? max(Int((bar.bottom * rows - hair).rounded(.up)) - 1, 0) : min(row, area.rows - 1)
    let high =
      isBar ? min(Int((bar.top * rows + hair).rounded(.down)) + 1, area.rows) : low + 1
    let left = Int((bar.left * Double(area.columns)).rounded())
    let right = Int((bar.right * Double(area.columns)).rounded())
    for up in low..<max(high, low) {
      for column in left..<max(right, left) {
        let position = Position(x: area.x + column, y: area.y + area.rows - 1 - up)
        guard frame[position].style.role == .focus,
          !isBar || symbols.fills.contains(frame[position].glyph)
        else { continue }
        frame.write(
          symbols.marker(series: 0), at: position,
          style: Style(.focus, isBold: true, isReversed: true))
      }
    }
  }

  /// Lets the series that one does not stand in step back.
  private static func mute(_ page: Page, _ area: PlotArea, into frame: inout Frame) {
    guard page.mutesSeries(on: area) else { return }
    for y in area.y..<area.y + area.rows {
      for x in area.x..<area.x + area.columns {
        let position = Position(x: x, y: y)
        let style = frame[position].style
        frame[position].style.role = muted(style.role, besides: page.cursor.series)
        frame[position].style.ground = style.ground.map {
          if case .pattern(let index) = $0, index != page.cursor.series { return .inside(index) }
          return muted($0, besides: page.cursor.series)
        }
      }
    }
  }

  /// Gives cells that the focus shares with others their colors back, where those do not step back.
  private static func keepColors(_ area: PlotArea, into frame: inout Frame) {
    for y in area.y..<area.y + area.rows {
      for x in area.x..<area.x + area.columns {
        let position = Position(x: x, y: y)
        let style = frame[position].style
        if case .muted(let index) = style.role { frame[position].style.role = .series(index) }
        if case .muted(let index) = style.ground { frame[position].style.ground = .series(index) }
      }
    }
  }

  /// The color of another series as it steps back.
  private static func muted(_ role: Role, besides series: Int) -> Role {
    if case .series(let index) = role, index != series { .muted(index) } else { role }
  }

  /// The name of a slice, as there is no axis to stand below, with that of its ring where both fit.
  private static func drawName(
    _ page: Page, _ settings: Settings, around column: Int, row: Int, into frame: inout Frame
  ) {
    guard let x = page.cursor.x else { return }
    let focus = settings.symbols.focus
    let place = settings.language.format.place(page.chart.place(x))
    let ring = page.chart.series.count > 1 ? page.series?.name ?? "" : ""
    let both = place + settings.language.format.listSeparator + ring
    let names = (ring.isEmpty ? [] : [both]) + [place, ""]
    let texts = names.map { $0.isEmpty ? focus : "\(focus) \($0)" }
    guard let text = texts.first(where: { $0.columns <= frame.size.columns }) else { return }
    let start = max(min(column - focus.columns / 2, frame.size.columns - text.columns), 0)
    frame.write(text, at: Position(x: start, y: row), style: Style(.focus, isBold: true))
  }

  /// The place beside the mark, on whichever side it fits.
  private static func drawPlace(
    _ text: String, around mark: Range<Int>, row: Int, into frame: inout Frame
  ) {
    let style = Style(.focus, isBold: true, isReversed: true)
    if mark.upperBound + 1 + text.columns <= frame.size.columns {
      frame.write(text, at: Position(x: mark.upperBound + 1, y: row), style: style)
    } else if mark.lowerBound - 1 - text.columns >= 0 {
      frame.write(text, at: Position(x: mark.lowerBound - 1 - text.columns, y: row), style: style)
    }
  }

  /// Draws the focused mark, the last of several, once more on the canvas that has the others, and shows the cells it
  /// has among them in the role of the focus.
  private static func highlight(
    _ marks: [Mark], on surface: CanvasSurface, _ area: PlotArea, _ settings: Settings,
    into frame: inout Frame
  ) {
    var surface = surface
    // A sign is a single cell and needs more than its color to be found; a larger one grows.
    let isDot = marks.last?.isDot == true
    let grows = isDot && surface.scale > 1
    surface.canvas.beginHighlight(growing: grows)
    for mark in marks { mark.draw(on: &surface) }
    surface.canvas.drawHighlight(
      into: &frame, at: Position(x: area.x, y: area.y),
      // Blocks are not seen to be bold.
      style: Style(
        .focus, isBold: isDot || !settings.hasColors, isReversed: isDot && !grows))
  }
}

extension Page {
  /// True where series step back from that of the focus: the colors of slices and of a heat map are not those of series.
  fileprivate func mutesSeries(on area: PlotArea) -> Bool {
    shown.series.count > 1 && !shown.isRound && area.plot.rowNames == nil
  }

  /// True where a series steps back from that of the focus.
  func mutes(_ series: Int, on area: PlotArea) -> Bool {
    guard let x = cursor.x, isShown(x), area.column(of: x) != nil, let point, outlineHere == nil,
      chart.focus(at: point, on: area.plot) != nil
    else { return false }
    return mutesSeries(on: area) && series != cursor.series
  }
}

extension Mark {
  /// True for what is around the main mark of a point: its box and whiskers, or its wick.
  func isOutline(of point: PointReference) -> Bool {
    series == point.series && self.point == point.point
      && (part == .box || part == .whisker || part == .wick)
  }
}

extension PlotArea {
  /// The column of the screen in which the middle of a mark is.
  fileprivate func column(of mark: Mark) -> Int? {
    let middle: Double
    switch mark.geometry {
    case .dot(let place): middle = place.x
    case .region(.rectangle(let place), _): middle = (place.left + place.right) / 2
    case .line, .area, .region(.polygon, _): return nil
    }
    guard middle.isFinite else { return nil }
    return x + min(max(Int(middle * Double(columns) + 1e-9), 0), max(columns - 1, 0))
  }
}
