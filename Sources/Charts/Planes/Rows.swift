/// Rows across the plot, one below the other, where y is not a height.
///
/// They are even but for the cells that they are drawn in: each has whole ones, some perhaps one more than others, so that
/// all cells are used and no two rows share one.
struct Rows: Equatable, Sendable {
  /// The number of rows.
  let count: Int
  /// The rows of cells that they are drawn in; `nil` where there are none.
  var cells: Int?

  /// The range over which a row reaches up the plot, 0 … 1; the first is at the top.
  func band(of row: Int) -> ClosedRange<Double> {
    if let cells, cells > 0, cells < count {
      // Fewer cells than rows are shared, each by neighbors, as their means are.
      let block = Double((min(max(row, 0), count - 1) * cells + cells - 1) / count)
      return 1 - (block + 1) / Double(cells)...1 - block / Double(cells)
    }
    let (low, high) = (edge(below: row + 1), edge(below: row))
    return min(low, high)...high
  }

  /// The height of the middle of a row, 0 … 1.
  func middle(of row: Int) -> Double {
    let band = band(of: row)
    return (band.lowerBound + band.upperBound) / 2
  }

  /// The height of a place in rows from the bottom up, 0 … 1 from the lower edge of the last row to the upper one of the
  /// first.
  func height(of place: Double) -> Double {
    guard count > 0, place.isFinite else { return place }
    let row = Int(min(max((Double(count) - place).rounded(.up) - 1, 0), Double(count - 1)))
    let band = band(of: row)
    let share = place - Double(count - 1 - row)
    return band.lowerBound + share * (band.upperBound - band.lowerBound)
  }

  /// The height of the lower edge of some rows from the top.
  private func edge(below rows: Int) -> Double {
    let part = Double(rows) / Double(max(count, 1))
    guard let cells, cells >= max(count, 1) else { return 1 - part }
    return (Double(cells) - (part * Double(cells)).rounded()) / Double(cells)
  }
}
