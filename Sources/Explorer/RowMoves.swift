import Charts
import Descriptions

/// Walking the rows of the data table: a row and the point in it are one place.
extension Model {
  // MARK: Where one stands

  /// The row one stands on, among those of the whole chart.
  var row: Int? { rowPoint.flatMap { table?.rows.row(of: $0) } }

  /// The point that has the row: that of the cursor, or of another series where its own has none at
  /// this x.
  private var rowPoint: PointReference? {
    if let other = cursor.other { return other }
    guard outlineHere != nil, let x = cursor.x else { return point }
    for index in chart.series.indices {
      if let found = chart.series[index].index(at: x) {
        return PointReference(series: index, point: found)
      }
    }
    return point
  }

  /// Whether the cursor's series has a point in the row one stands on.
  private var isOnOwnPoint: Bool { cursor.other == nil && outlineHere == nil }

  /// The place one stands at, where the series has no point just there; else `nil`.
  var outlineHere: PointOutline? {
    guard let x = cursor.x, !x.isNaN, let series else { return nil }
    if let point = cursor.point, series.x.indices.contains(point), series.x[point] == x {
      return nil
    }
    return PointOutline(
      series: seriesName(cursor.series), place: chart.place(x), value: nil,
      among: chart.xAxis.categories ?? [])
  }

  /// Stands on the point of the cursor's series that is nearest to a place where it has none, for what
  /// needs a point.
  mutating func standOnPoint() {
    guard outlineHere != nil, let point, let series, series.x.indices.contains(point.point) else {
      return
    }
    cursor.point = point.point
    cursor.x = series.x[point.point]
  }

  /// Stands on a row, where the place one stands at has none: another chart has it.
  mutating func standOnRow() {
    guard let x = cursor.x, !chart.series.contains(where: { $0.index(at: x) != nil }) else {
      return
    }
    standOnPoint()
  }

  /// Which of the rows that are shown one stands on; `nil` in other modes than the table.
  var rowNumber: Ordinal? {
    guard rotor.mode == .table, let table, let row else { return nil }
    let rows = shownRows.contains(row) ? shownRows : table.rows.indices
    return Ordinal(row - rows.lowerBound + 1, of: rows.count)
  }

  /// The rows that are shown.
  var shownRows: Range<Int> {
    guard let table else { return 0..<0 }
    return window.map { table.rows(in: $0) } ?? table.rows.indices
  }

  /// The point of the cursor's series that comes next on the way from a place where it has none.
  func pointBeside(_ direction: Int) -> Int? {
    guard let x = cursor.x, let series, outlineHere != nil else { return nil }
    let next = series.x.prefix(series.count).firstIndex(from: x)
    return direction < 0 ? next - 1 : next
  }

  // MARK: What is said

  /// How large the table is.
  var tableOutline: Sentence {
    .dataTable(rows: shownRows.count, columns: (table?.columns.count ?? 0) + 1)
  }

  /// The table as one comes to it, and the row one stands on.
  var tableWords: [Sentence] { [tableOutline] + [rowWords].compactMap(\.self) }

  /// The row one stands on in the table; `nil` elsewhere.
  var rowWords: Sentence? {
    guard let table, let row, let rowNumber else { return nil }
    let outline = table.outline(of: table.rows[row])
    return settings.verbosity == .terse
      ? .row(outline) : .rowInFull(outline, number: rowNumber.number, of: rowNumber.count)
  }

  // MARK: Moves

  /// One row on or back.
  mutating func stepRow(by delta: Int) -> [Effect] {
    guard let row else { return land(onRow: shownRows.lowerBound) }
    guard let table, table.rows.indices.contains(row + delta) else {
      return hitEdge(delta < 0 ? .firstItem : .lastItem)
    }
    return land(onRow: row + delta)
  }

  /// A tenth of the rows that are shown on or back; the last leap ends on the end.
  mutating func leapRows(by direction: Int) -> [Effect] {
    guard let table, let row else { return land(onRow: shownRows.lowerBound) }
    let size = max(1, Int((Double(shownRows.count) / 10).rounded()))
    let target = min(max(row + direction * size, 0), table.rows.count - 1)
    guard target != row else { return hitEdge(direction < 0 ? .firstItem : .lastItem) }
    return land(onRow: target)
  }

  /// The first or the last row that is shown; from there that of the chart.
  mutating func goToEndOfRows(_ edge: Edge) -> [Effect] {
    guard let table, !table.rows.isEmpty else { return land(onRow: 0) }
    let ends = [shownRows, table.rows.indices].map {
      edge == .firstPoint ? $0.lowerBound : $0.upperBound - 1
    }
    guard let target = ends.first(where: { $0 != row }) else {
      return hitEdge(edge == .firstPoint ? .firstItem : .lastItem)
    }
    rememberJump()
    return land(onRow: target)
  }

  /// Stands on a row: on the point that the cursor's series has in it, or, without one, at its x.
  private mutating func land(onRow row: Int) -> [Effect] {
    guard let table, table.rows.indices.contains(row) else {
      return stopSound() + announce([tableOutline])
    }
    let points = table.rows[row]
    if points.indices.contains(cursor.series), let own = points[cursor.series] {
      return land(on: own)
    }
    guard let other = table.point(of: points), let x = table.place(of: points) else { return [] }
    pan(to: x)
    cursor.point = point(nearest: x, in: cursor.series)
    cursor.other = other
    cursor.x = x
    rotor.isOnPoint = true
    return soundMissing() + announce([rowWords ?? tableOutline])
  }

  /// Enter: the row in the long form, and its point with pitches to compare it with.
  mutating func actOnRow() -> [Effect] {
    guard let table, let row, let rowNumber else { return announce([noPoint]) }
    let sound = isOnOwnPoint ? soundPoint(hasReferences: true) : soundMissing()
    return sound
      + announce([
        .rowInFull(
          table.outline(of: table.rows[row]), number: rowNumber.number, of: rowNumber.count)
      ])
  }
}
