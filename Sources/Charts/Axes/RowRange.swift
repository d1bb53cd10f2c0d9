import Glibc
import Tables

/// A range of values over rows of cells that has every tick in the middle of a row, so that ticks
/// are evenly spaced and a value of a tick is seen in its row.
///
/// The step from tick to tick is a round number, and a whole number of rows; the ends of the range
/// are those of the rows, which need not be round, so that little of the height is left empty. Of all
/// such ranges the one is taken that costs least, after Talbot, Lin and Hanrahan, “An Extension of
/// Wilkinson's Algorithm for Positioning Tick Labels on Axes” (2010): what is empty, ticks that are
/// missing or crowd, and steps that are less round are weighed against each other.
struct RowRange: Equatable, Sendable {
  let range: ClosedRange<Double>
  let ticks: Ticks

  /// Finds the range that costs least.
  ///
  /// - Parameters:
  ///   - extent: The values to enclose.
  ///   - gaps: The number of rows from the middle of the first to that of the last.
  ///   - limit: The most ticks there is room for.
  ///   - widest: The range to leave zero out where that does.
  ///   - areWhole: True of counts, and of others that are never parted.
  init?(
    _ extent: ClosedRange<Double>, gaps: Int, limit: Int, widest: ClosedRange<Double>,
    areWhole: Bool = false
  ) {
    let span = extent.upperBound - extent.lowerBound
    guard (Self.fewestGaps...Self.mostGaps).contains(gaps), limit >= 2, span > 0, span.isFinite
    else { return nil }
    let wanted = WantedTicks(gaps: gaps, limit: limit)
    var best: (cost: Double, grid: Grid)?
    for step in RoundStep.all(from: span / Double(limit) / 4, to: span * 2.5) {
      let most = Int(min(Double(gaps) * step.value / span + 1e-9, Double(gaps)))
      // From the finest rows that still reach from end to end to coarser ones, which have more ticks.
      for rowsApart in stride(from: most, to: 0, by: -1) {
        let unit = step.value / Double(rowsApart)
        let empty = 1 - span / (Double(gaps) * unit)
        guard empty <= Self.mostEmpty else { break }
        guard let grid = Grid(extent, step, rowsApart: rowsApart, gaps: gaps, limit: limit),
          !grid.range.contains(0) || widest.contains(0), (2...limit).contains(grid.count)
        else { continue }
        let cost =
          empty + (empty > Self.usuallyEmpty ? 1 : 0) + wanted.cost(of: grid.count)
          + 0.06 * Double(step.oddness) + (areWhole && !step.isWhole ? Self.costOfParts : 0)
        if best.map({ cost < $0.cost - 1e-9 }) ?? true { best = (cost, grid) }
      }
    }
    guard let grid = best?.grid else { return nil }
    ticks = grid.step.multiples(from: grid.first, to: grid.last)
    range = grid.range
    guard !ticks.values.isEmpty else { return nil }
  }

  /// The cost of ticks between things that are counted: more than that of all ticks that may be missing.
  private static let costOfParts = 3.0

  /// Fewer rows hardly have room for ticks in the middle of rows.
  private static let fewestGaps = 3
  /// No screen has more rows.
  private static let mostGaps = 10_000

  /// The most of the height that is empty where it can be helped.
  private static let usuallyEmpty = 0.25
  /// The most of the height that is ever empty.
  private static let mostEmpty = 0.4
}

/// A range with a tick in every so manieth row.
private struct Grid {
  let range: ClosedRange<Double>
  let step: RoundStep
  /// The first and the last tick, counted in steps from zero.
  let first: Double
  let last: Double

  var count: Int { Int(last - first) + 1 }

