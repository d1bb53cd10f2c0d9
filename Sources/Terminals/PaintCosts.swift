import Screen

/// The bytes that ncurses sends to a terminal, about.
struct PaintCosts {
  /// Of the two colors of a style.
  let colors: Int
  /// True where the cursor goes down a row in its column by one byte.
  let goesDown: Bool
  /// True where a run of blanks is erased in any color, and the cursor stays before it.
  let erases: Bool

  init(depth: ColorDepth = .palette, goesDown: Bool = false, erases: Bool = false) {
    (self.goesDown, self.erases) = (goesDown, erases)
    colors =
      switch depth {
      case .monochrome: 0
      case .eight, .sixteen: 10
      case .palette: 21
      case .direct: 34
      }
  }

  /// Of what turns on or off bold, reversed or underlined, besides the colors that are lost by it.
  private static let attributes = 6
  /// Of the end of a pass: the cursor at the caption, and no attributes.
  let end = 9
  /// Of the erasing of a run.
  static let erasing = 5
  /// Blanks from which on ncurses erases them.
  static let leastErased = 14
  /// Cells that stay, over which ncurses does not move but sends them again.
  static let longestGap = 5

  /// From a style, or none, to another one.
  func change(from old: Style?, to new: Style) -> Int {
    guard old != new else { return 0 }
    let old = old ?? Style(.text)
    let isAlike =
      old.isBold == new.isBold && old.isReversed == new.isReversed
      && old.isUnderlined == new.isUnderlined
    return colors + (isAlike ? 0 : Self.attributes)
  }

  /// From a place to another one on a screen of so many columns.
  func move(from old: Position, to new: Position, columns: Int) -> Int {
    guard old != new else { return 0 }
    let direct = 4 + digits(new.y + 1) + digits(new.x + 1)
    let (right, down) = (new.x - old.x, new.y - old.y)
    let isNear =
      new.x <= Self.near || new.x >= columns - 1 - Self.near || abs(right) + abs(down) <= Self.near
    guard isNear else { return direct }
    // ncurses takes what has a number for five bytes.
    let goes = goesDown && (1..<5).contains(down)
    let toRow = down == 0 ? (0, 0) : goes ? (down, down) : (5, 3 + digits(new.y + 1))
    let toColumn =
      right == 0
      ? (0, 0)
      : right < 0 && -right < 5
        ? (-right, -right) : right == 1 ? (3, 3) : (5, 3 + digits(new.x + 1))
    return toRow.0 + toColumn.0 < 8 ? toRow.1 + toColumn.1 : direct
  }

  /// The distance within which ncurses looks for shorter ways than to name both coordinates.
  private static let near = 7

  private func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : 3 }
}
