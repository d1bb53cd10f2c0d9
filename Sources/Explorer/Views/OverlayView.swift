import Descriptions
import Screen

/// Help and the history, over the whole screen but for the caption.
enum OverlayView {
  static func draw(
    _ overlay: Overlay, of model: Model, into frame: inout Frame, _ layout: Layout
  ) {
    let language = model.language
    let (title, rows, selected) = contents(overlay, of: model)
    var top = 0
    if layout.title != nil {
      frame.write(
        language.text(title), at: Position(x: 0, y: 0), style: Style(.title, isBold: true))
      top = 1
      drawPlace(overlay, of: model, into: &frame)
    }
    let area = Area(
      x: 0, y: top, columns: frame.size.columns, rows: max(layout.caption.y - top, 0))
    ListView.draw(
      rows, selected: selected, into: &frame, area: area, symbols: Symbols(model.settings.glyphs))
  }

  /// Which row of how many is chosen, at the right end of the title.
  private static func drawPlace(_ overlay: Overlay, of model: Model, into frame: inout Frame) {
    let (selected, count) =
      switch overlay {
      case .help(let selected): (selected, model.helpRows.count)
      case .history(let selected): (selected, model.history.count)
      }
    guard count > 0 else { return }
    let text = model.language.text(.listPlace(selected + 1, of: count))
    let x = max(frame.size.columns - text.columns, 0)
    frame.write(text, at: Position(x: x, y: 0), style: Style(.hint))
  }

  private static func contents(
    _ overlay: Overlay, of model: Model
  ) -> (title: Sentence, rows: [ListView.Row], selected: Int?) {
    let language = model.language
    switch overlay {
    case .help(let selected):
      var rows: [ListView.Row] = []
      var chosen: Int?
      var group: KeyGroup?
      for (index, row) in model.helpRows.enumerated() {
        if row.group != group {
          group = row.group
          rows.append(
            ListView.Row(
              text: language.text(.keyGroup(row.group)), style: Style(.title, isBold: true),
              isHeading: true))
        }
        if index == selected { chosen = rows.count }
        rows.append(ListView.Row(text: language.text(.helpRow(keys: row.keyNames, row.action))))
      }
      return (.helpTitle, rows, chosen)
    case .history(let selected):
      return (
        model.history.isEmpty ? .historyEmpty : .historyTitle,
        model.history.map { ListView.Row(text: $0) }, selected
      )
    }
  }
}
