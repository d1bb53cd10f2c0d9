import Testing

@testable import Screen

private let text = "10,980 steps"

private func big(
  _ text: String, _ scale: Int, _ glyphs: GlyphSet, _ columns: Int = 200, _ rows: Int = 20
) -> BigText? {
  BigText.fitting(text, scale: scale, in: Size(columns: columns, rows: rows), glyphs: glyphs)
}

/// The picture in a frame of just the text's size.
private func picture(_ text: BigText?) -> String? {
  guard let text else { return nil }
  var frame = Frame(size: text.size)
  text.draw(into: &frame, at: Position(x: 0, y: 0), style: .text)
  return frame.lines.joined(separator: "\n")
}

@Suite struct BigTextTests {
  @Test func smallLettersInHalfBlocks() {
    #expect(
      picture(big(text, 2, .block)) == """
        ▄█ ▄▀▄    █▀█ █▀█ ▄▀▄     ▄▄ ▄█▄  ▄  ▄▄   ▄▄
         █ █ █  ▄ ▀▀█ █▀█ █ █    ▀▀▄  █  █▀▀ █ █ ▀▀▄
         ▀  ▀  ▄▀ ▀▀  ▀▀▀  ▀     ▀▀   ▀▀  ▀▀ █▀  ▀▀
        """)
  }

  @Test func largeNarrowLettersInQuadrants() {
    #expect(
      picture(big(text, 3, .block, 43)) == """
        ▟ ▞▀▖  ▞▀▖▞▀▖▞▀▖     ▌
        ▐ ▌▞▌  ▚▄▌▚▄▘▌▞▌ ▗▀▀▝▛▘▞▀▖▛▀▖▞▀▘
        ▐ ▛ ▌▗▖ ▗▘▌ ▌▛ ▌  ▀▚ ▌ ▛▀▘▌ ▌▝▀▖
        ▀▘▝▀ ▟▘▝▘ ▝▀ ▝▀  ▝▀▘ ▝▘▝▀▘▛▀ ▀▀
        """)
  }

  @Test func smallNarrowLettersInQuadrants() {
    #expect(
      picture(big(text, 2, .block, 43)) == """
        ▟▗▚  ▛▌▛▌▞▖  ▄▗▙ ▖▗▖ ▄
        ▐▐▐ ▖▀▌▛▌▌▌ ▝▚ ▌▐▀▐▐▝▚
        ▝ ▘▗▘▀ ▀▘▝  ▝▘ ▀ ▀▐▘▝▘
        """)
  }

  @Test func largeLettersInHalfBlocks() {
    #expect(
      picture(big(text, 3, .block)) == """
        ▄█  ▄▀▀▀▄     ▄▀▀▀▄ ▄▀▀▀▄ ▄▀▀▀▄           █
         █  █ ▄▀█     ▀▄▄▄█ ▀▄▄▄▀ █ ▄▀█    ▄▀▀▀▀ ▀█▀▀ ▄▀▀▀▄ █▀▀▀▄ ▄▀▀▀▀
         █  █▀  █  ▄▄    ▄▀ █   █ █▀  █     ▀▀▀▄  █   █▀▀▀▀ █   █  ▀▀▀▄
        ▀▀▀  ▀▀▀  ▄█▀  ▀▀    ▀▀▀   ▀▀▀     ▀▀▀▀    ▀▀  ▀▀▀▀ █▀▀▀  ▀▀▀▀
        """)
  }

  @Test func largeLettersInDotsOfTwoColumns() {
    #expect(
      picture(big(text, 4, .block)) == """
          ██      ██████              ██████      ██████      ██████                        ██
        ████    ██      ██          ██      ██  ██      ██  ██      ██                      ██
          ██    ██    ████          ██      ██  ██      ██  ██    ████          ████████  ████████    ██████    ████████      ████████
          ██    ██  ██  ██            ████████    ██████    ██  ██  ██        ██            ██      ██      ██  ██      ██  ██
          ██    ████    ██                  ██  ██      ██  ████    ██          ██████      ██      ██████████  ██      ██    ██████
          ██    ██      ██    ████        ██    ██      ██  ██      ██                ██    ██      ██          ██      ██          ██
        ██████    ██████      ████    ████        ██████      ██████          ████████        ████    ████████  ████████    ████████
                            ████                                                                                ██
        """)
  }

  @Test func smallLettersInDotsOfTwoColumns() {
    #expect(
      picture(big(text, 4, .block, 100)) == """
          ██    ██          ██████  ██████    ██                    ██
        ████  ██  ██        ██  ██  ██  ██  ██  ██          ████  ██████    ██    ████      ████
          ██  ██  ██        ██████  ██████  ██  ██        ████      ██    ██████  ██  ██  ████
          ██  ██  ██    ██      ██  ██  ██  ██  ██            ██    ██    ██      ██  ██      ██
          ██    ██      ██  ████    ██████    ██          ████      ████    ████  ████    ████
                      ██                                                          ██
        """)
  }

  @Test func smallLettersInASCII() {
    #expect(
      picture(big(text, 2, .ascii)) == """
         #  #     ### ###  #          #
        ## # #    # # # # # #     ## ###  #  ##   ##
         # # #    ### ### # #    ##   #  ### # # ##
         # # #  #   # # # # #      #  #  #   # #   #
         #  #   # ##  ###  #     ##   ##  ## ##  ##
               #                             #
        """)
  }

  @Test func largeLettersInASCII() {
    #expect(
      picture(big(text, 3, .ascii)) == """
         #   ###       ###   ###   ###            #
        ##  #   #     #   # #   # #   #           #
         #  #  ##     #   # #   # #  ##     #### ####  ###  ####   ####
         #  # # #      ####  ###  # # #    #      #   #   # #   # #
         #  ##  #         # #   # ##  #     ###   #   ##### #   #  ###
         #  #   #  ##    #  #   # #   #        #  #   #     #   #     #
        ###  ###   ##  ##    ###   ###     ####    ##  #### ####  ####
                  ##                                        #
        """)
  }

  @Test func smallLettersInASCIIOfTwoColumns() {
    #expect(
      picture(big(text, 4, .ascii, 100)) == """
          ##    ##          ######  ######    ##                    ##
        ####  ##  ##        ##  ##  ##  ##  ##  ##          ####  ######    ##    ####      ####
          ##  ##  ##        ######  ######  ##  ##        ####      ##    ######  ##  ##  ####
          ##  ##  ##    ##      ##  ##  ##  ##  ##            ##    ##    ##      ##  ##      ##
          ##    ##      ##  ####    ######    ##          ####      ####    ####  ####    ####
                      ##                                                          ##
        """)
  }

  @Test func brailleHasTheSameBlocks() {
    for scale in 2...4 { #expect(big(text, scale, .braille) == big(text, scale, .block)) }
  }

  @Test func theLargestThatFitsIsTaken() {
    let sizes = [
      (200, 20, Size(columns: 126, rows: 8)), (126, 8, Size(columns: 126, rows: 8)),
      (125, 8, Size(columns: 88, rows: 6)), (126, 7, Size(columns: 88, rows: 6)),
      (87, 8, Size(columns: 63, rows: 4)), (126, 5, Size(columns: 63, rows: 4)),
      (62, 8, Size(columns: 44, rows: 3)), (126, 3, Size(columns: 44, rows: 3)),
      (43, 8, Size(columns: 32, rows: 4)), (32, 4, Size(columns: 32, rows: 4)),
      (31, 8, Size(columns: 22, rows: 3)), (43, 3, Size(columns: 22, rows: 3)),
    ]
    for (columns, rows, size) in sizes {
      #expect(big(text, 4, .block, columns, rows)?.size == size, "\(columns)x\(rows)")
    }
    for (columns, rows) in [(21, 8), (200, 2), (0, 0), (-1, -1), (Int.min, Int.min)] {
      #expect(big(text, 4, .block, columns, rows) == nil, "\(columns)x\(rows)")
    }
  }

  @Test func narrowLettersAreKnown() {
    #expect(big(text, 4, .block, 44)?.isNarrow == false)
    #expect(big(text, 4, .block, 43)?.isNarrow == true)
    #expect(big(text, 4, .block, 22)?.isNarrow == true)
    #expect(big(text, 4, .ascii)?.isNarrow == false)
  }

  @Test func sextantsKeepTheHeightOfTheWideLetters() {
    let sextant = GlyphSet.sextant
    #expect(big(text, 2, sextant, 44)?.size == Size(columns: 44, rows: 3))
    #expect(big(text, 2, sextant, 43)?.size == Size(columns: 32, rows: 3))
    #expect(big(text, 2, sextant, 31)?.size == Size(columns: 22, rows: 3))
    // Smaller ones could be seen, but not read.
    #expect(big(text, 2, sextant, 31, 2) == nil)
    #expect(big(text, 3, sextant, 43)?.size == Size(columns: 32, rows: 4))
  }

  @Test func noLargerThanTheScale() {
    #expect(big(text, 4, .block)?.size.rows == 8)
    #expect(big(text, 3, .block)?.size.rows == 4)
    #expect(big(text, 2, .block)?.size.rows == 3)
    #expect(big(text, 2, .block, 43)?.size.rows == 3)
    #expect(big(text, 1, .block) == nil)
    #expect(big(text, .max, .block) == big(text, 4, .block))
    #expect(big(text, .min, .block) == nil)
  }

  @Test func theRowForWhatHangsBelowIsLeftOutWhereThereIsNoRoom() {
    #expect(big("980", 2, .ascii, 40, 6)?.size.rows == 6)
    #expect(big("980", 2, .ascii, 40, 5)?.size.rows == 5)
    #expect(big("9,8", 2, .ascii, 40, 5) == nil)
  }

  @Test func lettersAreAsWideAsTheyNeed() {
    #expect(big("1.:i", 2, .block)?.size.columns == 2 + 1 + 1 + 1 + 3)
    #expect(big("888", 2, .block)?.size.columns == 3 * 3 + 2)
    #expect(big("888", 3, .block)?.size.columns == 3 * 5 + 2)
    #expect(big("8 8", 2, .block)?.size.columns == 3 + 4 + 3)
    #expect(big("8\u{202F}8", 2, .block)?.size.columns == 3 + 3 + 3)
  }

  @Test(arguments: ["月", "10月", "אב", "١٢", "a\tb", "\u{1B}[2J", "a\nb", "😀", "\u{202E}1", ""])
  func whatHasNoLetterIsNotDrawn(_ text: String) {
    for glyphs in GlyphSet.allCases { #expect(big(text, 4, glyphs) == nil) }
  }

  @Test func aTextLongerThanAnyScreenDoesNotFit() {
    #expect(big(String(repeating: "8", count: 1_000_000), 4, .block, .max, .max) == nil)
  }

  @Test func everyCellIsOneColumnWideAndHasTheStyle() {
    for glyphs in GlyphSet.allCases {
      guard let text = big("Größe: 5 %", 3, glyphs) else { return #expect(Bool(false)) }
      var frame = Frame(size: Size(columns: text.size.columns + 2, rows: text.size.rows + 2))
      text.draw(into: &frame, at: Position(x: 1, y: 1), style: Style(.focus, isReversed: true))
      for y in 0..<frame.size.rows {
        for x in 0..<frame.size.columns {
          let isInside = (1...text.size.columns).contains(x) && (1...text.size.rows).contains(y)
          let cell = frame[Position(x: x, y: y)]
          #expect(cell.glyph.count == 1)
          #expect(isInside ? cell.style == Style(.focus, isReversed: true) : cell == .blank)
        }
      }
    }
  }

  @Test func nothingOutsideTheFrameIsTouched() {
    guard let text = big("8", 2, .block) else { return #expect(Bool(false)) }
    var frame = Frame(size: Size(columns: 4, rows: 2))
    let untouched = frame
    for x in [Int.min, -3, 4, Int.max] {
      for y in [Int.min, -3, 2, Int.max] {
        text.draw(into: &frame, at: Position(x: x, y: y), style: Style(.focus))
      }
    }
    #expect(frame == untouched)
    text.draw(into: &frame, at: Position(x: 2, y: -1), style: .text)
    #expect(frame.lines == ["  █▀", "  ▀▀"])
  }

  // MARK: Letters from fonts

  /// A square, as wide as high, for every character but "?"; its corner tells which character it is.
  private static let squares = LetterSource(name: "squares") { character, height in
    guard character != "?" else { return nil }
    var letter = LetterBitmap(columns: height, rows: height)
    for y in 0..<height { for x in 0..<height { letter[x, y] = true } }
    letter[0, 0] = character != "1"
    return letter
  }

  private func borrowed(
    _ text: String, _ scale: Int, _ glyphs: GlyphSet, _ columns: Int, _ rows: Int
  ) -> Size? {
    BigText.fitting(
      text, scale: scale, in: Size(columns: columns, rows: rows), glyphs: glyphs,
      letters: Self.squares)?.size
  }

  @Test func whatIsNotDrawnByHandComesFromFonts() {
    let sizes: [(GlyphSet, Int, Size)] = [
      (.braille, 4, Size(columns: 16, rows: 8)), (.braille, 3, Size(columns: 12, rows: 6)),
      (.braille, 2, Size(columns: 8, rows: 4)), (.block, 4, Size(columns: 16, rows: 8)),
      (.block, 3, Size(columns: 12, rows: 6)), (.block, 2, Size(columns: 6, rows: 6)),
      (.ascii, 4, Size(columns: 12, rows: 12)),
    ]
    for (glyphs, scale, size) in sizes {
      #expect(borrowed("月", scale, glyphs, 80, 24) == size, "\(glyphs) \(scale)")
    }
    #expect(borrowed("月", 2, .sextant, 80, 24) == Size(columns: 6, rows: 4))
    #expect(borrowed("月", 4, .sextant, 11, 6) == Size(columns: 8, rows: 6))
    // Braille would be read aloud where nobody asked for it.
    #expect(borrowed("月", 4, .sextant, 80, 3) == nil)
    #expect(borrowed("月", 4, .braille, 15, 8) == Size(columns: 12, rows: 6))
    #expect(borrowed("月", 4, .braille, 11, 8) == Size(columns: 8, rows: 4))
    #expect(borrowed("月", 4, .braille, 80, 3) == Size(columns: 6, rows: 3))
    #expect(borrowed("月", 4, .braille, 5, 3) == nil)
    #expect(borrowed("月", 4, .braille, 80, 2) == nil)
  }

  @Test func allLettersOfATextAreOfOneKind() {
    #expect(borrowed("1月", 2, .braille, 80, 24)?.columns == (16 + 1 + 16 + 1) / 2)
    #expect(borrowed("月?", 4, .braille, 80, 24) == nil)
    #expect(borrowed("1", 2, .braille, 80, 24) == big("1", 2, .braille)?.size)
    #expect(borrowed("1?", 2, .braille, 80, 24) == big("1?", 2, .braille)?.size)
  }

  @Test func brailleDotsShowALetterOfAFont() {
    let letter = LetterSource(name: "rising") { _, height in
      var letter = LetterBitmap(columns: 4, rows: height)
      for x in 0..<4 { letter[x, 3 - x] = true }
      return letter
    }
    let text = BigText.fitting(
      "月", scale: 2, in: Size(columns: 9, rows: 9), glyphs: .braille, letters: letter)
    #expect(picture(text) == "⡠⠊\n⠀⠀\n⠀⠀\n⠀⠀")
  }
}
