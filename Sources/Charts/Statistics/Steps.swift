import Tables

/// The changes from each known value to the next one.
///
/// Cells without a value between them are passed over only where that is usual, as of columns that are filled by turns.
/// Nothing leads over a hole, where a reading or a time is missing: nobody knows what it was there.
struct Steps {
  /// A step to a point from the known one before it.
  private struct Step {
    var origin: Int
    var point: Int
    /// An eighth of the change, so that neither it nor three times the usual one overflows.
    var size: Double
  }

  private let y: [Double]
  private let known: FiniteIndices
  /// The points behind breaks, ascending.
  private let breaks: [Int]
  /// The most points that a step may lead on: as many as usual.
  private let longest: Int

  /// The steps between known values of `y`, none to a point behind a break of the x axis or behind missing times.
  init(in y: [Double], over breaks: Set<Int> = []) {
    self.y = y
    self.breaks = breaks.sorted()
    let known = FiniteIndices(of: y)
    self.known = known
    let starts = 0..<max(known.count - 1, 0)
    func length(_ start: Int) -> Int { known[start + 1] - known[start] }
    let usual = known.count == y.count ? 1 : Median.of(starts) { Double(length($0)) } ?? 1
    // A single hole is not usual, even among two steps.
    let isOneHole = starts.count > 1 && starts.lazy.filter { length($0) > 1 }.prefix(2).count == 1
    longest = known.count == y.count || isOneHole ? 1 : Int(usual.rounded(.up))
  }

  /// The steps one after the other, without a list of them: there may be millions.
  private var steps: some Sequence<Step> {
    (0..<max(known.count - 1, 0)).lazy.compactMap { start in
      step(from: known[start], to: known[start + 1])
    }
  }

  private func step(from origin: Int, to point: Int) -> Step? {
    guard point - origin <= longest, breaks.isEmpty || !hasBreak(from: origin, to: point) else {
      return nil
    }
    return Step(origin: origin, point: point, size: y[point] / 8 - y[origin] / 8)
  }

  /// True where there is a break behind a point, up to another.
  private func hasBreak(from origin: Int, to point: Int) -> Bool {
    var (low, high) = (0, breaks.count)
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] > origin { high = middle } else { low = middle + 1 }
    }
    return low < breaks.count && breaks[low] <= point
  }

  /// The known point that the step to a point begins at; `nil` where none leads to it.
  func origin(of point: Int) -> Int? { step(to: point)?.origin }

  /// The index of the point that the largest rise leads to; of equals the first.
  ///
  /// Steps are equal that differ by no more than rounding may leave of them.
  var largestRise: Int? { largest(sign: 1)?.point }

  /// The index of the point that the largest drop leads to; of equals the first.
  var largestDrop: Int? { largest(sign: -1)?.point }

  /// The number of steps as large as the one to a point, and in its direction, but for rounding.
  func occurrence(of point: Int) -> Occurrence {
    guard let size = step(to: point)?.size else { return .once }
    var (alike, all) = (0, 0)
    for step in steps {
      all += 1
      alike += Self.isAlike(step.size, size) ? 1 : 0
    }
    return Occurrence(alike, of: all)
  }

  /// The points that notable rises (or, with the sign -1, drops) lead to, ascending: those by more
  /// than three times the median step either way and a fifth of the largest, in any case the largest and all that are as
  /// large, but where all steps are.
  ///
  /// Beside the fall of a burst those of the noise are none.
  func notable(sign: Double) -> [Int] {
    guard let largest = largest(sign: sign) else { return [] }
    if case .always = occurrence(of: largest.point) { return [largest.point] }
    let usual = Median.of(steps.map { abs($0.size) }) ?? 0
    let least = max(3 * usual, abs(largest.size) / 5)
    return steps.filter { step in
      step.size * sign > 0
        && (abs(step.size) > least || Self.isAlike(step.size, largest.size))
    }.map(\.point)
  }

  /// True of steps that differ by no more than rounding may leave of them.
  private static func isAlike(_ step: Double, _ size: Double) -> Bool {
    abs(step - size) <= abs(size) * 1e-9
  }

  private func largest(sign: Double) -> Step? {
    var largest: Step?
    for step in steps where step.size * sign > (largest?.size ?? 0) * sign * (1 + 1e-9) {
      largest = step
    }
    return largest
  }

  private func step(to point: Int) -> Step? {
    guard y.indices.contains(point), y[point].isFinite,
      let origin = y[..<point].lastIndex(where: \.isFinite)
    else { return nil }
    return step(from: origin, to: point)
  }
}

extension Chart {
  /// The steps of a series, none over a break of its x axis, nor over a hole among its even times, which may be its own.
  func steps(of series: Series) -> Steps {
    Steps(in: wholeValues(of: series), over: unknownStarts(of: series))
  }

  /// The values of a series without a first or a last one that is smaller because its unit of time is not over: nothing
  /// rose or fell there.
  func wholeValues(of series: Series) -> [Double] {
    var values = series.allValues
    guard let cut = channels?.cutUnits, !cut.isEmpty, values.count > 2 else { return values }
    for (end, inner) in [(0, 1), (values.count - 1, values.count - 2)]
    where cut.contains(series.x[end]) && values[end] < values[inner] {
      values[end] = .nan
    }
    return values
  }

  /// The points of a series of which nobody knows what they came from: behind breaks of the x axis and missing times.
  func unknownStarts(of series: Series) -> Set<Int> {
    breaks(of: series).union(holes(of: series))
  }

  /// The known point before one to which a step leads.
  package func stepOrigin(of point: Int, in series: Series) -> Int? {
    (0..<min(point, series.count)).last { series.y[$0].isFinite }
  }
}
