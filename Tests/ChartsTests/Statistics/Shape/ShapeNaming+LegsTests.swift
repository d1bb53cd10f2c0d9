import Foundation
import Testing

@testable import Charts
@testable import Tables

/// The values at the ends of rises, falls and levels.
struct ShapeNamingLegsTests {
  private func shape(_ y: [Double]) -> Shape? { Samples.chart(.line, y).shape(of: 0)?.shape }

  /// The ends of a line in noise are those of the line, as far as any value reaches, within what noise is usually.
  @Test(arguments: [20, 40, 60, 100, 200], [0.05, 0.1, 0.2, 0.35, 0.5])
  func endsAreThoseOfTheLine(count: Int, noise: Double) {
    var (told, off) = (0, [Double]())
    for seed in 0..<30 {
      var random = Random(seed: 5_100 + seed)
      let (from, to) = seed.isMultiple(of: 2) ? (140.0, 100.0) : (100.0, 140.0)
      let deviation = noise * 40
      let y = (0..<count).map { point in
        from + (to - from) * Double(point) / Double(count - 1) + deviation * random.normal()
      }
      guard let shape = self.shape(y), shape.isNoisy,
        case .legs(let legs, let start) = shape.course,
        legs.count == 1, let end = legs.first
      else { continue }
      told += 1
      let (low, high) = (y.min() ?? 0, y.max() ?? 0)
      off.append(abs(start.quantity.value - min(max(from, low), high)) / deviation)
      off.append(abs(end.amount.quantity.value - min(max(to, low), high)) / deviation)
    }
    // Two standard errors of the end of a line, and what rounding adds.
    let most = 4 / Double(count).squareRoot() + 0.3
    #expect(off.count { $0 > most } * 10 <= off.count, "\(off)")
    #expect(off.allSatisfy { $0 <= max(1, most * 1.5) }, "\(off)")
    if noise == 0.2 { #expect(told > 15) }
  }

  /// A line through counts may end below zero, where none of them is.
  @Test(arguments: 0..<40) func countsNeverFallBelowZero(seed: Int) {
    var random = Random(seed: 5_500 + seed)
    let y = (0..<100).map { point in
      let usual = max(6 - Double(point) / (12 + Double(seed % 7)), 0)
      return max((usual + (1 + usual) * 0.4 * random.normal()).rounded(), 0)
    }
    guard let shape = self.shape(y), case .legs(let legs, let start) = shape.course else { return }
    #expect(legs.allSatisfy { $0.amount.quantity.value >= 0 } && start.quantity.value >= 0)
  }

  /// The end of a fall before it stays is what it stays at, as far as noise lets one tell.
  @Test(arguments: 0..<30) func aFallEndsAtTheLevel(seed: Int) throws {
    var random = Random(seed: 5_300 + seed)
    let noise = [0.0, 0.02, 0.05, 0.1][seed % 4]
    let y = (0..<40).map { 0.5 + 1.5 * exp(-Double($0) / 7) + noise * random.normal() }
    guard let shape = self.shape(y), case .legs(let legs, _) = shape.course else { return }
    for (way, stay) in zip(legs, legs.dropFirst()) where stay.direction == .flat {
      let places = [stay.start, stay.end].compactMap { place -> Int? in
        if case .number(let quantity) = place { Int(quantity.value) } else { nil }
      }
      try #require(places.count == 2)
      let own = Array(y[places[0]...places[1]])
      let deviation = (Quantile.at(0.75, in: own) - Quantile.at(0.25, in: own)) / 1.349
      let apart = abs(way.amount.quantity.value - stay.amount.quantity.value)
      #expect(apart <= deviation + 0.05, "\(shape)")
    }
  }

  /// A fall of half a year ends where its last days are, not where its line does.
  @Test(arguments: 0..<10) func aFallEndsWhereItsLastPointsAre(seed: Int) throws {
    var random = Random(seed: 5_700 + seed)
    let y = (0..<364).map { day in
      let usual = day < 182 ? 20 + Double(day) * 0.3 : 75 - Double(day - 182) * 0.3
      return (day > 350 ? 38 : usual) + 10 * random.normal()
    }
    guard let shape = self.shape(y), case .legs(let legs, _) = shape.course, shape.isNoisy,
      legs.count == 2, let end = legs.last?.amount.quantity.value, legs.last?.direction == .falling
    else { return }
    let last = try #require(Median.of(Array(y.suffix(10))))
    #expect(abs(end - last) <= 5, "\(end) \(last)")
  }

  /// The loss of a model: it is 0.55 where the fall is over, but 0.47 is what it stays at.
  @Test func theEndOfAFallIsNoValueFarFromTheLevel() throws {
    let losses = [
      1.9805, 1.8195, 1.6903, 1.4683, 1.389, 1.1818, 1.1152, 0.9595, 0.8687, 0.8935, 0.7484,
      0.7332, 0.6667, 0.6227, 0.5518, 0.5715, 0.5492, 0.4965, 0.5208, 0.4302, 0.5042, 0.432,
      0.4586, 0.4318, 0.5025, 0.4274, 0.3987, 0.4414, 0.4657, 0.4819,
    ]
    let shape = try #require(self.shape(losses))
    guard case .legs(let legs, _) = shape.course, legs.count == 2 else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs[0].amount == legs[1].amount && !legs[0].amount.isExact)
  }

