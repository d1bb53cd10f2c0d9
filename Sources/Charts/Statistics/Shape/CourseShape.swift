import Glibc
import Tables

/// The shape of a course, where it has a clear one.
struct CourseShape: Equatable {
  /// The kinds of shapes.
  enum Kind: Equatable {
    /// Around one level.
    case level
    /// Rises, falls and levels, one after the other.
    case legs([Leg])
    /// Levels with steps between them.
    case levels([Leg])
    /// Twice, or half, of what it was after each such length along x.
    case exponential(isGrowth: Bool, every: Double)
  }

  var kind: Kind
  /// The root of the mean square that the shape leaves, as a share of the range of the values.
  var deviation: Double
  /// True where that is more than a tenth of the range: single values are no part of the shape.
  var isNoisy: Bool

  /// The heights at the first and the last place of lines that were fitted, as shares of the range of the values.
  struct Ends: Equatable {
    var start: Double
    var end: Double
  }

  /// The ends of the lines, where it was made of some.
  private(set) var ends: Ends?

  /// The fewest values with a shape.
  static let fewest = 6
  /// The most turns that are told.
  static let mostTurns = 4
  /// The most levels, with the ways between them, that are told where rises and falls tell the same.
  private static let mostParts = 5
  /// The least that a shape saves to be told of one level, in the measure of `Slices.length`: very strong evidence
  /// by Kass and Raftery (1995).
  private static let leastGain = 10.0
  /// The least by which steps, which are done at once, must be told sooner than lines: positive evidence by the same.
  private static let leastLead = 2.0

  /// Finds the shape of points whose finite places ascend; `nil` where none is clear.
  ///
  /// Fits of a level, a line, up to six joined lines, up to four steps and a growth by equal ratios are compared by
  /// what it takes to tell them and what they leave (Schwarz 1978; Liu, Wu and Zidek 1997). A shape is
  /// clear that leaves at most a tenth of the squares, or that is very strong evidence even if neighbors that leave it
  /// alike count as one (Bayley and Hammersley 1946).
  init?(_ course: CoursePoints) {
    guard course.y.count >= Self.fewest, let slices = Slices(course) else { return nil }
    let gap = max(1, slices.count / 25)
    let allLines = slices.fits(.lines, most: min(6, (slices.count - 3) / 3), gap: gap)
    let allSteps = slices.fits(.levels, most: min(4, slices.count / 8), gap: max(3, gap))
    guard let line = allLines.first,
      let lines = allLines.min(by: { slices.length(.lines, $0) < slices.length(.lines, $1) }),
      let steps = allSteps.min(by: { slices.length(.levels, $0) < slices.length(.levels, $1) })
    else { return nil }
    let flat = slices.length(rest: slices.square, parameters: 1)
    let best = slices.length(.lines, lines)
    if slices.length(.levels, steps) < min(flat - Self.leastGain, best - Self.leastLead),
      Self.areSteps(steps, in: slices),
      Self.isClear(.levels, steps, in: slices)
    {
      let levels = CourseShape(levels: steps, in: slices)
      if levels.partCount > Self.mostParts, Self.isClear(.lines, lines, in: slices),
        let turns = CourseShape(lines: lines, in: slices)
      {
        self = turns
      } else {
        self = levels
      }
    } else if let growth = Growth(course, slices: slices, line: line) {
      self.init(
        kind: .exponential(isGrowth: growth.isGrowth, every: growth.every),
        deviation: growth.deviation, isNoisy: false)
    } else if best < flat - Self.leastGain {
      guard Self.isClear(.lines, lines, in: slices) else { return nil }
      self.init(lines: lines, in: slices)
    } else {
      // Half a shape may be more than a level.
      let others = allLines.prefix(2) + allSteps.prefix(2)
      guard others.allSatisfy({ Self.tellsLittle($0, in: slices) }), LevelTest.passes(course),
        let deviation = Self.deviationFromLevel(slices.shares, in: course)
      else { return nil }
      self.init(kind: .level, deviation: deviation, isNoisy: true)
    }
  }

  /// Finds the shape of all points.
  init?(x: [Double], y: [Double]) { self.init(CoursePoints(x: x, y: y)) }

