/// Text in letters several cells high.
package struct BigText: Equatable, Sendable {
  package let size: Size
  /// True where its letters are half as wide as others, for want of room.
  package let isNarrow: Bool
  /// Row by row, each `size.columns` wide.
  private let lines: [String]

  /// The largest that fits `room`, of the sizes up to `scale` (2…4): nil where a character has no
  /// letter or even the smallest does not fit.
  ///
  /// A size keeps its height whatever the text; only where the room is a row too low is the row for
  /// what hangs below left out, if nothing does. Text that has a character beyond those drawn by hand
  /// is all in letters from `letters`, so that its letters go together.
  package static func fitting(
    _ text: String, scale: Int, in room: Size, glyphs: GlyphSet, letters: LetterSource = .none
  ) -> BigText? {
    // A letter takes a column at least; so nothing is looked up for what no screen has room for.
    guard text.dropFirst(Frame.sizeLimit).isEmpty else { return nil }
    let isDrawn = text.allSatisfy { DotFont.small.letter($0) != nil }
    let sizes = isDrawn ? BigTextSize.drawn(glyphs) : BigTextSize.borrowed(letters, glyphs)
    for size in sizes where size.scale <= scale {
      if let text = BigText(text, size, in: room) { return text }
    }
    return nil
  }

  private init?(_ text: String, _ size: BigTextSize, in room: Size) {
    var letters: [LetterBitmap] = []
    var columns = -Self.gap
    for character in text {
      guard let letter = size.letter(character) else { return nil }
      letters.append(letter)
      columns += Self.gap + letter.columns
      guard size.cell.size(columns: columns, rows: 0).columns <= min(room.columns, Frame.sizeLimit)
      else { return nil }
    }
    guard columns > 0 else { return nil }
    var rows = size.rows
    if size.cell.size(columns: columns, rows: rows).rows > room.rows {
      rows = letters.map(\.rowsInUse).max() ?? 0
    }
    let cells = size.cell.size(columns: columns, rows: rows)
    guard cells.rows > 0, cells.rows <= room.rows else { return nil }

    var picture = LetterBitmap(columns: columns, rows: rows)
    var x = 0
    for letter in letters {
      picture.place(letter, at: x)
      x += letter.columns + Self.gap
    }
    self.size = cells
    isNarrow = size.isNarrow
    lines = size.cell.lines(of: picture)
  }

  /// Dots between two letters.
  private static let gap = 1

  /// Writes it with its top left corner at `position`, the space between its letters too; what lies
  /// outside the frame is left out.
  package func draw(into frame: inout Frame, at position: Position, style: Style) {
    for (row, line) in lines.enumerated() {
      frame.write(line, at: Position(x: position.x, y: position.y &+ row), style: style)
    }
  }
}
