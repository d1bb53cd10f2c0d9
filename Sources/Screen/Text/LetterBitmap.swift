/// A letter, or several in a row, made of dots.
package struct LetterBitmap: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  /// Row by row from the top.
  private var dots: [Bool]

  /// As many dots as there are at most each way, so that no font and no text can exhaust memory.
  package static let sizeLimit = 2 * Frame.sizeLimit

  /// Nothing but room; a size below 0 or above the limit is held to it.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.sizeLimit)
    self.rows = min(max(rows, 0), Self.sizeLimit)
    dots = Array(repeating: false, count: self.columns * self.rows)
  }

  /// True where there is a dot; outside there is none, and a write does nothing.
  package subscript(x: Int, y: Int) -> Bool {
    get { contains(x, y) && dots[y * columns + x] }
    set { if contains(x, y) { dots[y * columns + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < rows
  }

  /// Copies `letter` with its top left corner at `x` in the first row.
  mutating func place(_ letter: LetterBitmap, at x: Int) {
    for row in 0..<letter.rows {
      for column in 0..<letter.columns where letter[column, row] { self[x + column, row] = true }
    }
  }

  /// The rows down to the last that has a dot.
  var rowsInUse: Int {
    dots.lastIndex(of: true).map { $0 / columns + 1 } ?? 0
  }
}

/// A source of letters that are not drawn by hand: the fonts of the system.
package struct LetterSource: Equatable, Sendable {
  /// The name that it is compared by.
  package let name: String
  /// A letter with `height` rows, from the top of the tallest to the bottom of the lowest; nil where
  /// there is none.
  package let bitmap: @Sendable (_ character: Character, _ height: Int) -> LetterBitmap?

  /// No letters at all.
  package static let none = LetterSource(name: "none") { _, _ in nil }

  package init(
    name: String,
    bitmap: @escaping @Sendable (_ character: Character, _ height: Int) -> LetterBitmap?
  ) {
    self.name = name
    self.bitmap = bitmap
  }

  package static func == (left: LetterSource, right: LetterSource) -> Bool {
    left.name == right.name
  }
}
