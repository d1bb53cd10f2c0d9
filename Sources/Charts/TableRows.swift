/// The rows of a table, each with the point that each series has in it.
///
/// Row i is point i, and nothing is kept, where all series have the same places, as the columns of
/// a file do. Else each point has the row it was given once.
package struct TableRows: RandomAccessCollection, Equatable, Sendable {
  private enum RowOrder: Equatable, Sendable {
    case shared
    /// The row of each point of each series, ascending.
    case merged([[Int]])
  }

  private let order: RowOrder
  private let seriesCount: Int
  package let endIndex: Int

  package var startIndex: Int { 0 }
  /// True when rows had to be found for the points, one by one.
  package var isMerged: Bool { order != .shared }

  /// A row for each x of `series`, and of an x that one of them has several times one for each.
  package init(_ series: [Series]) {
    seriesCount = series.count
    guard let first = series.first else {
      order = .shared
      endIndex = 0
      return
    }
    if series.dropFirst().allSatisfy({ $0.count == first.count && $0.x == first.x }) {
      order = .shared
      endIndex = first.count
    } else {
      let merged = Self.merged(series)
      order = .merged(merged.rows)
      endIndex = merged.count
    }
  }

  private static func merged(_ series: [Series]) -> (rows: [[Int]], count: Int) {
    var rows = series.map { _ in [Int]() }
    for index in series.indices { rows[index].reserveCapacity(series[index].count) }
    var row = 0
    // A place that is not a number is not waited for.
    func place(_ index: Int) -> Double? {
      let point = rows[index].count
      guard point < series[index].count else { return nil }
      let x = series[index].x[point]
      return x.isNaN ? -.infinity : x
    }
    while let lowest = series.indices.lazy.compactMap(place).min() {
      for index in series.indices where place(index) == lowest { rows[index].append(row) }
      row += 1
    }
    return (rows, row)
  }

  /// The point that each series has in a row, if it has one.
  package subscript(row: Int) -> [Int?] {
    switch order {
    case .shared: Array(repeating: row, count: seriesCount)
    case .merged(let rows):
      rows.map { rows in
        let point = rows.firstIndex(from: row)
        return rows.indices.contains(point) && rows[point] == row ? point : nil
      }
    }
  }

  /// The row that a point stands in.
  package func row(of point: PointReference) -> Int? {
    switch order {
    case .shared:
      return (0..<seriesCount).contains(point.series) && indices.contains(point.point)
        ? point.point : nil
    case .merged(let rows):
      guard rows.indices.contains(point.series), rows[point.series].indices.contains(point.point)
      else { return nil }
      return rows[point.series][point.point]
    }
  }
}
