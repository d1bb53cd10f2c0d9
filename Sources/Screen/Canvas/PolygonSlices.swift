/// The inside of a closed line as rectangles, column by column.
///
/// A column is filled as it is in its middle; where the line crosses itself, by the even-odd rule.
struct PolygonSlices {
  /// A rectangle one column wide, in fractions of the canvas.
  struct Slice: Equatable, Sendable {
    var left: Double
    var right: Double
    var bottom: Double
    var top: Double
  }

  private(set) var slices: [Slice] = []

  /// Slices the line through `corners`; what is not a number, or outside, is left out.
  init(_ corners: [(x: Double, y: Double)], columns: Int) {
    guard columns > 0, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let first = corners.map(\.x).min(), let last = corners.map(\.x).max(), first <= 1, last >= 0
    else { return }
    let count = Double(columns)
    func column(_ x: Double) -> Int { min(Int(min(max(x, 0), 1) * count), columns - 1) }
    for column in column(first)...column(last) {
      add(column, of: count, at: (Double(column) + 0.5) / count, corners)
    }
    // A line that lies between two middles is seen all the same.
    guard slices.isEmpty else { return }
    let middle = (first + last) / 2
    add(column(middle), of: count, at: middle, corners)
  }

  /// Adds what is filled of a column at `x`.
  private mutating func add(
    _ column: Int, of count: Double, at x: Double, _ corners: [(x: Double, y: Double)]
  ) {
    let heights = Self.crossings(of: corners, at: x)
    for pair in stride(from: 0, to: heights.count - 1, by: 2) {
      slices.append(
        Slice(
          left: Double(column) / count, right: Double(column + 1) / count, bottom: heights[pair],
          top: heights[pair + 1]))
    }
  }

  /// The heights at which the line crosses an upright one, ascending; always an even number.
  private static func crossings(
    of corners: [(x: Double, y: Double)], at x: Double
  ) -> [Double] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { start, end in
      // Each edge owns its left end only, so that a corner is not counted twice.
      guard (start.x <= x) != (end.x <= x) else { return nil }
      return start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y)
    }.sorted()
  }
}
