import Testing

@testable import Tables

@Suite struct UTF16TextTests {
  private func bytes(_ text: String, isBigEndian: Bool, isMarked: Bool = true) -> [UInt8] {
    ((isMarked ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [false, true], [false, true])
  func tableInEitherOrder(isBigEndian: Bool, isMarked: Bool) throws {
    let text = "Ort\tWert\r\nKöln\t1\r\n🐟\t3\r\n"
    let document = try Reader.read(
      bytes: bytes(text, isBigEndian: isBigEndian, isMarked: isMarked), name: "a.txt",
      options: ReadingOptions())
    guard case .table(let table) = document else { throw WrongType() }
    #expect(table.names == ["Ort", "Wert"])
    #expect(try table.text(0).cells == ["Köln", "🐟"] && table.numbers(1).values == [1, 3])
  }

  @Test func whatIsNoneStaysAsItIs() {
    for bytes in [
      [], [0xFF], [0xFF, 0xFE, 0, 0], [0xFF, 0xFE, 0, 0xD8], Array("a,b".utf8), [0, 0, 0, 0],
    ]
      as [[UInt8]]
    {
      #expect(UTF16Text.utf8(bytes) == bytes)
    }
  }
}
