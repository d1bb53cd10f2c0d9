import Screen

/// The order in which changed cells are sent.
///
/// A change of color costs more bytes than a move of the cursor, and a picture changes colors many times in a row. What
/// has a style in several places thus goes in a pass of its own, before all others.
struct PaintPasses {
  /// A cell that changed.
  struct Change: Equatable {
    var position: Position
    var cell: Frame.CharacterCell
    var isWide: Bool
  }

  let passes: [[Change]]

  /// - Parameters:
  ///   - changes: The cells that changed, row by row.
  ///   - frame: All cells as they are now.
  ///   - before: The cells as they were.
  init(_ changes: [Change], of frame: Frame, since before: Frame? = nil) {
    let changes = Self.inked(changes)
    // A wide character takes the cell beside it, whatever is sent there before, and loses both by a sign in either. The
    // caption is sent once, and whole.
    let orderedRows = Set(changes.lazy.filter(\.isWide).map(\.position.y))
      .union(before?.rowsOfWideCharacters ?? []).union(frame.captionRows)
    var runs: [Style: Int] = [:]
    for (index, change) in changes.enumerated() where !orderedRows.contains(change.position.y) {
      let before = index > 0 ? changes[index - 1] : nil
      if before?.cell.style != change.cell.style { runs[change.cell.style, default: 0] += 1 }
    }
    var (own, rest): ([Style: [Change]], [Change]) = ([:], [])
    var order: [Style] = []
    for change in changes {
      let style = change.cell.style
      guard runs[style, default: 0] >= Self.leastRuns, !orderedRows.contains(change.position.y)
      else {
        rest.append(change)
        continue
      }
      if own[style] == nil { order.append(style) }
      own[style, default: []].append(change)
    }
    let changed = Set(changes.map(\.position))
    passes =
      order.flatMap { Self.bridged(own[$0] ?? [], frame, changed) }
      + Self.bridged(rest, frame, changed, keepsOrder: true)
  }

  /// Changes as passes in which ncurses meets no other style between two of them.
  ///
  /// Over a few cells that stay it does not move, but sends them again in the colors they have. Blanks among them get the
  /// ink of what is before them; what is behind others waits for a next pass, unless the order is to be kept.
  private static func bridged(
    _ changes: [Change], _ frame: Frame, _ changed: Set<Position>, keepsOrder: Bool = false
  ) -> [[Change]] {
    var passes: [[Change]] = []
    var pass = 0
    var last: Change?
    for change in changes {
      if let last, last.position.y == change.position.y,
        change.position.x - last.position.x - 1 <= Self.longestGap
      {
        let gap = (last.position.x + 1..<change.position.x).map {
          Position(x: $0, y: last.position.y)
        }
        if gap.allSatisfy({ frame[$0].isPlainBlank && !changed.contains($0) }) {
          let blank = Frame.CharacterCell(
            glyph: " ", style: last.cell.style.hasInkOnly ? last.cell.style : .text)
          passes[pass] += gap.map { Change(position: $0, cell: blank, isWide: false) }
        } else if !keepsOrder {
          pass += 1
        }
      } else if last?.position.y != change.position.y {
        pass = 0
      }
      if pass == passes.count { passes.append([]) }
      passes[pass].append(change)
      last = change
    }
    return passes
  }

  /// Cells that ncurses rather sends again than moves over.
  private static let longestGap = 8

  /// The changes with blanks, which show no ink, in that of what changes beside them: of what is before them in their row,
  /// else of what is behind them there, else of what was sent last.
  private static func inked(_ changes: [Change]) -> [Change] {
    var inked = changes
    var next: (ink: Style, row: Int)?
    for (index, change) in changes.enumerated().reversed() {
      if change.cell.hasInk { next = (change.cell.style, change.position.y) }
      guard change.cell.isPlainBlank, let next, next.row == change.position.y else { continue }
      inked[index].cell.style = next.ink
    }
    var last: (ink: Style, row: Int)?
    for (index, change) in changes.enumerated() {
      if change.cell.hasInk { last = (change.cell.style, change.position.y) }
      guard change.cell.isPlainBlank, let last else { continue }
      if last.row == change.position.y || inked[index] == change {
        inked[index].cell.style = last.ink
      }
    }
    return inked
  }

  /// Runs of a style from which on a pass of its own costs less than their colors.
  private static let leastRuns = 2
}

extension Frame.CharacterCell {
  /// True for what is drawn on the background in an ink that a blank may have as well.
  fileprivate var hasInk: Bool { glyph != " " && style.hasInkOnly }
}

extension Frame {
  fileprivate var rowsOfWideCharacters: [Int] {
    (0..<size.rows).filter { y in
      (0..<size.columns).contains { self[Position(x: $0, y: y)].glyph.isEmpty }
    }
  }

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
