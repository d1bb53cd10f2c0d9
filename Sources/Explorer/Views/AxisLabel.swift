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

  /// Names that have at most so many columns, of long ones the beginnings, or the ends of those that begin alike;
  /// numbers as they are.
  ///
  /// Without them no row would be known, while each is said whole by the caption.
  static func cut(_ texts: [String], to columns: Int, isName: Bool, ellipsis: String) -> [String] {
    let room = columns - ellipsis.columns
    guard isName, room >= 5, texts.contains(where: { $0.columns > columns }) else { return texts }
    func beginning(_ text: String) -> String {
      text.columns > columns ? text.prefix(columns: room) + ellipsis : text
    }
    return texts.map { text in
      let cut = beginning(text)
      let isAlone = cut == text || texts.count { beginning($0) == cut } == 1
      return isAlone ? cut : ellipsis + text.suffix(columns: room)
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
