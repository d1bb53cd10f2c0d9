import Glibc
import Tables

/// The values that are no part of a shape, and are told beside it: what it leaves out is none of its ends.
extension ShapeNaming {
  /// The most single values that are told beside a shape.
  static let mostExceptions = 3
  /// The part of the range by which no value is beyond what is said of it.
  static let farthest = 0.25

  // MARK: Values that leave a level

  /// The highest or the lowest value of all, where it is far from the level of the stretch that has it, and farther than the
  /// noise of so many values reaches: about √(2 ln n) deviations, and one more.
  func exception(in stretch: ClosedRange<Int>) -> Shape.Exception? {
    let own = Array(values[stretch])
    let level = Self.level(of: own)
    let noise = (Quantile.at(0.75, in: own) - Quantile.at(0.25, in: own)) / 1.349
    let reach = max(
      range * max(Self.level.reach, 2 * found.deviation),
      noise * ((2 * log(Double(own.count) * weight)).squareRoot() + 1))
    let ends = [
      values.indices.max { values[$0] < values[$1] },
      values.indices.min { values[$0] < values[$1] },
    ].compactMap(\.self).filter { stretch.contains($0) && abs(values[$0] - level) > reach }
    guard let point = ends.max(by: { abs(values[$0] - level) < abs(values[$1] - level) }) else {
      return nil
    }
    return Shape.Exception(
      chart.quantity(values[point], of: series), place(point), isPeak: values[point] > level)
  }

  /// The spike that a level is left by.
  func spike(in stretch: ClosedRange<Int>) -> Shape.Exception? {
    guard let spike, (points[stretch.lowerBound]...points[stretch.upperBound]).contains(spike)
    else { return nil }
    let value = series.y[spike]
    return Shape.Exception(
      chart.quantity(value, of: series), chart.place(series.x[spike]),
      isPeak: value > Self.level(of: Array(values[stretch])))
  }

  /// The single values amid a stretch that stays which are far from its level, of neighbors the farthest; none in noise.
  func strays(in stretch: ClosedRange<Int>) -> [Int] {
    guard !found.isNoisy, stretch.count > 2 else { return [] }
    let level = Self.level(of: Array(values[stretch]))
    func distance(_ point: Int) -> Double { abs(values[point] - level) }
    let far = stretch.dropFirst().dropLast().filter { distance($0) > Self.farthest * range }
    return far.reduce(into: []) { strays, point in
      guard let last = strays.last, last == point - 1 else {
        strays.append(point)
        return
      }
      if distance(point) > distance(last) { strays[strays.count - 1] = point }
    }
  }

  /// The few values that leave the level of a stretch; `nil` of none, and of more than are told.
  func exception(at strays: [Int], in stretch: ClosedRange<Int>) -> Shape.Exception? {
    guard strays.count <= Self.mostExceptions else { return nil }
    return exception(of: strays.map { points[$0] }, beside: Self.level(of: Array(values[stretch])))
  }

  /// Values by which a level, or a way about it, is left, the farthest first of all.
  private func exception(of left: [Int], beside level: Double) -> Shape.Exception? {
    guard let farthest = left.largest(by: { abs(series.y[$0] - level) }) else { return nil }
    func told(_ point: Int) -> (value: Quantity, place: Place) {
      (chart.quantity(series.y[point], of: series), chart.place(series.x[point]))
    }
    let most = told(farthest)
    var exception = Shape.Exception(most.value, most.place, isPeak: series.y[farthest] > level)
    if left.count > 1 { exception.all = left.map(told) }
    return exception
  }

  // MARK: Values that leave a way

  /// A shape with the spike and the ends that are none of its points, where no level of it tells them.
  func exceptingOthers(_ placed: PlacedShape) -> PlacedShape {
    var (placed, told) = (placed, [Shape.Exception]())
    switch placed.shape.course {
    case .legs(let legs, _): told = legs.compactMap(\.exception)
    case .levels(let legs): told = legs.compactMap(\.exception)
    case .exponential: break
    case .level, .periodic, .sawtooth: return placed
    }
    let left = (ends + [spike].compactMap(\.self)).sorted().filter { point in
      let place = chart.place(series.x[point])
      return !told.contains { $0.place == place } && placed.turn != point
    }
    guard let level = Median.of(values) else { return placed }
    placed.shape.exception = exception(of: left, beside: level)
    placed.shape.exception?.isAtEnd = left.allSatisfy(ends.contains)
    return placed
  }

