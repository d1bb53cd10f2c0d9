import Tables

/// The regularity with which a series repeats.
public struct Period: Equatable, Sendable {
  /// The number of points after which it repeats.
  public var points: Int
  /// The same as it was estimated, between whole points.
  public var length: Double
  /// The likeness of the repetitions: the correlation of the series with itself a period later.
  public var correlation: Double

  /// Makes a period, of a whole number of points where no length is told.
  public init(points: Int, length: Double? = nil, correlation: Double) {
    self.points = points
    self.length = length ?? Double(points)
    self.correlation = correlation
  }

  private init(length: Double, correlation: Double) {
    self.init(points: Int(length.rounded()), length: length, correlation: correlation)
  }

  /// The strength of the repetition, by the bounds of a trend.
  public var strength: Trend.Strength { Trend.Strength(correlation: correlation) }

  /// The period of a series; `y` are shares of the range, and what is missing is not a number.
  ///
  /// The linear trend is taken off; what is left must carry at least a fiftieth of the range. Of
  /// the peaks of the autocorrelation, one in each stretch of lags where it is positive, it is the
  /// first that reaches 0.9 of the highest (McLeod and Wyvill 2005). At least three periods must be
  /// there, the correlation must be at least 0.5 and four standard errors of Fisher's transform
  /// above none, and half of it must still be there two periods later: the wandering of a random
  /// walk looks like a period once, not again. The periodogram then tells its length.
  init?(of y: [Double]) {
    let limit = Autocorrelation.limit
    if y.count <= limit {
      guard let found = Self.candidate(in: Autocorrelation(y)) else { return nil }
      self = found
      return
    }
    // Most series have no period that the whole of them is asked for.
    lazy var whole = Autocorrelation(y)
    // Of a long series, short periods are sought in its middle and must hold for the whole of it …
    let start = (y.count - limit) / 2
    if let short = Self.candidate(in: Autocorrelation(Array(y[start..<start + limit]))),
      let correlation = whole.correlation(atLag: short.points)?.value, correlation >= 0.5
    {
      self.init(length: short.length, correlation: min(correlation, 1))
      return
    }
    // … and long ones in the means of blocks, then around the lag that those point at.
    let size = (y.count + limit - 1) / limit
    guard let coarse = Self.candidate(in: Autocorrelation(Self.blockMeans(of: y, size: size)))
    else { return nil }
    guard let found = whole.highest(within: size, of: coarse.points * size), found.value >= 0.5
    else { return nil }
    self.init(length: Self.refined(found.lag, in: whole), correlation: min(found.value, 1))
  }

  /// The period behind a lag that noise may have moved: over several periods the same slip is
  /// shared by them all.
  private static func refined(_ lag: Int, in whole: Autocorrelation) -> Double {
    var length = Double(lag)
    var multiple = 2.0
    while length * multiple < Double(whole.count) / 2, multiple <= 64 {
      let reach = min(Int(length / 10), 500)
      guard let found = whole.highest(within: reach, of: Int(length * multiple)),
        found.value >= 0.5
      else { break }
      length = Double(found.lag) / multiple
      multiple *= 2
    }
    return length
  }

  private static func candidate(in autocorrelation: Autocorrelation) -> Period? {
    guard autocorrelation.carries(share: leastCarried) else { return nil }
    return alone(in: autocorrelation) ?? amidCourse(autocorrelation)
  }

  private static func alone(in autocorrelation: Autocorrelation) -> Period? {
    let longest = autocorrelation.count / 3
    guard longest >= 2 else { return nil }
    let values = (0...longest).map { autocorrelation.correlation(atLag: $0) }
    var peaks: [Int] = []
    var peak: Int?
    // The stretch around lag 0 is no repetition.
    var hasFallen = false
    for lag in 1...longest {
      let value = values[lag]?.value ?? 0
      if value <= 0 {
        if let peak { peaks.append(peak) }
        peak = nil
        hasFallen = true
      } else if hasFallen, value > peak.flatMap({ values[$0]?.value }) ?? 0 {
        peak = lag
      }
    }
    // A stretch that the last lag cuts off counts only if it was left on the way down.
    if let peak, peak < longest || longest * 3 == autocorrelation.count { peaks.append(peak) }
    let highest = peaks.compactMap { values[$0]?.value }.max() ?? 0
    for lag in peaks {
      guard let found = values[lag], found.value >= 0.9 * highest else { continue }
      // Half a point more or less in a period is a whole one in two.
      let again = autocorrelation.highest(within: 1, of: 2 * lag)?.value ?? 0
      guard found.value >= 0.5, found.isSignificant, again >= found.value / 2 else { return nil }
      let first = Self.fundamental(of: lag, in: autocorrelation)
      return Period(
        length: autocorrelation.wavelength(near: first.lag), correlation: min(first.value, 1))
    }
    return nil
  }

