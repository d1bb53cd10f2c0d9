extension Unicode.Scalar {
  /// The columns this takes in a terminal on its own: 0, 1 or 2.
  ///
  /// Zero is for what is drawn upon the character before it, or not at all.
  var columns: Int {
    if value < 0x300 { return 1 }
    if isWide { return 2 }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB:
      return 0  // Hangul vowels and finals join the initial before them.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD:
      return 1  // Format characters that are visible signs around numbers.
    default:
      break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// True for one that would steer a terminal or turn the text around it, rather than be shown.
  var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let ranges = Self.wideRanges
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }
}

extension Character {
  /// The columns this takes in a terminal.
  package var columns: Int {
    if isPrintableASCII { return 1 }
    return glyphs.reduce(0) { $0 + $1.columns }
  }

  var isPrintableASCII: Bool {
    utf8.count == 1 && (0x20...0x7E).contains(utf8.first ?? 0)
  }
}

extension String {
  /// The columns this takes in a terminal: a wide character is two, a combining mark none.
  package var columns: Int {
    // Most text is plain, and then a byte is a column.
    let isPlain = utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// The longest prefix that takes at most `columns`.
  package func prefix(columns: Int) -> String {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].columns
      if used > columns { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }

  /// The longest suffix that takes at most `columns`.
  package func suffix(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }
}
