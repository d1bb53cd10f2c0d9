/// Values that share a place because there are more than can be told apart.
extension Plot {
  /// The most values that are drawn as one: the mean of those that share a cell of a heat map, the longest of the bars
  /// that share a column, or the candle of several; 1 where each is seen.
  public var mostMerged: Int {
    let blocks = sharedBlocks
    var counts: [Int: Int] = [:]
    for x in chart.places {
      let place = column(of: x)
      guard
        let column = chart.type == .candlestick
          ? candleColumn(at: place) : blocks?.column(of: place) ?? sharedColumn(at: place)
      else { continue }
      counts[column, default: 0] += 1
    }
    let rows = blocks?.bands(of: chart.series.count).map(\.count).max() ?? 1
    return max((counts.values.max() ?? 1) * rows, 1)
  }

  /// The column of cells of a candle, which is that of all in it.
  func candleColumn(at place: Double) -> Int? {
    guard place.isFinite else { return nil }
    return Int((min(max(place, 0), 1) * Double(max(resolution / 2, 1))).rounded(.down))
  }

  /// The blocks that values share where they are more than can be told apart.
  struct Blocks: Equatable, Sendable {
    let columns: Int
    let rows: Int
    /// True where places share columns, not only rows.
    var areNarrow = false

    /// The ends of a column of blocks that places share; `nil` where each place is as wide as it is.
    func edges(of column: Int) -> ClosedRange<Double>? {
      guard areNarrow, columns > 0 else { return nil }
      return Double(column) / Double(columns)...Double(column + 1) / Double(columns)
    }

    /// The block of a place across the plot.
    func column(of fraction: Double) -> Int? {
      guard fraction.isFinite, columns > 0 else { return nil }
      return min(Int(min(max(fraction, 0), 1) * Double(columns)), columns - 1)
    }

    /// The series of each row of blocks, from the top.
    func bands(of count: Int) -> [Range<Int>] {
      guard count > rows else { return (0..<count).map { $0..<$0 + 1 } }
      let edges = (0...rows).map { $0 * count / rows }
      return zip(edges, edges.dropFirst()).map { $0..<$1 }
    }
  }

  /// The blocks of a heat map whose cells are narrower or lower than those of the drawing; `nil` where each
  /// has its own.
  var sharedBlocks: Blocks? {
    guard let rowNames, !rowNames.isEmpty, columns.slotWidth > 0 else { return nil }
    let across = cells?.count ?? resolution
    let up = cells == nil ? rowNames.count : rows?.count ?? rowNames.count
    let areNarrow = columns.slotWidth * Double(across) < 1 - 1e-9
    guard across > 0, up > 0, areNarrow || rowNames.count > up else { return nil }
    return Blocks(columns: across, rows: min(up, rowNames.count), areNarrow: areNarrow)
  }
}
