import Charts
import Descriptions

/// Walking the rows of the data table: a row and the point in it are one place.
extension Model {
  // MARK: What is said

  /// How large the table is.
  var tableOutline: Sentence {
    .dataTable(rows: page.shownRows.count, columns: (table?.columns.count ?? 0) + 1)
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
    guard let row else { return land(onRow: page.shownRows.lowerBound) }
    guard let table, table.rows.indices.contains(row + delta) else {
      return hitEdge(delta < 0 ? .firstItem : .lastItem)
    }
    return land(onRow: row + delta)
  }

  /// A tenth of the rows that are shown on or back; the last leap ends on the end.
  mutating func leapRows(by direction: Int) -> [Effect] {
    guard let table, let row else { return land(onRow: page.shownRows.lowerBound) }
    let size = max(1, Int((Double(page.shownRows.count) / 10).rounded()))
    let target = min(max(row + direction * size, 0), table.rows.count - 1)
    guard target != row else { return hitEdge(direction < 0 ? .firstItem : .lastItem) }
    return land(onRow: target)
  }

  /// The first or the last row that is shown; from there that of the chart.
  mutating func goToEndOfRows(_ edge: Edge) -> [Effect] {
    guard let table, !table.rows.isEmpty else { return land(onRow: 0) }
    let ends = [page.shownRows, table.rows.indices].map {
      edge == .firstPoint ? $0.lowerBound : $0.upperBound - 1
    }
    guard let target = ends.first(where: { $0 != row }) else {
      return hitEdge(edge == .firstPoint ? .firstItem : .lastItem)
    }
    page.rememberJump()
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
    page.pan(to: x)
    cursor.point = page.point(nearest: x, in: cursor.series)
    cursor.other = other
    cursor.x = x
    rotor.isOnPoint = true
    return soundMissing() + announce([rowWords ?? tableOutline])
  }

  /// Enter: the row in the long form, and its point with pitches to compare it with.
  mutating func actOnRow() -> [Effect] {
    guard let table, let row, let rowNumber else { return announce([noPoint]) }
    let sound = page.isOnOwnPoint ? soundPoint(hasReferences: true) : soundMissing()
    return sound
      + announce([
        .rowInFull(
          table.outline(of: table.rows[row]), number: rowNumber.number, of: rowNumber.count)
      ])
  }
}
