import Glibc
import Tables

extension Chart {
  /// The digits behind the point that values are told with, of which none is rounded but for means of rows; else many.
  func digits(of values: [Double]) -> Int {
    let digits = values.first.map { quantity($0).fractionDigits } ?? 15
    let areWhole = values.prefix(1_000).allSatisfy {
      $0 == 0 || SaidDigits.isExact($0, digits: digits)
    }
    return areWhole || averaged != nil ? digits : 15
  }
}

/// A shape with the values and the places of its points.
struct ShapeNaming {
  var chart: Chart
  var series: Series
  /// The points that have a place and a value, and these values.
  var points: FiniteIndices
  var values: [Double]
  var found: CourseShape
  /// The number of points that each of them stands for.
  var weight = 1.0
  /// False where a single value before the first or behind the last was left out, or either is one from which the course
  /// goes far back.
  var hasExactEnds = true
  /// The point of a spike that is none of the points.
  var spike: Int?
  /// The first or the last value, or both, which are none of the points either.
  var ends: [Int] = []

  /// The shape, and the point that it names first; `nil` where its values, of which some are medians, lead elsewhere.
  var shape: PlacedShape? { plainShape.map(exceptingOthers) }

  private var plainShape: PlacedShape? {
    switch found.kind {
    case .level:
      PlacedShape(
        Shape(
          .level(Self.about(Self.level(of: values), usualDeviation, of: values, in: chart)),
          isNoisy: true))
    case .exponential(let isGrowth, let every):
      chart.span(ofLength: every).map {
        PlacedShape(
          Shape(.exponential(isGrowth: isGrowth, every: $0, isExact: found.deviation < 1e-3)))
      }
    case .levels(let legs):
      legs.allSatisfy { isLevel($0.points, withEnds: !found.isNoisy) }
        ? PlacedShape(
          Shape(.levels(namedWithWays(legs)), isNoisy: found.isNoisy),
          at: legs[1...].first.map { points[$0.points.lowerBound] }, levels: levels(of: legs)) : nil
    case .legs(let legs): self.legs(legs)
    }
  }

  /// The part of the range that the values of a level are within, more in noise, and the share of them that are.
  static let level = (reach: 0.1, share: 0.9)

  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// True for a stretch that stays: nearly all of its values, and both of its ends, are near the middle of them; in the
  /// noise between steps any value may be at an end.
  func isLevel(_ stretch: ClosedRange<Int>, withEnds: Bool = true) -> Bool {
    let own = Array(values[stretch])
    guard let middle = Median.of(own), !leads(own, around: middle) else { return false }
    let reach = range * max(Self.level.reach, 2 * found.deviation)
    return isNear(stretch, reach / range)
      && (!withEnds || [own.first, own.last].allSatisfy { abs(($0 ?? middle) - middle) <= reach })
  }

  /// True for a stretch of which nearly all values are within a part of the range of their middle.
  private func isNear(_ stretch: ClosedRange<Int>, _ part: Double) -> Bool {
    let own = values[stretch]
    guard let middle = Median.of(Array(own)) else { return false }
    // Once, not with every value: the range is that of all of them.
    let reach = part * range
    let near = own.count { abs($0 - middle) <= reach }
    return Double(near) >= Self.level.share * Double(own.count)
  }

  /// False for a way of some values that do not go it, but for those at its ends.
  func leads(_ stretch: ClosedRange<Int>, _ way: Trend.Direction) -> Bool {
    // One end among very many has no part in their ranks, of a sample of them either.
    let own = Array(values[stretch].dropLast(weight > 1 ? 1 : 0))
    guard own.count >= Self.fewestOfWay,
      let correlation = RankCorrelation.of(own.indices.map(Double.init), own)
    else { return true }
    return (way == .rising ? correlation : -correlation) >= Self.leastOfWay
  }

  /// The fewest values of which most go a way, and the rank correlation that they have then.
  private static let (fewestOfWay, leastOfWay) = (8, 0.15)

