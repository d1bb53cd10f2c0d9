import Testing

@testable import Tables

@Suite struct SourcePositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("\n\n\nx", 3, 4, 1), ("日本x", 6, 1, 3), ("a", 99, 1, 2), ("a\n", 2, 2, 1), ("a", -5, 1, 1),
  ])
  func position(text: String, offset: Int, row: Int, column: Int) {
    let position = SourcePosition(offset: offset, in: Array(text.utf8))
    #expect(position.row == row)
    #expect(position.column == column)
  }

  @Test func rowsOfSeveralOffsets() {
    let bytes = Array("a\nb\r\nc\n\nd".utf8)
    #expect(
      SourcePosition.rows(at: [8, 0, 2, 2, 5, 99], in: bytes) == [0: 1, 2: 2, 5: 3, 8: 5, 99: 5])
    #expect(SourcePosition.rows(at: [], in: bytes).isEmpty)
  }
}
