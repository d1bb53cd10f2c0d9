/// Even rows across the plot, one below the other, where y is not a height.
struct Rows: Equatable, Sendable {
  /// The number of rows.
  let count: Int

  /// The range over which a row reaches up the plot, 0 … 1; the first is at the top.
  func band(of row: Int) -> ClosedRange<Double> {
    let count = Double(max(count, 1))
    return (1 - Double(row + 1) / count)...(1 - Double(row) / count)
  }

  /// The height of the middle of a row, 0 … 1.
  func middle(of row: Int) -> Double {
    let band = band(of: row)
    return (band.lowerBound + band.upperBound) / 2
  }
}
