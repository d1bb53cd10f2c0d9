import Foundation
import Testing

@testable import Charts

/// Stretches in which a course is elsewhere, and comes back at once.
struct InterruptionTests {
  private func shape(_ y: [Double]) -> Shape? { Samples.chart(.line, y).shape(of: 0)?.shape }

  private func place(_ x: Int) -> Place { .number(Quantity(Double(x))) }

  /// A boiler that was off for some hours, in noise and with a wave beside.
  @Test(arguments: 0..<10) func aBoilerWasOff(seed: Int) throws {
    var random = Random(seed: 4_100 + seed)
    let off = 150..<180
    let y = (0..<400).map { point in
      off.contains(point)
        ? 28 + 0.4 * random.normal()
        : 62 + 4 * sin(Double(point) * 2 * .pi / 144) + 0.3 * random.normal()
    }
    let shape = try #require(self.shape(y))
    guard case .levels(let levels) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    #expect(levels.count == 3)
    #expect(levels[1].start == place(150) && levels[1].end == place(179))
    #expect(abs(levels[1].amount.quantity.value - 28) < 1)
    #expect(abs(levels[0].amount.quantity.value - 62) < 2)
  }

  /// A course that rises all along is told before, in and behind it.
  @Test(arguments: [true, false]) func aCourseGoesOn(isBelow: Bool) throws {
    let y = (0..<60).map { (20..<26).contains($0) ? (isBelow ? 0.0 : 200) : 50 + Double($0) }
    let shape = try #require(self.shape(y))
    guard case .legs(let legs, _) = shape.course else {
      Issue.record("\(shape)")
      return
    }
    let ways: [Trend.Direction] =
      isBelow ? [.rising, .falling, .flat, .rising] : [.rising, .flat, .falling, .rising]
    #expect(legs.map(\.direction) == ways, "\(legs)")
    let held = try #require(legs.first { $0.direction == .flat })
    #expect(held.amount.quantity.value == (isBelow ? 0 : 200))
  }

  /// A valley, a wave, noise, a last fall and a pulse of half the time are none.
  @Test func othersAreNoInterruptions() {
    var random = Random(seed: 4_200)
    let series: [[Double]] = [
      (0..<60).map { abs(Double($0) - 30) },
      (0..<60).map { sin(Double($0) / 6) },
      (0..<60).map { _ in random.normal() },
      (0..<60).map { $0 < 50 ? 10 : 2 },
      (0..<60).map { (15..<45).contains($0) ? 10 : 2 },
      (0..<60).map { exp(-pow(Double($0) - 30, 2) / 20) },
      (0..<60).map { exp(-pow(Double($0) - 30, 2) / 5) },
      (0..<60).map { $0 % 20 < 4 ? 10 : 2 },
      [1, 1, 5, 5, 5, 1, 1],
      [], [.nan],
    ]
    for y in series { #expect(Interruption(y) == nil, "\(y)") }
  }

  /// A value on the way there is not held.
  @Test func valuesOnTheWayAreNotHeld() {
    var y = [Double](repeating: 65, count: 40)
    for point in 10..<18 { y[point] = 28 }
    (y[10], y[17]) = (45, 40)
    #expect(Interruption(y)?.points == 11...16)
  }
}
