/// The lines below a table whose cells stand between blanks that are no rows of it: notes, where each row begins with a
/// number or a date.
struct BlankEnding {
  private static let mostBytes = 1 << 12
  private static let mostLines = 20

  /// The place of the first of them; the end of the text where there are none.
  private(set) var start: Int
  private(set) var lines = 0

  /// Finds them in a text of which the first lines are given.
  init(of input: InputText, _ layout: BlankLayout, _ beginning: [[UInt8]]) {
    start = input.bytes.count
    let rows = beginning.filter { !BlankLayout.isAside($0[...]) }.dropFirst(layout.skipped)
      .filter { !layout.isNote($0) }
    guard rows.count > 1, layout.isPlain, rows.allSatisfy(BlankLayout.beginsWithValue) else {
      return
    }
    var from = max(input.start, input.bytes.count - Self.mostBytes)
    if from > input.start {
      from = input.bytes[from...].firstIndex(where: \.isLineBreak) ?? input.bytes.count
    }
    var last = Array(TextLines(bytes: input.bytes, offset: from))
    while let line = last.popLast(), lines < Self.mostLines {
      let text = Array(input.bytes[line])
      guard layout.isNote(text) || BlankLayout.isAside(text[...]) else { break }
      start = line.lowerBound
      lines += 1
    }
  }
}

extension BlankLayout {
  /// True where the cells of a row are its words.
  var isPlain: Bool {
    gap == 1 && !joinsLast && merged == nil && ends == nil && starts == nil && order == nil
      && pairs.isEmpty
  }

  /// True of a line of words that is no row.
  func isNote(_ line: [UInt8]) -> Bool {
    let cells = Self.cells(of: line, 0..<line.count, gap: 1)
    guard !Self.beginsWithValue(line), line.contains(where: \.isLetter) else { return false }
    return cells.count != columnCount || !cells.contains { Self.isNumber(Array(line[$0])) }
  }

  static func beginsWithValue(_ line: [UInt8]) -> Bool {
    guard let first = cells(of: line, 0..<line.count, gap: 1).first else { return false }
    let cell = Array(line[first])
    return isNumber(cell) || DateInference.isDate(cell.span)
  }

  /// True of a row whose cells stand below the first ones of another, which has more: it is cut short.
  func isCut(_ bytes: [UInt8], _ line: Range<Int>, below above: Range<Int>) -> Bool {
    guard isPlain else { return false }
    let cells = Self.cells(of: bytes, line, gap: 1)
    guard cells.count > 1, cells.count < columnCount else { return false }
    return zip(cells, Self.cells(of: bytes, above, gap: 1)).allSatisfy { cell, other in
      cell.upperBound - line.lowerBound == other.upperBound - above.lowerBound
        || cell.lowerBound - line.lowerBound == other.lowerBound - above.lowerBound
    }
  }

  /// The lines without those that are no rows, and without a row at the end that is cut short.
  static func whole(_ lines: [[UInt8]]) -> [[UInt8]] { withoutOdd(withoutEnding(lines)) }

  /// The lines without those at the end that are notes or a row cut short.
  private static func withoutEnding(_ lines: [[UInt8]]) -> [[UInt8]] {
    let counts = lines.map { cells(of: $0, 0..<$0.count, gap: 1).count }
    guard let first = counts.first,
      let end = lines.indices.last(where: { counts[$0] == first && beginsWithValue(lines[$0]) }),
      end > 2,
      (lines.count - end - 1) * 4 <= lines.count, lines[1...end].allSatisfy(beginsWithValue)
    else { return lines }
    let layout = BlankLayout(count: first)
    let isEnding = lines[(end + 1)...].allSatisfy { line in
      let both = lines[end] + [.lineFeed] + line
      let start = lines[end].count + 1
      return layout.isNote(line)
        || layout.isCut(both, start..<both.count, below: 0..<lines[end].count)
    }
    return isEnding ? Array(lines[...end]) : lines
  }
}
