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

  /// Names that have at most so many columns, of long ones the beginnings, of those that begin alike the beginnings with
  /// the words from where they differ or the ends, and of those that end alike, too, the words from where they differ;
  /// numbers as they are.
  ///
  /// Without them no row would be known, while each is said whole by the caption.
  static func cut(_ texts: [String], to columns: Int, isName: Bool, ellipsis: String) -> [String] {
    let room = columns - ellipsis.columns
    guard isName, room >= 5, texts.contains(where: { $0.columns > columns }) else { return texts }
    let beginnings = texts.map { $0.columns > columns ? $0.prefix(columns: room) + ellipsis : $0 }
    let alike = Dictionary(grouping: texts.indices) { beginnings[$0] }
    var cut = beginnings
    for group in alike.values where group.count > 1 {
      let names = group.map { texts[$0] }
      let ends = names.map { ellipsis + $0.suffix(columns: room) }
      // The words from where they differ are rather shown whole than with a part of the one before them.
      let areWhole = endsThatDiffer(names).allSatisfy { !$0.isEmpty && $0.columns <= room }
      let areAlone = !areWhole && Set(ends).count == Set(names).count
      let parts =
        joined(names, in: columns, ellipsis)
        ?? (areAlone ? ends : middles(names, in: columns, ellipsis))
      for (index, part) in zip(group, parts) where texts[index].columns > columns {
        cut[index] = part
      }
    }
    return cut
  }

  /// The same, where none may have more columns: those that still have are cut at their end.
  static func cut(_ names: [String], within columns: Int, ellipsis: String) -> [String] {
    cut(names, to: columns, isName: true, ellipsis: ellipsis).map {
      $0.columns <= columns ? $0 : $0.prefix(columns: max(columns - ellipsis.columns, 0)) + ellipsis
    }
  }

  /// Names that begin alike, with their beginnings before the words from the first that is not the same in all of them;
  /// `nil` where that leaves too little of a beginning.
  private static func joined(
    _ texts: [String], in columns: Int, _ ellipsis: String
  ) -> [String]? {
    // A number is known by the word before it.
    let areNumbers = endsThatDiffer(texts).allSatisfy { $0.first?.isNumber == true }
    for kept in areNumbers ? [1, 0] : [0] {
      let joined = zip(texts, endsThatDiffer(texts, from: kept)).map { text, end in
        let room = columns - ellipsis.columns - end.columns
        guard room >= leastBeginning else { return "" }
        let start = text.prefix(columns: room)
        return (start.last == " " ? String(start.dropLast()) : start) + ellipsis + end
      }
      if !joined.contains(""), Set(joined).count == Set(texts).count { return joined }
    }
    return nil
  }

  private static let leastBeginning = 4

  /// Of each name the words from the first that is not the same in all of them, or from some words before it on.
  private static func endsThatDiffer(_ texts: [String], from before: Int = 0) -> [String] {
    let words = texts.map { $0.split(separator: " ") }
    let shared = words.map { zip($0, words[0]).prefix { $0 == $1 }.count }.min() ?? 0
    return words.map { $0.dropFirst(max(shared - before, 0)).joined(separator: " ") }
  }

  /// Names that begin alike, from the first word that is not the same in all of them.
  private static func middles(
    _ texts: [String], in columns: Int, _ ellipsis: String
  ) -> [String] {
    endsThatDiffer(texts).map { end in
      let rest = ellipsis + end
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