  /// The shortest lag that a period is a multiple of: where a trend keeps the autocorrelation above zero, several periods
  /// are one stretch of it, and the highest peak may be the second or the fifth.
  ///
  /// It reaches four fifths of the longer one and stands above its surroundings, and half of it is there once more.
  private static func fundamental(
    of lag: Int, in autocorrelation: Autocorrelation
  ) -> (lag: Int, value: Double) {
    let found = (lag: lag, value: autocorrelation.correlation(atLag: lag)?.value ?? 0)
    func peak(near lag: Int) -> (lag: Int, value: Double)? {
      guard let peak = autocorrelation.highest(within: 1, of: lag),
        peak.value >= max(0.8 * found.value, 0.5)
      else { return nil }
      let aside = max(peak.lag / 3, 1)
      let sides = [peak.lag - aside, peak.lag + aside].map {
        autocorrelation.correlation(atLag: $0)?.value ?? 1
      }
      return sides.allSatisfy { $0 < peak.value - 0.02 } ? peak : nil
    }
    // The quarters of a year are less alike than its years: of all parts the shortest that is nearly as like as any.
    let shorter = (2...12).reversed().filter { lag >= 3 * $0 }.compactMap { parts in
      peak(near: Int((Double(lag) / Double(parts)).rounded())).flatMap { first in
        autocorrelation.highest(within: 1, of: 2 * first.lag)?.value ?? 0 >= first.value / 2
          ? first : nil
      }
    }
    let highest = shorter.map(\.value).max() ?? 0
    return shorter.first { $0.value >= 0.9 * highest } ?? found
  }

  /// The period of values that wander so far that every correlation is above zero: each lag by which they are more alike than
  /// by those around it is tried, with the means of as many values taken off.
  ///
  /// It is asked for more than a period without such a course: a correlation of 0.8 one period later, and of half of that
  /// two periods later.
  private static func amidCourse(_ autocorrelation: Autocorrelation) -> Period? {
    let longest = min(autocorrelation.count / 4, longestAmidCourse)
    guard longest >= 3 else { return nil }
    let values = (0...longest + longest / 3 + 1).map {
      autocorrelation.correlation(atLag: $0)?.value ?? 0
    }
    let tops = (3...longest).filter { lag in
      let aside = max(lag / 3, 1)
      return values[lag] >= values[lag - 1] && values[lag] > values[lag + 1]
        && max(values[lag - aside], values[lag + aside]) < values[lag] - 0.1
    }
    let found = tops.compactMap { lag -> (lag: Int, likeness: Autocorrelation, value: Double)? in
      guard let cycles = Cycles(autocorrelation.residuals, every: lag) else { return nil }
      let likeness = Autocorrelation(cycles.rests)
      guard likeness.carries(share: leastCarried), let value = likeness.correlation(atLag: lag),
        value.value >= 0.8, value.isSignificant,
        (likeness.correlation(atLag: 2 * lag)?.value ?? 0) >= value.value / 2
      else { return nil }
      return (lag, likeness, value.value)
    }
    let highest = found.map(\.value).max() ?? 0
    return found.first { $0.value >= 0.9 * highest }.map {
      Period(length: $0.likeness.wavelength(near: $0.lag), correlation: min($0.value, 1))
    }
  }

  /// Longer periods than this are found by themselves, or in the means of blocks.
  private static let longestAmidCourse = 400
  /// The least root of the mean square that a period has, as a share of the range.
  private static let leastCarried = 0.02

  /// Takes off what repeats where times are missing: `steps` are the places of the values among the even ones.
  static func removeRepetition(every period: Int, from y: inout [Double], at steps: [Int]?) {
    guard let steps, steps.count == y.count else {
      return removeRepetition(every: period, from: &y)
    }
    var grid = Chart.onGrid(y, at: steps)
    removeRepetition(every: period, from: &grid)
    y = steps.map { grid[$0] }
  }

  /// Takes off what repeats: the median of all values at the same place in a period; what is missing is not a
  /// number.
  static func removeRepetition(every period: Int, from y: inout [Double]) {
    guard period > 0 else { return }
    let phases = min(period, y.count)
    // Places that follow each other are taken together: those of a long period are far apart in memory.
    let most = max(min(together, heldTogether / max(y.count / period, 1)), 1)
    var values = Array(repeating: [Double](), count: most)
    for first in stride(from: 0, to: phases, by: most) {
      let count = min(most, phases - first)
      for row in stride(from: first, to: y.count, by: period) {
        for phase in 0..<min(count, y.count - row) where y[row + phase].isFinite {
          values[phase].append(y[row + phase])
        }
      }
      let usual = (0..<count).map { phase in
        defer { values[phase].removeAll(keepingCapacity: true) }
        return Median.taken(from: &values[phase]) ?? 0
      }
      for row in stride(from: first, to: y.count, by: period) {
        for phase in 0..<min(count, y.count - row) { y[row + phase] -= usual[phase] }
      }
    }
  }

  /// The most places in a period that are looked at together, and the most values of these, that are held for it.
  private static let (together, heldTogether) = (64, 1 << 16)

  /// Values without what repeats every `period` of them; as they are without a period.
  static func leftOver(of y: [Double], every period: Int?) -> [Double] {
    var rests = y
    if let period { removeRepetition(every: period, from: &rests) }
    return rests
  }

  private static func blockMeans(of y: [Double], size: Int) -> [Double] {
    stride(from: 0, to: y.count, by: size).map { start in
      var (sum, count) = (0.0, 0)
      for value in y[start..<min(start + size, y.count)] where value.isFinite {
        sum += value
        count += 1
      }
      return count > 0 ? sum / Double(count) : .nan
    }
  }
}
