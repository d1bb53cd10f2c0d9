import Charts
import Descriptions
import Screen

/// The values that are marked across the chart, and those whose crossing is to be heard, each a dashed line with
/// its name and its value at the end, behind all that is drawn.
enum ThresholdView {
  static func draw(
    _ page: Page, _ settings: Settings, _ area: PlotArea, into frame: inout Frame
  ) {
    guard !page.shown.isRound, area.plot.rowNames == nil else { return }
    let sign = settings.canvasGlyphs == .ascii ? "-" : "╌"
    for line in settings.thresholds.map({ ReferenceLine($0) }) + page.shown.drawnReferenceLines {
      let height = area.plot.row(of: line.value)
      guard (0...1).contains(height), let row = area.row(of: line.value) else { continue }
      var free: [Int] = []
      for x in area.x..<area.x + area.columns {
        let cell = frame[Position(x: x, y: row)]
        guard cell.glyph == " " || cell.style.role == .grid else { continue }
        frame.write(sign, at: Position(x: x, y: row), style: Style(.hint))
        free.append(x)
      }
      var quantity = page.shown.quantity(line.value)
      quantity.dropUnit()
      let value = settings.language.format.quantity(quantity)
      // The name alone where there is no room for both, and as far to the right as it hides nothing.
      for text in [line.label.map { "\($0) \(value)" }, line.label, value].compactMap(\.self) {
        guard
          let end = free.last(where: { end in
            (end - text.columns...end).allSatisfy { x in
              x >= area.x && frame[Position(x: x, y: row)].glyph == sign
            }
          })
        else { continue }
        frame.write(
          text, at: Position(x: end - text.columns + 1, y: row), style: Style(.hint, isBold: true))
        break
      }
    }
  }
}
