import Charts
import Testing

/// The plainest reading of what is said of the shape of values, each at the place that is its index.
struct ShapeTruth {
  private let y: [Double]
  private let finite: [Int]
  private let range: Double

  init(_ y: [Double]) {
    self.y = y
    finite = y.indices.filter { y[$0].isFinite }
    range = (finite.map { y[$0] }.max() ?? 0) - (finite.map { y[$0] }.min() ?? 0)
  }

  /// The claims that are not so.
  func lies(in shape: Shape) throws -> [String] {
    let code = shape.leftOut?.value.value
    let named = try (shape.exception.map(places) ?? []).union(finite.filter { y[$0] == code })
    switch shape.course {
    case .level(let level): return lies(level: level, shape, besides: named)
    case .levels(let legs):
      return try legs.levels.flatMap { try lies(stay: $0, besides: named, shape.isNoisy) }
        + steps(legs.levels) + (areContinued(legs) ? [] : ["points in no part"])
    case .legs(let legs, let start):
      return try lies(legs, start, shape, besides: named)
    case .exponential, .periodic, .sawtooth: return []
    }
  }

  /// True where levels begin right behind each other, but for what is missing, or at the end of a way from one to the next.
  private func areContinued(_ legs: [Shape.Leg]) throws -> Bool {
    try zip(legs.levels, legs.levels.dropFirst()).allSatisfy { before, level in
      let (end, start) = try (index(before.end), index(level.start))
      return !finite.contains { $0 > end && $0 < start }
        || legs.contains { $0.start == before.end && $0.end == level.start }
    }
  }

  private func index(_ place: Place) throws -> Int {
    guard case .number(let quantity) = place else { throw NoNumber() }
    return Int(quantity.value)
  }

  private struct NoNumber: Error {}

  private func places(_ exception: Shape.Exception) throws -> Set<Int> {
    var all = try Set([index(exception.place)] + exception.all.map { try index($0.place) })
    // A value beside a spike, on its way, is part of it.
    for place in all {
      all.formUnion(
        [place - 1, place + 1].filter { near in
          guard y.indices.contains(near), y[near].isFinite else { return false }
          return abs(y[near] - y[place]) < 0.5 * range
        })
    }
    return all
  }

  private func values(_ points: ClosedRange<Int>, besides: Set<Int> = []) -> [Double] {
    finite.filter { points.contains($0) && !besides.contains($0) }.map { y[$0] }
  }

  private func share(_ share: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[min(Int(share * Double(sorted.count)), sorted.count - 1)]
  }

  private func lies(level: Shape.Amount, _ shape: Shape, besides: Set<Int>) -> [String] {
    let own = values(0...y.count - 1, besides: besides)
    let value = level.quantity.value
    if !shape.isNoisy {
      return own.allSatisfy { abs($0 - value) < 1e-9 } ? [] : ["stays at \(value)"]
    }
    let (low, high) = (share(0.2, of: own), share(0.8, of: own))
    var lies = (low...high).contains(value) ? [] : ["varies around \(value), not \(low) to \(high)"]
    if let exception = shape.exception, !exception.isAtEnd {
      let extreme = exception.isPeak ? own.max() ?? 0 : own.min() ?? 0
      if exception.isPeak ? exception.value.value < extreme : exception.value.value > extreme {
        lies.append("but for \(exception.value.value), not \(extreme)")
      }
    }
    return lies
  }

