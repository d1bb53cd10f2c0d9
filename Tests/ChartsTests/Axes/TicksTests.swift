import Testing

@testable import Charts

struct TicksTests {
  @Test func stepsAreOneTwoOrFive() {
    #expect(Ticks.linear(0...10, limit: 5).values == [0, 2, 4, 6, 8, 10])
    #expect(Ticks.linear(0...10, limit: 10).values == Array(0...10).map(Double.init))
    #expect(Ticks.linear(0...100, limit: 3).values == [0, 50, 100])
    #expect(Ticks.linear(118.4...183.9, limit: 4).values == [120, 140, 160, 180])
    #expect(Ticks.linear(-7...7, limit: 3).values == [-5, 0, 5])
  }

  @Test func fractionsAreTheNearestNumbers() {
    let ticks = Ticks.linear(0...0.7, limit: 7)
    #expect(ticks.values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(ticks.fractionDigits == 1)
    #expect(Ticks.linear(0...0.001, limit: 5).values == [0, 0.0002, 0.0004, 0.0006, 0.0008, 0.001])
    #expect(Ticks.linear(0...0.001, limit: 5).fractionDigits == 4)
    #expect(Ticks.linear(0...1000, limit: 5).fractionDigits == 0)
  }

  @Test func roundingAroundEnclosesTheRange() {
    #expect(
      Ticks.linear(around: 118.4...183.9, limit: 4).values == [100, 120, 140, 160, 180, 200])
    #expect(Ticks.linear(around: 0...10, limit: 5).values == [0, 2, 4, 6, 8, 10])
    #expect(Ticks.linear(around: -0.3...0.31, limit: 4).values == [-0.4, -0.2, 0, 0.2, 0.4])
  }

  static let ranges: [ClosedRange<Double>] = [
    0...1, -3...17, 0.1...0.30000000000000004, 1e-300...9e-300, -1e300...1e300, 1e300...1.1e300,
    -1.7e308...1.7e308, .leastNonzeroMagnitude...(10 * .leastNonzeroMagnitude),
    1e9...(1e9 + 1), 1e15...(1e15 + 2), 1e16...(1e16 + 4),
    -1e-5...1e9, 0.99...101, 15...80, 3.1...3.2,
  ]

  @Test(arguments: ranges, [1, 2, 3, 4, 5, 8, 12, 50])
  func ticksAreInsideAscendingAndNotTooMany(_ range: ClosedRange<Double>, _ limit: Int) {
    let ticks = Ticks.linear(range, limit: limit)
    #expect(!ticks.values.isEmpty)
    #expect(ticks.values.count <= limit + 2)
    #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
    for value in ticks.values {
      let position = Scale.linear.position(of: value, in: range)
      #expect(position > -1e-6 && position < 1 + 1e-6)
    }
    #expect((0...15).contains(ticks.fractionDigits))
  }

  @Test(arguments: ranges, [1, 2, 5, 12])
  func ticksAroundAreNotTooMany(_ range: ClosedRange<Double>, _ limit: Int) {
    let values = Ticks.linear(around: range, limit: limit).values
    #expect(values.count <= limit + 2)
    #expect(values.allSatisfy { $0.isFinite })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aRangeBetweenTwoMultiplesHasATick() {
    #expect(Ticks.linear(15...80, limit: 1).values == [50])
    #expect(Ticks.linear(101...109, limit: 1).values == [105])
  }

  @Test func neighborsBeyondExactStepsAreMarkedThemselves() {
    #expect(Ticks.linear(1e17...(1e17 + 32), limit: 5).values == [1e17, 1e17 + 32])
  }

  @Test func oneValueIsItsOwnTick() {
    #expect(Ticks.linear(7...7, limit: 5).values == [7])
    #expect(Ticks.logarithmic(7...7, limit: 5).values == [7])
    #expect(Ticks.linear(0...1, limit: 0).values == [0])
    #expect(Ticks.linear(-.infinity...(.infinity), limit: 5).values == [])
  }

  @Test func powersOfTenAreMarked() {
    #expect(Ticks.logarithmic(1...1000, limit: 4).values == [1, 10, 100, 1000])
    #expect(Ticks.logarithmic(1...100, limit: 8).values == [1, 2, 5, 10, 20, 50, 100])
    #expect(Ticks.logarithmic(3...150, limit: 3).values == [10, 100])
    #expect(Ticks.logarithmic(0.01...1, limit: 3).fractionDigits == 2)
  }

  @Test func manyPowersAreThinnedOut() {
    let ticks = Ticks.logarithmic(1...1e12, limit: 5)
    #expect(ticks.values == [1, 1e3, 1e6, 1e9, 1e12])
    let widest = Ticks.logarithmic(.leastNonzeroMagnitude...1.7e308, limit: 6)
    #expect((2...6).contains(widest.values.count))
    #expect(widest.values.allSatisfy { $0 > 0 && $0.isFinite })
  }

  @Test func shortLogarithmicRangesAreMarkedLikeLinearOnes() {
    #expect(Ticks.logarithmic(11...14, limit: 4).values == [11, 12, 13, 14])
  }

  @Test func aLogarithmicRangeFromZeroHasNoTicks() {
    #expect(Ticks.logarithmic(0...10, limit: 4).values == [])
    #expect(Ticks.logarithmic(-5...10, limit: 4).values == [])
    #expect(Ticks.logarithmic(1...10, limit: 0).values == [])
  }
}
