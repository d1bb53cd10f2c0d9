import Testing

@testable import Screen

/// An oblique stroke from the top left, `length` dots long.
private func stroke(_ length: Int) -> LetterBitmap {
  var picture = LetterBitmap(columns: length, rows: length)
  for index in 0..<length { picture[index, index] = true }
  return picture
}

@Suite struct DotCellTests {
  @Test func dotsBecomeCells() {
    #expect(DotCell.halfBlock.lines(of: stroke(4)) == ["▀▄  ", "  ▀▄"])
    #expect(DotCell.quadrant.lines(of: stroke(4)) == ["▚ ", " ▚"])
    #expect(DotCell.full("#", columns: 2).lines(of: stroke(2)) == ["##  ", "  ##"])
    #expect(DotCell.sextant.lines(of: stroke(3)) == ["\u{1FB08}\u{1FB0F}"])
  }

  @Test func aCellAtTheEdgeMayBePartlyFilled() {
    #expect(DotCell.halfBlock.lines(of: stroke(3)) == ["▀▄ ", "  ▀"])
    #expect(DotCell.quadrant.lines(of: stroke(3)) == ["▚ ", " ▘"])
    #expect(DotCell.quadrant.size(columns: 3, rows: 3) == Size(columns: 2, rows: 2))
    #expect(DotCell.full("█", columns: 2).size(columns: 3, rows: 3) == Size(columns: 6, rows: 3))
    #expect(DotCell.sextant.size(columns: 3, rows: 4) == Size(columns: 2, rows: 2))
  }

  @Test func sextantsAreThoseOfUnicode() {
    // U+1FB00 BLOCK SEXTANT-1 … U+1FB3B BLOCK SEXTANT-23456; the halves are older characters.
    let glyphs = DotCell.sextant.glyphs
    #expect(glyphs[0b000001] == "\u{1FB00}")
    #expect(glyphs[0b010100] == "\u{1FB13}")
    #expect(glyphs[0b010101] == "▌")
    #expect(glyphs[0b010110] == "\u{1FB14}")
    #expect(glyphs[0b101001] == "\u{1FB27}")
    #expect(glyphs[0b101010] == "▐")
    #expect(glyphs[0b101011] == "\u{1FB28}")
    #expect(glyphs[0b111110] == "\u{1FB3B}")
    #expect(glyphs[0b111111] == "█")
    #expect(Set(glyphs).count == 64)
  }
}
