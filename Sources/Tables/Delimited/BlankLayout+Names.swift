/// The names of the columns, which the lines have, a comment before them has, or their form tells.
extension BlankLayout {
  mutating func name(
    _ lines: [[UInt8]], comment: [UInt8]?, _ options: ReadingOptions
  ) {
    guard ends == nil, starts == nil else { return }
    let rows = texts(lines)
    let isShifted = rows[0].count + 1 == columnCount
    let isCounted =
      count == 2
      && Self.isCounted(lines, lines.map { Self.cells(of: $0, 0..<$0.count, gap: 1) })
    // The first thing that is counted is no name, even where its count could be a year.
    let hasHeader =
      options.hasHeader ?? (isShifted || !isCounted && HeaderInference.hasHeader(rows))
    if hasHeader, let first = lines.first {
      header = first
      skipped = 1
      let words = rows[0].map { String(decoding: $0, as: UTF8.self) }
      names = isShifted ? [""] + words : words
    } else if let comment {
      let words = comment.drop { $0 == UInt8(ascii: "#") }.split(whereSeparator: \.isBlank)
      if words.count == count { names = words.map { String(decoding: $0, as: UTF8.self) } }
    } else if isCounted {
      names = ["count", "value"]
      self.isCounted = true
    } else if count == 9, lines.allSatisfy(Self.isListed) {
      // The fields of `ls -l`, which have no names of their own: mode, links, owner, group, size,
      // month, day, time, name.
      names = ["mode", "links", "owner", "group", "size", "modified", "name"]
      merged = 5..<8
      order = [6, 4, 5, 1, 0, 2, 3]
    }
  }

  func texts(_ lines: [[UInt8]]) -> [[[UInt8]]] {
    lines.map { line in cells(of: line, 0..<line.count).map { Array(line[$0]) } }
  }

  static func isListed(_ line: [UInt8]) -> Bool {
    guard line.count > 10, "-dlcbpsD".utf8.contains(line[0]) else { return false }
    return line[1..<10].allSatisfy { "-rwxsStT".utf8.contains($0) }
  }
}
