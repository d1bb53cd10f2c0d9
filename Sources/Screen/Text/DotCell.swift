/// A cell of big letters: its dots across and down, and a glyph for each set of them.
struct DotCell: Sendable {
  /// Dots in a cell, across and down.
  let across: Int
  let down: Int
  /// By the dots set, bit `across * row + column` from the top left one; all as wide.
  let glyphs: [String]

  /// The columns it takes.
  var columns: Int { glyphs.first?.count ?? 1 }

  /// Square dots, two in a cell.
  static let halfBlock = DotCell(across: 1, down: 2, glyphs: [" ", "▀", "▄", "█"])
  /// Narrow dots, two by two in a cell.
  static let quadrant = DotCell(
    across: 2, down: 2, glyphs: (0..<16).map { BlockCanvas.glyph(dots: $0) })
  /// Nearly square dots, two by three in a cell.
  static let sextant = DotCell(
    across: 2, down: 3, glyphs: (0..<64).map { SextantCanvas.glyph(dots: $0) })
  /// Small square dots without holes, two by four in a cell.
  static let octant = DotCell(
    across: 2, down: 4, glyphs: (0...255).map { OctantCanvas.glyph(dots: $0) })
  /// Small square dots, two by four in a cell.
  static let braille = DotCell(
    across: 2, down: 4, glyphs: (0...255).map { BrailleCanvas.glyph(dots: $0) })

  /// A dot that is a whole cell, or `columns` of them.
  static func full(_ glyph: String, columns: Int) -> DotCell {
    DotCell(
      across: 1, down: 1,
      glyphs: [" ", glyph].map { String(repeating: $0, count: columns) })
  }

  /// The lines of a picture of dots; what the last cells do not fill is empty.
  func lines(of picture: LetterBitmap) -> [String] {
    stride(from: 0, to: picture.rows, by: down).map { top in
      stride(from: 0, to: picture.columns, by: across).reduce(into: "") { line, left in
        var dots = 0
        for index in 0..<across * down
        where picture[left + index % across, top + index / across] {
          dots |= 1 << index
        }
        line += glyphs[dots]
      }
    }
  }

  /// The cells that `columns` by `rows` dots take.
  func size(columns: Int, rows: Int) -> Size {
    Size(
      columns: (columns + across - 1) / across * self.columns, rows: (rows + down - 1) / down)
  }
}
