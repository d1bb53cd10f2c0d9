/// One of the sizes of big text.
struct BigTextSize: Sendable {
  /// From which scale on it is used.
  let scale: Int
  let font: DotFont
  let cell: DotCell
  /// Whether its letters are half as wide as others of their height.
  var isNarrow = false

  /// The sizes a set of glyphs has, the largest first.
  ///
  /// The last one is for small screens: as high, where quarter blocks draw it, but half as wide.
  static func all(_ glyphs: GlyphSet) -> [BigTextSize] {
    switch glyphs.rawValue {
    case "ascii": ascii
    case "sextant": blocks(narrow: .sextant)
    default: blocks(narrow: .quadrant)
    }
  }

  private static func blocks(narrow: DotCell) -> [BigTextSize] {
    let double = DotCell.full("█", columns: 2)
    return [
      BigTextSize(scale: 4, font: .large, cell: double),
      BigTextSize(scale: 4, font: .small, cell: double),
      BigTextSize(scale: 3, font: .large, cell: .halfBlock),
      BigTextSize(scale: 2, font: .small, cell: .halfBlock),
      BigTextSize(scale: 2, font: .small, cell: narrow, isNarrow: true),
    ]
  }

  private static let ascii = [
    BigTextSize(scale: 4, font: .large, cell: .full("#", columns: 2)),
    BigTextSize(scale: 4, font: .small, cell: .full("#", columns: 2)),
    BigTextSize(scale: 3, font: .large, cell: .full("#", columns: 1)),
    BigTextSize(scale: 2, font: .small, cell: .full("#", columns: 1)),
  ]
}
