import Charts
import Screen

/// The state of a chart on its axis: the loop, bookmarks, what a search found, and the part of the whole that is zoomed in on.
enum StateView {
  static func draw(
    _ page: Page, zoom: ClosedRange<Double>?, _ settings: Settings, _ area: PlotArea,
    into frame: inout Frame, _ layout: Layout
  ) {
    guard !page.shown.isRound, let row = layout.axis else { return }
    let signs = signs(of: page, settings).compactMap { x, sign in
      page.isShown(x) ? area.column(of: x).map { (sign, column: $0) } : nil
    }
    for (_, column) in signs { clearLabel(at: column, settings, area, row: row, into: &frame) }
    drawLoop(page, area, row: row, into: &frame)
    for (sign, column) in signs {
      frame.write(sign, at: Position(x: column, y: row), style: Style(.focus, isBold: true))
    }
    if let zoom { drawPart(zoom, of: page, settings, into: &frame, layout) }
  }

  /// The signs of what a search found, and over them of the bookmarks, by their places.
  static func signs(of page: Page, _ settings: Settings) -> [Double: String] {
    func places(_ points: [PointReference]) -> [Double] {
      points.compactMap { point in
        guard page.chart.series.indices.contains(point.series),
          point.point < page.chart.series[point.series].count
        else { return nil }
        return page.chart.series[point.series].x[point.point]
      }
    }
    let found = Dictionary(places(page.found).map { ($0, "*") }, uniquingKeysWith: { $1 })
    let flag = settings.glyphs == .ascii ? "!" : "⚑"
    return places(page.bookmarks).reduce(into: found) { $0[$1] = flag }
  }

  /// Takes the label away that stands on the axis where a sign is to: a part of one would be another place's.
  private static func clearLabel(
    at column: Int, _ settings: Settings, _ area: PlotArea, row: Int, into frame: inout Frame
  ) {
    let axis = settings.symbols.horizontalAxis
    func isLabel(_ x: Int) -> Bool {
      let cell = frame[Position(x: x, y: row)]
      return cell.style.role == .axis && cell.glyph != axis
        && cell.glyph != settings.symbols.horizontalTick
    }
    let columns = area.x..<area.x + area.columns
    guard columns.contains(column), isLabel(column) else { return }
    let first = columns.prefix { $0 <= column }.reversed().prefix(while: isLabel).last ?? column
    let end = columns.drop { $0 < column }.prefix(while: isLabel).last ?? column
    for x in first...end {
      frame.write(axis, at: Position(x: x, y: row), style: Style(.axis))
    }
  }

  /// The axis between the ends of the loop is reversed while it is on, and bold while it is not; so is an
  /// end that stands alone.
  private static func drawLoop(
    _ page: Page, _ area: PlotArea, row: Int, into frame: inout Frame
  ) {
    let ends = [page.loop.start, page.loop.end].compactMap(\.self)
      .compactMap { column(of: $0, page, area, isClamped: true) }
    guard let first = ends.min(), let last = ends.max() else { return }
    for x in first...last {
      frame[Position(x: x, y: row)].style = Style(
        .focus, isBold: true, isReversed: page.loop.isOn)
    }
  }

  /// The column of a point; of one beyond the part that is shown none, or that of the nearer end.
  private static func column(
    of point: PointReference, _ page: Page, _ area: PlotArea, isClamped: Bool = false
  ) -> Int? {
    guard page.chart.series.indices.contains(point.series),
      point.point < page.chart.series[point.series].count
    else { return nil }
    let x = page.chart.series[point.series].x[point.point]
    guard isClamped || page.isShown(x) else { return nil }
    return area.column(of: x)
  }

  /// A bar above the plot as long as the whole axis, with the part that is shown.
  private static func drawPart(
    _ zoom: ClosedRange<Double>, of page: Page, _ settings: Settings, into frame: inout Frame,
    _ layout: Layout
  ) {
    guard let whole = page.chart.xExtent,
      whole.lowerBound < whole.upperBound
    else { return }
    let scale = page.chart.xAxis.effectiveScale
    var ends = [zoom.lowerBound, zoom.upperBound].map {
      min(max(scale.position(of: $0, in: whole), 0), 1)
    }
    if page.shown.direction == .rightToLeft { ends = [1 - ends[1], 1 - ends[0]] }
    guard ends.allSatisfy(\.isFinite) else { return }
    let first = min(Int(ends[0] * Double(mapColumns)), mapColumns - 1)
    let last = min(max(Int((ends[1] * Double(mapColumns)).rounded(.up)) - 1, first), mapColumns - 1)
    let symbols = settings.symbols
    let full = settings.glyphs == .ascii ? "#" : "█"
    let text = (0..<mapColumns).map { (first...last).contains($0) ? full : symbols.horizontalAxis }
    guard let row = layout.noteRow else { return }
    AxisView.drawNote(text.joined(), into: &frame, row: row)
  }

  private static let mapColumns = 16
}
