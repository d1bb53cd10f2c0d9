import Testing

@testable import Tables

/// A line that has most of a file.
struct LongLineTests {
  private static func line(_ text: String) -> LongLine? {
    LongLine(of: ByteSource(Array(text.utf8)), blockSize: 4)
  }

  @Test(arguments: [
    (String(repeating: "7", count: 40), 1, 40),
    ("a\nb\n" + String(repeating: "7", count: 40), 3, 40),
    ("a\n" + String(repeating: "7", count: 40) + "\nb\nc\n", 2, 40),
    (String(repeating: "7", count: 20) + "\nb\nc\n", 1, 20),
  ])
  func itIsFound(text: String, row: Int, count: Int) throws {
    let line = try #require(Self.line(text))
    #expect(line.row == row)
    #expect(line.byteCount == count)
  }

  @Test(arguments: [
    "", "a\n", String(repeating: "a,b\n", count: 20), "aaaaaaaaa\nbbbbbbbbb\nccccccccc",
  ])
  func linesOfOneLengthAreNone(text: String) {
    #expect(Self.line(text) == nil)
  }
}
