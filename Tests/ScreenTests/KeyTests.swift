import Screen
import Testing

@Test(
  arguments: [
    ("Right", .right), ("Left", .left), ("Up", .up), ("Down", .down), ("Home", .home),
    ("End", .end),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Tab", .tab), ("S-Tab", .shiftTab),
    ("Enter", .enter), ("Esc", .escape), ("Space", .character(" ")), ("Backspace", .backspace),
    ("lt", .character("<")), ("Hash", .character("#")), ("F1", .f1), ("C-l", .redraw),
    ("x", .character("x")), ("X", .character("X")), ("日", .character("日")),
  ] as [(String, Key)])
func nameAndKeyAreOneToOne(_ name: String, _ key: Key) {
  #expect(Key(name: name) == key)
  #expect(key.name == name)
}

@Test func namesOfSeveralLettersAreReadInAnyCase() {
  #expect(Key(name: "pageup") == .pageUp)
  #expect(Key(name: "ESC") == .escape)
}

@Test(arguments: ["", "Rigth", "C-x", "F12", "\u{1B}", "Wait 500ms"])
func whatIsNoNameIsRefused(_ name: String) {
  #expect(Key(name: name) == nil)
}

@Test(
  arguments: [
    (.character("ｎ"), .character("n")), (.character("Ｎ"), .character("N")),
    (.character("？"), .character("?")), (.character("　"), .character(" ")),
    (.character("n"), .character("n")), (.character("日"), .character("日")), (.left, .left),
  ] as [(Key, Key)])
func fullWidthCountsAsNarrow(_ typed: Key, _ meant: Key) {
  #expect(typed.narrowed == meant)
}
