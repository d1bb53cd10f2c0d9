/// A place in a text as an editor counts: lines and columns from 1.
///
/// Only wanted when something is wrong, so it is counted then and not while reading.
struct SourcePosition: Equatable, Sendable {
  var row = 1
  /// Characters as Unicode scalars, not bytes.
  var column = 1

  /// The rows of several offsets, counted in one go: a bad last line strikes every column.
  static func rows(at offsets: [Int], in bytes: [UInt8]) -> [Int: Int] {
    var rows: [Int: Int] = [:]
    var row = 1
    var counted = 0
    for offset in Set(offsets).sorted() {
      let part = bytes[min(counted, bytes.count)..<min(max(offset, counted), bytes.count)]
      row += SourcePosition(offset: part.count, in: Array(part)).row - 1
      rows[offset] = row
      counted = offset
    }
    return rows
  }

  /// The position of the byte at `offset`; a line ends with LF, CR LF or CR.
  init(offset: Int, in bytes: [UInt8]) {
    var i = 0
    let end = min(max(offset, 0), bytes.count)
    while i < end {
      let byte = bytes[i]
      i += 1
      let isHalfBreak = byte == .carriageReturn && i < bytes.count && bytes[i] == .lineFeed
      if isHalfBreak { continue }
      if byte == .lineFeed || byte == .carriageReturn {
        row += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
