/// One of the sizes of big text.
struct BigTextSize: Sendable {
  /// The least scale at which it is used.
  let scale: Int
  /// The height of its letters in dots.
  let rows: Int
  let cell: DotCell
  /// True where its letters are half as wide as others of their height.
  let isNarrow: Bool
  let letter: @Sendable (Character) -> LetterBitmap?

  private init(_ scale: Int, _ font: DotFont, _ cell: DotCell, isNarrow: Bool = false) {
    self.scale = scale
    self.cell = cell
    self.isNarrow = isNarrow
    rows = font.rows
    letter = { font.letter($0) }
  }

  private init(
    _ scale: Int, _ letters: LetterSource, _ rows: Int, _ cell: DotCell, isNarrow: Bool = false
  ) {
    self.scale = scale
    self.cell = cell
    self.isNarrow = isNarrow
    self.rows = rows
    letter = { letters.bitmap($0, rows) }
  }

  /// The sizes of the letters drawn by hand, the largest first, and then narrow ones for small
  /// screens.
  static func drawn(_ glyphs: GlyphSet) -> [BigTextSize] {
    let double = DotCell.full("█", columns: 2)
    let wide = [
      BigTextSize(4, .large, double), BigTextSize(4, .small, double),
      BigTextSize(3, .large, .halfBlock), BigTextSize(2, .small, .halfBlock),
    ]
    switch glyphs {
    case .ascii:
      return [
        BigTextSize(4, .large, .full("#", columns: 2)),
        BigTextSize(4, .small, .full("#", columns: 2)),
        BigTextSize(3, .large, .full("#", columns: 1)),
        BigTextSize(2, .small, .full("#", columns: 1)),
      ]
    case .octant, .sextant:
      return wide + [
        narrow(3, .large, .quadrant), narrow(2, .large, .sextant), narrow(2, .small, .quadrant),
      ]
    case .braille, .block:
      return wide + [narrow(3, .large, .quadrant), narrow(2, .small, .quadrant)]
    }
  }

  private static func narrow(_ scale: Int, _ font: DotFont, _ cell: DotCell) -> BigTextSize {
    BigTextSize(scale, font, cell, isNarrow: true)
  }

  /// The sizes of letters from fonts, the largest first.
  ///
  /// A Japanese or Chinese character is legible from 12 dots on, most of them only with 16.
  static func borrowed(_ letters: LetterSource, _ glyphs: GlyphSet) -> [BigTextSize] {
    let blocks = [
      BigTextSize(4, letters, 16, .halfBlock), BigTextSize(3, letters, 12, .halfBlock),
    ]
    switch glyphs {
    case .ascii: return [BigTextSize(2, letters, 12, .full("#", columns: 1))]
    case .sextant:
      return blocks + [
        BigTextSize(3, letters, 16, .sextant), BigTextSize(2, letters, 12, .sextant),
      ]
    case .octant:
      return blocks + [
        BigTextSize(2, letters, 16, .octant), BigTextSize(2, letters, 12, .octant),
      ]
    case .braille:
      return blocks + [
        BigTextSize(2, letters, 16, .braille), BigTextSize(2, letters, 12, .braille),
      ]
    case .block: return blocks + [BigTextSize(2, letters, 12, .quadrant, isNarrow: true)]
    }
  }
}
