import Testing

@testable import Screen

private func frame(_ columns: Int, _ rows: Int) -> Frame {
  Frame(size: Size(columns: columns, rows: rows))
}

private let origin = Position(x: 0, y: 0)

@Test func writesTextWhereItIsTold() {
  var frame = frame(8, 2)
  let written = frame.write("abc", at: Position(x: 2, y: 1), style: Style(.title))
  #expect(written == 3)
  #expect(frame.lines == ["", "  abc"])
  #expect(frame[Position(x: 2, y: 1)] == Frame.CharacterCell(glyph: "a", style: Style(.title)))
  #expect(frame[Position(x: 5, y: 1)] == .blank)
}

@Test func wideCharacterTakesTwoCellsAndNeverSticksOut() {
  var frame = frame(5, 1)
  #expect(frame.write("日本語", at: origin, style: .text) == 4)
  #expect(frame.cells.map(\.glyph) == ["日", "", "本", "", " "])
}

@Test func limitHoldsInColumns() {
  var frame = frame(9, 1)
  #expect(frame.write("a日本", at: origin, style: .text, limit: 4) == 3)
  #expect(frame.lines == ["a日"])
  #expect(frame.write("x", at: origin, style: .text, limit: 0) == 0)
  #expect(frame.write("x", at: origin, style: .text, limit: -3) == 0)
}

@Test func overwritingHalfAWideCharacterBlanksTheOther() {
  var left = frame(4, 1)
  left.write("日本", at: origin, style: .text)
  left.write("x", at: Position(x: 1, y: 0), style: .text)
  #expect(left.cells.map(\.glyph) == [" ", "x", "本", ""])

  var right = frame(4, 1)
  right.write("日本", at: origin, style: .text)
  right.write("x", at: Position(x: 2, y: 0), style: .text)
  #expect(right.cells.map(\.glyph) == ["日", "", "x", " "])

  var both = frame(4, 1)
  both.write("日本", at: origin, style: .text)
  both.write("語", at: Position(x: 1, y: 0), style: .text)
  #expect(both.cells.map(\.glyph) == [" ", "語", "", " "])
}

@Test(arguments: [
  "\u{1B}[31m", "\u{07}", "\u{9B}1m", "\u{7F}", "\u{202E}evil", "\u{2066}x", "\u{2028}",
  "\r\n", "a\tb", "\u{0}",
])
func controlCharactersNeverReachACell(_ text: String) {
  var frame = frame(10, 1)
  frame.write(text, at: origin, style: .text)
  #expect(!frame.cells.contains { $0.glyph.unicodeScalars.contains(where: \.isControl) })
  #expect(frame.lines[0].contains("\u{FFFD}"))
}

@Test func aPictureCoversWhatIsUnderIt() {
  var picture = frame(4, 2)
  picture.write("ab日", at: origin, style: Style(.title))
  picture.write("cdef", at: Position(x: 0, y: 1), style: .text)
  var whole = frame(6, 3)
  for y in 0..<3 { whole.write("------", at: Position(x: 0, y: y), style: .text) }

  var inside = whole
  inside.place(picture, rows: 0..<2, at: Position(x: 1, y: 1))
  #expect(inside.lines == ["------", "-ab日-", "-cdef-"])
  #expect(inside[Position(x: 1, y: 1)].style == Style(.title))
  var limited = whole
  limited.place(picture, rows: 1..<9, at: Position(x: 1, y: 0))
  #expect(limited.lines == ["-cdef-", "------", "------"])
  var cut = whole
  cut.place(picture, rows: 0..<2, at: Position(x: 3, y: -1))
  #expect(cut.lines == ["---cde", "------", "------"])
  for x in [Int.min, -4, 6, Int.max] {
    var outside = whole
    outside.place(picture, rows: 0..<2, at: Position(x: x, y: 0))
    outside.place(picture, rows: 0..<2, at: Position(x: 0, y: x))
    outside.place(picture, rows: 5..<9, at: origin)
    #expect(outside == whole)
  }
}