  /// Legs of which a turn beside the spike is the spike: nothing is the highest that stands next to something higher.
  func turningAtSpike(_ legs: [Leg], _ named: [Shape.Leg]) -> (legs: [Shape.Leg], isTurn: Bool) {
    guard let spike, series.y.indices.contains(spike) else { return (named, false) }
    var named = named
    for (number, next) in zip(legs.indices, legs.indices.dropFirst()) {
      let turn = legs[number].points.upperBound
      let isPeak = series.y[spike] > values[turn]
      guard turn > 0, turn + 1 < points.count,
        (points[turn - 1]...points[turn + 1]).contains(spike),
        legs[number].direction == (isPeak ? .rising : .falling),
        legs[next].direction == (isPeak ? .falling : .rising)
      else { continue }
      let place = chart.place(series.x[spike])
      named[number].amount = Shape.Amount(chart.quantity(series.y[spike], of: series))
      named[number].end = place
      named[next].start = place
      return (named, true)
    }
    return (named, false)
  }

  /// True of a way on which no part is, on average, far beyond what it begins with and ends at: no hill is hidden in a fall.
  func isBetween(_ leg: Leg, _ start: Double, _ end: Double) -> Bool {
    let reach = range * (found.isNoisy ? max(Self.farthest, 2.5 * found.deviation) : Self.farthest)
    let (first, count) = (leg.points.lowerBound, leg.points.count)
    let parts = max(min(Self.mostParts, count / Self.fewestOfPart), 1)
    return (0..<parts).allSatisfy { part in
      let own = values[first + part * count / parts..<first + (part + 1) * count / parts]
      let mean = Aggregate.mean(Array(own))
      return mean >= min(start, end) - reach && mean <= max(start, end) + reach
    }
  }

  /// The most parts of a way, and the fewest values of each, that are looked at.
  private static let (mostParts, fewestOfPart) = (8, 3)

  // MARK: Ends that leave a level

  /// The legs, of which a level at an end does without the first or the last value of all, where nothing is as high, or as
  /// low, and it is far from the level beside how far others are.
  func leavingLevels(_ legs: [Leg]) -> [Leg] {
    guard !found.isNoisy else { return legs }
    var legs = legs
    if let last = legs.last, let way = wayOut(of: last.points, at: last.points.upperBound, last) {
      let end = last.points.upperBound
      legs[legs.count - 1].points = last.points.lowerBound...end - 1
      legs.append(Leg(direction: way, points: end - 1...end, hasExactEnd: true))
    }
    if let first = legs.first,
      let way = wayOut(of: first.points, at: first.points.lowerBound, first)
    {
      let start = first.points.lowerBound
      legs[0].points = start + 1...first.points.upperBound
      legs.insert(
        Leg(
          direction: way == .rising ? .falling : .rising, points: start...start + 1,
          hasExactEnd: true), at: 0)
    }
    return legs
  }

  /// The fewest values of a level that is left at an end.
  private static let fewestLeft = 4

  /// The way from a level to a value at its end which is the highest or the lowest of all; `nil` of any other.
  private func wayOut(of stretch: ClosedRange<Int>, at end: Int, _ leg: Leg) -> Trend.Direction? {
    guard leg.direction == .flat, stretch.count > Self.fewestLeft else { return nil }
    let others = stretch.filter { $0 != end }.map { values[$0] }
    guard let low = others.min(), let high = others.max(),
      abs(values[end] - Self.level(of: others))
        > max(2 * (high - low), Self.leastWay * range)
    else { return nil }
    let isExtreme = values.indices.allSatisfy {
      $0 == end || (values[end] > high ? values[$0] < values[end] : values[$0] > values[end])
    }
    return isExtreme ? values[end] > high ? .rising : .falling : nil
  }
}
