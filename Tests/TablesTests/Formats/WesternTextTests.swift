import Testing

@testable import Tables

@Suite struct WesternTextTests {
  /// The bytes of a text in Windows-1252.
  private func bytes(_ text: String) -> [UInt8] {
    let half = CodePage.upperHalf(.western)
    return text.unicodeScalars.map { scalar in
      scalar.value < 0x80
        ? UInt8(scalar.value) : UInt8(0x80 + (half.firstIndex(of: scalar) ?? 0x0F))
    }
  }

  /// A bank's account of two days is read, and it is said how.
  @Test func anAccountIsRead() throws {
    let text =
      "Buchungstag;Empfänger;Betrag (€)\n02.01.2026;Müller – „Süß“;-3,50\n03.01.2026;Bär;12,00\n"
    guard
      case .table(let table) = try Reader.read(
        bytes: bytes(text), name: "a.csv", options: ReadingOptions())
    else { throw Missing() }
    #expect(table.isWesternText && table.rowCount == 2)
    #expect(try table.text(1).cells == ["Müller – „Süß“", "Bär"])
    #expect(try table.numbers(2).values == [-3.5, 12] && table.numbers(2).unit == "€")
    let plain = try Reader.read(
      bytes: Array(text.utf8), name: "a.csv", options: ReadingOptions())
    guard case .table(let same) = plain else { throw Missing() }
    #expect(!same.isWesternText && same.columns == table.columns)
  }

  @Test(arguments: ["Café;Crème\n1;2\n", "£5.00,a\n", "Größe;20 °C\n", "5 €;‘a’\n"])
  func letters(text: String) {
    #expect(WesternText.utf8(bytes(text)) == Array(text.utf8))
  }

  /// Sound text, another alphabet, signs that no text has, and a letter that the end tears are not taken for it.
  @Test(arguments: [
    Array("Größe\n".utf8), [0xC4, 0xE0, 0xF2, 0xE0, 0x0A], Array("a,b\n".utf8) + [0xFF, 0x0A],
    Array("Gr".utf8) + [0xF6, 0xDF, 0x65, 0x81, 0x0A], Array("Größe\ncaf".utf8) + [0xC3],
    // Half of it in UTF-8.
    Array("Müller;Gr".utf8) + [0xF6, 0xDF, 0x65, 0x0A],
  ])
  func others(bytes: [UInt8]) { #expect(WesternText.utf8(bytes) == nil) }

  private struct Missing: Error {}
}
