import Foundation
import Testing

@testable import Charts

struct CourseShapeTests {
  private enum Verdict { case right, silent, wrong }

  /// Of forty courses at least nine in ten are told as what they are, and none as anything else.
  @Test func knownShapesAreFoundAndNoneIsFalse() {
    #expect(MadeCourse.all.count == 40)
    var right = 0
    for course in MadeCourse.all {
      let shape = course.chart.shape(of: 0)?.shape
      let verdict = Self.verdict(shape, of: course)
      #expect(verdict != .wrong, "\(course): \(String(describing: shape?.course))")
      if verdict == .right || course.maySilence && verdict == .silent { right += 1 }
    }
    #expect(right >= 36)
  }

  private static func verdict(_ shape: Shape?, of course: MadeCourse) -> Verdict {
    guard let shape else {
      if case .nothing = course.told { return .right } else { return .silent }
    }
    let width = (course.x.last ?? 0) - (course.x.first ?? 0)
    func isNear(_ place: Place, _ x: Double) -> Bool {
      guard case .number(let quantity) = place else { return false }
      return abs(quantity.value - x) <= 0.16 * width
    }
    switch (shape.course, course.told) {
    case (.level(let level), .level(let known)):
      return abs(level.quantity.value - known) < 1 && shape.isNoisy ? .right : .wrong
    case (.level(let level), .spike(let x)):
      let isTold = shape.exception.map { isNear($0.place, x) && $0.isPeak } ?? false
      return abs(level.quantity.value - 5) < 0.2 && isTold ? .right : .wrong
    case (.legs(let legs, _), .legs(let known, let turns)):
      guard known.contains(legs.map(\.direction)) else { return .wrong }
      return zip(legs, turns).allSatisfy { isNear($0.end, $1) } ? .right : .wrong
    // Every leg is counted again in `ShapeFiguresTests`.
    case (.legs, .nothing): return .right
    // Beside steps the rough way is true, too.
    case (.legs(let legs, _), .levels([10, 50, 20], _)):
      return legs.first?.direction == .rising && legs.last?.direction == .falling ? .silent : .wrong
    case (.legs(let legs, _), .levels([10, 20], _)) where course.maySilence,
      (.legs(let legs, _), .periodic(_, .rising)):
      return legs.map(\.direction) == [.rising] ? .silent : .wrong
    case (.levels(let all), .levels(let known, let steps)):
      let legs = all.levels
      guard legs.count == known.count else { return .wrong }
      return zip(legs, known).allSatisfy { abs($0.amount.quantity.value - $1) < 4 }
        && zip(legs.dropFirst(), steps).allSatisfy { isNear($0.start, $1) } ? .right : .wrong
    case (.exponential(true, .number(let every), _), .exponential(let known)):
      return abs(every.value - known) < 0.05 * known ? .right : .wrong
    case (.periodic(let repetition), .periodic(let known, let direction)):
      return Double(repetition.points) == known && repetition.direction == direction
        ? .right : .wrong
    default: return .wrong
    }
  }

  /// A course that is too short, all alike or without an order has no shape, and nothing traps.
  @Test func littleHasNoShape() {
    #expect(Samples.chart(.line, [1, 2, 4, 2, 1]).shape(of: 0) == nil)
    #expect(Samples.chart(.line, []).shape(of: 0) == nil)
    #expect(Samples.chart(.line, [.nan, .nan, 3]).shape(of: 0) == nil)
    #expect(Samples.chart(.scatter, MadeCourse.all[0].y).shape(of: 0) == nil)
    #expect(
      Samples.chart(.line, [5, 5, 5]).shape(of: 0)?.shape.course
        == .level(Shape.Amount(Quantity(5))))
  }

  /// Neither a factor nor a shift changes the kind and the places of turns.
  @Test func scalesDoNotMatter() throws {
    for rescale in rescalings {
      let y = MadeCourse.all[6].y.map(rescale)
      let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
      guard case .legs(let legs, _) = shape.course else {
        Issue.record("\(shape)")
        continue
      }
      #expect(legs.map(\.direction) == [.falling, .rising])
    }
  }

  /// On a logarithmic axis equal ratios are a line, and what has no place on it is left out.
  @Test func aLogarithmicAxisHasShapesOfItsOwn() throws {
    let chart = Samples.chart(
      .line, [1, 10, 100, 0, 1e4, 1e5, 1e4, 1e3, 100, 10, 1], scale: .log10)
    let shape = try #require(chart.shape(of: 0)?.shape)
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs.map(\.amount.quantity.value) == [1e5, 1])
  }

  /// A growth by equal ratios is the same on both axes, and what is another course on a logarithmic axis says so.
  @Test func theSameDataHasTheSameShapeOrNamesItsAxis() throws {
    let growth = Samples.curve(40) { 3 * pow(2, $0 / 8) }
    let shapes = [Scale.linear, .log10].map { scale in
      Samples.chart(.line, growth, scale: scale).shape(of: 0)?.shape
    }
    #expect(shapes[0] == shapes[1] && shapes[0]?.isLogarithmic == false)
    var random = Random(seed: 77)
    for _ in 0..<40 {
      let y = random.walk(60).map { exp($0 / 4) }
      let linear = Samples.chart(.line, y).shape(of: 0)?.shape
      let logarithmic = Samples.chart(.line, y, scale: .log10).shape(of: 0)?.shape
      guard let linear, let logarithmic else { continue }
      #expect(!linear.isLogarithmic)
      // Either it goes the same ways between the same places, or its axis is named.
      guard !logarithmic.isLogarithmic else { continue }
      #expect(linear.ways == logarithmic.ways && linear.turns == logarithmic.turns)
    }
  }

  /// The turn of a noisy course is no lower than the highest value that stands there.
  @Test(arguments: 0..<30) func noTurnInNoiseIsBelowTheHighest(seed: Int) {
    var random = Random(seed: 8_000 + seed)
    let y = (0..<60).map { 40 - abs(Double($0) - 30) + 6 * random.normal() }
    let chart = Samples.chart(.line, y)
    guard let shape = chart.shape(of: 0)?.shape, case .legs(let legs, _) = shape.course,
      let highest = y.max(), let top = y.firstIndex(of: highest)
    else { return }
    for leg in legs.dropLast() where leg.direction == .rising {
      // Farther from where the lines meet than a tenth of all it is told as about there.
      guard leg.amount.isExact else { continue }
      #expect(legs.count > 2 || leg.amount == Shape.Amount(chart.quantity(highest)))
      guard case .number(let place) = leg.end, place.value == Double(top) else { continue }
      #expect(leg.amount == Shape.Amount(chart.quantity(highest)))
    }
  }

  /// A price that doubles in 172 weeks and then in 125 does not double every 129.
  @Test func anUnevenGrowthDoublesNowhere() {
    let y = Samples.curve(286) { week -> Double in
      let doublings = week < 143 ? week / 172 : 143.0 / 172 + (week - 143) / 105
      return 92 * pow(2, doublings)
    }
    if case .exponential? = Samples.chart(.line, y).shape(of: 0)?.shape.course {
      Issue.record("\(y)")
    }
  }

  /// More points than slices have the same shape.
  @Test func manyPointsHaveAShape() throws {
    let y = Samples.curve(20_000) { 100 - ($0 - 1e4) * ($0 - 1e4) / 1e6 }
    let shape = try #require(Samples.chart(.line, y).shape(of: 0)?.shape)
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(legs.map(\.direction) == [.rising, .falling])
    #expect(legs.first?.amount == Shape.Amount(Quantity(100)))
  }
}
