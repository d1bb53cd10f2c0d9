/// A key as it was typed.
package enum Key: Hashable, Sendable {
  case character(Character)
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
  case tab
  case shiftTab
  case enter
  case escape
  case backspace
  case f1
  /// Ctrl-L.
  case redraw
  /// Ctrl-U.
  case clear
  /// Any other key, which has no function.
  case unknown
}

extension Key {
  /// The key of a name as key scripts have it between angle brackets, in any case; or of the one
  /// character it types.
  package init?(name: String) {
    if name.count == 1, let character = name.first {
      guard !character.unicodeScalars.contains(where: \.isControl) else { return nil }
      self = .character(character)
      return
    }
    let lowercased = name.lowercased()
    if let key = Self.otherNames[lowercased] {
      self = key
      return
    }
    guard let match = Self.names.first(where: { $0.value.lowercased() == lowercased }) else {
      return nil
    }
    self = match.key
  }

  /// The name of this in key scripts: `Right`, `S-Tab`, `Space`, `lt`; a character is its own.
  package var name: String {
    if let match = Self.names.first(where: { $0.key == self }) { return match.value }
    if case .character(let character) = self { return String(character) }
    return ""
  }

  /// This with a full-width character of an input method as its narrow twin.
  package var narrowed: Key {
    guard case .character(let character) = self, character.unicodeScalars.count == 1,
      let scalar = character.unicodeScalars.first
    else { return self }
    switch scalar.value {
    case 0x3000:
      return .character(" ")
    case 0xFF01...0xFF5E:
      // Full-width forms are in the order of ASCII.
      return Unicode.Scalar(scalar.value - 0xFEE0).map { .character(Character($0)) } ?? self
    default:
      return self
    }
  }

  /// Names that help has for keys, and those of other programs.
  private static let otherNames: [String: Key] = [
    "pgup": .pageUp, "pgdn": .pageDown, "bs": .backspace, "return": .enter, "cr": .enter,
    "shift-tab": .shiftTab, "ctrl-l": .redraw, "ctrl-u": .clear,
  ]

  /// The keys whose name is not what they type.
  private static let names: KeyValuePairs<Key, String> = [
    .left: "Left", .right: "Right", .up: "Up", .down: "Down", .home: "Home", .end: "End",
    .pageUp: "PageUp", .pageDown: "PageDown", .tab: "Tab", .shiftTab: "S-Tab", .enter: "Enter",
    .escape: "Esc", .backspace: "Backspace", .f1: "F1", .redraw: "C-l", .clear: "C-u",
    .character(" "): "Space", .character("<"): "lt", .character("#"): "Hash",
  ]
}
