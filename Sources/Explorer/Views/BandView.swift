import Charts
import Screen

/// The edges of the bands in which values may lie, in dots a step nearer to the background, behind all that is drawn.
enum BandView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    let bands = page.shown.bands(on: area.plot)
    guard !bands.isEmpty else { return }
    var surface = CanvasSurface(settings, columns: area.columns, rows: area.rows, scale: 1)
    surface.canvas.hasDashes = false
    for band in bands {
      band.low.draw(on: &surface)
      band.high.draw(on: &surface)
    }
    var picture = Frame(size: frame.size)
    surface.canvas.draw(into: &picture, at: Position(x: area.x, y: area.y))
    var cells: [Position] = []
    for y in area.y..<area.y + area.rows {
      // Every second cell, so that it is no line.
      for x in stride(from: area.x, to: area.x + area.columns, by: 2) {
        let position = Position(x: x, y: y)
        let (edge, there) = (picture[position], frame[position])
        guard edge.glyph != " ", !edge.glyph.isEmpty,
          there.glyph == " " || there.style.role == .grid,
          case .series(let index) = edge.style.role
        else { continue }
        frame.write(edge.glyph, at: position, style: Style(.muted(index)))
        cells.append(position)
      }
    }
    OverlayName.draw(settings.language.text(.bandName), beside: cells, in: area, into: &frame)
  }
}
