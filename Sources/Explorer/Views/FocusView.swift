import Charts
import Descriptions
import Screen

/// The point under the cursor: marked in the plot, and below it on the axis.
enum FocusView {
  static func draw(_ model: Model, _ area: PlotArea, into frame: inout Frame, _ layout: Layout) {
    guard let point = model.point, let series = model.series, point.point < series.count,
      let column = area.column(of: series.x[point.point])
    else { return }
    let symbols = Symbols(model.settings.glyphs)
    if model.chart.type == .bar {
      markBar(column, area, series: point.series, into: &frame)
    } else if let row = area.row(of: series.y[point.point]) {
      frame.write(
        symbols.marker(series: point.series), at: Position(x: column, y: row),
        style: Style(.focus, isBold: true, isReversed: true))
    }
    guard let row = layout.focus ?? layout.axis else { return }
    let mark =
      layout.focus == nil ? besideLabel(column, row: row, symbols, area, frame) : column
    frame.write(symbols.focus, at: Position(x: mark, y: row), style: Style(.focus, isBold: true))
    guard layout.focus != nil, layout.tickLabels != nil else { return }
    drawPlace(model, series.x[point.point], column: column, row: row, into: &frame)
  }

  /// The column for a mark that shares its row with tick labels: the nearest one that covers none.
  private static func besideLabel(
    _ column: Int, row: Int, _ symbols: Symbols, _ area: PlotArea, _ frame: Frame
  ) -> Int {
    let columns = area.x..<(area.x + area.columns)
    let free = columns.filter { frame[Position(x: $0, y: row)].glyph == symbols.horizontalAxis }
    return free.min { (abs($0 - column), -$0) < (abs($1 - column), -$1) } ?? column
  }

  /// The place beside the mark, on whichever side it fits.
  private static func drawPlace(
    _ model: Model, _ x: Double, column: Int, row: Int, into frame: inout Frame
  ) {
    let text = model.language.format.place(model.chart.place(x))
    let style = Style(.focus, isBold: true)
    if column + 2 + text.columns <= frame.size.columns {
      frame.write(text, at: Position(x: column + 2, y: row), style: style)
    } else if column - 1 - text.columns >= 0 {
      frame.write(text, at: Position(x: column - 1 - text.columns, y: row), style: style)
    }
  }

  /// A focused bar keeps its shape and takes the role of the focus.
  private static func markBar(_ column: Int, _ area: PlotArea, series: Int, into frame: inout Frame)
  {
    for x in bar(around: column, area, series: series, frame) {
      for y in area.y..<(area.y + area.rows) {
        let position = Position(x: x, y: y)
        guard frame[position].style.role == .series(series) else { continue }
        frame[position].style.role = .focus
        frame[position].style.isBold = true
      }
    }
  }

  /// The columns of the bar of `series` nearest to a slot's middle, found in the picture itself.
  private static func bar(
    around column: Int, _ area: PlotArea, series: Int, _ frame: Frame
  ) -> ClosedRange<Int> {
    func isBar(_ x: Int) -> Bool {
      guard x >= area.x, x < area.x + area.columns else { return false }
      return (area.y..<(area.y + area.rows)).contains {
        frame[Position(x: x, y: $0)].style.role == .series(series)
      }
    }
    let slot = max(Int(Double(area.columns) * area.plot.columns.slotWidth / 2), 0)
    let near = (0...slot).flatMap { [column - $0, column + $0] }.first(where: isBar)
    guard let near else { return column...column }
    var low = near
    var high = near
    while isBar(low - 1), column - (low - 1) <= slot { low -= 1 }
    while isBar(high + 1), high + 1 - column <= slot { high += 1 }
    return low...high
  }
}
