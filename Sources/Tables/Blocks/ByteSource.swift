import Glibc

/// Bytes that can be read at any place, from several threads.
struct ByteSource: Sendable {
  let count: Int
  /// Copies bytes from a place and returns their number: 0 where there are none, below 0 where they cannot be
  /// read.
  let read: @Sendable (_ offset: Int, UnsafeMutableRawBufferPointer) -> Int

  init(count: Int, read: @escaping @Sendable (Int, UnsafeMutableRawBufferPointer) -> Int) {
    self.count = count
    self.read = read
  }

  /// Bytes in memory.
  init(_ bytes: [UInt8]) {
    count = bytes.count
    read = { offset, memory in
      let part = bytes[min(offset, bytes.count)..<min(offset + memory.count, bytes.count)]
      part.withUnsafeBytes { memory.copyMemory(from: $0) }
      return part.count
    }
  }

  /// The file behind a descriptor, which must stay open as long as it is read.
  init(descriptor: Int32, count: Int) {
    self.count = count
    read = { offset, memory in
      while true {
        let count = pread(descriptor, memory.baseAddress, memory.count, off_t(offset))
        if count >= 0 || errno != EINTR { return count }
      }
    }
  }

  /// Some of the bytes; fewer where they cannot be read.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { memory, filled in
      while filled < range.count {
        let rest = UnsafeMutableRawBufferPointer(memory)[filled...]
        let count = read(range.lowerBound + filled, UnsafeMutableRawBufferPointer(rebasing: rest))
        guard count > 0 else { return }
        filled += count
      }
    }
  }
}
