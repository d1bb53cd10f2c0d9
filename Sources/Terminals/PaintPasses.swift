import Screen

/// The cells of a frame that changed, and in what order they are sent.
///
/// A change of color costs more bytes than a move of the cursor, and a picture changes colors many times in a row. What
/// has one style is thus a pass of its own, but where two take fewer bytes together.
enum PaintPasses {
  /// A cell that changed.
  struct Change: Equatable {
    var position: Position
    var cell: Frame.CharacterCell
    var isWide: Bool
  }

  /// The plan that takes the fewest bytes.
  ///
  /// - Parameters:
  ///   - changes: The cells that changed, row by row, each of one column.
  ///   - frame: All cells as they are now.
  ///   - before: All cells as they were.
  ///   - ink: What the terminal is told of each style.
  ///   - start: The place of the cursor.
  ///   - wholeRows: The rows that come last, each whole, whatever of them has changed.
  /// - Returns: The passes, one after the other.
  static func plan(
    _ changes: [Change], of frame: Frame, since before: Frame, ink: PaintInk,
    from start: Position = Position(x: 0, y: 0), wholeRows: [Int] = []
  ) -> PaintPlan {
    func plan(reach: Int) -> PaintPlan {
      PaintPlan(
        units(changes, reach: reach), of: frame, since: before, ink: ink, from: start,
        wholeRows: wholeRows)
    }
    let (first, second) = (plan(reach: .max), plan(reach: 1))
    return second.bytes < first.bytes ? second : first
  }

  /// Changes so that what stands below a run follows it, before the row goes on: the sides of an outline, each down to
  /// its end.
  static func upright(_ changes: [Change]) -> [Change] {
    var runs: [ArraySlice<Change>] = []
    var starts: [Position: Int] = [:]
    var start = changes.startIndex
    for end in changes.indices.dropFirst() + [changes.endIndex] where !changes.isEmpty {
      let last = changes[end - 1].position
      if end < changes.endIndex, changes[end].position == Position(x: last.x + 1, y: last.y) {
        continue
      }
      starts[changes[start].position] = runs.count
      runs.append(changes[start..<end])
      start = end
    }
    var upright: [Change] = []
    upright.reserveCapacity(changes.count)
    for run in runs {
      var next: Position? = run[run.startIndex].position
      while let place = next, let index = starts.removeValue(forKey: place) {
        upright += runs[index]
        next = steps.lazy.map { Position(x: place.x + $0, y: place.y + 1) }
          .first { starts[$0] != nil }
      }
    }
    return upright
  }

  /// As far to the side as a slope goes from a row to the next, the nearest first.
  private static let steps = (0...6).flatMap { $0 == 0 ? [0] : [-$0, $0] }

  /// The changes by their style, the largest first.
  ///
  /// - Parameters:
  ///   - changes: The changes, row by row.
  ///   - reach: As far from a blank, which shows no ink, is what lends it its own; without that blanks are for
  ///     themselves, as those of a column are that is cleared.
  /// - Returns: The units, each row by row.
  private static func units(_ changes: [Change], reach: Int) -> [[Change]] {
    var (units, order): ([Style: [Change]], [Style]) = ([:], [])
    var blanks: [Change] = []
    let inks = inks(beside: changes, reach: reach)
    for (index, change) in changes.enumerated() {
      guard let style = change.cell.isPlainBlank ? inks[index] : change.cell.style else {
        blanks.append(change)
        continue
      }
      if units[style] == nil { order.append(style) }
      units[style, default: []].append(change)
    }
    let all = order.compactMap { units[$0] } + (blanks.isEmpty ? [] : [blanks])
    let sorted = all.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// For each change the style of the nearest ink that changes in its row; none where that is too far.
  private static func inks(beside changes: [Change], reach: Int) -> [Style?] {
    var inks = [Style?](repeating: nil, count: changes.count)
    var distances = [Int](repeating: .max, count: changes.count)
    func lend(_ indices: some Sequence<Int>) {
      var last: Change?
      for index in indices {
        let change = changes[index]
        if change.cell.hasInk { last = change }
        guard let last, last.position.y == change.position.y else { continue }
        let distance = abs(last.position.x - change.position.x)
        guard distance <= reach, distance < distances[index] else { continue }
        (distances[index], inks[index]) = (distance, last.cell.style)
      }
    }
    lend(changes.indices)
    lend(changes.indices.reversed())
    return inks
  }
}

extension Frame.CharacterCell {
  /// True for what is drawn on the background in an ink that a blank may have as well.
  var hasInk: Bool { glyph != " " && style.hasInkOnly }
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
