import Screen

/// A list of rows, wrapped so that nothing is cut, scrolled so that the chosen row is seen.
enum ListView {
  struct Item {
    var text: String
    /// The part of the text before its colon, where what follows is to stand in a column of its own.
    var name: String?
    var style = Style.text
    /// A heading is shown but never chosen.
    var isHeading = false
  }

  /// Draws rows; those with a name have what follows it in a column behind `nameColumns`, where it has room there.
  static func draw(
    _ rows: [Item], selected: Int?, nameColumns: Int = 0, into frame: inout Frame, area: Area,
    symbols: Symbols
  ) {
    guard area.rows > 0, area.columns > 0 else { return }
    let indent = area.columns > 12 ? 2 : 1
    var lines: [(text: String, row: Int, isFirst: Bool)] = []
    let room = max(area.columns - indent, 1)
    for (index, row) in rows.enumerated() {
      let wrapped =
        row.aligned(at: nameColumns, in: room).map { [$0] } ?? row.text.wrapped(to: room)
      for (line, text) in wrapped.enumerated() { lines.append((text, index, line == 0)) }
    }
    let first = lines.firstIndex { $0.row == selected } ?? 0
    let last = lines.lastIndex { $0.row == selected } ?? 0
    // The chosen row is kept in the middle where there is more above and below.
    let center = (first + last) / 2 - area.rows / 2
    var top = min(max(min(center, first), 0), max(lines.count - area.rows, 0))
    // A row is shown whole or not at all, if it is not longer than the list is high.
    while top < first, !lines[top].isFirst { top += 1 }
    var bottom = min(top + area.rows, lines.count)
    while bottom < lines.count, bottom > last + 1, !lines[bottom].isFirst { bottom -= 1 }
    for (offset, line) in lines[top..<bottom].enumerated() {
      let row = rows[line.row]
      let isSelected = line.row == selected
      let y = area.y + offset
      if isSelected, line.isFirst {
        frame.write(
          symbols.pointer, at: Position(x: area.x, y: y), style: Style(.focus, isBold: true))
      }
      var style = row.style
      if isSelected { style = Style(.focus, isBold: true) }
      // Headings stand out from the rows without color, too.
      let x = area.x + (row.isHeading ? 0 : indent)
      frame.write(line.text, at: Position(x: x, y: y), style: style)
    }
  }
}

extension ListView.Item {
  /// The name, blanks up to its column, and the rest without the colon between; `nil` where there is no room for it.
  fileprivate func aligned(at nameColumns: Int, in room: Int) -> String? {
    guard let name, text.hasPrefix(name), nameColumns > 0, name.columns <= nameColumns else {
      return nil
    }
    let value = text.dropFirst(name.count).drop(while: \.isWhitespace).dropFirst().drop(
      while: \.isWhitespace)
    guard nameColumns + Self.gap + String(value).columns <= room else { return nil }
    return name + String(repeating: " ", count: nameColumns + Self.gap - name.columns) + value
  }

  /// The blank columns between a name and what follows it.
  private static var gap: Int { 2 }
}
