import CNCurses
import Screen
import Testing

@testable import Terminals

@Suite struct KeyInputCodesTests {
  @Test func codes() {
    let codes = [KEY_LEFT, KEY_RESIZE, KEY_F0 + 1, KEY_F0 + 2, KEY_BTAB, KEY_ENTER, 9999]
    #expect(
      codes.compactMap { KeyInput(code: $0) }
        == [.left, .f1, .unknown, .shiftTab, .enter, .unknown].map(KeyInput.key))
  }
}
