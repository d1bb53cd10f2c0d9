import Charts
import Descriptions

/// The place of the reader in the data table: a row and the point in it are one place.
extension Page {
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

  /// True where the cursor's series has a point in the row one stands on.
  var isOnOwnPoint: Bool { cursor.other == nil && outlineHere == nil }

  /// The place one stands at, where the series has no point just there; else `nil`.
  var outlineHere: PointOutline? {
    guard let x = cursor.x, !x.isNaN, let series else { return nil }
    if let point = cursor.point, series.x.indices.contains(point), series.x[point] == x {
      return nil
    }
    var outline = PointOutline(
      series: seriesName(cursor.series), place: chart.place(x), value: nil,
      among: chart.xAxis.categories ?? [])
    // Nothing lacks there where each series has places of its own.
    outline.isAbsent = chart.hasOwnPlaces
    return outline
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

  /// The number of the row one stands on, among those that are shown; `nil` in other modes than the
  /// table.
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
}