@Test func aPictureLeavesNoHalfOfAWideCharacter() {
  var picture = frame(4, 1)
  picture.write("日ab", at: origin, style: .text)
  var left = frame(4, 1)
  left.place(picture, rows: 0..<1, at: Position(x: -1, y: 0))
  #expect(left.cells.map(\.glyph) == [" ", "a", "b", " "])
  picture.write("ab日", at: origin, style: .text)
  var right = frame(3, 1)
  right.place(picture, rows: 0..<1, at: origin)
  #expect(right.cells.map(\.glyph) == ["a", "b", " "])
  var covered = frame(6, 1)
  covered.write("日本語", at: origin, style: .text)
  picture.write("abcd", at: origin, style: .text)
  covered.place(picture, rows: 0..<1, at: Position(x: 1, y: 0))
  #expect(covered.cells.map(\.glyph) == [" ", "a", "b", "c", "d", " "])
}

@Test func writesOutsideAreHarmless() {
  var frame = frame(3, 2)
  let untouched = frame
  for x in [Int.min, -3, 3, Int.max] {
    for y in [Int.min, -1, 2, Int.max] {
      #expect(frame.write("日b", at: Position(x: x, y: y), style: .text) == 0)
      frame[Position(x: x, y: y)] = Frame.CharacterCell(glyph: "x", style: .text)
      #expect(frame[Position(x: x, y: y)] == .blank)
    }
  }
  #expect(frame == untouched)
}

@Test func textThatBeginsOutsideShowsItsRest() {
  var frame = frame(4, 1)
  #expect(frame.write("日abcdef", at: Position(x: -3, y: 0), style: .text) == 4)
  #expect(frame.lines == ["bcde"])
}

@Test func newStyleReachesBothHalvesOfAWideCharacter() {
  for x in 0...1 {
    var frame = frame(3, 1)
    frame.write("日", at: origin, style: .text)
    frame[Position(x: x, y: 0)].style.isReversed = true
    #expect(frame.cells.map(\.glyph) == ["日", "", " "])
    #expect(frame.cells.map(\.style.isReversed) == [true, true, false])
  }
}

@Test func cellKeepsItsShapeWhateverIsAssigned() {
  var frame = frame(3, 1)
  frame[origin] = Frame.CharacterCell(glyph: "", style: .text)
  frame[Position(x: 2, y: 0)] = Frame.CharacterCell(glyph: "日", style: .text)
  frame[Position(x: 1, y: 0)] = Frame.CharacterCell(glyph: "\u{1B}[2J", style: .text)
  #expect(frame.cells.map(\.glyph) == [" ", "\u{FFFD}", " "])
}

@Test func marksStayWithTheirCharacter() {
  var frame = frame(6, 1)
  #expect(frame.write("e\u{301}x", at: origin, style: .text) == 2)
  #expect(frame.cells[0].glyph == "e\u{301}")
  #expect(frame.write("👨‍👩‍👧‍👦!", at: origin, style: .text) == 3)
  #expect(frame.cells.prefix(3).map(\.glyph) == ["👨", "", "!"])
}

@Test func sizeAndCursorStayInBounds() {
  #expect(frame(0, -5).size == Size(columns: 1, rows: 1))
  #expect(frame(.max, 1).size == Size(columns: Frame.sizeLimit, rows: 1))
  var frame = frame(4, 3)
  frame.cursor = Position(x: 99, y: -1)
  #expect(frame.cursor == Position(x: 3, y: 0))
}

@Test func dumpShowsSizeCursorAndRows() {
  var frame = frame(4, 2)
  frame.write("ab", at: origin, style: .text)
  frame.cursor = Position(x: 1, y: 1)
  #expect(frame.debugDescription == "4x2, cursor 1,1\nab\n")
}