  /// Rows that enclose an extent with the most ticks that there is room for; `nil` where they do not.
  init?(
    _ extent: ClosedRange<Double>, _ step: RoundStep, rowsApart: Int, gaps: Int, limit: Int
  ) {
    let unit = step.value / Double(rowsApart)
    // A hair of tolerance, so that 0.3 / 0.1 counts as three rows.
    let low = (extent.lowerBound / unit + 1e-9).rounded(.down)
    let high = (extent.upperBound / unit - 1e-9).rounded(.up)
    // Beyond 2^53 rows from zero neighbors are no longer different numbers.
    guard abs(low) < 9e15, abs(high) < 9e15 else { return nil }
    let free = Double(gaps) - (high - low)
    guard free >= 0 else { return nil }
    // The rest goes to both sides, but brings no zero in, and bars stand on it or hang.
    let room: ClosedRange<Double> =
      switch (low, high) {
      case (0, _): 0...0
      case (_, 0): free...free
      case (1..., _): 0...min(free, low - 1)
      case (_, ..<0): max(0, free + high + 1)...free
      default: 0...free
      }
    let apart = Double(rowsApart)
    let half = min(max((free / 2).rounded(.down), room.lowerBound), room.upperBound)
    // With a tick in the lowest row there is the most of them.
    let aligned = low - ((low - half) / apart).rounded() * apart
    let places = [half, aligned, aligned - apart, aligned + apart].filter(room.contains)
      .map { below in
        let row = low - below
        return (
          row: row, from: (row / apart).rounded(.up),
          to: ((row + Double(gaps)) / apart).rounded(.down)
        )
      }
      .filter { $0.to - $0.from < Double(limit) }
    let most = places.map { $0.to - $0.from }.max()
    guard let place = places.first(where: { $0.to - $0.from == most }), place.from <= place.to
    else { return nil }
    let ends = (place.row * unit, (place.row + Double(gaps)) * unit)
    guard ends.0.isFinite, ends.1.isFinite, ends.0 < ends.1 else { return nil }
    range = ends.0...ends.1
    self.step = step
    (first, last) = (place.from, place.to)
  }
}

/// The number of ticks that values can be read by on so many rows.
private struct WantedTicks {
  let least: Int
  let wanted: Int
  let most: Double

  init(gaps: Int, limit: Int) {
    let rows = gaps + 1
    // A screen of 30 rows has 24 and more for the plot.
    least = min(rows < 12 ? 3 : rows < 24 ? 4 : 6, limit)
    wanted = min(max(least + 1, rows / 4), 7, limit)
    most = Double(rows) / 2.5
  }

  /// The worth of ticks that are missing, and the cost of those that crowd.
  func cost(of count: Int) -> Double {
    0.5 * Double(max(least - count, 0)) + 0.04 * Double(max(wanted - count, 0))
      + 0.03 * max(Double(count) - most, 0)
  }
}

/// A step from tick to tick: a number of two digits times a power of ten.
private struct RoundStep {
  /// 10 … 80.
  let digits: Double
  let power: Int
  /// The degree to which it is less round than 1, 2 and 5.
  let oddness: Int

  var isWhole: Bool { value == value.rounded() }

  /// Its value; zero or infinite where it has none.
  var value: Double { scaled(digits) }

  private static let oddnesses: [(digits: Double, oddness: Int)] = [
    (10, 0), (20, 0), (50, 0), (25, 1), (40, 2), (15, 3), (30, 3), (60, 3), (80, 3), (12, 5),
    (75, 5),
  ]

  static func all(from least: Double, to most: Double) -> [RoundStep] {
    let most = min(most, .greatestFiniteMagnitude)
    guard least > 0, least <= most else { return [] }
    let powers = Int(log10(least).rounded(.down))...Int(log10(most).rounded(.down))
    return powers.flatMap { power in
      oddnesses.map { digits, oddness in
        // One that parts whole numbers is the worse for it.
        let partsOnes = power == 0 && digits.truncatingRemainder(dividingBy: 10) != 0
        return RoundStep(digits: digits, power: power - 1, oddness: oddness + (partsOnes ? 2 : 0))
      }
    }.filter { $0.value >= least && $0.value <= most }
  }

  /// Its multiples from one to another, both counted in steps.
  func multiples(from first: Double, to last: Double) -> Ticks {
    guard first <= last, abs(first) < 9e15, abs(last) < 9e15 else { return Ticks(values: []) }
    let values = (Int(first)...Int(last)).map { scaled(Double($0) * digits) }
    // The last digit may be zero.
    let last = digits.truncatingRemainder(dividingBy: 10) == 0 ? power + 1 : power
    return Ticks(values: values.filter(\.isFinite), fractionDigits: max(0, min(15, -last)))
  }

  /// Divides where the power is negative, because 3 / 10 is 0.3 and 3 × 0.1 is not.
  private func scaled(_ number: Double) -> Double {
    power < 0 && power > -300
      ? number / pow(10, Double(-power)) : number * pow(10, Double(power))
  }
}
