import Tables

/// The values that fit neither the whole of a series nor their neighbors.
///
/// A value counts when all of this is true:
/// - Its modified z-score is above 3.5: 0.6745 times its distance from the median over the median
///   absolute deviation (Iglewicz and Hoaglin 1993). Where more than half of all values lie on the
///   median, that deviation is zero and 1.253314 times the mean absolute deviation takes its
///   place, as they advise.
/// - The distance is at least a tenth of the range: less is not noticed.
/// - It is at least half as far from its neighbors on either side, so that the far side of a step is
///   none, and it does more than go on as a growth does. At an end, where there are fewer than two on one side,
///   none of the six nearest goes beyond it.
/// - Along a course at most a tenth of all values are half as far away on its side: what comes again and again, as cold
///   months do, is usual.
///
/// Below ten values the modified z-score is no guide; there one value counts that is as far from the next one as Dixon's
/// Q test rejects at 99 % (Dixon 1951, with the critical values of Rorabacher 1991), along a course also by the rules
/// about neighbors and at no end. Below five nothing is usual enough, and where more than a tenth of
/// all values counted, they are how the values are spread: then there is none.
///
/// Deviations that are usual are taken off before. Where the places are even, a straight line is
/// one: that with the median slope between all pairs of points (Theil 1950, Sen 1968) or, of many
/// points, between those of the first half and those of the second (Theil's incomplete method). So
/// is a repetition: of a series with a period, the median of all values at the same place in it
/// (after Hochenbaum, Vallis and Kejariwal 2017).
enum Outliers {
  /// The fewest values that say what is usual.
  static let fewest = 10
  /// The critical values of Dixon's Q at 99 % for five values and more, up to fewer than those.
  private static let leastOfFew = [5: 0.821, 6: 0.740, 7: 0.680, 8: 0.634, 9: 0.598]
  /// The most values of which all pairs are looked at.
  private static let few = 100

  /// A value that fits neither, and its distance from what is usual where it is: a value that is missing in a wave is
  /// farther off at a crest than amid it.
  struct Outlier {
    var index: Int
    var distance: Double
  }

  /// The outliers, ascending.
  ///
  /// `x` and `y` are shares of their ranges, the former of a range that is given where a list of them would be long, and what
  /// is missing is not a number; the period is in
  /// points or, where times are missing, in the steps at which the points are. Values that do not follow each other
  /// (`hasCourse`) have no line to leave.
  static func all(
    x: [Double], in range: Shares? = nil, y: [Double], period: Int? = nil, at steps: [Int]? = nil,
    hasCourse: Bool = true
  ) -> [Outlier] {
    let count = min(x.count, y.count)
    func place(_ index: Int) -> Double {
      guard let range else { return x[index] }
      return x[index].isFinite ? range[x[index]] : .nan
    }
    let placed = FiniteIndices(below: count) { place($0).isFinite && y[$0].isFinite }
    guard placed.count >= fewest else {
      return ofFew(placed.elements(of: y), hasCourse: hasCourse).map {
        [Outlier(index: placed[$0.index], distance: $0.distance)]
      } ?? []
    }
    let slope =
      hasCourse && areEven(placed.count, { place(placed[$0]) })
      ? slope(placed.count, x: { place(placed[$0]) }, y: { y[placed[$0]] }) : 0
    // Most courses of many values have nothing that is far, which is seen without a list of what is left of them.
    if period == nil, placed.count > many,
      !reachFar(placed.count, { y[placed[$0]] - slope * place(placed[$0]) })
    {
      return []
    }
    var straightened = (0..<count).map { y[$0] - slope * place($0) }
    if let period { Period.removeRepetition(every: period, from: &straightened, at: steps) }
    let heights = placed.elements(of: straightened)
    guard heights.count <= many || period == nil || reachFar(heights.count, { heights[$0] }),
      let middle = Median.of(heights)
    else { return [] }
    func distance(_ k: Int) -> Double { abs(heights[k] - middle) }
    guard let deviation = Median.of(heights.indices, distance) else { return [] }
    // Below this a deviation is only what rounding left.
    let isScattered = deviation > 1e-12
    let unit =
      isScattered
      ? deviation / 0.6745
      : heights.indices.reduce(0) { $0 + distance($1) } / Double(heights.count) * 1.253314
    var found = heights.indices.filter { k in
      let distance = distance(k)
      return distance > 3.5 * unit && distance >= 0.1
        && (!hasCourse
          || distanceFromNeighbors(of: k, in: heights) >= distance / 2
            && !continuesGrowth(k, in: heights) && isBeyondOthersAtEnd(k, in: heights))
    }
    let tenth = heights.count / 10
    if hasCourse, !found.isEmpty, let low = Selection.value(at: tenth, of: heights),
      let high = Selection.value(at: heights.count - 1 - tenth, of: heights)
    {
      found.removeAll { k in
        (heights[k] > middle ? high - middle : middle - low) >= distance(k) / 2
      }
    }
    guard found.count * 10 <= placed.count else { return [] }
    return found.map { Outlier(index: placed[$0], distance: distance($0)) }
  }

