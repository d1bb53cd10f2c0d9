import Charts
import Screen

/// The straight lines that fit the series best, in dashes: behind curves, over the specks of a cloud, of which a
/// line hides few.
enum TrendView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, scale: Int, into frame: inout Frame
  ) {
    let marks = page.shown.trendMarks(on: area.plot)
    guard !marks.isEmpty else { return }
    let isCloud = page.shown.type == .scatter
    var settings = settings
    // Dots of a line would be some more of the specks, and blocks of it a part of a bold curve.
    settings.hasBoldLines = isCloud
    var surface = CanvasSurface(settings, columns: area.columns, rows: area.rows, scale: 1)
    surface.canvas.hasDashes = false
    for dash in marks.flatMap({ dashes($0, columns: area.columns) }) { dash.draw(on: &surface) }
    var picture = Frame(size: frame.size)
    surface.canvas.draw(into: &picture, at: Position(x: area.x, y: area.y))
    var cells: [Position] = []
    for y in area.y..<area.y + area.rows {
      for x in area.x..<area.x + area.columns {
        let position = Position(x: x, y: y)
        let (line, there) = (picture[position], frame[position])
        guard line.glyph != " ", !line.glyph.isEmpty else { continue }
        let isFree = there.glyph == " " || there.style.role == .grid || there.style.role == .hint
        let isSpeck = isCloud && there.glyph.unicodeScalars.first.map(Self.isBraille) == true
        guard isFree || isSpeck else { continue }
        frame.write(
          line.glyph, at: position, style: Style(line.style.role, isBold: true))
        cells.append(position)
      }
    }
    OverlayName.draw(
      settings.language.text(.trendLineName), beside: cells, in: area, into: &frame)
  }

  private static func isBraille(_ scalar: Unicode.Scalar) -> Bool {
    (0x2800...0x28FF).contains(scalar.value)
  }

  /// A line as pieces of two cells with a gap of one.
  private static func dashes(_ mark: Mark, columns: Int) -> [Mark] {
    guard case .line(let ends) = mark.geometry, ends.count == 2, ends[0].x != ends[1].x else {
      return [mark]
    }
    func point(_ x: Double) -> PlotPoint {
      let share = (x - ends[0].x) / (ends[1].x - ends[0].x)
      return PlotPoint(x: x, y: ends[0].y + share * (ends[1].y - ends[0].y))
    }
    let (low, high) = (min(ends[0].x, ends[1].x), max(ends[0].x, ends[1].x))
    let cell = 1 / Double(max(columns, 1))
    return stride(from: 0, to: columns, by: 3).compactMap { column in
      let start = max(Double(column) * cell, low)
      // Just before the edge of the next cell.
      let end = min(Double(column + 2) * cell - cell / 8, high)
      guard start <= end else { return nil }
      var piece = mark
      piece.geometry = .line([point(start), point(end)])
      return piece
    }
  }
}
