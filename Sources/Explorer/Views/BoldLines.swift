import Charts
import Screen

extension Chart {
  /// True where the lines are few enough, and far enough apart, to be bold on a screen that is not too wide: dots of them
  /// are soon overlooked.
  func hasBoldLines(in size: Size, _ settings: Settings) -> Bool {
    // Without colors several such lines could not be told apart.
    (settings.hasColors || series.count == 1) && size.columns <= 120
      && [.line, .step].contains(type) && series.count <= 5 && pointCount <= 2_000
      && isCalm(in: size.columns) && !runsClose(in: size.rows)
  }

  /// True where lines run so close to each other, in so many rows, that broad ones would hide each other.
  private func runsClose(in rows: Int) -> Bool {
    guard series.count > 1 else { return false }
    var heights: [Double: [Double]] = [:]
    for series in series {
      let shown = self.heights(of: Array(series.y.prefix(series.count)))
      for (x, height) in zip(series.x, shown) where height.isFinite {
        heights[x, default: []].append(height)
      }
    }
    let gaps = heights.values.flatMap { heights in
      let sorted = heights.sorted()
      return zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    }
    // In fewer rows all lines are close, and dots are as soon overlooked.
    let row = 1 / Double(max(rows, 24))
    return Double(gaps.count { $0 < row }) > Self.mostClose * Double(gaps.count)
  }

  /// The share of neighbors within a row of each other up to which lines are broad.
  private static let mostClose = 0.4

  /// True where no line goes up and down so much in so many columns that a broad one would be a solid block.
  private func isCalm(in columns: Int) -> Bool {
    let values = series.map { $0.y.prefix($0.count).filter(\.isFinite) }
    guard let low = values.joined().min(), let high = values.joined().max() else { return true }
    let most = (high / 2 - low / 2) * Double(columns) / 4
    return values.allSatisfy { values in
      zip(values, values.dropFirst()).reduce(0.0) { $0 + abs($1.1 / 2 - $1.0 / 2) } <= most
    }
  }
}
