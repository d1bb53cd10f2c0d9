import Glibc
import Testing

@testable import Charts

/// Shapes with the values that they name.
struct ShapeNamingTests {
  private func found(_ y: [Double]) -> Shape? { Samples.chart(.line, y).shape(of: 0)?.shape }

  /// No level of any shape is one that no value reaches.
  @Test(arguments: 0..<200) func everyLevelIsWithinTheValues(seed: Int) {
    var random = Random(seed: 4_000 + seed)
    let count = 12 + seed % 5 * 17
    var wandering = 60.0
    let y = (0..<count).map { point -> Double in
      let way = Double(point) / Double(count)
      switch seed % 4 {
      case 0: wandering += random.normal()
      case 1: wandering = (way > 0.6 ? 60 + 300 * (way - 0.6) : 60) + 12 * random.normal()
      case 2: wandering = 5 + 4 * way + random.normal()
      default: wandering = 100 - 90 * abs(way - 0.5) + 8 * random.normal()
      }
      return (wandering * 100).rounded() / 100
    }
    guard let low = y.min(), let high = y.max(), let shape = found(y) else { return }
    var levels: [Double] = []
    switch shape.course {
    case .level(let amount): levels = [amount.quantity.value]
    case .legs(let legs, let start):
      levels = [start.quantity.value] + legs.map(\.amount.quantity.value)
    case .levels(let legs): levels = legs.map(\.amount.quantity.value)
    default: break
    }
    for level in levels { #expect((low...high).contains(level)) }
  }

  /// Small counts vary around their mean, not around the next whole number, which may be a tenth of it away.
  @Test(arguments: 1...20) func aLevelIsATenthFromItsMeanAtMost(seed: Int) throws {
    var random = Random(seed: seed)
    let points = [1.0, 2, 3, 3, 5, 5, 8, 1]
    let y = (0..<160).map { _ in points[min(Int(random.uniform() * 8), 7)] }
    guard case .level(let level)? = found(y)?.course else { return }
    let mean = y.reduce(0, +) / 160
    #expect(abs(level.quantity.value - mean) <= mean / 10)
    #expect(level.quantity.fractionDigits <= 1)
  }

  /// Whole numbers that differ are no level of one value, however large they are.
  @Test func hugeNumbersDiffer() {
    let y = [0, 1, 2, 1, 0, 2, 1, 2].map { 0x1p53 + 2 * $0 }
    if case .level(let level)? = found(y)?.course { #expect(!level.isExact) }
    #expect(found([Double](repeating: 0x1p53, count: 8))?.course == .level(.init(Quantity(0x1p53))))
  }

  /// A code that a sensor writes where it has no value hides no course.
  @Test func aCodeIsNoLevel() {
    var y = (0..<300).map { (200 + 50 * sin(Double($0) / 300 * .pi)).rounded() / 10 }
    let plain = found(y)
    for point in 100..<103 { y[point] = -127 }
    guard case .legs(let legs, _)? = found(y)?.course, case .legs(let others, _)? = plain?.course
    else {
      Issue.record("no legs")
      return
    }
    #expect(legs.map(\.direction) == others.map(\.direction))
    #expect(legs.allSatisfy { $0.amount.quantity.value > 19 })
    // It is told that these are left out.
    #expect(plain?.leftOut == nil && found(y)?.leftOut == Shape.LeftOut(Quantity(-127), count: 3))
  }

  /// A lone small plane of the first year is no start of what all others do.
  @Test(arguments: 0..<20) func nothingBeginsAtAnOutlier(seed: Int) {
    var random = Random(seed: 700 + seed)
    var y = (0..<30).map { 140 + 3 * Double($0) + 6 * random.normal() }
    y[0] = 2
    guard case .legs(let legs, let start)? = found(y)?.course else { return }
    #expect(legs.count == 1 && legs[0].direction == .rising)
    #expect(abs(start.quantity.value - 142) < 25 && !start.isExact)
  }

  /// Nor is it a spike of a level: nobody knows where it came from.
  @Test(arguments: 0..<20) func aLevelIsLeftAtItsEnd(seed: Int) {
    var random = Random(seed: 800 + seed)
    var y = (0..<30).map { _ in 5 + 0.5 * random.normal() }
    y[29] = 102
    let chart = Samples.chart(.line, y)
    guard let shape = chart.shape(of: 0)?.shape, let exception = shape.exception else { return }
    #expect(shape.isLevel && exception.isAtEnd && exception.value.value == 102)
    #expect(![.spiking, .dipping].contains(chart.courseKind(of: 0)))
  }

  /// A course that holds its level but for its last step rises nowhere.
  @Test func aLastStepIsNoRise() {
    let y = [
      39.3, 40.5, 39.2, 41.3, 39.2, 39.8, 41.4, 40.9, 39.7, 41.2, 40.6, 41.1, 41.5, 41.6, 39.1,
      39.2, 40.5, 39.7, 36.9, 41.0, 38.7, 39.7, 39.3, 39.7, 40.6, 38.2, 39.7, 38.5, 39.7, 40.3,
      41.0, 39.8, 42.5, 40.9, 41.2, 99.0,
    ]
    let chart = Samples.chart(.line, y)
    let shape = chart.shape(of: 0)?.shape
    #expect(shape?.isLevel == true && shape?.exception?.isAtEnd == true)
    #expect(shape?.exception?.value.value == 99 && chart.courseKind(of: 0) == .varying)
    #expect(!chart.facts.contains { if case .trend = $0.fact { true } else { false } })
  }

  /// A spike is told of a level also where the rest alone is hardly one.
  @Test func noLevelHidesASpike() {
    let y = [
      27.3, 30.9, 29.7, 27.4, 29.2, 34.1, 30.8, 28.4, 27.0, 27.1, 37.9, 29.3, 33.2, 28.6, 75.6,
      25.0,
      26.3, 29.9, 33.9, 25.9, 32.0, 28.4, 31.2, 33.9, 29.4, 26.8, 28.4, 27.4, 28.1, 27.3, 29.1,
      29.2,
      28.6, 32.5, 27.8, 35.4,
    ]
    let chart = Samples.chart(.line, y)
    #expect(chart.shape(of: 0)?.shape.exception?.value.value == 75.6)
    #expect(chart.courseKind(of: 0) == .spiking && !chart.tellsChange(ofSeries: 0))
  }

  /// A day in a hall with one wrong value rises to its warmest hour, and not to the wrong value.
  @Test(arguments: [130, 150, 163, 200]) func noSpikeIsATurn(place: Int) {
    var random = Random(seed: 950)
    var y = (0..<288).map { 19 + 2.4 * sin(Double($0) / 288 * .pi) + 0.15 * random.normal() }
    y[place] += 9
    guard case .legs(let legs, _)? = found(y)?.course else {
      Issue.record("no legs")
      return
    }
    #expect(legs.first { $0.direction == .rising }.map { $0.amount.quantity.value < 23 } == true)
    #expect(legs.last?.direction == .falling)
  }

  /// Nor does a dip make a level of a fall that is small beside it.
  @Test(arguments: [150, 230, 260]) func noDipHidesAFall(place: Int) {
    var random = Random(seed: 960)
    var y = (0..<288).map { 11.5 + sin(Double($0) / 288 * .pi) + 0.05 * random.normal() }
    y[place] -= 7
    guard case .legs(let legs, _)? = found(y)?.course else {
      Issue.record("no legs")
      return
    }
    #expect(legs.map(\.direction).filter { $0 != .flat } == [.rising, .falling])
  }

  /// The top of a small hill is no wrong value: it is told as the turn.
  @Test func aHillIsATurn() {
    let places: [Double] = [2, 3, 5, 3, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4]
    guard case .legs(let legs, _)? = found(places)?.course else { return }
    #expect(legs.first?.amount.quantity.value == 5)
  }

  /// A dip no deeper than noise reaches among so many values is none.
  @Test(arguments: 0..<10) func noiseHasNoDips(seed: Int) {
    var random = Random(seed: 2_800 + seed)
    let y = (0..<288).map { row in
      19.4 + 0.12 * random.normal() + (row < 100 ? 0 : 2.4 * sin(Double(row - 100) / 188 * .pi))
    }
    guard case .legs(let legs, _)? = found(y)?.course else { return }
    #expect(legs.allSatisfy { $0.exception == nil })
  }

  /// Values far from their level vary, near ones stay.
  @Test(arguments: 0..<10) func levelsInNoiseVary(seed: Int) {
    var random = Random(seed: 900 + seed)
    let y = (0..<60).map { ($0 < 40 ? 560.0 : 900) + 60 * random.normal() }
    guard case .levels(let legs)? = found(y)?.course else { return }
    #expect(legs.levels.allSatisfy { $0.isVarying })
    let still = (0..<60).map { ($0 < 40 ? 560.0 : 900) + 5 * random.normal() }
    guard case .levels(let near)? = found(still)?.course else {
      Issue.record("no steps")
      return
    }
    #expect(near.levels.allSatisfy { !$0.isVarying })
  }

  /// Days on which one or nobody came are left by those with more, not by those with one.
  @Test func countsAreNoExceptionFromThemselves() throws {
    var y = (0..<120).map { $0 % 7 == 3 ? 1.0 : 0 }
    y[60] = 9
    guard let shape = Samples.chart(.line, y).shape(of: 0)?.shape else { return }
    let legs: [Shape.Leg] =
      switch shape.course {
      case .legs(let legs, _), .levels(let legs): legs
      default: []
      }
    for leg in legs {
      guard let counts = leg.amount.counts, let exception = leg.exception else { continue }
      #expect(exception.value.value > Double(counts.upperBound))
    }
  }
}
