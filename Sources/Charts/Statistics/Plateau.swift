import Tables

/// A stretch in which a series hardly changes.
public struct Plateau: Equatable, Sendable {
  /// The indices of its points.
  public var points: ClosedRange<Int>
  /// The level that the shape of its series has there; `nil` where no shape tells of it.
  var amount: Shape.Amount?

  /// Makes a plateau.
  public init(points: ClosedRange<Int>) { self.points = points }

  /// Makes a level of a shape.
  init(points: ClosedRange<Int>, amount: Shape.Amount) {
    self.points = points
    self.amount = amount
  }

  /// The plateaus of a series, the longest first; `y` are shares of the range, and what is missing
  /// is not a number and ends a plateau; `values` are the values themselves.
  ///
  /// A plateau is a longest run of points that all lie within a fiftieth of the range, without the few values
  /// that alone make it long, of at least
  /// three points and at least 15 % of the values. The two shares are chosen together: neither a
  /// straight line nor the top of an arch or a sine stays that long within so little. The beginning
  /// of a growth does, next to its end; it is none, because its values travel.
  static func all(in y: [Double], values: [Double]) -> [Plateau] {
    let count = y.count { $0.isFinite }
    guard mayStay(y) else { return [] }
    // Values that are all equal leave nothing else that a plateau could be told from.
    guard let low = y.lazy.filter(\.isFinite).min(), y.contains(where: { $0 > low }) else {
      return []
    }
    let least = max(3, Int((Double(count) * 0.15).rounded(.up)))
    // Most runs of many points are short, and so are the parts of them.
    let long = runs(in: y, within: mostWithin * usualRange(of: y), atLeast: least)
    guard !long.isEmpty else { return [] }
    let usualStep =
      Median.of(y.indices.dropFirst()) { index in
        let step = abs(y[index] - y[index - 1])
        return step.isFinite ? step : nil
      } ?? 0
    let runs = long.flatMap { exact($0, values) }.filter {
      $0.count >= least && !travels(y[$0], values[$0], usualStep: usualStep)
    }
    var plateaus: [Plateau] = []
    // No more than a few fit beside each other, so this stays in proportion to the runs.
    for run in runs.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) })
    where !plateaus.contains(where: { $0.points.overlaps(run) }) {
      plateaus.append(Plateau(points: run))
    }
    return plateaus
  }

  /// The part of the range that all values of a plateau lie within.
  private static let mostWithin = 0.02
  /// Of twice as many values or more some tell first whether there may be a plateau.
  private static let few = 1 << 15

  /// False of values of which already some evenly chosen ones stay nowhere for long.
  private static func mayStay(_ y: [Double]) -> Bool {
    let placed = FiniteIndices(of: y)
    let step = placed.count / few
    guard step > 1 else { return true }
    let some = stride(from: 0, to: placed.count, by: step).map { y[placed[$0]] }
    let least = Int(0.15 * Double(placed.count) / Double(step)) - 2
    return !runs(in: some, within: mostWithin, atLeast: least).isEmpty
  }

  /// The range of some values without the fiftieth of them at each end where that is less than a fifth of the whole, as
  /// it is where a sensor failed.
  private static func usualRange(of y: [Double]) -> Double {
    let values = FiniteIndices(of: y).elements(of: y)
    guard values.count >= 20 else { return 1 }
    let few = max(1, values.count / 50)
    guard let low = Selection.value(at: few, of: values),
      let high = Selection.value(at: values.count - 1 - few, of: values)
    else { return 1 }
    let usual = high - low
    return usual > 0 && usual < 0.2 ? usual : 1
  }

  /// A run itself; of a run of nothing, but for a few values, the parts without these: one is not nearly
  /// none.
  private static func exact(_ run: ClosedRange<Int>, _ values: [Double]) -> [ClosedRange<Int>] {
    guard values[run].contains(where: { $0 != 0 }), Median.of(Array(values[run])) == 0 else {
      return [run]
    }
    return values[run].indices.split { values[$0] != 0 }.compactMap { part in
      part.first.flatMap { first in part.last.map { first...$0 } }
    }
  }

  /// True for a run that leads somewhere: it goes one way for more than half of all it moves, by
  /// more than a tenth of what the series does in one step, and by more than a tenth of its own
  /// level.
  private static func travels(
    _ y: ArraySlice<Double>, _ values: ArraySlice<Double>, usualStep: Double
  ) -> Bool {
    guard let first = y.first, let last = y.last, let start = values.first, let end = values.last,
      let level = Median.of(values.map(abs))
    else { return false }
    let way = abs(last - first)
    let path = zip(y, y.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    // Halved, so that the difference does not overflow.
    // A decay over powers of ten goes on, however little that is beside how it began.
    let isTenfold =
      start != 0 && end != 0 && (start < 0) == (end < 0)
      && max(abs(start), abs(end)) / 10 >= min(abs(start), abs(end))
    return way > path / 2 && (way > usualStep / 10 || isTenfold)
      && abs(end / 2 - start / 2) > level / 20
  }

  /// Every run of at least some points within `width` that cannot be made longer.
  private static func runs(
    in y: [Double], within width: Double, atLeast least: Int
  ) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var start = 0
    func add(to end: Int) { if end - start >= least { runs.append(start...end - 1) } }
    // The candidates for the highest and the lowest value of the run, each falling and rising.
    var highest = IndexQueue()
    var lowest = IndexQueue()
    for i in y.indices {
      guard y[i].isFinite else {
        add(to: i)
        start = i + 1
        highest.removeAll()
        lowest.removeAll()
        continue
      }
      while let last = highest.last, y[last] <= y[i] { highest.removeLast() }
      while let last = lowest.last, y[last] >= y[i] { lowest.removeLast() }
      highest.append(i)
      lowest.append(i)
      var next = start
      while let high = highest.first, let low = lowest.first, y[high] - y[low] > width {
        next = min(high, low) + 1
        if high < next { highest.removeFirst() }
        if low < next { lowest.removeFirst() }
      }
      if next > start { add(to: i) }
      start = next
    }
    add(to: y.count)
    return runs
  }
}

/// Indices that leave at both ends.
private struct IndexQueue {
  private var indices: [Int] = []
  private var head = 0

  var first: Int? { head < indices.count ? indices[head] : nil }
  var last: Int? { head < indices.count ? indices[indices.count - 1] : nil }

  mutating func append(_ index: Int) { indices.append(index) }
  mutating func removeFirst() { head += 1 }
  mutating func removeLast() { indices.removeLast() }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    head = 0
  }
}
