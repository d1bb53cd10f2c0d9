import Synchronization

/// An input as blocks of whole rows, in their order, for several threads that each take the next one.
final class RowBlocks: Sendable {
  /// A block in the memory of the thread that took it.
  struct Block {
    /// Its place among the blocks, from 0.
    var index: Int
    var count: Int
  }

  /// The bytes to be read at once: with the columns made of them they fit a processor's cache.
  static let size = 1 << 20
  /// No row of a table is longer.
  private static let mostRowBytes = 1 << 26

  private struct Place {
    var offset: Int
    var index = 0
    /// The bytes behind the last whole row.
    var rest: [UInt8] = []
    var isFailed = false
    /// True where there were fewer bytes than the input had at first: its last row may not be whole.
    var isCut = false
  }

  private let place: Mutex<Place>
  private let end: Int
  private let size: Int
  private let ending: RowEnding
  private let read: @Sendable (_ offset: Int, UnsafeMutableRawBufferPointer) -> Int

  /// Prepares to hand out blocks.
  ///
  /// - Parameters:
  ///   - range: The part of the input that has rows.
  ///   - size: The bytes of a block.
  ///   - ending: The way rows end.
  ///   - read: Copies bytes from a place of the input and returns their number: 0 where there are none,
  ///     below 0 where they cannot be read.
  init(
    _ range: Range<Int>, size: Int = RowBlocks.size, ending: RowEnding,
    read: @escaping @Sendable (_ offset: Int, UnsafeMutableRawBufferPointer) -> Int
  ) {
    place = Mutex(Place(offset: range.lowerBound))
    end = range.upperBound
    self.size = size
    self.ending = ending
    self.read = read
  }

  /// True where bytes could not be read, or there are rows without an end.
  var isFailed: Bool { place.withLock { $0.isFailed } }

  /// The bytes that are handed out.
  var offset: Int { place.withLock { $0.offset } }

  /// Copies the next block to the beginning of a memory, which grows where a row needs it.
  func next(into memory: inout [UInt8]) -> Block? {
    place.withLock { place in
      guard !place.isFailed else { return nil }
      var filled = place.rest.count
      var wanted = size
      Self.hold(filled + wanted, &memory)
      memory.replaceSubrange(0..<filled, with: place.rest)
      place.rest.removeAll(keepingCapacity: true)
      while true {
        let isAtEnd = !fill(&memory, &filled, wanted, &place)
        if place.isFailed { return nil }
        if isAtEnd, place.isCut {
          let whole = memory.withUnsafeBufferPointer {
            ending.wholeRows(UnsafeBufferPointer(rebasing: $0[..<filled]))
          }
          guard let whole, whole > 0 else { return nil }
          filled = whole
          break
        }
        if isAtEnd {
          guard filled > 0 else { return nil }
          if !ending.isEnded(by: memory[filled - 1]) {
            Self.hold(filled + 1, &memory)
            memory[filled] = ending.sign
            filled += 1
          }
          break
        }
        let whole = memory.withUnsafeBufferPointer {
          ending.wholeRows(UnsafeBufferPointer(rebasing: $0[..<filled]))
        }
        if let whole {
          place.rest.append(contentsOf: memory[whole..<filled])
          filled = whole
          break
        }
        // A row that is longer than a block.
        guard filled < Self.mostRowBytes else {
          place.isFailed = true
          return nil
        }
        wanted = filled
        Self.hold(filled + wanted, &memory)
      }
      memory[filled] = 0
      defer { place.index += 1 }
      return Block(index: place.index, count: filled)
    }
  }

  /// Reads so many bytes; false at the end of the input.
  private func fill(
    _ memory: inout [UInt8], _ filled: inout Int, _ wanted: Int, _ place: inout Place
  ) -> Bool {
    var missing = min(wanted, end - place.offset)
    guard missing > 0 else { return false }
    while missing > 0 {
      let count = memory.withUnsafeMutableBytes { bytes in
        read(
          place.offset, UnsafeMutableRawBufferPointer(rebasing: bytes[filled..<filled + missing]))
      }
      guard count > 0 else {
        // A file that became shorter, or a disk that fails.
        if count == 0 { place.isCut = true } else { place.isFailed = true }
        return false
      }
      filled += count
      missing -= count
      place.offset += count
    }
    return true
  }

  private static func hold(_ count: Int, _ memory: inout [UInt8]) {
    let missing = count + CellReader.padding - memory.count
    if missing > 0 { memory.append(contentsOf: repeatElement(0, count: missing)) }
  }
}
