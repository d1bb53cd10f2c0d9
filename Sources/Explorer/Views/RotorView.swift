import Charts
import Descriptions
import Screen

/// The row of rotor modes, the active one bracketed and reversed.
enum RotorView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.rotor else { return }
    let names = RotorMode.allCases.map { model.language.text(.mode($0)) }
    let width = names.reduce(0) { $0 + $1.columns + 2 } + names.count - 1
    var x = 0
    for (mode, name) in zip(RotorMode.allCases, names) {
      let isActive = mode == model.rotor.mode
      // Where not all modes fit, the active one stands alone.
      if width > frame.size.columns, !isActive { continue }
      let text = isActive ? "[\(name)]" : " \(name) "
      let style = Style(.rotor, isBold: isActive, isReversed: isActive)
      x += frame.write(text, at: Position(x: x, y: row), style: style) + 1
    }
    drawPlace(model, into: &frame, row: row, from: x)
  }

  /// Where the reader stands among the rows of a list, or among the points.
  static func place(of model: Model) -> String {
    let language = model.language
    if model.rotor.mode == .details {
      return language.text(.listPlace(model.rotor.detailsRow + 1, of: model.rows.count))
    }
    guard let point = model.point, let series = model.series else { return "" }
    return language.text(.position(point.point + 1, of: series.count))
  }

  /// Where the reader stands, at the right end.
  private static func drawPlace(_ model: Model, into frame: inout Frame, row: Int, from x: Int) {
    let text = place(of: model)
    guard !text.isEmpty else { return }
    let start = frame.size.columns - text.columns
    guard start > x else { return }
    frame.write(text, at: Position(x: start, y: row), style: Style(.hint))
  }
}
