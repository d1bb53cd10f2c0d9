import Screen

/// The order in which changed cells are sent.
///
/// ncurses sends rows from top to bottom and each of them from left to right. A change of color costs more bytes than a
/// move of the cursor, and a picture changes colors many times in a row. What has one style is thus a pass of its own,
/// but where two take fewer bytes together: each pass ends at the caption, and without colors.
struct PaintPasses {
  /// A cell that changed.
  struct Change: Equatable {
    var position: Position
    var cell: Frame.CharacterCell
    var isWide: Bool
    /// True for a blank over which a block is sent later.
    var isBelow = false
  }

  let passes: [[Change]]

  /// - Parameters:
  ///   - changes: The cells that changed, row by row.
  ///   - frame: All cells as they are now.
  ///   - before: The cells as they were; without them there is one pass, as nothing can be sent twice.
  ///   - costs: The bytes that the terminal takes.
  init(
    _ changes: [Change], of frame: Frame, since before: Frame?, costs: PaintCosts = PaintCosts()
  ) {
    let changes = frame.withWholeCaption(changes)
    guard let before, before.size == frame.size else {
      let seen = changes.filter {
        !$0.cell.isPlainBlank || frame.captionRows.contains($0.position.y)
      }
      passes = PaintPlan([seen], of: frame, since: Frame(size: frame.size), costs: costs).passes
      return
    }
    // A wide character takes the cell beside it, whatever is sent there before, and loses both by a sign in either. The
    // caption is sent once, and whole.
    let orderedRows = frame.rowsOfWideCharacters.union(before.rowsOfWideCharacters)
      .union(frame.captionRows)
    let plans = [Int.max, 1].map { reach in
      PaintPlan(
        Self.units(changes, orderedRows, reach: reach, costs), of: frame, since: before,
        costs: costs)
    }
    passes = plans.min { $0.bytes < $1.bytes }?.passes ?? [changes]
  }

  /// The changes by their style, the largest first, and behind them those whose order is kept.
  ///
  /// - Parameters:
  ///   - changes: The changes, row by row.
  ///   - orderedRows: The rows whose order is kept.
  ///   - reach: As far from a blank, which shows no ink, is what lends it its own; without that blanks are for
  ///     themselves, as those of a column are that is cleared.
  ///   - costs: The bytes that the terminal takes.
  /// - Returns: The units, each row by row.
  private static func units(
    _ changes: [Change], _ orderedRows: Set<Int>, reach: Int, _ costs: PaintCosts
  ) -> [[Change]] {
    var (units, order, kept): ([Style: [Change]], [Style], [Change]) = ([:], [], [])
    var blanks: [Change] = []
    let inks = inks(beside: changes, reach: reach)
    for (index, change) in changes.enumerated() {
      guard !orderedRows.contains(change.position.y) else {
        kept.append(change)
        continue
      }
      let isBlank = change.cell.isPlainBlank
      guard let style = isBlank ? inks[index] : change.cell.style else {
        blanks.append(change)
        continue
      }
      if units[style] == nil { order.append(style) }
      units[style, default: []].append(change)
    }
    var all = order.compactMap { units[$0] }
    if costs.erases { all = all.flatMap(withoutBlocks) }
    if !blanks.isEmpty { all.append(blanks) }
    let sorted = all.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return sorted.map(\.element) + [kept]
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

  /// Broad bars, which begin with a block, as blanks first, which are erased at once, and the blocks behind them.
  private static func withoutBlocks(_ unit: [Change]) -> [[Change]] {
    guard let style = unit.first?.cell.style, style.ground == style.role else { return [unit] }
    var (blank, blocks) = (unit, [Change]())
    for index in unit.indices where unit[index].cell.glyph == "█" {
      let end = index + PaintCosts.leastErased - 1
      guard unit.indices.contains(end), unit[end].position.y == unit[index].position.y,
        unit[end].position.x - unit[index].position.x == end - index,
        unit[index + 1...end].allSatisfy({ $0.cell.glyph == " " })
      else { continue }
      blank[index].cell.glyph = " "
      blank[index].isBelow = true
      blocks.append(unit[index])
    }
    return blocks.count >= leastBlocks ? [blank, blocks] : [unit]
  }

  /// Blocks from which on a pass of their own costs less than the blanks behind them.
  private static let leastBlocks = 6
}

extension Frame.CharacterCell {
  /// True for what is drawn on the background in an ink that a blank may have as well.
  var hasInk: Bool { glyph != " " && style.hasInkOnly }
}

extension Frame {
  fileprivate var rowsOfWideCharacters: Set<Int> {
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
