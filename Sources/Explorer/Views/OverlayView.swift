import Descriptions
import Screen

/// A list over the whole screen but for the caption.
enum OverlayView {
  static func draw(
    _ overlay: Overlay, of model: Model, into frame: inout Frame, _ layout: Layout
  ) {
    var top = 0
    if layout.title != nil {
      top = 1
      drawTitle(overlay, of: model, into: &frame, layout)
    }
    let area = Area(
      x: 0, y: top, columns: frame.size.columns, rows: max(layout.caption.y - top, 0))
    let (rows, selected) = list(overlay, of: model, rows: area.rows)
    ListView.draw(
      rows, selected: selected, nameColumns: nameColumns(overlay, of: model), into: &frame,
      area: area, symbols: Symbols(model.settings.glyphs))
  }

  /// Draws the title of a list, and behind it the place of the chosen row.
  static func drawTitle(
    _ overlay: Overlay, of model: Model, into frame: inout Frame, _ layout: Layout
  ) {
    let place = drawPlace(overlay, of: model, into: &frame, layout)
    let room = frame.size.columns - (place == 0 ? 0 : place + 1)
    // The number of rows stands behind it, too.
    let titles = [model.title(of: overlay.kind), model.shortTitle(of: overlay.kind)]
      .map(model.settings.language.text)
    TitleView.write(
      titles.first { $0.columns <= room } ?? titles[1], in: 0, columns: room,
      Symbols(model.settings.glyphs), into: &frame)
  }

  /// Draws the number of the chosen row and of all, and the key that reads it on, at the right end of the title; returns
  /// their columns.
  private static func drawPlace(
    _ overlay: Overlay, of model: Model, into frame: inout Frame, _ layout: Layout
  ) -> Int {
    let count = model.rows(of: overlay.kind).count
    guard count > 0 else { return 0 }
    let place = model.settings.language.text(.listPlace(overlay.selected + 1, of: count))
    let text =
      HintView.readOn(model, layout, before: place).first {
        $0.columns * 3 <= frame.size.columns * 2
      } ?? place
    let x = max(frame.size.columns - text.columns, 0)
    frame.write(text, at: Position(x: x, y: 0), style: Style(.hint))
    return text.columns
  }

  /// The rows around the chosen one that may be seen, with the headings of their groups, and which of them is
  /// chosen.
  private static func list(
    _ overlay: Overlay, of model: Model, rows most: Int
  ) -> (rows: [ListView.Item], selected: Int?) {
    let language = model.settings.language
    let all = model.rows(of: overlay.kind)
    let near = (overlay.selected - most..<overlay.selected + most + 1).clamped(to: all.indices)
    var rows: [ListView.Item] = []
    var chosen: Int?
    var group = near.first.flatMap { $0 > 0 ? all[$0 - 1].group : nil }
    for index in near {
      let row = all[index]
      if let heading = row.group, heading != group {
        group = heading
        rows.append(
          ListView.Item(
            text: language.text(.keyGroup(heading)), style: Style(.title, isBold: true),
            isHeading: true))
      }
      if index == overlay.selected { chosen = rows.count }
      rows.append(
        ListView.Item(text: language.text(row.sentence), name: name(of: row, language)))
    }
    return (rows, chosen)
  }

  /// The action of a row of help, behind which its keys stand in a column of their own.
  private static func name(of row: OverlayRow, _ language: any Language) -> String? {
    guard case .helpRow(let keys, let action) = row.sentence, !keys.isEmpty else { return nil }
    return language.text(action)
  }

  /// The columns of the longest action of help.
  private static func nameColumns(_ overlay: Overlay, of model: Model) -> Int {
    guard overlay.kind == .help else { return 0 }
    let language = model.settings.language
    return model.rows(of: .help).compactMap { name(of: $0, language)?.columns }.max() ?? 0
  }
}
