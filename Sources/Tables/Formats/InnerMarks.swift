import Glibc

/// The byte order marks of UTF-8 that stand anywhere but at the beginning, where files were put one behind the other, or
/// twice there.
extension [UInt8] {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text without them.
  var withoutInnerMarks: [UInt8] {
    guard var place = inner(from: starts(with: Self.mark) ? Self.mark.count : 0) else {
      return self
    }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var start = 0
    while true {
      text += self[start..<place]
      start = place + Self.mark.count
      guard let next = inner(from: start) else { break }
      place = next
    }
    return text + self[start...]
  }

  /// The place of the next one.
  private func inner(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + 2 < bytes.count,
        let found = memchr(base + place, Int32(Self.mark[0]), bytes.count - place - 2)
      {
        place = UnsafeRawPointer(found) - base
        if bytes[place + 1] == Self.mark[1], bytes[place + 2] == Self.mark[2] { return place }
        place += 1
      }
      return nil
    }
  }
}
