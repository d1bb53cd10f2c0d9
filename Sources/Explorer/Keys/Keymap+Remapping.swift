import Descriptions
import Screen

/// One key for two actions.
package struct KeyClash: Error, Equatable, Sendable {
  package var key: Key
  package var first: KeyAction
  package var second: KeyAction
}

extension Keymap {
  /// The table with other keys for some actions; an action without a key is reached from help.
  package func remapped(_ keys: [KeyAction: [Key]]) throws(KeyClash) -> Keymap {
    var rows = rows
    for index in rows.indices {
      if let chosen = keys[rows[index].action] { rows[index].keys = chosen }
    }
    var owners: [Key: KeyAction] = [:]
    for row in rows {
      for key in row.keys {
        if let owner = owners[key], owner != row.action {
          throw KeyClash(key: key, first: owner, second: row.action)
        }
        owners[key] = row.action
      }
    }
    return Keymap(rows: rows)
  }

  /// The table with ↑ ↓ in the place of ← →, and the other way round.
  var turned: Keymap {
    let turns: [Key: Key] = [.left: .up, .up: .left, .right: .down, .down: .right]
    var rows = rows
    for index in rows.indices {
      rows[index].keys = rows[index].keys.map { turns[$0] ?? $0 }
    }
    return Keymap(rows: rows)
  }
}
