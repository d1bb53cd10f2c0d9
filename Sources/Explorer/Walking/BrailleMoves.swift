import Charts
import Descriptions

/// The braille row: shown and put away, walked cell by cell, and turned page by page where it has more
/// cells than the screen has columns.
///
/// The routing keys of a braille display send as many ← or → as there are cells between the cursor and
/// the finger, so each of these moves the cursor by one cell.
extension Model {
  /// The row of the series that one is in, of what is shown of it.
  var brailleRow: BrailleRow {
    let fitting = min(BrailleRow.usualLength, max(size.columns, 1))
    return BrailleRow(
      page.shown, series: page.cursor.series, cells: settings.brailleCells ?? fitting)
  }

  /// The cell that one stands on; `nil` where no point of the row is chosen.
  func focusedCell(of row: BrailleRow) -> Int? {
    guard let point = page.cursor.point else { return nil }
    return row.index(of: point - page.shownPoints(of: page.cursor.series).lowerBound)
  }

  /// The cells of a row that the screen shows: those of the page that one stands on.
  func shownCells(of row: BrailleRow) -> Range<Int> {
    let columns = max(size.columns, 1)
    let first = (focusedCell(of: row) ?? 0) / columns * columns
    return first..<min(first + columns, row.cells.count)
  }

  // MARK: Moves

  /// `b`: the row is shown, with the cursor in it, or put away; lines of text have it once.
  mutating func toggleBrailleRow() -> [Effect] {
    let row = brailleRow
    guard !row.cells.isEmpty || settings.hasBrailleRow else {
      return announce([.fact(.noValues(series: nil))])
    }
    if settings.screenReader == .plain {
      let outline = BrailleRowOutline(
        page.shown, series: page.cursor.series, row, cells: row.cells.indices)
      return announce(outline.map { [.brailleRow($0)] } ?? []) + [.announce(row.text)]
    }
    settings.showsBrailleRow.toggle()
    isInBrailleRow = settings.showsBrailleRow
    guard settings.showsBrailleRow else { return announce([.brailleRow(nil)]) }
    // The cursor stands on a cell from now on.
    let answer = focusedCell(of: row) == nil ? land(onCell: 0, of: row) : Answer([])
    // Whoever came upon the key hears what it has put there.
    let name = Sentence.key(.brailleRow)
    return give(Answer([name] + rowWords + answer.words, sound: answer.sound))
  }

  /// One cell on or back; `nil` without a row.
  mutating func stepCell(by delta: Int) -> Answer? {
    guard settings.hasBrailleRow, !brailleRow.cells.isEmpty else { return nil }
    let row = brailleRow
    let formerPage = shownCells(of: row)
    guard let focused = focusedCell(of: row) else { return land(onCell: 0, of: row) }
    let target = focused + delta
    guard row.cells.indices.contains(target) else { return stepBeyondRow(delta) }
    var answer = land(onCell: target, of: row, isStep: true)
    if shownCells(of: row) != formerPage { answer.words += rowWords }
    return answer
  }

  /// One page on or back, the last turn to the end, or a tenth of the cells where they are one page; `nil` without a row.
  mutating func turnRow(by direction: Int) -> Answer? {
    let row = brailleRow
    guard settings.hasBrailleRow, !row.cells.isEmpty else { return nil }
    let shown = shownCells(of: row)
    guard shown.count < row.cells.count else { return leapCells(by: direction, of: row) }
    let target = direction < 0 ? shown.lowerBound - size.columns : shown.upperBound
    if row.cells.indices.contains(target) {
      var answer = land(onCell: target, of: row)
      answer.words = rowWords + answer.words
      return answer
    }
    let end = direction < 0 ? 0 : row.cells.count - 1
    guard focusedCell(of: row) != end else {
      return .edge(direction < 0 ? .firstPoint : .lastPoint)
    }
    return land(onCell: end, of: row)
  }

  /// A tenth of the cells on or back, at most to the end.
  private mutating func leapCells(by direction: Int, of row: BrailleRow) -> Answer {
    guard let focused = focusedCell(of: row) else { return land(onCell: 0, of: row) }
    let leap = direction * max(row.cells.count / 10, 1)
    let target = min(max(focused + leap, 0), row.cells.count - 1)
    guard target != focused else { return .edge(direction < 0 ? .firstPoint : .lastPoint) }
    page.rememberJump()
    return land(onCell: target, of: row)
  }

  /// The first or the last cell; `nil` without a row, or where one stands there already.
  mutating func goToEndOfRow(_ edge: Edge) -> Answer? {
    let row = brailleRow
    guard settings.hasBrailleRow, !row.cells.isEmpty else { return nil }
    let target = edge == .firstPoint ? 0 : row.cells.count - 1
    guard focusedCell(of: row) != target else { return nil }
    let formerPage = shownCells(of: row)
    page.rememberJump()
    var answer = land(onCell: target, of: row)
    if shownCells(of: row) != formerPage { answer.words += rowWords }
    return answer
  }

  /// To the next point beyond the part that is shown, which takes that part along.
  private mutating func stepBeyondRow(_ delta: Int) -> Answer {
    let shown = page.shownPoints(of: page.cursor.series)
    let target = delta < 0 ? shown.lowerBound - 1 : shown.upperBound
    guard let series = page.series, page.chart.stops(in: page.cursor.series).contains(target) else {
      return .edge(delta < 0 ? .firstPoint : .lastPoint)
    }
    page.pan(to: series.x[target])
    let row = brailleRow
    let place = target - page.shownPoints(of: page.cursor.series).lowerBound
    guard let cell = row.index(of: place) else { return .edge(.lastPoint) }
    return land(onCell: cell, of: row, isStep: true)
  }

  /// Stands on a cell: on its point, or, where it has several, on the first of them that has a value; then
  /// their mean is said and sounds.
  private mutating func land(
    onCell index: Int, of row: BrailleRow, isStep: Bool = false
  ) -> Answer {
    let cell = row.cells[index]
    let series = page.cursor.series
    let point = page.whole(PointReference(series: series, point: cell.point)).point
    guard cell.points.count > 1 else {
      return page.land(on: point, comparedWith: isStep ? point - 1 : nil, settings)
    }
    let outline = StretchOutline(
      page.shown, series: series, cell, namesSeries: page.cursor.point == nil)
    var answer = page.land(on: point, saying: .stretch(outline), settings)
    answer.sound = cell.mean.map { .notes([page.shown.height(of: $0)]) } ?? .missing
    return answer
  }

  /// From where to where the cells reach that the screen shows.
  private var rowWords: [Sentence] {
    let row = brailleRow
    let outline = BrailleRowOutline(
      page.shown, series: page.cursor.series, row, cells: shownCells(of: row))
    return outline.map { [.brailleRow($0)] } ?? []
  }
}

extension KeyAction {
  /// True where it shows the braille row, or goes along it.
  var isAlongBrailleRow: Bool {
    switch self {
    case .brailleRow, .previousPoint, .nextPoint, .tenthBack, .tenthForward, .firstPoint,
      .lastPoint:
      true
    default: false
    }
  }
}
