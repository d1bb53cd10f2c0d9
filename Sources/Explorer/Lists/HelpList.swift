import Descriptions
import Screen

/// Help: a list of all keys, in which a key says what it does.
extension OverlayRow {
  init(_ row: Keymap.Row) {
    self.init(
      sentence: .helpRow(keys: row.keyNames, row.action),
      said: .saidHelpRow(keys: row.keyNames, row.action), group: row.group)
  }

  /// The row as it is said.
  var words: Sentence { said ?? sentence }
}

extension Model {
  /// A key that does nothing to the list itself: its row, which says what it does; `nil` in other
  /// lists.
  mutating func explain(_ row: Keymap.Row, _ overlay: Overlay) -> [Effect]? {
    guard overlay.kind == .help,
      let index = helpRows.firstIndex(where: { $0.action == row.action })
    else { return nil }
    return select(row: index, of: overlay)
  }

  /// Chooses the next row of help that has `text` in it, from the end on again from the start.
  mutating func selectHelp(about text: String) -> [Effect] {
    guard let overlay else { return [] }
    let rows = rows(of: .help)
    let others = rows.indices.map { ($0 + overlay.selected + 1) % rows.count }
    let found = others.first { index in
      [rows[index].sentence, rows[index].words].contains {
        settings.language.text($0).folded.contains(text.folded)
      }
    }
    guard let found else { return announce([.noGoal(.match(text), isForward: nil)]) }
    return select(row: found, of: overlay)
  }
}
