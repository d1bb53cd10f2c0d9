/// Narrow twins of what input methods and typographers write in numbers and dates.
enum NarrowForm {
  /// The cell with full-width ASCII made narrow, the minus sign and a dash in its place a hyphen, and fixed
  /// spaces plain.
  static func bytes(of cell: Span<UInt8>) -> [UInt8] {
    var narrow: [UInt8] = []
    narrow.reserveCapacity(cell.count)
    for scalar in cell.text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: narrow.append(UInt8(scalar.value - 0xFEE0))
      case 0xFFE5: narrow.append(contentsOf: "¥".utf8)
      case 0xFFE1: narrow.append(contentsOf: "£".utf8)
      case 0x2212: narrow.append(.minus)
      case 0x2013 where narrow.isEmpty: narrow.append(.minus)
      case 0xA0, 0x2007, 0x2009, 0x202F, 0x3000: narrow.append(.space)
      case 0x2019: narrow.append(.apostrophe)
      default: narrow.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    let span = narrow.span
    return Array(narrow[span.trimmed(0..<span.count)])
  }
}
