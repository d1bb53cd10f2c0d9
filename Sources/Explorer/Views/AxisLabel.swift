import Screen

/// A name or a number beside an axis: plain, on one line or wrapped, or in big letters.
struct AxisLabel {
  private enum Lettering {
    case lines([String])
    case big(BigText)
  }

  private let content: Lettering
  let size: Size

  /// A plain label, one line for each of `lines`.
  init(_ lines: [String]) {
    content = .lines(lines)
    size = Size(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
  }

  init(_ text: String) { self.init([text]) }

  /// Names that have at most so many columns, of long ones the beginnings, of those that begin alike the ends, and of
  /// those that end alike, too, the words from where they differ; numbers as they are.
  ///
  /// Without them no row would be known, while each is said whole by the caption.
  static func cut(_ texts: [String], to columns: Int, isName: Bool, ellipsis: String) -> [String] {
    let room = columns - ellipsis.columns
    guard isName, room >= 5, texts.contains(where: { $0.columns > columns }) else { return texts }
    let beginnings = texts.map { $0.columns > columns ? $0.prefix(columns: room) + ellipsis : $0 }
    let alike = Dictionary(grouping: texts.indices) { beginnings[$0] }
    var cut = beginnings
    for group in alike.values where group.count > 1 {
      let ends = group.map { ellipsis + texts[$0].suffix(columns: room) }
      let areAlone = Set(ends).count == Set(group.map { texts[$0] }).count
      let middles = areAlone ? ends : middles(group.map { texts[$0] }, in: columns, ellipsis)
      for (index, middle) in zip(group, middles) where texts[index].columns > columns {
        cut[index] = middle
      }
    }
    return cut
  }

  /// Names that begin alike, from the first word that is not the same in all of them.
  private static func middles(
    _ texts: [String], in columns: Int, _ ellipsis: String
  ) -> [String] {
    let words = texts.map { $0.split(separator: " ") }
    let shared = words.map { zip($0, words[0]).prefix { $0 == $1 }.count }.min() ?? 0
    return words.map { words in
      let rest = ellipsis + words.dropFirst(shared).joined(separator: " ")
      let room = columns - ellipsis.columns
      return rest.columns > columns ? rest.prefix(columns: room) + ellipsis : rest
    }
  }

  /// A label in big letters.
  init(_ text: BigText) {
    content = .big(text)
    size = text.size
  }

  /// Its text, line by line; nothing in big letters.
  var lines: [String] {
    if case .lines(let lines) = content { lines } else { [] }
  }

  func draw(into frame: inout Frame, at position: Position, isBold: Bool = false) {
    let style = Style(.axis, isBold: isBold)
    switch content {
    case .big(let text): text.draw(into: &frame, at: position, style: style)
    case .lines(let lines):
      for (row, line) in lines.enumerated() {
        // Lines of different lengths stand centered, as the label does under its tick.
        let x = position.x + (size.columns - line.columns) / 2
        frame.write(line, at: Position(x: x, y: position.y + row), style: style)
      }
    }
  }
}
