import Screen

/// Which row of the screen shows what, for any size; nothing overlaps.
///
/// The caption is never shed. What goes first when rows are short: the unit row, the row of tick
/// labels (they move onto the axis), the hint, the rotor, the axis, the title.
package struct Layout: Equatable, Sendable {
  package var title: Int?
  package var rotor: Int?
  package var unit: Int?
  package var plot: Area
  package var axis: Int?
  package var tickLabels: Int?
  /// The row of the focus mark; `nil` when it stands on the axis or there is no room.
  package var focus: Int?
  package var caption: Area
  package var hint: Int?
  /// Whether the title row must say where help is, for want of a hint row.
  package var showsHelp: Bool

  /// Lays out a screen, or a picture on paper, which has neither rotor nor hint.
  ///
  /// - Parameters:
  ///   - size: The size in cells.
  ///   - isPicture: Whether it is for paper.
  ///   - captionRows: How many rows the caption of a picture needs: there it cannot be read on.
  package init(_ size: Size, isPicture: Bool = false, captionRows: Int = 1) {
    let rows = max(size.rows, 1)
    let columns = max(size.columns, 1)
    hint = rows >= 7 && !isPicture ? rows - 1 : nil
    showsHelp = hint == nil && !isPicture
    // A long caption flows onto the row of the hint, which is the first to go.
    let captionRow =
      rows == 6 && !isPicture
      ? 4 : hint.map { $0 - 1 } ?? rows - min(max(isPicture ? captionRows : 1, 1), rows)
    caption = Area(x: 0, y: captionRow, columns: columns, rows: rows - captionRow)

    var top = 0
    if rows >= 4 {
      title = 0
      top = 1
    }
    if rows >= 7, !isPicture {
      rotor = 1
      top = 2
    }
    if rows >= 14 {
      unit = top
      top += 1
    }
    var bottom = captionRow
    if rows >= 14 {
      focus = bottom - 1
      tickLabels = bottom - 2
      axis = bottom - 3
      bottom -= 3
    } else if rows >= 7 {
      axis = bottom - 1
      bottom -= 1
    } else if rows >= 3 {
      focus = bottom - 1
      bottom -= 1
    }
    plot = Area(x: 0, y: top, columns: columns, rows: max(bottom - top, 0))
  }
}
