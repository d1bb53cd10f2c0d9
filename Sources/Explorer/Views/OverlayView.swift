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
    }
    let area = Area(
      x: 0, y: top, columns: frame.size.columns, rows: max(layout.caption.y - top, 0))
    ListView.draw(
      rows, selected: selected, into: &frame, area: area, symbols: Symbols(model.settings.glyphs))
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
