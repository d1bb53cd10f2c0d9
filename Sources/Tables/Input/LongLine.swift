/// The line that has most of a file, which then is no table of rows.
struct LongLine: Equatable {
  /// Its number, from 1.
  let row: Int
  let byteCount: Int

  /// Looks for it; `nil` where no line has more than half of the bytes.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - blockSize: The bytes to be read at once.
  init?(of source: ByteSource, blockSize: Int = 1 << 20) {
    let middle = source.count / 2
    // It covers the middle, where any other file shows at once that its lines are short.
    let around = max(middle - blockSize / 2, 0)..<min(middle + blockSize / 2, source.count)
    guard !around.isEmpty, !source.bytes(around).contains(.lineFeed) else { return nil }
    var (row, start) = (1, 0)
    for offset in stride(from: 0, to: middle, by: blockSize) {
      let bytes = source.bytes(offset..<min(offset + blockSize, middle))
      row += bytes.count { $0 == .lineFeed }
      if let last = bytes.lastIndex(of: .lineFeed) { start = offset + last + 1 }
    }
    var end = source.count
    for offset in stride(from: middle, to: source.count, by: blockSize) {
      let bytes = source.bytes(offset..<min(offset + blockSize, source.count))
      guard let first = bytes.firstIndex(of: .lineFeed) else { continue }
      end = offset + first
      break
    }
    guard end - start > source.count / 2 else { return nil }
    self.row = row
    byteCount = end - start
  }
}
