/// A picture of the whole screen: its cells and where the hardware cursor stands.
package struct Frame: Equatable, Sendable {
  /// One cell: a character of width one, the left half of a wide one, or the right half of it.
  package struct Cell: Equatable, Sendable {
    /// What is drawn; "" in the right half of a wide character.
    package var glyph: String
    package var style: Style

    package static let blank = Cell(glyph: " ", style: .text)

    package init(glyph: String, style: Style) {
      self.glyph = glyph
      self.style = style
    }
  }

  package let size: Size
  /// Row by row, `size.columns * size.rows` cells.
  package private(set) var cells: [Cell]
  /// Where the hardware cursor stands: always inside, always visible.
  package var cursor: Position

  package init(size: Size) {
    self.size = Size(columns: max(size.columns, 1), rows: max(size.rows, 1))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    cursor = Position(x: 0, y: 0)
  }

  /// The cell at `position`; a read outside is blank, a write outside does nothing.
  package subscript(position: Position) -> Cell {
    get { contains(position) ? cells[position.y * size.columns + position.x] : .blank }
    set {
      guard contains(position) else { return }
      cells[position.y * size.columns + position.x] = newValue
    }
  }

  package func contains(_ position: Position) -> Bool {
    position.x >= 0 && position.x < size.columns && position.y >= 0 && position.y < size.rows
  }

  /// Writes `text` from `position` on, as far as `limit` columns and the edge allow.
  ///
  /// Control characters become U+FFFD, a wide character that does not fit whole is left out.
  ///
  /// - Returns: How many columns were written.
  @discardableResult
  package mutating func write(
    _ text: String, at position: Position, style: Style, limit: Int = .max
  ) -> Int {
    0
  }

  /// The rows as text, without trailing spaces.
  package var lines: [String] { [] }
}
