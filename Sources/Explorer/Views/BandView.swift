import Charts
import Screen

/// The bands in which values may lie, behind all that is drawn: their edges in dots a step nearer to the background, and
/// between them, where cells have a color behind their glyph and one band is alone, that of the inside of its series.
enum BandView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    let bands = page.shown.bands(on: area.plot)
    guard !bands.isEmpty else { return }
    var cells: [Position] = []
    for band in bands {
      let edges = [band.low, band.high].map { edge($0, settings, area, frame.size) }
      if bands.count == 1, settings.hasColors, settings.hasShades, settings.glyphs != .ascii {
        fill(band.low, band.high, area, into: &frame)
      }
      for edge in edges { cells += draw(edge, area, into: &frame) }
    }
    OverlayName.draw(settings.language.text(.bandName), beside: cells, in: area, into: &frame)
  }

  /// A picture of one edge alone, in dots: every second cell of a bold line would be a row of blocks.
  private static func edge(
    _ mark: Mark, _ settings: Settings, _ area: PlotArea, _ size: Size
  ) -> Frame {
    var settings = settings
    settings.hasBoldLines = false
    var surface = CanvasSurface(settings, columns: area.columns, rows: area.rows, scale: 1)
    surface.canvas.hasDashes = false
    mark.draw(on: &surface)
    var picture = Frame(size: size)
    surface.canvas.draw(into: &picture, at: Position(x: area.x, y: area.y))
    return picture
  }

  /// Draws an edge where nothing else is, in every second cell, so that it is no line; returns these cells.
  private static func draw(
    _ edge: Frame, _ area: PlotArea, into frame: inout Frame
  ) -> [Position] {
    var cells: [Position] = []
    for y in area.y..<area.y + area.rows {
      for x in stride(from: area.x, to: area.x + area.columns, by: 2) {
        let position = Position(x: x, y: y)
        let (own, there) = (edge[position], frame[position])
        guard isDrawn(own), there.glyph == " " || there.style.role == .grid,
          case .series(let index) = own.style.role
        else { continue }
        frame.write(
          own.glyph, at: position, style: Style(.muted(index), ground: there.style.ground))
        cells.append(position)
      }
    }
    return cells
  }

  private static func isDrawn(_ cell: Frame.CharacterCell) -> Bool {
    cell.glyph != " " && !cell.glyph.isEmpty
  }

  /// Gives the cells whose middle lies between two edges the color of the inside of their series, behind whatever is on
  /// them.
  private static func fill(_ low: Mark, _ high: Mark, _ area: PlotArea, into frame: inout Frame) {
    guard case .line(let lows) = low.geometry, case .line(let highs) = high.geometry else { return }
    for column in 0..<area.columns {
      let x = (Double(column) + 0.5) / Double(area.columns)
      guard let bottom = height(of: lows, at: x), let top = height(of: highs, at: x) else {
        continue
      }
      for up in 0..<area.rows {
        let middle = (Double(up) + 0.5) / Double(area.rows)
        guard bottom <= middle, middle <= top else { continue }
        let position = Position(x: area.x + column, y: area.y + area.rows - 1 - up)
        frame[position].style.ground = .inside(low.series)
      }
    }
  }

  /// The height of a line at a place; `nil` where it has none.
  private static func height(of line: [PlotPoint], at x: Double) -> Double? {
    for (start, end) in zip(line, line.dropFirst()) where start.x <= x && x <= end.x {
      let share = end.x > start.x ? (x - start.x) / (end.x - start.x) : 0
      let height = start.y + share * (end.y - start.y)
      if height.isFinite { return height }
    }
    return nil
  }
}
