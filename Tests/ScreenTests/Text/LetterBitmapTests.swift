import Testing

@testable import Screen

@Suite struct LetterBitmapTests {
  @Test func outsideThereIsNoDotAndAWriteDoesNothing() {
    var letter = LetterBitmap(columns: 2, rows: 3)
    for x in [Int.min, -1, 2, Int.max] {
      for y in [Int.min, -1, 3, Int.max] {
        letter[x, y] = true
        #expect(!letter[x, y])
      }
    }
    #expect(letter == LetterBitmap(columns: 2, rows: 3))
    letter[1, 2] = true
    #expect(letter[1, 2] && !letter[0, 2])
  }

  @Test func sizeStaysInBounds() {
    #expect(LetterBitmap(columns: -1, rows: 5) == LetterBitmap(columns: 0, rows: 5))
    #expect(LetterBitmap(columns: .max, rows: 1).columns == LetterBitmap.sizeLimit)
    #expect(!LetterBitmap(columns: 0, rows: 0)[0, 0])
  }

  @Test func sourcesAreComparedByTheirNames() {
    #expect(LetterSource.none == LetterSource(name: "none") { _, _ in nil })
    #expect(LetterSource.none != LetterSource(name: "fonts") { _, _ in nil })
    #expect(LetterSource.none.bitmap("月", 16) == nil)
  }
}