  /// True for values that climb or sink one after the other by a third of what they are about: 0.5, 1, 2 stays nowhere,
  /// though 50 comes after.
  private func leads(_ own: [Double], around middle: Double) -> Bool {
    // Of few values each has to climb, to a multiple: 1, 8, 27, 64.
    if (3...4).contains(own.count), !found.isNoisy {
      let steps = zip(own, own.dropFirst()).map { $1 - $0 }
      let low = own.map(abs).min() ?? 0
      return (steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 })
        && (own.allSatisfy { $0 > 0 } || own.allSatisfy { $0 < 0 })
        && (own.map(abs).max() ?? 0) > 4 * low
    }
    guard own.count >= 5, let first = own.first, let last = own.last,
      abs(last - first) > abs(middle) / 3,
      let correlation = RankCorrelation.of(own.indices.map(Double.init), own)
    else { return false }
    return abs(correlation) >= 0.8
  }

  /// The stretches of legs that stay, the longest first.
  func levels(of legs: [Leg]) -> [Plateau] {
    legs.filter { $0.direction == .flat }.map {
      Plateau(
        points: points[$0.points.lowerBound]...points[$0.points.upperBound],
        amount: level(of: $0.points))
    }.sorted { ($1.points.count, $0.points.lowerBound) < ($0.points.count, $1.points.lowerBound) }
  }

  func named(_ leg: Leg) -> Shape.Leg {
    let amount =
      leg.direction == .flat
      ? level(of: leg.points) : amount(at: leg.points.upperBound, isExact: leg.hasExactEnd)
    var named = Shape.Leg(
      leg.direction, amount: amount, start: place(leg.points.lowerBound),
      end: place(leg.points.upperBound))
    if leg.direction == .flat {
      let strays = strays(in: leg.points)
      named.exception =
        spike(in: leg.points) ?? exception(at: strays, in: leg.points)
        ?? exception(in: leg.points)
      // One that is 0 or 1 is no 1 but for some.
      if let counts = amount.counts,
        let all = named.exception.map({ $0.all.map(\.value) + [$0.value] }),
        all.allSatisfy({ Double(counts.lowerBound)...Double(counts.upperBound) ~= $0.value })
      {
        named.exception = nil
      }
      named.isVarying =
        amount.counts == nil
        && (!isNear(leg.points, Self.level.reach) || strays.count > Self.mostExceptions)
    }
    return named
  }

  /// Levels with the ways between them that points are on, so that each point is a part of something.
  private func namedWithWays(_ levels: [Leg]) -> [Shape.Leg] {
    var all: [Shape.Leg] = []
    for level in levels {
      let (named, start) = (named(level), level.points.lowerBound)
      if let last = all.last, let before = levels.last(where: { $0.points.upperBound < start }),
        before.points.upperBound < start - 1
      {
        let isRise = named.amount.quantity.value > last.amount.quantity.value
        all.append(
          Shape.Leg(
            isRise ? .rising : .falling, amount: named.amount, start: last.end,
            end: named.start))
      }
      all.append(named)
    }
    return all
  }

  func place(_ position: Int) -> Place { chart.place(series.x[points[position]]) }

  /// The value of a point, or the median of those within a fortieth of all on both sides, at least one.
  func amount(at position: Int, isExact: Bool) -> Shape.Amount {
    guard !isExact else { return Shape.Amount(chart.quantity(values[position], of: series)) }
    let reach = max(values.count / 40, 1)
    let last = values.count - 1
    var (start, end) = (max(position - reach, 0), min(position + reach, last))
    // The median of two values is moved by each.
    if !hasExactEnds { (start, end) = (max(min(start, last - 2), 0), min(max(end, 2), last)) }
    return about(Median.of(Array(values[start...end])) ?? .nan)
  }

  private func level(of range: ClosedRange<Int>) -> Shape.Amount {
    let first = values[range.lowerBound]
    if values[range].allSatisfy({ $0 == first }) {
      return Shape.Amount(chart.quantity(first, of: series))
    }
    var amount = about(Self.level(of: Array(values[range])))
    amount.counts = counts(of: values[range])
    return amount
  }

  /// The reach of a stretch of small whole numbers that hardly differ.
  private func counts(of stretch: ArraySlice<Double>) -> ClosedRange<Int>? {
    guard let low = stretch.min(), let high = stretch.max(), low >= 0,
      high <= Self.mostOfCounts.value, high - low <= Self.mostOfCounts.spread,
      stretch.allSatisfy({ $0 == $0.rounded() }), chart.yAxis.fractionDigits == 0
    else { return nil }
    return Int(low)...Int(high)
  }

  /// The highest value, and the largest difference, of counts that are told as such.
  private static let mostOfCounts = (value: 9.0, spread: 2.0)

  /// The mean of values, without those beyond three interquartile ranges (Tukey 1977): three salaries among bookings are no
  /// part of what these are about.
  static func level(of values: [Double]) -> Double {
    let (low, high) = (Quantile.at(0.25, in: values), Quantile.at(0.75, in: values))
    let reach = 3 * (high - low)
    // Nearly all of one value are about that one.
    if reach == 0, Double(values.count { $0 == low }) >= level.share * Double(values.count) {
      return low
    }
    guard reach > 0, reach.isFinite else { return Aggregate.mean(values) }
    return Aggregate.mean(values.filter { $0 >= low - reach && $0 <= high + reach })
  }

  /// The deviation from a level without what a few values far from it make of it, as a share of the range: half of a
  /// normal distribution is within 1.349 deviations.
  private var usualDeviation: Double {
    let half = Quantile.at(0.75, in: values) - Quantile.at(0.25, in: values)
    return half > 0 && range > 0 ? min(found.deviation, half / 1.349 / range) : found.deviation
  }

  func about(_ value: Double, within bounds: ClosedRange<Double>? = nil) -> Shape.Amount {
    Self.about(value, found.deviation, of: values, within: bounds, in: chart)
  }

  /// A value rounded to the power of ten that is at most half of what a shape leaves of the range of `values`; on a
  /// logarithmic axis, where that says little of small ones, to two digits.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - deviation: What a shape leaves, as a share of the range.
  ///   - values: The values of the shape.
  ///   - bounds: What it is not beyond, even rounded; that of all values where there are none.
  ///   - chart: The chart of the shape.
  /// - Returns: An amount that is not exact.
  static func about(
    _ value: Double, _ deviation: Double, of values: [Double],
    within bounds: ClosedRange<Double>? = nil, in chart: Chart
  ) -> Shape.Amount {
    var (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let range = high - low
    if let bounds { (low, high) = (bounds.lowerBound, bounds.upperBound) }
    // A line that is fitted may end where no value is.
    let value = low <= high ? min(max(value, low), high) : value
    // A thousandth of the range is heard of nothing that is only about so, nor more digits than the values have.
    let digits = chart.digits(of: values)
    let power =
      chart.yAxis.effectiveScale == .linear
      ? max(
        log10(deviation * range / 2).rounded(.down), log10(range).rounded(.down) - 2,
        -Double(digits))
      : log10(abs(value)).rounded(.down) - 1
    guard power.isFinite, abs(power) < 300 else {
      return Shape.Amount(chart.average(value), isExact: false)
    }
    let coarse = Self.rounded(value, to: power, within: (low, high))
    // Rounding adds no tenth to a value that is larger than what is left of the range.
    let isFarOff =
      abs(coarse - value) > abs(value) / 10 && abs(value) > deviation * range
      && power > -Double(chart.average(value).fractionDigits)
    let place = isFarOff ? power - 1 : power
    let rounded = isFarOff ? Self.rounded(value, to: place, within: (low, high)) : coarse
    guard rounded.isFinite else { return Shape.Amount(chart.average(value), isExact: false) }
    var quantity = chart.quantity(rounded)
    if quantity.text == nil {
      quantity.fractionDigits = rounded == 0 ? 0 : min(max(0, -Int(place)), 15)
    }
    quantity.digits = nil
    return Shape.Amount(quantity, isExact: false)
  }

  /// A value rounded to a power of ten; one that would be rounded beyond the ends is rounded the other way.
  private static func rounded(
    _ value: Double, to power: Double, within ends: (low: Double, high: Double)
  ) -> Double {
    // Divided by a whole power, so that no digit is the noise of rounding.
    func rounded(_ rule: FloatingPointRoundingRule) -> Double {
      power < 0
        ? (value * pow(10, -power)).rounded(rule) / pow(10, -power)
        : (value / pow(10, power)).rounded(rule) * pow(10, power)
    }
    let near = [rounded(.toNearestOrAwayFromZero), rounded(.down), rounded(.up)]
    return near.first { ends.low <= $0 && $0 <= ends.high } ?? value
  }
}
