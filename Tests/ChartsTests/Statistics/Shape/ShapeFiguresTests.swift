import Charts
import Foundation
import Testing

/// Every figure of a shape, counted again from the data in the plainest way.
struct ShapeFiguresTests {
  @Test(arguments: 0..<20) func figuresAreThoseOfTheData(seed: Int) throws {
    var random = Random(seed: 100 + seed)
    for _ in 0..<15 {
      let y = Self.course(&random)
      let chart = Samples.chart(.line, y)
      guard let shape = chart.shape(of: 0)?.shape else { continue }
      try Self.check(shape, y)
    }
  }

  @Test func figuresOfMadeCoursesAreTheirs() throws {
    for course in MadeCourse.all where course.x == course.y.indices.map(Double.init) {
      guard let shape = course.chart.shape(of: 0)?.shape else { continue }
      try Self.check(shape, course.y)
    }
  }

  /// Deaths of a week: all but a few of them at once.
  @Test func aFallIsNamedByTheLowestOnItsWay() throws {
    let y = [58.0, 0, 0, 2] + [Double](repeating: 0, count: 78) + [1]
    let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
    try Self.check(shape, y)
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs.map(\.direction) == [.falling, .flat])
    #expect(legs[0].amount.quantity.value == 0 && legs[0].amount.isExact)
    #expect(try Self.index(legs[0].end) == 1)
  }

  /// Nothing is about a number with more digits than the values themselves have.
  @Test(arguments: 0..<30) func aboutHasNoMoreDigitsThanTheValues(seed: Int) {
    var random = Random(seed: 400 + seed)
    let digits = seed % 3
    let scale = pow(10, Double(digits))
    let y = Self.course(&random).map { ($0 * scale / 3).rounded() / scale }
    var chart = Samples.chart(.line, y)
    chart.yAxis = Axis(fractionDigits: digits)
    guard let shape = chart.shape(of: 0)?.shape else { return }
    let amounts: [Shape.Amount] =
      switch shape.course {
      case .level(let level): [level]
      case .legs(let legs, let start): [start] + legs.map(\.amount)
      case .levels(let legs): legs.map(\.amount)
      case .exponential, .periodic, .sawtooth: []
      }
    for amount in amounts { #expect(amount.quantity.fractionDigits <= digits, "\(shape)") }
  }

  /// A value that is four times as much at its end stays nowhere, though far more comes after it.
  @Test func aClimbIsNoLevel() {
    let series: [Double] = [0.5, 0.5, 0.5, 1, 1, 1, 2, 2, 2, 5, 5, 5, 10, 10, 10, 50, 50, 50]
    guard case .legs(let legs, _)? = Samples.chart(.line, series).shape(of: 0)?.shape.course else {
      return
    }
    #expect(!legs.contains { $0.direction == .flat }, "\(legs)")
  }

  /// The first cubes are no level, though the last one is far above.
  @Test func cubesStayNowhere() {
    let cubes = (1...12).map { Double($0 * $0 * $0) }
    guard case .legs(let legs, _)? = Samples.chart(.line, cubes).shape(of: 0)?.shape.course else {
      return
    }
    #expect(!legs.contains { $0.direction == .flat }, "\(legs)")
  }

  /// A few lines one after the other, a walk, or noise, with values missing.
  private static func course(_ random: inout Random) -> [Double] {
    let count = 6 + Int(random.uniform() * 300)
    var y: [Double]
    switch Int(random.uniform() * 4) {
    case 0: y = random.walk(count)
    case 1: y = random.noise(count).map { 50 + 5 * $0 }
    case 2:
      let (turn, noise) = (Double(count) * (0.3 + 0.4 * random.uniform()), random.uniform() * 20)
      y = random.noise(count).enumerated().map { 100 - abs(Double($0) - turn) + noise * $1 }
    default:
      let period = 4 + Int(random.uniform() * 12)
      let (slope, noise) = (random.uniform() * 0.1, random.uniform())
      y = random.noise(count).enumerated().map {
        3 * sin(Double($0) * 2 * .pi / Double(period)) + slope * Double($0) + noise * $1
      }
    }
    if random.uniform() < 0.3 {
      for point in y.indices where random.uniform() < 0.1 { y[point] = .nan }
    }
    return y
  }

  private static func index(_ place: Place) throws -> Int {
    guard case .number(let quantity) = place else { throw Unexpected() }
    return Int(quantity.value)
  }

  private struct Unexpected: Error {}

  private static func mean(_ y: some Sequence<Double>) -> Double {
    let finite = y.filter(\.isFinite)
    return finite.reduce(0, +) / Double(finite.count)
  }

  private static func median(_ y: some Sequence<Double>) -> Double {
    let sorted = y.filter(\.isFinite).sorted()
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }

  private static func check(_ shape: Shape, _ y: [Double]) throws {
    let finite = y.filter(\.isFinite)
    let range = try #require(finite.max()) - #require(finite.min())
    /// Rounded to a quarter of a deviation, which is at most half of the range.
    func isAbout(_ amount: Shape.Amount, _ value: Double) -> Bool {
      amount.isExact
        ? amount.quantity.value == value : abs(amount.quantity.value - value) <= range / 8
    }
    switch shape.course {
    case .level(let level):
      let exception = try shape.exception.map { try index($0.place) }
      let besides = y.enumerated().filter { point, _ in
        exception.map { abs($0 - point) > 1 } ?? true
      }
      #expect(isAbout(level, mean(besides.map(\.element))))
      if let exception {
        #expect(shape.exception?.value.value == y[exception])
        #expect(y[exception] == (shape.exception?.isPeak == true ? finite.max() : finite.min()))
      }
    case .levels(let legs):
      for leg in legs.levels {
        #expect(isAbout(leg.amount, mean(y[try index(leg.start)...index(leg.end)])))
      }
    case .legs(let legs, let start): try check(legs, start, y, isAbout)
    case .exponential: break
    case .sawtooth(let teeth): #expect(teeth.jumps > 1 && teeth.largest.value <= range)
    case .periodic(let repetition):
      #expect(repetition.points >= 2 && repetition.points * 2 <= y.count)
    }
  }

  private static func check(
    _ legs: [Shape.Leg], _ start: Shape.Amount, _ y: [Double],
    _ isAbout: (Shape.Amount, Double) -> Bool
  ) throws {
    #expect((1...5).contains(legs.count))
    let placed = y.indices.filter { y[$0].isFinite }
    let finite = placed.map { y[$0] }
    #expect(try index(#require(legs.first).start) == placed.first)
    #expect(try index(#require(legs.last).end) == placed.last)
    var before = start.quantity.value
    for (number, leg) in legs.enumerated() {
      let (from, to) = (try index(leg.start), try index(leg.end))
      if number > 0 { #expect(legs[number - 1].end == leg.start) }
      #expect(number == 0 || legs[number - 1].direction != leg.direction)
      switch leg.direction {
      case .flat:
        #expect(isAbout(leg.amount, mean(y[from...to])))
        if let left = leg.exception {
          #expect(try [finite.max(), finite.min()].contains(y[index(left.place)]))
          #expect(try (from...to).contains(index(left.place)))
        }
      case .rising: #expect(leg.amount.quantity.value > before)
      case .falling: #expect(leg.amount.quantity.value < before)
      case .mixed: Issue.record("no way")
      }
      before = leg.amount.quantity.value
      guard leg.direction != .flat else { continue }
      guard leg.amount.isExact else {
        // The way to a level that noise hides ends there.
        if number + 1 < legs.count, legs[number + 1].direction == .flat {
          #expect(leg.amount == legs[number + 1].amount)
          continue
        }
        // In the middle of as many points on both sides as a fortieth of all.
        let reach = max(placed.count / 40, 1)
        let position = try #require(placed.firstIndex(of: to))
        let near = placed[max(position - reach, 0)...min(position + reach, placed.count - 1)]
        guard number + 1 < legs.count else {
          // The end of the line that fits is in the noise of the values there.
          let range = try #require(finite.max()) - #require(finite.min())
          #expect(abs(leg.amount.quantity.value - median(near.map { y[$0] })) <= range / 4)
          continue
        }
        #expect(isAbout(leg.amount, median(near.map { y[$0] })))
        continue
      }
      #expect(leg.amount.quantity.value == y[to])
      // A turn between a rise and a fall that is told as a value is the highest, or the lowest, of both.
      if number + 1 < legs.count, legs[number + 1].direction != .flat {
        let both = y[from...(try index(legs[number + 1].end))].filter(\.isFinite)
        #expect(y[to] == (leg.direction == .rising ? both.max() : both.min()))
      } else if number + 1 < legs.count {
        // The value it falls to before a level is the lowest on the way, and comes there first.
        let way = y[from...to].filter(\.isFinite)
        #expect(y[to] == (leg.direction == .rising ? way.max() : way.min()))
        #expect(way.dropFirst().firstIndex(of: y[to]) == way.count - 1)
      }
    }
  }
}