  /// No course without a clear direction has a trend beside it.
  @Test(arguments: 0..<40) func noTrendSpeaksAgainstTheKind(seed: Int) {
    var random = Random(seed: 5_500 + seed)
    for _ in 0..<10 {
      let count = 5 + Int(random.uniform() * 60)
      let slope = random.normal() * 0.1
      let y = random.noise(count).enumerated().map { slope * Double($0) + $1 }
      let chart = Samples.chart(.line, y)
      // A shape has its own say.
      guard let trend = chart.statistics(of: 0)?.trend, chart.shape(of: 0) == nil else { continue }
      switch chart.courseKind(of: 0) {
      case .mixed: #expect(trend.direction == .mixed)
      case .turning, .risingThenFalling, .fallingThenRising:
        #expect(trend.direction == .mixed || [.strong, .veryStrong].contains(trend.strength))
      case .rising, .risingOverall, .risingThenLevel: #expect(trend.direction == .rising)
      case .falling, .fallingOverall, .fallingThenLevel: #expect(trend.direction == .falling)
      default: break
      }
    }
  }

  /// A level of one value is told up to where that value ends, however late.
  @Test(arguments: [31, 200, 1_003, 20_001], [2, 5])
  func aLevelLastsAsLongAsItsValue(count: Int, late: Int) throws {
    let y: [Double] = (0..<count).map { $0 < count - late ? 1 : 9 }
    let chart = Samples.chart(.line, y)
    let course = try #require(chart.shape(of: 0)?.shape.course)
    let (levels, ways): ([Shape.Leg], [Shape.Leg])
    switch course {
    case .legs(let legs, _): (levels, ways) = (legs.filter { $0.direction == .flat }, legs)
    case .levels(let legs): (levels, ways) = (legs, legs)
    default: return
    }
    try #require(ways.count == 2)
    #expect(levels[0].end == chart.place(chart.series[0].x[count - late - 1]))
  }

  /// Of some weeks with noise, the turn that is told is their highest, and not one beside it.
  @Test func theTurnOfFewNoisyValuesIsTheHighest() throws {
    let backlog: [Double] = [
      61, 77, 78, 92, 104, 105, 112, 113, 101, 101, 97, 87, 97, 80, 89, 89, 79, 90, 99, 86,
    ]
    let shape = try #require(self.shape(backlog))
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs[0].amount.isExact && legs[0].amount.quantity.value == 113)
  }

  /// A last way that was as low as 24 does not fall to the 35 of its last value.
  @Test func aWayThatWentFartherEndsAboutWhereItsLineDoes() throws {
    let y: [Double] = [
      56, 51, 52, 48, 47, 40, 40, 43, 40, 35, 36, 34, 31, 36, 28, 32, 35, 35, 41, 42, 42, 41, 46,
      47, 51, 51, 48, 42, 43, 39, 32, 36, 31, 34, 30, 35, 24, 33, 30, 35,
    ]
    func end(_ y: [Double]) throws -> Shape.Amount {
      let shape = try #require(self.shape(y))
      guard case .legs(let legs, _) = shape.course else { throw NoLegs() }
      return try #require(legs.last).amount
    }
    let passed = try end(y)
    #expect(!passed.isExact && (28.0..<35).contains(passed.quantity.value))
    // A calm way that goes no farther ends with its last value.
    let calm = (0..<20).map { 60 - Double($0) } + (0..<20).map { 41 + Double($0) }
    #expect(try end(calm).isExact && end(calm).quantity.value == 60)
  }

  private struct NoLegs: Error {}

  /// Births of eighty years: they fall and rise, and no list of levels tells that.
  @Test func manyLevelsWithWaysBetweenAreRisesAndFalls() throws {
    let births: [Double] = [
      5218, 4858, 4422, 4994, 5158, 5035, 5106, 4917, 4703, 5359, 5366, 5518, 5470, 5460, 4793,
      4107, 4047, 3768, 3796, 3363, 3079, 2890, 3231, 3220, 3196, 3441, 3655, 3668, 3396, 3157,
      3209, 3724, 4748, 5216, 5411, 6041, 5114, 4678, 5616, 6073, 6506, 6278, 6449, 6443, 6073,
      6113, 6058, 6552, 6423, 6568, 6247, 6548, 6822, 6909, 7577, 7575, 7484, 7575, 7737, 7487,
      7604, 7909, 7662, 7602, 7676, 6985, 7263, 7632, 8062, 8426, 7911, 7578, 8102, 8031, 7765,
      6113, 8366, 7952, 8379, 8239, 7840, 7640,
    ]
    let shape = try #require(self.shape(births))
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect((2...4).contains(legs.count) && legs[0].direction == .falling)
    #expect(legs[0].amount.quantity.value == 2890)
  }
}
