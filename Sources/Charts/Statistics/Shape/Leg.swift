/// A stretch of a course that goes one way.
struct Leg: Equatable {
  /// The way it goes: rising, falling or flat.
  var direction: Trend.Direction
  /// The positions of its first and its last point.
  var points: ClosedRange<Int>
  /// True where it ends with the value of its last point: without noise, and where no value beyond is far from the turn.
  var hasExactEnd = false
}

/// A leg as it is found in the slices of a course.
private struct SlicedLeg {
  var slices: ClosedRange<Int>
  var start: Double
  var end: Double
  var direction: Trend.Direction

  var size: Double { abs(end - start) }
}

/// The legs that lines through the slices of a course make: what goes the same way is one, and what is too short or
/// too small to be heard as one is part of its neighbors.
struct Legs {
  private var legs: [SlicedLeg]
  private let slices: Slices
  /// The least that a leg rises or falls.
  private let least: Double
  private let isNoisy: Bool

  /// A level at an end, or within a rise, is one from this share of the way on, at the top of an arch from another, in
  /// noise from half.
  private static let shortest = (side: 0.15, top: 0.35, noisyTop: 0.5)

  /// Makes legs of lines; `noise` is what they leave, as a share of the range.
  init(_ fit: KnotFit, over slices: Slices, noise: Double) {
    self.slices = slices
    isNoisy = noise > CourseShape.mostNoise
    let range = (fit.heights.max() ?? 0) - (fit.heights.min() ?? 0)
    // Less than twice the noise is no change, nor what chance makes of it: a difference of three standard
    // errors between the ends of a line of least squares.
    let still = min(max(2 * noise, 0.03), 0.12) * range
    least = max(still, 0.1 * range)
    let height = slices.height(ofShare: noise)
    let nodes = [0] + fit.knots + [slices.count - 1]
    legs = zip(nodes, nodes.dropFirst()).enumerated().map { piece, ends in
      let (start, end) = (fit.heights[piece], fit.heights[piece + 1])
      let slope = abs(end - start) / (slices.x[ends.1] - slices.x[ends.0])
      let points = Double(slices.starts[ends.1 + 1] - slices.starts[ends.0]) * slices.weight
      let isFlat =
        abs(end - start) < still && slope < 0.4 * range
        || abs(end - start) < min(3 * height * (12 / points).squareRoot(), 0.5 * range)
      return SlicedLeg(
        slices: ends.0...ends.1, start: start, end: end,
        direction: isFlat ? .flat : end > start ? .rising : .falling)
    }
    join()
    while let number = legs.indices.first(where: isNone) ?? smallest(below: 0.25 * range) {
      leaveOut(number)
      join()
    }
  }

  /// The smallest of more legs than are told, if it is that small.
  private func smallest(below size: Double) -> Int? {
    guard legs.count > CourseShape.mostTurns + 1 else { return nil }
    return legs.indices.min { legs[$0].size < legs[$1].size }.flatMap {
      legs[$0].size < size ? $0 : nil
    }
  }

  /// The legs by the slices between which they lie.
  var directions: [(direction: Trend.Direction, slices: ClosedRange<Int>)] {
    legs.map { ($0.direction, $0.slices) }
  }

  /// Joins legs that go the same way.
  private mutating func join() {
    var joined: [SlicedLeg] = []
    for leg in legs {
      if let last = joined.last, last.direction == leg.direction {
        joined[joined.count - 1] = Self.joined(last, leg, leg.direction)
      } else {
        joined.append(leg)
      }
    }
    legs = joined
  }

  private static func joined(
    _ first: SlicedLeg, _ last: SlicedLeg, _ direction: Trend.Direction
  ) -> SlicedLeg {
    SlicedLeg(
      slices: first.slices.lowerBound...last.slices.upperBound, start: first.start, end: last.end,
      direction: direction)
  }

  private func areOpposite(_ a: Trend.Direction, _ b: Trend.Direction) -> Bool {
    a != .flat && b != .flat && a != b
  }

  private func isNone(_ number: Int) -> Bool {
    guard legs.count > 1 else { return false }
    let leg = legs[number]
    guard leg.direction == .flat else { return leg.size < least }
    let isTop =
      number > 0 && number < legs.count - 1
      && areOpposite(legs[number - 1].direction, legs[number + 1].direction)
    let width = slices.x[leg.slices.upperBound] - slices.x[leg.slices.lowerBound]
    let top = isNoisy ? Self.shortest.noisyTop : Self.shortest.top
    return width < (isTop ? top : Self.shortest.side)
  }

  /// Gives a leg to its neighbors: to the one at an end, to both within a rise or a fall; a turn is at the more
  /// extreme of its ends.
  private mutating func leaveOut(_ number: Int) {
    let leg = legs[number]
    guard number > 0 else {
      legs[0...1] = [Self.joined(leg, legs[1], legs[1].direction)]
      return
    }
    let before = legs[number - 1]
    guard number < legs.count - 1 else {
      legs[(number - 1)...] = [Self.joined(before, leg, before.direction)]
      return
    }
    let after = legs[number + 1]
    if areOpposite(before.direction, after.direction) {
      let isEarly = (leg.start > leg.end) == (before.direction == .rising)
      legs[number - 1...number + 1] =
        isEarly
        ? [before, Self.joined(leg, after, after.direction)]
        : [Self.joined(before, leg, before.direction), after]
    } else if after.direction == .flat {
      legs[number...number + 1] = [Self.joined(leg, after, .flat)]
    } else if before.direction == .flat {
      legs[number - 1...number] = [Self.joined(before, leg, .flat)]
    } else {
      legs[number - 1...number + 1] = [Self.joined(before, after, before.direction)]
    }
  }
}
