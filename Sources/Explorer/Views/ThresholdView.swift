import Charts
import Descriptions
import Screen

/// The values whose crossing is to be heard, each a dashed line across the plot with its value at the end,
/// behind all that is drawn.
enum ThresholdView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    guard !page.shown.isRound, area.plot.rowNames == nil else { return }
    let sign = settings.canvasGlyphs == .ascii ? "-" : "╌"
    for threshold in settings.thresholds {
      let height = area.plot.row(of: threshold)
      guard (0...1).contains(height), let row = area.row(of: threshold) else { continue }
      var free: [Int] = []
      for x in area.x..<area.x + area.columns {
        let cell = frame[Position(x: x, y: row)]
        guard cell.glyph == " " || cell.style.role == .grid else { continue }
        frame.write(sign, at: Position(x: x, y: row), style: Style(.hint))
        free.append(x)
      }
      var quantity = page.shown.quantity(threshold)
      quantity.unit = nil
      let text = settings.language.format.quantity(quantity)
      // As far to the right as it hides nothing.
      guard
        let end = free.last(where: { end in
          (end - text.columns...end).allSatisfy { x in
            x >= area.x && frame[Position(x: x, y: row)].glyph == sign
          }
        })
      else { continue }
      frame.write(
        text, at: Position(x: end - text.columns + 1, y: row), style: Style(.hint, isBold: true))
    }
  }
}