  /// The one of a few heights that is apart from all others.
  private static func ofFew(_ heights: [Double], hasCourse: Bool) -> Outlier? {
    guard let least = leastOfFew[heights.count], let middle = Median.of(heights) else { return nil }
    let sorted = heights.sorted()
    let (low, high) = (sorted[1] - sorted[0], sorted[sorted.count - 1] - sorted[sorted.count - 2])
    let range = sorted[sorted.count - 1] - sorted[0]
    // Beside others that are all the same a single step is far.
    guard range > 0, max(low, high) > least * range, max(low, high) < range,
      let index = heights.firstIndex(of: low > high ? sorted[0] : sorted[sorted.count - 1])
    else { return nil }
    let distance = abs(heights[index] - middle)
    guard
      !hasCourse
        || index > 0 && index < heights.count - 1 && !continuesGrowth(index, in: heights)
          && distanceFromNeighbors(of: index, in: heights) >= distance / 2
    else { return nil }
    return Outlier(index: index, distance: distance)
  }

  /// Of more values a sample tells first whether any may be far.
  private static let many = 1 << 18

  /// False of values of which none is beyond what a sample of them says is far, with a tenth to spare for its chance.
  private static func reachFar(_ count: Int, _ height: (Int) -> Double) -> Bool {
    let sample = stride(from: 0, to: count, by: count / (many / 4)).map(height)
    guard let middle = Median.of(sample),
      let deviation = Median.of(sample.indices, { abs(sample[$0] - middle) }), deviation > 1e-12
    else { return true }
    let least = 0.9 * 3.5 * deviation / 0.6745
    return (0..<count).contains { abs(height($0) - middle) > least }
  }

  /// False for a value at an end, where one side says too little, that one of the six nearest others goes beyond.
  private static func isBeyondOthersAtEnd(_ k: Int, in heights: [Double]) -> Bool {
    let start = min(max(k - 3, 0), max(heights.count - 7, 0))
    guard k < 2 || k > heights.count - 3 else { return true }
    let others = (start..<min(start + 7, heights.count)).filter { $0 != k }.map { heights[$0] }
    return others.allSatisfy { $0 < heights[k] } || others.allSatisfy { $0 > heights[k] }
  }

  /// True for a value that lies on the way of its neighbors, or at an end goes on with it: both
  /// steps lead the same way and neither is more than four times the other.
  private static func continuesGrowth(_ k: Int, in heights: [Double]) -> Bool {
    let middle = min(max(k, 1), heights.count - 2)
    let steps = (heights[middle] - heights[middle - 1], heights[middle + 1] - heights[middle])
    let sizes = (abs(steps.0), abs(steps.1))
    return steps.0 * steps.1 > 0 && sizes.0 <= 4 * sizes.1 && sizes.1 <= 4 * sizes.0
  }

  /// True where at least half of all steps along x are about the usual one.
  private static func areEven(_ count: Int, _ x: (Int) -> Double) -> Bool {
    // Of very many steps a sample tells.
    let stride = max(count / many, 1)
    let starts = 0..<max(count - 1, 0) / stride
    func step(_ start: Int) -> Double { x(start * stride + 1) - x(start * stride) }
    guard let usual = Median.of(starts, step), usual > 0 else { return false }
    return starts.count { (usual / 2...usual * 2).contains(step($0)) } * 2 >= starts.count
  }

  private static func slope(
    _ count: Int, x: (Int) -> Double, y: (Int) -> Double
  ) -> Double {
    let half = (count + 1) / 2
    func slope(_ i: Int, _ j: Int) -> Double? {
      let slope = (y(j) - y(i)) / (x(j) - x(i))
      return slope.isFinite ? slope : nil
    }
    guard count <= few else { return Median.of(half..<count) { slope($0 - half, $0) } ?? 0 }
    return Median.of((0..<count).flatMap { j in (0..<j).compactMap { slope($0, j) } }) ?? 0
  }

  /// The distance of a value from the nearer side: from the middle of its three neighbors there.
  private static func distanceFromNeighbors(of k: Int, in heights: [Double]) -> Double {
    let sides = [heights[max(k - 3, 0)..<k], heights[k + 1..<min(k + 4, heights.count)]]
    // A single neighbor may itself be out of place.
    let distances = sides.filter { $0.count > 1 }.compactMap { side in
      Median.of(Array(side)).map { abs(heights[k] - $0) }
    }
    return distances.min() ?? 0
  }
}

extension Outliers {
  /// The shares that values are of their range without those far out, beyond three interquartile ranges (Tukey 1977), if these are one in fifty at most: a
  /// glitch of a sensor hides the day that all else repeats.
  static func leftOut(of values: [Double]) -> [Double] {
    guard (20...1_000_000).contains(values.count(where: \.isFinite)) else { return values }
    let finite = values.filter(\.isFinite)
    let (low, high) = (Quantile.at(0.25, in: finite), Quantile.at(0.75, in: finite))
    let reach = 3 * (high - low)
    func isFar(_ value: Double) -> Bool { value < low - reach || value > high + reach }
    let far = finite.count(where: isFar)
    guard reach > 0, far > 0, far * 50 <= finite.count else { return values }
    return Scale.linear.shares(of: values.map { isFar($0) ? .nan : $0 })
  }
}

extension [Outliers.Outlier] {
  /// The index of the one farthest from what is usual; of equals the first.
  var farthest: Int? { largest(by: \.distance)?.index }
}
