import Screen

/// Changed cells as ncurses is given them, which sends row by row, in few colors: a blank on the background gets an ink
/// that is there anyway.
struct PaintRows {
  typealias Change = PaintPasses.Change

  /// The cells row by row.
  private(set) var changes: [Change] = []

  /// - Parameters:
  ///   - changes: The cells that changed, row by row.
  ///   - frame: All cells as they are now.
  ///   - before: All cells as they were; without them blanks that look like the background are there already.
  init(_ changes: [Change], of frame: Frame, since before: Frame?) {
    var changes = frame.withWholeCaption(changes)
    if before == nil {
      changes.removeAll {
        $0.cell.isPlainBlank && !frame.captionRows.contains($0.position.y)
      }
    }
    let before = before ?? Frame(size: frame.size)
    var style: Style?
    var last: Position?
    for (number, change) in changes.enumerated() {
      var change = change
      if change.cell.isPlainBlank, !frame.captionRows.contains(change.position.y) {
        let next = changes[number...].first { $0.cell.hasInk }?.cell.style
        let lent = style?.hasInkOnly == true ? style : next
        change.cell.style = lent ?? change.cell.style
      }
      if let last, last.y == change.position.y,
        change.position.x - last.x - 1 <= Self.longestGap
      {
        for x in last.x + 1..<change.position.x {
          let position = Position(x: x, y: last.y)
          let cell = before[position]
          if let style, cell.isPlainBlank, style.hasInkOnly {
            let blank = Frame.CharacterCell(glyph: " ", style: style)
            self.changes.append(Change(position: position, cell: blank, isWide: false))
          } else {
            style = cell.style
          }
        }
      }
      style = change.cell.style
      last =
        change.isWide
        ? Position(x: change.position.x + 1, y: change.position.y) : change.position
      self.changes.append(change)
    }
  }

  /// Cells that stay, over which ncurses does not move but sends them again.
  private static let longestGap = 5
}

extension Frame {
  var rowsOfWideCharacters: Set<Int> {
    Set(cells.indices.lazy.filter { cells[$0].glyph.isEmpty }.map { $0 / size.columns })
  }

  /// The changes with all blanks of the caption in its ink, so that they are cleared with its end.
  fileprivate func withWholeCaption(_ changes: [PaintPasses.Change]) -> [PaintPasses.Change] {
    let rows = captionRows.clamped(to: 0..<size.rows)
    let places = rows.lowerBound * size.columns..<rows.upperBound * size.columns
    guard let ink = cells[places].last(where: \.hasInk)?.style, !changes.isEmpty else {
      return changes
    }
    var whole = changes.filter { $0.position.y < rows.lowerBound }
    var rest = changes.dropFirst(whole.count)
    for place in places {
      let position = Position(x: place % size.columns, y: place / size.columns)
      let change = rest.first?.position == position ? rest.removeFirst() : nil
      if cells[place].isPlainBlank {
        let blank = Frame.CharacterCell(glyph: " ", style: ink)
        whole.append(PaintPasses.Change(position: position, cell: blank, isWide: false))
      } else if let change {
        whole.append(change)
      }
    }
    return whole + rest
  }
}
