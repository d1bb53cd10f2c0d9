import Screen
import Testing

@Suite struct ScalarDecoderTests {
  /// Wherever the bytes are parted, the same scalars come out.
  @Test(arguments: ["a", "é", "日本", "𝄞x", "aé日𝄞"])
  func inPieces(_ text: String) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = ScalarDecoder()
      let scalars =
        decoder.scalars(in: Array(bytes[..<cut])) + decoder.scalars(in: Array(bytes[cut...]))
      #expect(scalars == Array(text.unicodeScalars))
    }
  }

  @Test(
    arguments: [[0xFF], [0x80], [0xC3, 0x28], [0xE6, 0x97, 0x61], [0xF8, 0x61]] as [[UInt8]])
  func whatIsNoCharacter(_ bytes: [UInt8]) {
    var decoder = ScalarDecoder()
    let scalars = decoder.scalars(in: bytes) + decoder.scalars(in: [0x62])
    #expect(scalars.first == "\u{FFFD}")
    #expect(scalars.last == "b")
  }
}
