import CNCurses
import Screen

extension CursesTerminal {
  /// Sends the cells of all rows that have nothing special past ncurses, which then takes them as shown.
  ///
  /// Rows of wide characters and of what the C library does not know are left to ncurses; so is the caption where there are
  /// any, as it comes last, and one that is not said.
  ///
  /// - Parameters:
  ///   - changes: The cells that changed; those that were sent are taken away.
  ///   - frame: All cells as they are now.
  ///   - before: All cells as they were.
  ///   - isCaptionSaid: True where the caption is sent whole.
  /// - Returns: True when the caption was sent.
  func sendByPen(
    _ changes: inout [PaintPasses.Change], of frame: borrowing Frame, since before: Frame,
    isCaptionSaid: Bool
  ) -> Bool {
    guard let ink, frame.size == size else { return false }
    let frame = copy frame
    let corner = Position(x: size.columns - 1, y: size.rows - 1)
    let captions = Set(frame.captionRows).union(before.captionRows)
    let unknown = frame.rowsOfWideCharacters.union(before.rowsOfWideCharacters)
      .union(
        changes.lazy.filter { !ink.isSendable($0.cell.glyph) || $0.position == corner }
          .map(\.position.y))
    let changed = Set(changes.map(\.position.y))
    let sendsCaption =
      isCaptionSaid && changed.union(captions).isDisjoint(with: unknown)
      && captions.allSatisfy {
        (0..<corner.y).contains($0) && frame.hasOnly(ink.isSendable, in: $0)
      }
    let rows = changed.subtracting(unknown).subtracting(captions)
      .union(sendsCaption ? captions : [])
    guard !rows.isEmpty else { return false }
    let sent = changes.filter { rows.contains($0.position.y) }
    changes.removeAll { rows.contains($0.position.y) }
    let cursor = shown(before.cursor)
    var pen = PaintPen(
      columns: size.columns, grammar: ink.grammar, cursor: cursor, look: PenLook.none)
    PaintPasses.plan(
      sent.filter { !captions.contains($0.position.y) }, of: frame, since: before, ink: ink,
      from: cursor, wholeRows: sendsCaption ? captions.sorted() : []
    ).send(by: &pen)
    for change in sent { painter.paint(change.cell, isWide: false, at: change.position) }
    wnoutrefresh(shim_screen())
    for row in rows { shim_take_as_shown(Int32(row)) }
    TerminalOutput.send(pen.bytes, to: descriptors[0])
    return sendsCaption
  }
}

extension PaintPen {
  /// Writes a row of text whole, in one run: what is read aloud as it arrives has no way of the cursor within it.
  mutating func write(row: Int, of frame: Frame, _ ink: PaintInk) {
    let end =
      (0..<frame.size.columns).last { !frame[Position(x: $0, y: row)].isPlainBlank }.map { $0 + 1 }
      ?? 0
    for x in 0..<end {
      let place = Position(x: x, y: row)
      write(frame[place].glyph, ink.look(of: frame[place].style), at: place)
    }
    eraseRow(from: Position(x: end, y: row), ink.look(of: .text))
  }
}

extension Frame {
  /// True where each cell of a row has a glyph that is known.
  fileprivate func hasOnly(_ isKnown: (String) -> Bool, in row: Int) -> Bool {
    cells[row * size.columns..<(row + 1) * size.columns].allSatisfy { isKnown($0.glyph) }
  }
}
