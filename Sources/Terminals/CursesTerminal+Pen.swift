import CNCurses
import Screen

extension CursesTerminal {
  /// Sends the cells of all rows that have nothing special past ncurses, which then takes them as shown.
  ///
  /// The caption is left to ncurses, and so are rows of wide characters and of what the C library does not know.
  func sendByPen(
    _ changes: inout [PaintPasses.Change], of frame: borrowing Frame, since before: Frame
  ) {
    guard let ink, frame.size == size else { return }
    let corner = Position(x: size.columns - 1, y: size.rows - 1)
    let special = frame.rowsOfWideCharacters.union(before.rowsOfWideCharacters)
      .union(frame.captionRows).union(before.captionRows)
      .union(
        changes.lazy.filter { !ink.isSendable($0.cell.glyph) || $0.position == corner }
          .map(\.position.y))
    let sent = changes.filter { !special.contains($0.position.y) }
    guard !sent.isEmpty else { return }
    changes.removeAll { !special.contains($0.position.y) }
    let cursor = shown(before.cursor)
    var pen = PaintPen(
      columns: size.columns, grammar: ink.grammar, cursor: cursor, look: PenLook.none)
    PaintPasses.plan(sent, of: copy frame, since: before, ink: ink).send(by: &pen)
    pen.end(at: cursor)
    for change in sent { painter.paint(change.cell, isWide: false, at: change.position) }
    wnoutrefresh(shim_screen())
    for row in Set(sent.map(\.position.y)) { shim_take_as_shown(Int32(row)) }
    TerminalOutput.send(pen.bytes, to: descriptors[0])
  }
}
