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
}
