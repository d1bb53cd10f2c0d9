import Screen

/// Cells that are written after all others of a frame: the focus, and the caption.
struct LateCells {
  private(set) var cells: [(cell: Frame.CharacterCell, isWide: Bool, position: Position)] = []
  private var rows: Set<Int> = []

  mutating func add(_ cell: Frame.CharacterCell, isWide: Bool, at position: Position) {
    cells.append((cell, isWide, position))
    rows.insert(position.y)
  }

  /// True where it takes fewer bytes to send them by themselves.
  var hasManyRows: Bool { rows.count > 3 }
}
