import Charts
import Descriptions

/// Walking the rows of the data table: a row and the point in it are one place.
extension Page {
  // MARK: What is said

  /// The words for the size of the table.
  var tableOutline: Sentence {
    .dataTable(rows: shownRows.count, columns: (table?.columns.count ?? 0) + 1)
  }

  /// The row one stands on, which is another each time, and then the table as one comes to it.
  func tableWords(_ verbosity: Verbosity) -> [Sentence] {
    [rowWords(verbosity), tableOutline, unreadWords].compactMap(\.self)
  }

  /// The fact that there are more rows than are read; `nil` of a chart of all.
  private var unreadWords: Sentence? {
    chart.notes.first { if case .rowsSoFar = $0 { true } else { false } }.map(Sentence.fact)
  }

  /// The row one stands on in the table; `nil` elsewhere.
  func rowWords(_ verbosity: Verbosity) -> Sentence? {
    guard let table, let row, let rowNumber else { return nil }
    let outline = table.outline(of: table.rows[row])
    return verbosity == .verbose
      ? .rowInFull(outline, number: rowNumber.number, of: rowNumber.count) : .row(outline)
  }

  // MARK: Moves

  /// One row on or back.
  mutating func stepRow(by delta: Int, _ settings: Settings) -> Answer {
    guard let row else { return land(onRow: shownRows.lowerBound, settings) }
    guard let table, table.rows.indices.contains(row + delta) else {
      return .edge(delta < 0 ? .firstItem : .lastItem)
    }
    return land(onRow: row + delta, isStep: true, settings)
  }

  /// A tenth of the rows that are shown on or back; the last leap ends on the end.
  mutating func leapRows(by direction: Int, _ settings: Settings) -> Answer {
    guard let table, let row else { return land(onRow: shownRows.lowerBound, settings) }
    let size = max(1, Int((Double(shownRows.count) / 10).rounded()))
    let target = min(max(row + direction * size, 0), table.rows.count - 1)
    guard target != row else { return .edge(direction < 0 ? .firstItem : .lastItem) }
    return land(onRow: target, settings)
  }

  /// The first or the last row that is shown; from there that of the chart.
  mutating func goToEndOfRows(_ edge: Edge, _ settings: Settings) -> Answer {
    guard let table, !table.rows.isEmpty else { return land(onRow: 0, settings) }
    let ends = [shownRows, table.rows.indices].map {
      edge == .firstPoint ? $0.lowerBound : $0.upperBound - 1
    }
    guard let target = ends.first(where: { $0 != row }) else {
      return .edge(edge == .firstPoint ? .firstItem : .lastItem)
    }
    rememberJump()
    return land(onRow: target, settings)
  }

  /// Stands on a row: on the point that the cursor's series has in it, or, without one, at its x.
  private mutating func land(
    onRow row: Int, isStep: Bool = false, _ settings: Settings
  ) -> Answer {
    guard let table, table.rows.indices.contains(row) else {
      return Answer([tableOutline], sound: .stop)
    }
    let points = table.rows[row]
    if points.indices.contains(cursor.series), let own = points[cursor.series] {
      return land(on: own, comparedWith: isStep ? own - 1 : nil, settings)
    }
    guard let other = table.point(of: points), let x = table.place(of: points) else {
      return Answer([])
    }
    let former = window
    pan(to: x)
    let moved = window != former && !isStep ? windowWords : []
    cursor.point = point(nearest: x, in: cursor.series)
    cursor.other = other
    cursor.x = x
    rotor.isOnPoint = true
    return Answer([rowWords(settings.verbosity) ?? tableOutline] + moved, sound: .missing)
  }

  /// Enter: the row in the long form, and its point with pitches to compare it with.
  func actOnRow(_ settings: Settings) -> Answer {
    guard let table, let row, let rowNumber else { return Answer([noPoint(settings)]) }
    return Answer(
      [
        .rowInFull(
          table.outline(of: table.rows[row]), number: rowNumber.number, of: rowNumber.count)
      ], sound: isOnOwnPoint ? comparedPointSound : .missing)
  }
}