/// A blank has one style whatever its ink, as nobody sees it; one that is seen stays as it is.
@Test func blanksThatLookAlikeAreAlike() {
  var frame = Frame(size: Size(columns: 6, rows: 1))
  frame.write("a ", at: Position(x: 0, y: 0), style: Style(.series(0), isBold: true))
  let seen = [
    Style(.focus, isUnderlined: true), Style(.focus, isReversed: true),
    Style(.focus, ground: .series(1)),
  ]
  for (index, style) in seen.enumerated() {
    frame.write(" ", at: Position(x: 2 + index, y: 0), style: style)
  }
  var unified = frame
  unified.unifyBlanks()
  #expect(unified.lines == frame.lines && unified.cursor == frame.cursor)
  #expect(
    unified.cells.map(\.style) == [Style(.series(0), isBold: true), .text] + seen + [.text])
}

/// The inside of a broad block is a blank of its color; a narrow block, a bold one and parts of blocks stay.
@Test func theInsideOfABroadBlockIsABlankOfItsColor() {
  func frame(_ text: String, _ style: Style) -> Frame {
    var frame = Frame(size: Size(columns: 14, rows: 1))
    frame.write(text, at: Position(x: 1, y: 0), style: style)
    return frame
  }
  let series = Style(.series(0))
  var broad = frame("██████████▌", series)
  broad.blankBroadBlocks()
  #expect(broad.lines == [" █         ▌"])
  let solid = Style(.series(0), ground: .series(0))
  #expect(
    broad.cells.map(\.style)
      == [.text] + Array(repeating: solid, count: 10) + [series, .text, .text])

  // The rows of an upright bar below its first.
  var bar = Frame(size: Size(columns: 6, rows: 3))
  for y in 0..<3 { bar.write("█████", at: Position(x: 1, y: y), style: series) }
  bar.blankBroadBlocks()
  #expect(bar.lines == [" █", "", ""])
  #expect(bar[Position(x: 1, y: 2)].style == solid)

  // A bar whose end lies within a cell, with the sign of the focus.
  var focused = Frame(size: Size(columns: 7, rows: 3))
  focused.write("▄▄▄▄▄", at: Position(x: 1, y: 0), style: Style(.focus))
  for y in 1..<3 { focused.write("█████", at: Position(x: 1, y: y), style: Style(.focus)) }
  let sign = Style(.focus, isBold: true, isReversed: true)
  focused.write("◆", at: Position(x: 3, y: 1), style: sign)
  focused.blankBroadBlocks()
  #expect(focused.lines == [" ▄▄▄▄▄", "   ◆", ""])
  #expect(focused[Position(x: 3, y: 1)].style == sign)
  #expect(focused[Position(x: 4, y: 1)].style == Style(.focus, ground: .focus))

  // A broad bar that has its pattern here and there.
  var sparse = Frame(size: Size(columns: 8, rows: 1))
  sparse.write("███████", at: Position(x: 0, y: 0), style: Style(.series(1)))
  let pattern = Style(.series(1), ground: .pattern(1))
  sparse.write("▚", at: Position(x: 3, y: 0), style: pattern)
  sparse.blankBroadBlocks()
  #expect(sparse.lines == ["█  ▚"])
  #expect(sparse[Position(x: 3, y: 0)].style == pattern)
  #expect(sparse[Position(x: 6, y: 0)].style == Style(.series(1), ground: .series(1)))

  // The place of the focus among blocks that touch changes nothing but colors.
  var touching = frame("████████████", series)
  touching.write("████", at: Position(x: 5, y: 0), style: Style(.focus))
  touching.blankBroadBlocks()
  #expect(touching.lines == [" █"])
  #expect(touching.cells[5].style == Style(.focus, ground: .focus))

  let kept = [
    frame("███", series), frame("██████████", Style(.focus, isBold: true)),
    frame("██████████", Style(.focus, isReversed: true)), frame("▄▄▄▄▄▄▄▄▄▄", series),
  ]
  for kept in kept {
    var blanked = kept
    blanked.blankBroadBlocks()
    #expect(blanked == kept)
  }
}