  private init(kind: Kind, deviation: Double, isNoisy: Bool) {
    self.kind = kind
    self.deviation = deviation
    self.isNoisy = isNoisy
  }

  /// The shape of legs or levels that were found otherwise, without noise.
  init(_ kind: Kind, deviation: Double) {
    self.init(kind: kind, deviation: deviation, isNoisy: false)
  }

  /// The number of levels and of the ways between them that have points of their own.
  private var partCount: Int {
    guard case .levels(let legs) = kind else { return 1 }
    return zip(legs, legs.dropFirst()).reduce(legs.count) { count, pair in
      count + (pair.0.points.upperBound < pair.1.points.lowerBound - 1 ? 1 : 0)
    }
  }

  // MARK: Clearness

  private static func isClear(_ pieces: Pieces, _ fit: KnotFit, in slices: Slices) -> Bool {
    // One turn is plain sooner than several: a dry summer is seen though June is as dry as July.
    let most = pieces == .lines && fit.knots.count == 1 ? 0.16 : 0.1
    guard fit.rest > most * slices.square else { return true }
    let rests = zip(slices.y, pieces.curve(fit, over: slices)).map { $0 - $1 }
    let likeness = min(max(Self.likeness(rests), 0), 0.99)
    let independent = Double(slices.count) * (1 - likeness) / (1 + likeness)
    guard independent > 2, fit.rest < 0.8 * slices.square else { return false }
    let parameters = Double((pieces == .lines ? 1 : 0) + 2 * fit.knots.count)
    return independent * log(slices.square / fit.rest) - parameters * log(independent) > leastGain
  }

  /// True for a fit with up to one knot that is hardly better than a level: not one in ten would be of noise alone.
  private static func tellsLittle(_ fit: KnotFit, in slices: Slices) -> Bool {
    Double(slices.count) * log(slices.square / max(fit.rest, 1e-9)) < leastGain + 2
      * Double(fit.knots.count)
  }

  /// The correlation of each value with the next.
  static func likeness(_ rests: [Double]) -> Double { likeness([rests]) }

