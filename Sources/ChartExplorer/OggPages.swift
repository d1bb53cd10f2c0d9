/// The pages of an Ogg stream (RFC 3533, "The Ogg Encapsulation Format Version 0").
enum OggPages {
  private static let headerLength = 27
  private static let serial = 14..<18
  private static let checksum = 22..<26

  /// Gives all pages of a stream the number zero.
  ///
  /// A library draws it by chance, which matters only where streams are mixed: the same sound is to be the same bytes.
  /// From what is no page on nothing changes.
  static func renumber(_ bytes: inout [UInt8]) {
    var start = 0
    while let length = length(ofPageAt: start, in: bytes) {
      for place in [serial, checksum].joined() { bytes[start + place] = 0 }
      let sum = bytes[start..<start + length].reduce(UInt32(0)) { sum, byte in
        sum << 8 ^ table[Int(UInt8(truncatingIfNeeded: sum >> 24) ^ byte)]
      }
      // The lowest byte comes first.
      for (number, place) in checksum.enumerated() {
        bytes[start + place] = UInt8(truncatingIfNeeded: sum >> (8 * UInt32(number)))
      }
      start += length
    }
  }

  private static func length(ofPageAt start: Int, in bytes: [UInt8]) -> Int? {
    guard start + headerLength <= bytes.count, bytes[start..<start + 4].elementsEqual("OggS".utf8)
    else { return nil }
    let body = start + headerLength + Int(bytes[start + headerLength - 1])
    guard body <= bytes.count else { return nil }
    let end = bytes[start + headerLength..<body].reduce(body) { $0 + Int($1) }
    return end <= bytes.count ? end - start : nil
  }

  /// The remainders of each byte by the polynomial of the format.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { rest, _ in
      rest & 0x8000_0000 != 0 ? rest << 1 ^ 0x04C1_1DB7 : rest << 1
    }
  }
}
