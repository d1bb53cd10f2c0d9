extension Frame {
  /// Keeps cells as they were that are of one color before and now: a block in an ink and a blank on that color are the same
  /// to the eye, and a broad block that the focus parts is made of others for the rest.
  package mutating func keepSolidCells(of before: Frame) {
    guard before.size == size else { return }
    for index in cells.indices where cells[index] != before.cells[index] {
      guard let solid = cells[index].solid, solid == before.cells[index].solid else { continue }
      let position = Position(x: index % size.columns, y: index / size.columns)
      self[position] = before.cells[index]
    }
  }
}

extension Frame.CharacterCell {
  /// The role in whose color all of the cell is; `nil` where a part of it has another one, and in bold, which may have its
  /// own color.
  fileprivate var solid: Role? {
    guard !style.isBold, !style.isUnderlined else { return nil }
    switch glyph {
    case "█": return style.isReversed ? style.ground : style.role
    case " ": return style.isReversed ? style.role : style.ground
    default: return nil
    }
  }
}