  /// The same over several stretches of values in a row.
  static func likeness(_ stretches: [[Double]]) -> Double {
    let square = stretches.reduce(0) { $0 + $1.reduce(0) { $0 + $1 * $1 } }
    let product = stretches.reduce(0) { sum, rests in
      sum + zip(rests, rests.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    }
    return square > 0 ? product / square : 0
  }

  /// True for steps that are done at once, and of which none is small beside the others.
  private static func areSteps(_ fit: KnotFit, in slices: Slices) -> Bool {
    let (heights, knots) = (fit.heights, fit.knots)
    guard !knots.isEmpty, let low = heights.min(), let high = heights.max() else { return false }
    let deviation = (fit.rest / Double(slices.count)).squareRoot()
    // Between the steps it does not wander.
    let rests = zip(slices.y, Pieces.levels.curve(fit, over: slices)).map { $0 - $1 }
    guard fit.rest < 1e-3 * slices.square || likeness(rests) < 0.4 else { return false }
    return knots.indices.allSatisfy { number in
      let knot = knots[number]
      let step = abs(heights[number + 1] - heights[number])
      func isAtOnce(_ slices: ArraySlice<Double>, _ height: Double) -> Bool {
        let mean = slices.reduce(0, +) / Double(slices.count)
        return abs(mean - height) < 0.25 * step + deviation
      }
      return step > 0.2 * (high - low) && step > 1.5 * deviation
        && isAtOnce(slices.y[knot - 2..<knot], heights[number])
        && isAtOnce(slices.y[knot..<knot + 2], heights[number + 1])
    }
  }

  // MARK: Legs

  /// The levels of steps, each up to the point before the step.
  private init(levels fit: KnotFit, in slices: Slices) {
    let shares = slices.shares
    let steps = fit.knots.map { knot in
      Self.step(in: shares, within: slices.starts[knot - 1] + 1..<slices.starts[knot + 1])
    }
    let levels = zip([0] + steps, steps + [shares.count]).map {
      Leg(direction: .flat, points: $0...max($1 - 1, $0))
    }
    let legs = levels.withoutWays(in: shares)
    var rests = shares
    for leg in legs {
      let level = Median.of(Array(shares[leg.points])) ?? 0
      for point in leg.points { rests[point] -= level }
    }
    self.init(kind: .levels(legs), rests: rests)
  }

  /// The point of a stretch from which on a second mean leaves the least squares.
  private static func step(in y: [Double], within range: Range<Int>) -> Int {
    let start = range.lowerBound - 1
    let all = y[start..<range.upperBound].reduce(0, +)
    var (before, best) = (0.0, (point: range.lowerBound, told: -Double.infinity))
    for point in range {
      before += y[point - 1]
      let (left, right) = (Double(point - start), Double(range.upperBound - point))
      let told = before * before / left + (all - before) * (all - before) / right
      if told > best.told { best = (point, told) }
    }
    return best.point
  }

  /// The rises and falls of joined lines; `nil` where they turn too often, or nowhere leave a level.
  private init?(lines fit: KnotFit, in slices: Slices) {
    let y = slices.shares
    let curve = Pieces.lines.curve(fit, over: slices).map(slices.share)
    var rests = y
    for slice in curve.indices {
      for point in slices.starts[slice]..<slices.starts[slice + 1] { rests[point] -= curve[slice] }
    }
    self.init(kind: .level, rests: rests)
    let found = Legs(fit, over: slices, noise: deviation).directions
    // Few values around an end of a leg are no middle of anything.
    guard found.count <= Self.mostTurns + 1, found.contains(where: { $0.direction != .flat }),
      !isNoisy || y.count >= 20
    else { return nil }
    var legs: [Leg] = []
    for (number, leg) in found.enumerated() {
      let start = legs.last?.points.upperBound ?? 0
      guard
        let end = end(of: leg, before: found.dropFirst(number + 1).first, from: start, in: slices),
        start < end.point, end.point < y.count
      else { return nil }
      legs.append(
        Leg(
          direction: leg.direction, points: start...end.point,
          hasExactEnd: end.isExact))
    }
    kind = .legs(legs)
    if let start = curve.first, let end = curve.last { ends = Ends(start: start, end: end) }
  }

  /// A stretch of slices that goes one way.
  private typealias Stretch = (direction: Trend.Direction, slices: ClosedRange<Int>)

  /// The last point of a stretch: of a turn the highest or the lowest value of both its sides, before
  /// a level the first that is as high or as low as any on the way to it, if that is near the knot; else the point in the
  /// middle of the last slice, about which it is.
  private func end(
    of leg: Stretch, before next: Stretch?, from start: Int, in slices: Slices
  ) -> (point: Int, isExact: Bool)? {
    let y = slices.shares
    guard let next else { return (y.count - 1, !isNoisy) }
    let knot = leg.slices.upperBound
    let middle = slices.middlePoint(of: knot)
    guard leg.direction != .flat else { return (middle, false) }
    // Noise hides where a level begins.
    guard !isNoisy || next.direction != .flat else { return (middle, false) }
    // Beyond the knot a level has values of its own.
    let last = next.direction == .flat ? middle + 1 : slices.starts[next.slices.upperBound + 1]
    let both = start + 1..<max(last, start + 1)
    let extreme =
      leg.direction == .rising ? both.max { y[$0] < y[$1] } : both.min { y[$0] < y[$1] }
    guard let extreme, let slice = slices.starts.lastIndex(where: { $0 <= extreme }),
      slice < slices.count,
      abs(slice - knot) <= Self.fewSlices
        || abs(slices.x[slice] - slices.x[knot])
          < (isNoisy ? Self.nearKnot.inNoise : Self.nearKnot.plain)
    else { return (middle, false) }
    return (extreme, true)
  }

  /// The share of the way along x within which the extreme of both its sides is the turn; farther off, and in noise
  /// sooner, the turn is told as about there.
  private static let nearKnot = (plain: 0.2, inNoise: 0.1)
  /// Of few values the same is no farther than so many of them: a fit cannot tell one week from the next but one.
  private static let fewSlices = 2

  /// The deviation, as a share of the range, from which on a shape is noisy.
  static let mostNoise = 0.1

  private init(kind: Kind, rests: [Double]) {
    let count = Double(max(rests.count, 1))
    let mean = rests.reduce(0, +) / count
    let deviation = (rests.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
    self.init(kind: kind, deviation: deviation, isNoisy: deviation > Self.mostNoise)
  }
}
