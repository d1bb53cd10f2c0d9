import Charts
import Descriptions
import Screen

/// The row of rotor modes, the active one bracketed and reversed.
enum RotorView {
  static func draw(_ model: Model, into frame: inout Frame, _ layout: Layout) {
    guard let row = layout.rotor else { return }
    let place = place(of: model).columns
    let room = frame.size.columns - (place == 0 ? 0 : place + 1)
    var x = 0
    for mode in modes(of: model, in: room) {
      let isActive = mode == model.rotor.mode
      let name = model.language.text(.mode(mode))
      let text = isActive ? "[\(name)]" : " \(name) "
      let style = Style(.rotor, isBold: isActive, isReversed: isActive)
      x += frame.write(text, at: Position(x: x, y: row), style: style) + 1
    }
    drawPlace(model, into: &frame, row: row, from: x)
  }

  /// All modes, or, where they do not fit, the active one and those next to it that do.
  private static func modes(of model: Model, in room: Int) -> ArraySlice<RotorMode> {
    let modes = RotorMode.allCases
    let widths = modes.map { model.language.text(.mode($0)).columns + 2 }
    func fit(_ range: Range<Int>) -> Bool {
      widths[range].reduce(range.count - 1, +) <= room
    }
    let active = model.rotor.mode.rawValue
    var range = active..<active + 1
    while range.upperBound < modes.count, fit(range.lowerBound..<range.upperBound + 1) {
      range = range.lowerBound..<range.upperBound + 1
    }
    while range.lowerBound > 0, fit(range.lowerBound - 1..<range.upperBound) {
      range = range.lowerBound - 1..<range.upperBound
    }
    return modes[range]
  }

  /// Where the reader stands among the rows of a list, or among the points.
  static func place(of model: Model) -> String {
    let language = model.language
    if model.rotor.mode == .details {
      return language.text(.listPlace(model.rotor.detailsRow + 1, of: model.rows.count))
    }
    if model.rotor.mode == .table {
      return model.rowNumber.map { language.text(.listPlace($0.number, of: $0.count)) } ?? ""
    }
    guard let point = model.point, let series = model.series else { return "" }
    return language.text(.position(point.point + 1, of: series.count))
  }

  /// Where the reader stands, at the right end.
  private static func drawPlace(_ model: Model, into frame: inout Frame, row: Int, from x: Int) {
    let text = place(of: model)
    guard !text.isEmpty else { return }
    let start = frame.size.columns - text.columns
    guard start >= x else { return }
    frame.write(text, at: Position(x: start, y: row), style: Style(.hint))
  }
}
