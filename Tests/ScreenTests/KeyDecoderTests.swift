import Screen
import Testing

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(in: text.unicodeScalars.map { .scalar($0.value) })
  }

  @Test(
    arguments: [
      ("a", [.character("a")]), ("日é", [.character("日"), .character("é")]),
      ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\t", [.tab]),
      ("\n", [.enter]), ("\r", [.enter]), ("\u{C}", [.redraw]), (" ", [.character(" ")]),
    ] as [(String, [Key])])
  func plainKeys(_ typed: String, _ expected: [Key]) {
    #expect(keys(typed) == expected)
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{17}", "\u{1F}"])
  func otherControlKeysAreUnknown(_ typed: String) {
    #expect(keys(typed + "x") == [.unknown, .character("x")])
  }

  @Test(arguments: ["\u{80}", "\u{9B}"])
  func otherControlCharactersAreDropped(_ typed: String) {
    #expect(keys(typed + "x") == [.character("x")])
  }

  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[H", .home), ("\u{1B}[4~", .end),
      ("\u{1B}[7~", .home), ("\u{1B}[5~", .pageUp), ("\u{1B}[Z", .shiftTab), ("\u{1B}OP", .f1),
    ] as [(String, Key)])
  func sequencesMissingFromTheEntry(_ typed: String, _ expected: Key) {
    #expect(keys(typed + "x") == [expected, .character("x")])
  }

  @Test(arguments: [
    "\u{1B}q", "\u{1B}é", "\u{1B}[1;5C", "\u{1B}[99~", "\u{1B}Oq", "\u{1B}[[A",
    "\u{1B}[" + String(repeating: "1;", count: 500) + "q",
  ])
  func unknownSequencesAreOneUnknownKey(_ typed: String) {
    #expect(keys(typed + "x") == [.unknown, .character("x")])
  }

  @Test(arguments: ["\u{1B}[?1;2c", "\u{1B}[<0;10;10M"])
  func whatIsNoKeyIsDropped(_ typed: String) {
    #expect(keys(typed + "x") == [.character("x")])
  }

  /// Answers of the terminal are no keys, in however many parts they come.
  @Test(
    arguments: [
      ("\u{1B}_Gi=31;OK\u{1B}\\", [.kitty(isSpoken: true)]),
      ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", [.kitty(isSpoken: false)]),
      ("\u{1B}_Gi=99;OK\u{1B}\\", []), ("\u{1B}_Gx\u{1B}\\", []),
      ("\u{1B}[?62;4;22c", [.attributes([62, 4, 22])]),
      ("\u{1B}[6;20;10t", [.cell(PixelSize(width: 10, height: 20))]),
      ("\u{1B}[6;20;99999t", []),
    ] as [(String, [TerminalAnswer])])
  func answersAreNoKeys(_ text: String, _ expected: [TerminalAnswer]) {
    let scalars = text.unicodeScalars.map { KeyInput.scalar($0.value) }
    for cut in 3..<scalars.count {
      var decoder = KeyDecoder()
      let keys =
        decoder.keys(in: [.scalar(0x61)] + scalars[..<cut])
        + decoder.keys(in: scalars[cut...] + [.scalar(0x62)])
      let isOdd = text.hasSuffix("99999t")
      #expect(keys == [.character("a")] + (isOdd ? [.unknown] : []) + [.character("b")])
      #expect(decoder.takeAnswers() == expected)
      #expect(decoder.takeAnswers() == [] && !decoder.isInAnswer)
    }
  }

  /// The beginning of an answer swallows no keys.
  @Test func halfAnAnswerIsGivenUp() {
    #expect(keys("\u{1B}_") == [.unknown])
    #expect(keys("\u{1B}_x") == [.unknown, .character("x")])
    #expect(keys("\u{1B}_Gi=3\u{1B}[A") == [.up])
    #expect(keys("\u{1B}_Gi=3\rx") == [.enter, .character("x")])
    #expect(keys("\u{1B}_G" + String(repeating: "x", count: 300)).count < 60)
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: "\u{1B}_Gi".unicodeScalars.map { .scalar($0.value) }) == [])
    #expect(decoder.isInAnswer)
    decoder.abandonAnswer()
    #expect(decoder.keys(in: [.scalar(0x71)]) == [.character("q")])
    #expect(decoder.keys(in: [.scalar(27), .scalar(0x5F), .scalar(0x47)]) == [])
    #expect(decoder.keys(in: [.key(.left)]) == [.left])
  }

  @Test func escapeAlone() {
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
  }

  @Test func sequenceInTwoParts() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [.scalar(27), .scalar(0x5B), .scalar(0x31)]) == [])
    #expect(decoder.keys(in: [.scalar(0x3B), .scalar(0x35), .scalar(0x43)]) == [.unknown])
    #expect(decoder.keys(in: [.scalar(0x43)]) == [.character("C")])
  }

  @Test func keysThatAreKnown() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [.key(.left), .key(.unknown), .key(.f1)]) == [.left, .unknown, .f1])
    #expect(decoder.keys(in: [.scalar(27), .key(.up)]) == [.escape, .up])
  }

  @Test func whatIsNoCharacterIsDropped() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [.scalar(0xD800), .scalar(.max), .scalar(0x61)]) == [.character("a")])
  }
}
