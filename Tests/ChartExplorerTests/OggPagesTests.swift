import Testing

@testable import ChartExplorer

@Suite struct OggPagesTests {
  /// A page of a stream with a body of so many bytes.
  private func page(serial: UInt8, body: Int) -> [UInt8] {
    let segments = Array(repeating: UInt8(255), count: body / 255) + [UInt8(body % 255)]
    return Array("OggS".utf8) + [0, 2] + Array(repeating: 7, count: 8)
      + [serial, serial, 3, 4] + [0, 0, 0, 0] + [9, 9, 9, 9] + [UInt8(segments.count)] + segments
      + (0..<body).map { UInt8($0 % 251) }
  }

  /// The remainder bit by bit, as the format defines it.
  private func remainder(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0
    for byte in bytes {
      rest ^= UInt32(byte) << 24
      for _ in 0..<8 { rest = rest & 0x8000_0000 != 0 ? rest << 1 ^ 0x04C1_1DB7 : rest << 1 }
    }
    return rest
  }

  @Test func allPagesHaveOneNumberAndTheirOwnChecksum() {
    let pages = [page(serial: 1, body: 40), page(serial: 2, body: 600)]
    var bytes = pages.joined().map { $0 }
    OggPages.renumber(&bytes)
    var start = 0
    for page in pages {
      var own = Array(bytes[start..<start + page.count])
      #expect(own[14..<18].allSatisfy { $0 == 0 })
      let stated = own[22..<26].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for place in 22..<26 { own[place] = 0 }
      #expect(remainder(own) == stated)
      #expect(own[26...].elementsEqual(page[26...]))
      start += page.count
    }
  }

  @Test(
    arguments: [[], Array("Ogg".utf8), Array("RIFF....WAVE....................".utf8)] as [[UInt8]])
  func whatIsNoPageStays(bytes: [UInt8]) {
    var same = bytes
    OggPages.renumber(&same)
    #expect(same == bytes)
    // A page that is cut off is none.
    var cut = Array(page(serial: 1, body: 300).dropLast())
    let whole = cut
    OggPages.renumber(&cut)
    #expect(cut == whole)
  }
}
