import Screen

/// The contents of each row of the screen, for any size; nothing overlaps.
///
/// Big text lies between the plot and the caption; the rest is laid out as on a screen that is lower
/// by it. The caption is never shed. What goes first when rows are short: the unit row, the row of tick
/// labels (they move onto the axis), the hint, the rotor, the axis, the title.
package struct Layout: Equatable, Sendable {
  package var title: Int?
  /// The number of rows of the title: more where it is in big letters.
  package private(set) var titleRows = 1
  package var rotor: Int?
  package var unit: Int?
  package var plot: Area
  package var axis: Int?
  package var tickLabels: Int?
  /// The number of rows of x axis labels, from `tickLabels` down, or the axis itself.
  package private(set) var tickLabelRows = 1
  /// The row of the focus mark; `nil` when it stands on the axis or there is no room.
  package var focus: Int?
  /// The row that says what the shades of a heat map mean, if it has one.
  package private(set) var scale: Int?
  /// The rows of the names of series below the plot, where it has some.
  package private(set) var legend: Range<Int>?
  /// The area of the focused value in big letters, if it has them.
  package var bigText: Area?
  package var caption: Area
  /// The row of the series in braille, if it is shown.
  package var brailleRow: Int?
  package var hint: Int?
  /// True where the title row must say where help is, for want of a hint row.
  package var showsHelp: Bool

  /// Lays out a screen, or a picture on paper, which has neither rotor nor hint.
  ///
  /// - Parameters:
  ///   - size: The size in cells.
  ///   - isPicture: True for a picture on paper.
  ///   - captionRows: The rows that the caption of a picture needs: there it cannot be read on.
  ///   - hasAxes: False for what is drawn around a middle, whose plot takes the rows of the axes; that
  ///     of the focus stays.
  ///   - scale: The size of the focused value, from 1 to 4; at 1 it has no place of its own.
  ///   - letterRows: The rows that letters of a scale take.
  package init(
    _ size: Size, isPicture: Bool = false, captionRows: Int = 1, hasAxes: Bool = true,
    scale: Int = 1,
    letterRows: [Int: Int] = Layout.drawnLetterRows
  ) {
    let bigRows = isPicture ? 0 : Self.bigRows(scale, letterRows, of: size)
    let rows = max(size.rows, 1) - bigRows
    let columns = max(size.columns, 1)
    // Beside big letters the plot needs the row of the hint.
    hint = rows >= (bigRows > 0 ? 8 : 7) && !isPicture ? rows - 1 : nil
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
    if rows >= 14, hasAxes {
      unit = top
      top += 1
    }
    var bottom = captionRow
    if !hasAxes {
      if rows >= 3, !isPicture {
        focus = bottom - 1
        bottom -= 1
      }
    } else if rows >= 14 {
      if !isPicture {
        focus = bottom - 1
        bottom -= 1
      }
      tickLabels = bottom - 1
      axis = bottom - 2
      bottom -= 2
    } else if rows >= (bigRows > 0 ? 6 : 7) {
      axis = bottom - 1
      bottom -= 1
    } else if rows >= 3, !isPicture {
      focus = bottom - 1
      bottom -= 1
    }
    plot = Area(x: 0, y: top, columns: columns, rows: max(bottom - top, 0))

    guard bigRows > 0 else { return }
    bigText = Area(x: 0, y: captionRow, columns: columns, rows: bigRows)
    caption.y += bigRows
    hint = hint.map { $0 + bigRows }
  }

  /// The most rows that the labels could have: a third of what the plot can spare.
  var mostTickLabelRows: Int {
    tickLabels == nil ? 1 : min(max((plot.rows - 4) / 3, 1), 3)
  }

  /// Keeps the row of the hint below a caption of two rows: how to leave a list is to be seen.
  mutating func keepHint() {
    guard let hint, caption.y + 1 == hint, caption.y >= Self.leastRowsOfList else { return }
    caption.y -= 1
    caption.rows = hint - caption.y
  }

  private static let leastRowsOfList = 8

  /// Takes rows from the plot for labels that need more than one.
  mutating func giveTickLabels(_ rows: Int) {
    let more = min(rows, mostTickLabelRows) - tickLabelRows
    guard more > 0 else { return }
    tickLabelRows += more
    plot.rows -= more
    axis = axis.map { $0 - more }
    tickLabels = tickLabels.map { $0 - more }
  }

  /// Takes rows from the plot for a title in letters of so many; false where none of it would be left.
  @discardableResult
  mutating func giveTitle(_ rows: Int) -> Bool {
    let more = rows - titleRows
    guard more > 0, plot.rows - more >= 1 else { return false }
    titleRows += more
    rotor = rotor.map { $0 + more }
    unit = unit.map { $0 + more }
    plot.y += more
    plot.rows -= more
    return true
  }

  /// The rows that a title could have at a scale: on a low screen larger letters are worth a row of the plot, and beside
  /// those of the focus more of them.
  func mostTitleRows(scale: Int) -> Int {
    let isLow = unit == nil
    let least =
      isLow && bigText != nil
      ? Self.leastRowsBesideFocus
      : Self.leastRowsBelowTitle - (isLow && scale > 2 ? 1 : 0)
    return titleRows + max(plot.rows - least, 0)
  }

  private static let leastRowsBelowTitle = 5
  private static let leastRowsBesideFocus = 3

  /// Gives the row of the rotor to the plot.
  mutating func dropRotor() {
    guard let row = rotor, unit == nil, plot.y == row + 1 else { return }
    rotor = nil
    plot.y -= 1
    plot.rows += 1
  }

  /// Takes a row from the plot, below all that belongs to it, for what shades mean.
  mutating func giveScale() { scale = giveBelow(1)?.lowerBound }

  /// Takes at most so many rows from the plot, below all that belongs to it, for the names of series.
  mutating func giveLegend(_ rows: Int) {
    guard rows > 0 else { return }
    legend = giveBelow(rows)
  }

  /// Takes at most so many rows from the plot: a third of it.
  private mutating func giveBelow(_ rows: Int) -> Range<Int>? {
    guard plot.rows >= Self.leastRowsBesideScale else { return nil }
    let taken = min(rows, (plot.rows - 2) / 3)
    let ends = [axis, tickLabels.map { $0 + tickLabelRows - 1 }, focus].compactMap(\.self)
    let last = max(ends.max() ?? 0, plot.y + plot.rows - 1)
    plot.rows -= taken
    axis = axis.map { $0 - taken }
    tickLabels = tickLabels.map { $0 - taken }
    focus = focus.map { $0 - taken }
    return last + 1 - taken..<last + 1
  }

  private static let leastRowsBesideScale = 5

  /// The rows of letters drawn by hand, and of those of fonts, by their scale.
  package static let drawnLetterRows = [2: 3, 3: 4, 4: 6]
  static let fontLetterRows = [2: 4, 3: 6, 4: 8]
  static let asciiLetterRows = [2: 6, 3: 8, 4: 8]

  /// The number of rows for big letters: as the scale says, less where too little would be left.
  private static func bigRows(_ scale: Int, _ letterRows: [Int: Int], of size: Size) -> Int {
    for scale in stride(from: scale, to: 1, by: -1) {
      let line = letterRows[scale] ?? scale + 1
      // High and narrow screens have room for the place above the value.
      let isNarrow = size.columns < 12 * (scale + 2)
      if isNarrow, size.rows >= 2 * line + 12 { return 2 * line }
      // The largest take the rows of the rotor and of the axis, too.
      let rest = line == 3 ? 3 : scale == 4 ? 6 : 7
      if size.rows >= line + rest { return line }
    }
    return 0
  }
}
