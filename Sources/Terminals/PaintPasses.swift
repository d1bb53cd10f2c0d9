import Screen

/// The order in which changed cells are sent.
///
/// A change of color costs more bytes than a move, and bars side by side change colors with each row when they are sent
/// row by row. Styles that many rows have thus go one after the other, each in a pass of its own, before all others.
struct PaintPasses {
  /// A cell that changed.
  struct Change {
    var position: Position
    var cell: Frame.CharacterCell
    var isWide: Bool
  }

  let passes: [[Change]]

  /// - Parameter changes: The cells that changed, row by row.
  init(_ changes: [Change]) {
    // A wide character takes the cell beside it, whatever is sent there before.
    guard !changes.contains(where: \.isWide) else {
      passes = [changes]
      return
    }
    var runs: [Style: Int] = [:]
    for (index, change) in changes.enumerated() {
      let before = index > 0 ? changes[index - 1] : nil
      if before?.cell.style != change.cell.style { runs[change.cell.style, default: 0] += 1 }
    }
    var (own, rest): ([Style: [Change]], [Change]) = ([:], [])
    var order: [Style] = []
    for change in changes {
      let style = change.cell.style
      guard runs[style, default: 0] >= Self.leastRuns else {
        rest.append(change)
        continue
      }
      if own[style] == nil { order.append(style) }
      own[style, default: []].append(change)
    }
    passes = (order.compactMap { own[$0] } + [rest]).filter { !$0.isEmpty }
  }

  /// Runs of a style from which on a pass of its own costs less than their colors.
  private static let leastRuns = 5
}

extension Frame {
  /// The cells that are others than before on a screen of a size, row by row; all of them where there was nothing.
  func changes(since before: Frame?, within screen: Size) -> [PaintPasses.Change] {
    var changes: [PaintPasses.Change] = []
    for y in 0..<min(size.rows, screen.rows) {
      for x in 0..<min(size.columns, screen.columns) {
        let position = Position(x: x, y: y)
        let isWide = isWide(at: position)
        if let before, before[position] == self[position], before.isWide(at: position) == isWide {
          continue
        }
        var cell = self[position]
        if cell.glyph.isEmpty {
          let left = Position(x: x - 1, y: y)
          if x > 0 && !self[left].glyph.isEmpty { continue }
          cell.glyph = " "
        }
        // A frame for a larger screen: half a character would go on in the next row.
        let isCut = isWide && x + 1 == screen.columns
        if isCut { cell.glyph = " " }
        changes.append(
          PaintPasses.Change(position: position, cell: cell, isWide: isWide && !isCut))
      }
    }
    return changes
  }

  private func isWide(at position: Position) -> Bool {
    let right = Position(x: position.x + 1, y: position.y)
    return !self[position].glyph.isEmpty && contains(right) && self[right].glyph.isEmpty
  }
}
