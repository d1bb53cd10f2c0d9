import CNCurses
import Screen

extension KeyInput {
  /// The key that ncurses has a code for, `KEY_…`; `nil` for a new size, which comes as an event of
  /// its own.
  init?(code: Int32) {
    guard code != KEY_RESIZE else { return nil }
    self = .key(Self.keysByCode[code] ?? .unknown)
  }

  private static let keysByCode: [Int32: Key] = [
    KEY_LEFT: .left, KEY_RIGHT: .right, KEY_UP: .up, KEY_DOWN: .down,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_BTAB: .shiftTab, KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_F0 + 1: .f1,
  ]
}
