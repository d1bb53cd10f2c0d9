import Glibc

/// The complete lines of bytes that come in pieces.
struct LineBuffer: Sendable {
  /// A line longer than this is no row of a table.
  static let mostBytes = 1 << 20

  /// The bytes behind the last line end.
  private var rest: [UInt8] = []
  private var isSkipping = false
  /// The number of lines that were taken out.
  private(set) var lineCount = 0

  /// Lines, each with its end, and the number of the first, from 1.
  struct Lines {
    var bytes: [UInt8]
    var first: Int
    /// The number of a line that was too long and is left out.
    var tooLong: Int?

    /// Each line by itself.
    var alone: [Lines] {
      bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).enumerated()
        .filter { !$0.element.isEmpty }
        .map { Lines(bytes: $0.element + [.lineFeed], first: first + $0.offset) }
    }

    /// The same without one of its lines, by its place from 1, which stays as a blank one.
    func without(line number: Int) -> Lines {
      var parts = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
      if parts.indices.contains(number - 1) { parts[number - 1] = [] }
      var lines = self
      lines.bytes = Array(parts.joined(separator: [.lineFeed]))
      return lines
    }
  }

  /// Counts lines anew, as those of another file.
  mutating func begin() { lineCount = 0 }

  /// Takes bytes, and gives the lines that are whole by now.
  mutating func take(_ bytes: [UInt8]) -> Lines {
    var lines = Lines(bytes: [], first: lineCount + 1)
    var bytes = bytes[...]
    if isSkipping {
      guard let end = Self.firstLineFeed(of: bytes) else { return lines }
      bytes = bytes[(end + 1)...]
      isSkipping = false
      lineCount += 1
      lines.first += 1
    }
    guard let last = bytes.lastIndex(of: .lineFeed) else {
      rest += bytes
      if rest.count > Self.mostBytes {
        (rest, isSkipping) = ([], true)
        lines.tooLong = lineCount + 1
      }
      return lines
    }
    lines.bytes = rest + bytes[...last]
    rest = Array(bytes[(last + 1)...])
    lineCount += lines.bytes.count { $0 == .lineFeed }
    return lines
  }

  /// The place of the first line end; a line that is passed over may be a gigabyte.
  private static func firstLineFeed(of bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { memory in
      guard let start = memory.baseAddress,
        let found = memchr(start, Int32(UInt8.lineFeed), memory.count)
      else { return nil }
      return bytes.startIndex + (UnsafeRawPointer(found) - start)
    }
  }

  /// Takes out what stands behind the last line end, as a line of its own.
  mutating func end() -> Lines {
    var lines = Lines(bytes: [], first: lineCount + 1)
    if !rest.isEmpty {
      lines.bytes = rest + [.lineFeed]
      lineCount += 1
    }
    (rest, isSkipping) = ([], false)
    return lines
  }
}
