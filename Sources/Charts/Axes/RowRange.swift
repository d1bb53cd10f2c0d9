import Tables

/// A range of values over rows of cells that has every tick in the middle of a row, so that ticks
/// are evenly spaced and a value of a tick is seen in its row.
///
/// The step from tick to tick is a nice number, and a whole number of rows; the ends of the range
/// are those of the rows, which need not be nice, so that little of the height is left empty.
struct RowRange: Equatable, Sendable {
  let range: ClosedRange<Double>
  let ticks: Ticks

  /// Finds the range that leaves little empty with enough ticks.
  ///
  /// - Parameters:
  ///   - extent: The values to enclose.
  ///   - gaps: The number of rows from the middle of the first to that of the last.
  ///   - limit: The most ticks there is room for.
  ///   - widest: The range to leave zero out where that does.
  init?(
    _ extent: ClosedRange<Double>, gaps: Int, limit: Int, widest: ClosedRange<Double>
  ) {
    let isLow = gaps < Self.manyGaps
    func best(mostEmpty: Double, more: Int = 0, hasAllQuarters: Bool = false) -> RowRange? {
      Self.best(
        extent, gaps: gaps, limit: limit + more, widest: widest, mostEmpty: mostEmpty,
        hasAllQuarters: hasAllQuarters)
    }
    var found = best(mostEmpty: isLow ? Self.mostEmpty : Self.usuallyEmpty)
    // A value between two ticks far apart cannot be read: rather more of the height is left empty, then ticks are denser
    // than they need be.
    for more in [0, 2] where !isLow && (more == 0 || gaps >= Self.gapsForMore) {
      let count = found?.ticks.values.count ?? 0
      guard count < min(Self.fewestTicks, limit),
        let loose = best(mostEmpty: Self.mostEmpty, more: more, hasAllQuarters: true),
        loose.ticks.values.count > max(count, 2)
      else { continue }
      found = loose
    }
    guard let found else { return nil }
    self = found
  }

  /// The range that costs least of those that leave no more than a share of the height empty.
  private static func best(
    _ extent: ClosedRange<Double>, gaps: Int, limit: Int, widest: ClosedRange<Double>,
    mostEmpty: Double, hasAllQuarters: Bool
  ) -> RowRange? {
    let span = extent.upperBound - extent.lowerBound
    guard (fewestGaps...mostGaps).contains(gaps), limit >= 2, span > 0, span.isFinite
    else { return nil }
    let least = span / Double(limit) / 4
    let steps = steps(from: least, to: span * 2.5, hasAllQuarters: hasAllQuarters)
    var best: (cost: Double, range: RowRange)?
    for step in steps {
      let most = Int(min(Double(gaps) * step / span + 1e-9, Double(gaps)))
      // From the finest rows that still reach from end to end to coarser ones, which may have more ticks.
      for rowsApart in stride(from: most, to: 1, by: -1) {
        guard let found = RowRange(extent, step: step, rowsApart: rowsApart, gaps: gaps),
          !found.range.contains(0) || widest.contains(0)
        else { continue }
        let empty = found.empty(of: span)
        guard empty <= mostEmpty else { break }
        guard (2...limit).contains(found.ticks.values.count) else { continue }
        let cost = found.cost(of: span, limit: limit)
        if best.map({ cost < $0.cost - 1e-9 }) ?? true { best = (cost, found) }
      }
    }
    return best?.range
  }

  /// Steps of 1, 2, 2.5 or 5 times a power of ten; 2.5 itself, which parts whole numbers, only where all
  /// are wanted.
  private static func steps(
    from least: Double, to most: Double, hasAllQuarters: Bool
  ) -> [Double] {
    var steps: [Double] = []
    var step = NiceStep.above(least)
    while step > 0, step <= most, step.isFinite {
      steps.append(step)
      let next = NiceStep.above(step * 1.5)
      let quarter = next / 2
      let isTaken = hasAllQuarters || quarter != 2.5
      if next >= step * 2.25, isTaken, quarter > step { steps.append(quarter) }
      step = next
    }
    return steps
  }

  /// Fewer rows hardly have room for ticks in the middle of rows.
  private static let fewestGaps = 3
  /// No screen has more rows.
  private static let mostGaps = 10_000

  /// Fewer leave more of the height empty, for want of a finer step.
  private static let manyGaps = 8
  /// Fewer have no room for more ticks than are asked for.
  private static let gapsForMore = 10
  /// The most of the height that is empty where there are ticks enough.
  private static let usuallyEmpty = 0.25
  /// The most of the height that may be empty for the sake of ticks.
  private static let mostEmpty = 0.4
  /// Fewer ticks are too few to read values by.
  private static let fewestTicks = 4

  /// The most ticks of a high screen, and as many as are enough there: from then on less of it is to be empty.
  private static let (highLimit, fewestOnHigh) = (9, 6)

  /// The share of the height that no value is in.
  private func empty(of span: Double) -> Double {
    1 - span / (range.upperBound - range.lowerBound)
  }

  /// The share that is empty, and what ticks are worth that are missing: each more than the one before.
  private func cost(of span: Double, limit: Int) -> Double {
    let isHigh = limit >= Self.highLimit
    let wanted = isHigh ? Self.fewestOnHigh : (5 * limit + 3) / 6
    let missing = Double(max(wanted - ticks.values.count, 0))
    let lack = isHigh && missing > 0 ? 0.1 : 0
    return empty(of: span) + 0.05 * missing * (missing + 1) + lack
  }

  /// The range with a tick in every so manieth row; `nil` where it does not enclose the extent.
  private init?(_ extent: ClosedRange<Double>, step: Double, rowsApart: Int, gaps: Int) {
    let unit = step / Double(rowsApart)
    // A hair of tolerance, so that 0.3 / 0.1 counts as three rows.
    let low = (extent.lowerBound / unit + 1e-9).rounded(.down)
    let high = (extent.upperBound / unit - 1e-9).rounded(.up)
    // Beyond 2^53 rows from zero neighbors are no longer different numbers.
    guard abs(low) < 9e15, abs(high) < 9e15 else { return nil }
    let free = Double(gaps) - (high - low)
    guard free >= 0 else { return nil }
    // The rest goes to both sides, but brings no zero in, and bars stand on it or hang.
    let half = (free / 2).rounded(.down)
    let below: Double =
      switch (low, high) {
      case (0, _): 0
      case (_, 0): free
      case (1..., _): min(half, low - 1)
      case (_, ..<0): max(half, free + high + 1)
      default: half
      }
    let first = low - below
    let last = first + Double(gaps)
    let apart = Double(rowsApart)
    ticks = .multiples(
      of: step, from: (first / apart).rounded(.up), to: (last / apart).rounded(.down))
    let ends = (first * unit, last * unit)
    guard ends.0.isFinite, ends.1.isFinite, ends.0 < ends.1, !ticks.values.isEmpty else {
      return nil
    }
    range = ends.0...ends.1
  }
}