  /// A stay that is left by a value of which nothing is said.
  private func lies(stay leg: Shape.Leg, besides: Set<Int>, _ isNoisy: Bool) throws -> [String] {
    let (start, end) = try (index(leg.start), index(leg.end))
    let exception = try leg.exception.map(places) ?? []
    let inner = finite.filter {
      (start...end).contains($0) && !besides.union(exception).contains($0)
    }
    guard inner.count > 2 else { return [] }
    let own = inner.map { y[$0] }
    let level = leg.amount.quantity.value
    var lies: [String] = []
    let (low, high) = (share(0.15, of: own), share(0.85, of: own))
    if !(low - 0.03 * range...high + 0.03 * range).contains(level) {
      lies.append("level \(level), not \(low) to \(high)")
    }
    if !leg.isVarying, !isNoisy {
      for point in inner.dropFirst().dropLast() where abs(y[point] - level) > 0.3 * range {
        lies.append("stays at \(level), but \(y[point]) at \(point)")
      }
    }
    // The last of all is no part of a level that it leaves for a new extreme.
    if let last = finite.last, end == last, inner.count > 4, inner.last == last {
      let others = own.dropLast()
      let spread = (others.max() ?? 0) - (others.min() ?? 0)
      let all = finite.dropLast().map { y[$0] }
      let isExtreme = y[last] > all.max() ?? 0 || y[last] < all.min() ?? 0
      if isExtreme, abs(y[last] - level) > max(2 * spread, 0.05 * range) {
        lies.append("stays at \(level), but ends at \(y[last])")
      }
    }
    return lies
  }

  private func steps(_ legs: [Shape.Leg]) -> [String] {
    zip(legs, legs.dropFirst()).filter { $0.amount.quantity.value == $1.amount.quantity.value }
      .map { "no step: \($0.amount.quantity.value), \($1.amount.quantity.value)" }
  }

  private func lies(
    _ legs: [Shape.Leg], _ start: Shape.Amount, _ shape: Shape, besides: Set<Int>
  ) throws -> [String] {
    var lies: [String] = []
    let stays = try legs.compactMap(\.exception).map(places).reduce(into: besides) {
      $0.formUnion($1)
    }
    for (number, leg) in legs.enumerated() {
      let (from, to) = try (index(leg.start), index(leg.end))
      guard leg.direction != .flat else {
        lies += try self.lies(stay: leg, besides: besides, shape.isNoisy)
        continue
      }
      let sign: Double = leg.direction == .rising ? 1 : -1
      let value = leg.amount.quantity.value
      let own = values(from...to, besides: stays)
      guard own.count > 1 else { continue }
      // It goes this way: its last part is beyond its first.
      let part = max(own.count / 3, 1)
      let (before, after) = (
        own.prefix(part).reduce(0, +) / Double(part), own.suffix(part).reduce(0, +) / Double(part)
      )
      if (after - before) * sign <= 0 { lies.append("\(leg.direction), but \(before) to \(after)") }
      if leg.amount.isExact, !finite.contains(where: { y[$0] == value && $0 == to }) {
        lies.append("to \(value), but \(y[to])")
      }
      let isTurn = number + 1 < legs.count && legs[number + 1].direction != .flat
      if isTurn, leg.amount.isExact {
        let both = values(from...(try index(legs[number + 1].end)), besides: stays)
        if both.contains(where: { ($0 - value) * sign > 0 }) {
          lies.append(
            "turns at \(value), beyond which are \(both.filter { ($0 - value) * sign > 0 })")
        }
      } else if number + 1 == legs.count {
        let near = values(max(to - max(5, y.count / 6), 0)...to)
        if let low = near.min(), let high = near.max(), !(low...high).contains(value) {
          lies.append("ends at \(value), not \(low) to \(high)")
        }
        if leg.amount.isExact, let last = finite.last, value != y[last] {
          lies.append("ends at \(value), but \(y[last])")
        }
      }
      // Without noise no part of its way is far outside of what it goes from and to.
      if !shape.isNoisy {
        let first = number == 0 ? start.quantity.value : legs[number - 1].amount.quantity.value
        let width = min(5, own.count)
        let means = own.indices.dropLast(width - 1).map {
          own[$0..<$0 + width].reduce(0, +) / Double(width)
        }
        let far = means.filter {
          ($0 - max(first, value)) > 0.35 * range || (min(first, value) - $0) > 0.35 * range
        }
        if !far.isEmpty { lies.append("\(first) to \(value), but \(far)") }
      }
    }
    return lies
  }
}

extension [Shape.Leg] {
  /// The levels among them.
  var levels: [Shape.Leg] { filter { $0.direction == .flat } }
}
