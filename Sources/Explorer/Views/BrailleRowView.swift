import Charts
import Screen

/// The braille row, with the hardware cursor in it while one goes along it.
enum BrailleRowView {
  static func draw(_ model: Model, into frame: inout Frame, row y: Int) {
    let row = model.brailleRow
    let shown = model.shownCells(of: row)
    for (x, cell) in row.cells[shown].enumerated() {
      frame.write(cell.text, at: Position(x: x, y: y), style: Style(.caption))
    }
    guard model.isInBrailleRow, model.overlay == nil, model.prompt == nil,
      let focused = model.focusedCell(of: row)
    else { return }
    frame.cursor = Position(x: focused - shown.lowerBound, y: y)
  }
}

extension Settings {
  /// The settings of the rest of a screen with a braille row: no other cell of it may be braille, which
  /// fingers would take for letters.
  var besideBrailleRow: Settings {
    var settings = self
    if hasBrailleRow, glyphs == .braille { settings.glyphs = .block }
    return settings
  }
}

extension Layout {
  /// Puts the braille row below the caption, on a screen that was laid out for a row less.
  mutating func insertBrailleRow() {
    // The first rows are the caption's on a quiet screen.
    if plot.y > caption.y {
      brailleRow = caption.rows
      title = title.map { $0 + 1 }
      unit = unit.map { $0 + 1 }
      plot.y += 1
      axis = axis.map { $0 + 1 }
      tickLabels = tickLabels.map { $0 + 1 }
      return
    }
    // The row has its place, whatever the caption: a long one is read on, and does not flow onto the hint.
    if let hint { caption.rows = hint - caption.y }
    brailleRow = caption.y + caption.rows
    hint = hint.map { $0 + 1 }
  }
}
