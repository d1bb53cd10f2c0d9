import Tables

/// Rises, falls and levels by the values at their ends.
extension ShapeNaming {
  func legs(_ all: [Leg]) -> PlacedShape? {
    let legs = leavingLevels(held(joined(settled(all))))
    guard
      legs.allSatisfy({
        $0.direction == .flat
          ? isLevel($0.points, withEnds: !found.isNoisy) : leads($0.points, $0.direction)
      })
    else { return nil }
    var named = legs.map(named)
    // The end of a way to a level that noise hides is that level.
    for (number, next) in zip(named.indices, named.indices.dropFirst())
    where named[next].direction == .flat
      && (!named[number].amount.isExact || !isWithinNoise(legs[next].points))
    {
      named[number].amount = named[next].amount
    }
    if let last = legs.last, last.direction != .flat,
      !last.hasExactEnd || legs.count == 1 && !hasExactEnds || legs.count > 1 && isPassed(last)
    {
      named[legs.count - 1].amount = end(
        found.ends?.end, at: values.count - 1, of: legs.count > 1 ? last : nil)
    }
    let start =
      !found.isNoisy && (hasExactEnds || legs.count > 1)
      ? amount(at: 0, isExact: true) : end(found.ends?.start, at: 0)
    let least = range * Self.leastWay
    let turning = turningAtSpike(legs, named)
    named = turning.legs
    var last = start.quantity.value
    for (number, leg) in named.enumerated() {
      let value = leg.amount.quantity.value
      // A level begins where the leg before it ends.
      guard
        leg.direction == .flat
          ? number == 0 || abs(value - last) <= range * Self.level.reach
          : abs(value - last) >= least && (value > last) == (leg.direction == .rising)
            && isBetween(legs[number], last, value)
      else { return nil }
      last = value
    }
    let turn = legs.count > 1 ? legs.first.map { points[$0.points.upperBound] } : nil
    var placed = PlacedShape(
      Shape(.legs(named, start: start), isNoisy: found.isNoisy), at: turn, levels: levels(of: legs))
    if turning.isTurn { placed.turn = spike }
    return placed
  }

  /// True of a way that was much farther than where it ends, so that its last value is not how far it went.
  private func isPassed(_ way: Leg) -> Bool {
    let own = values[way.points]
    guard let last = own.last, let low = own.min(), let high = own.max() else { return false }
    return (way.direction == .falling ? last - low : high - last) > Self.mostPassed * range
  }

  /// The part of the range that a way goes beyond its end at most, where this is told.
  private static let mostPassed = 0.15

  /// The legs, of which a last one that goes back so little that all of it stays is a level: a plateau after a rise is no
  /// fall.
  private func settled(_ legs: [Leg]) -> [Leg] {
    guard legs.count > 1, var last = legs.last, let before = legs.dropLast().last,
      last.direction != .flat, before.direction != .flat,
      last.points.count >= max(4, values.count / 6), isLevel(last.points)
    else { return legs }
    let own = Array(values[last.points])
    let third = own.count / 3
    let (start, end) = (
      Aggregate.mean(Array(own.prefix(third))), Aggregate.mean(Array(own.suffix(third)))
    )
    let level = Self.level(of: own)
    let turn = values[last.points.lowerBound]
    guard abs(end - start) <= Self.mostDrift * range, abs(level - turn) <= Self.level.reach * range
    else { return legs }
    last.direction = .flat
    return legs.dropLast() + [last]
  }

  /// The part of the range by which the last third of a level differs from its first at most.
  private static let mostDrift = 0.125
  /// The part of the range that a rise or a fall is at least, as it is told.
  static let leastWay = 0.05

  /// The value at an end amid noise: that of the lines that were fitted, as far as they are told on the axis of the
  /// values; of a way behind a turn the median of its last few points, where these are elsewhere than the line.
  private func end(_ share: Double?, at position: Int, of way: Leg? = nil) -> Shape.Amount {
    guard chart.yAxis.effectiveScale == .linear, let share, let low = values.min() else {
      return amount(at: position, isExact: false)
    }
    // A line may end beyond what is there.
    let reach = max(values.count / 12, 4)
    let near = values[max(position - reach, 0)...min(position + reach, values.count - 1)]
    let bounds = (near.min() ?? low)...(near.max() ?? low)
    let fitted = min(max(low + share * range, bounds.lowerBound), bounds.upperBound)
    return about(way.flatMap { leftMedian(at: fitted, of: $0) } ?? fitted, within: bounds)
  }

  /// The median of the last few points of a long way, where a fitted end is farther off than its standard error, 1.253 of
  /// that of a mean; else `nil`.
  ///
  /// A line through half a year says little of its last days.
  private func leftMedian(at fitted: Double, of way: Leg) -> Double? {
    let count = max(values.count / 40, 4) + 1
    let last = Array(values[way.points].suffix(count))
    guard way.points.count >= Self.leastOfLong * count, let median = Median.of(last) else {
      return nil
    }
    // They may be calmer than the rest.
    let own = (Quantile.at(0.75, in: last) - Quantile.at(0.25, in: last)) / 1.349
    let error = 1.253 * min(found.deviation * range, own) / Double(count).squareRoot()
    return abs(fitted - median) > error ? median : nil
  }

  /// The points of a long way for each of the last few: less far it goes on among these.
  private static let leastOfLong = 8

  /// The legs, of which a level begins where its values are as they stay, and none before goes as far, as long as some are
  /// left of it.
  private func joined(_ legs: [Leg]) -> [Leg] {
    var legs = legs
    for (number, next) in zip(legs.indices, legs.indices.dropFirst())
    where legs[next].direction == .flat && legs[number].hasExactEnd {
      let (way, stays) = (legs[number], legs[next].points)
      var farthest: Double?
      let records = stays.filter { point in
        let isFarther =
          farthest.map {
            way.direction == .rising ? values[point] > $0 : values[point] < $0
          } ?? true
        if isFarther { farthest = values[point] }
        return isFarther
      }
      let fewest = max(4, (stays.count + 1) / 2)
      guard
        let start = records.first(where: {
          stays.upperBound - $0 + 1 >= fewest && isWithinNoise($0...stays.upperBound, times: 2)
        })
      else { continue }
      legs[next].points = start...stays.upperBound
      legs[number].points = way.points.lowerBound...start
    }
    return legs
  }

  /// The legs, of which a level of one value goes on as long as that value does: the way from it begins where it ends.
  private func held(_ legs: [Leg]) -> [Leg] {
    var legs = legs
    for (number, next) in zip(legs.indices, legs.indices.dropFirst())
    where legs[number].direction == .flat {
      let (points, way) = (legs[number].points, legs[next].points)
      let value = values[points.upperBound]
      guard values[points].allSatisfy({ $0 == value }) else { continue }
      var end = points.upperBound
      while end + 1 < way.upperBound, values[end + 1] == value { end += 1 }
      guard end > points.upperBound else { continue }
      legs[number].points = points.lowerBound...end
      legs[next].points = end...way.upperBound
    }
    return legs
  }

  /// True of a stretch whose first value is as near to its level as values of it usually are.
  private func isWithinNoise(_ stretch: ClosedRange<Int>, times: Double = 1) -> Bool {
    let own = Array(values[stretch])
    let noise = (Quantile.at(0.75, in: own) - Quantile.at(0.25, in: own)) / 1.349
    guard let first = own.first, let middle = Median.of(own) else { return false }
    return first == middle || abs(first - Self.level(of: own)) <= times * noise
  }
}
