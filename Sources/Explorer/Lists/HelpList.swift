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

extension Key {
  /// True for a letter that has a twin among the keys without one: in help, which the twin walks, it is free to say
  /// what it does.
  var isCapital: Bool {
    if case .character(let letter) = self { letter.isUppercase } else { false }
  }
}

extension KeyAction {
  /// True where it goes farther than to a neighbor, in a chart and in a list.
  var isJump: Bool {
    switch self {
    case .tenthBack, .tenthForward, .firstPoint, .lastPoint: true
    default: false
    }
  }
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
}
