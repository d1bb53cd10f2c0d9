import Foundation
import Testing

@testable import Charts

/// The points of very many in which a shape is sought tell what all of them do.
struct CoursePointsTests {
  private static let (count, most) = (120_000, 50_000)
  private static let x = (0..<count).map(Double.init)

  private static func curve(_ number: Int, _ share: Double) -> Double {
    switch number {
    case 0: 5
    case 1: 3 * share
    case 2: abs(share - 0.4123) * 10
    case 3: share < 0.31234 ? 10 : share < 0.70077 ? 50 : 20
    case 4: min(share / 0.5432, 1) * 8
    case 5: exp(4 * share)
    default: -sin(share * .pi * 1.5) * 12
    }
  }

  private static func course(_ number: Int, noise: Double) -> [Double] {
    var random = Random(seed: 300 + number)
    return x.map { curve(number, $0 / Double(count)) + (noise > 0 ? noise * random.normal() : 0) }
  }

  @Test func aFewPointsAreAll() {
    let y = Self.course(1, noise: 0.1)
    let course = CoursePoints(x: Self.x, y: y, most: 60_000)
    #expect(!course.isSample && course.y == y && course.weight == 1)
    #expect(course.stretches == [y[...]])
    #expect(CoursePoints(x: [], y: [], most: 0).y.isEmpty)
    #expect(CoursePoints(x: [1], y: [2], most: 0).y == [2])
  }

  /// The ends and the extremes of any slice are those of all points, and so are the means.
  @Test(arguments: 0..<7) func extremesAndMeansAreExact(number: Int) throws {
    let y = Self.course(number, noise: 1)
    let course = CoursePoints(x: Self.x, y: y, most: Self.most)
    #expect(course.isSample && course.y.count < Self.most * 11 / 10)
    #expect(course.y.first == y.first && course.y.last == y.last)
    #expect(zip(course.x, course.x.dropFirst()).allSatisfy { $0 < $1 })
    #expect(course.x.indices.allSatisfy { course.y[$0] == y[Int(course.x[$0])] })
    for slice in 0..<Slices.most {
      let all = y[course.allStarts[slice]..<course.allStarts[slice + 1]]
      let some = course.y[course.starts[slice]..<course.starts[slice + 1]]
      #expect(all.min() == some.min() && all.max() == some.max())
    }
    let (all, some) = (
      try #require(Slices(CoursePoints(x: Self.x, y: y))), try #require(Slices(course))
    )
    #expect(all.x == some.x && all.y == some.y)
  }

  /// A course has the same shape, of the same noise, with the same turns, whether all of its points are looked at or some;
  /// where there is no noise the points are the very same.
  @Test(arguments: 1..<7, [0, 0.1, 0.7]) func someTellWhatAllDo(number: Int, noise: Double) throws {
    let y = Self.course(number, noise: noise)
    let all = CourseShape(CoursePoints(x: Self.x, y: y))
    let (found, points) = CoursePoints(x: Self.x, y: y, most: Self.most).shape()
    #expect(all == nil || points.isSample)
    #expect(all?.isNoisy == found?.isNoisy)
    #expect(
      abs((all?.deviation ?? 0) - (found?.deviation ?? 0)) <= 0.08 * (all?.deviation ?? 0) + 1e-4)
    switch (all?.kind, found?.kind) {
    case (nil, nil), (.level, .level): break
    case (.exponential(let isGrowth, let every), .exponential(let same, let length)):
      #expect(isGrowth == same && abs(every - length) <= 0.01 * every)
    case (.legs(let legs), .legs(let others)), (.levels(let legs), .levels(let others)):
      #expect(legs.map(\.direction) == others.map(\.direction))
      #expect(legs.map(\.hasExactEnd) == others.map(\.hasExactEnd))
      for (leg, other) in zip(legs, others) {
        let end = Int(points.x[other.points.upperBound])
        // Noise hides where a level begins; the middle of a slice is between two points of some.
        let reach = noise == 0 && leg.hasExactEnd ? 0 : Self.count / 1_000
        #expect(abs(leg.points.upperBound - end) <= reach, "\(number) \(noise)")
      }
    default: Issue.record("\(number) \(noise): \(all as Any), \(found as Any)")
    }
  }

  /// A repetition is as high and as low in the points that are looked at, however often.
  @Test(arguments: [5, 10, 20, 60]) func nothingHidesBetweenThem(period: Int) {
    let y = (0..<Self.count).map { Double($0 % period) }
    let course = CoursePoints(x: Self.x, y: y, most: Self.most)
    let mean = course.y.reduce(0, +) / Double(course.y.count)
    #expect(abs(mean - Double(period - 1) / 2) < 0.05 * Double(period))
    #expect(Set(course.y).count == period)
  }

  /// Turns of as many values are those that all of them have.
  @Test(arguments: 0..<12) func walksTurnAlike(seed: Int) {
    var random = Random(seed: seed)
    let y = random.walk(Self.count)
    let course = CoursePoints(x: Self.x, y: y, most: Self.most)
    let (all, some) = (Reversals(y), Reversals(course))
    #expect(all.ways == some.ways && all.areNoise == some.areNoise)
    #expect(abs(all.rest - some.rest) < 0.01 + 0.05 * all.rest)
    for (turn, other) in zip(all.turns, some.turns) {
      #expect(abs(turn - Int(course.x[other])) < Self.count / 1_000)
    }
  }

  /// Noise that is kept at a level is so in most points of it, and no walk is.
  @Test func levelsAreLevels() {
    var (alike, levels) = (0, 0)
    for seed in 0..<20 {
      var random = Random(seed: 80 + seed)
      let y = random.noise(Self.count)
      let (all, some) = (
        CourseShape(CoursePoints(x: Self.x, y: y))?.kind == .level,
        CoursePoints(x: Self.x, y: y, most: Self.most).shape().found?.kind == .level
      )
      alike += all == some ? 1 : 0
      levels += some ? 1 : 0
    }
    #expect(alike >= 15 && levels >= 12, "\(alike) \(levels)")
  }
}
