import Foundation
import Testing

@testable import Charts

/// The answers to what is asked next, against the same counted in another way.
struct AnswersTests {
  private static func noise(_ seed: Int, _ count: Int = 60, around middle: Double = 0) -> [Double] {
    var random = Random(seed: seed)
    return random.noise(count).map { middle + $0 }
  }

  private func facts(_ chart: Chart) -> [Fact] { chart.facts.map(\.fact) }

  @Test(arguments: 0..<20)
  func valuesBelowZeroAreCounted(seed: Int) {
    let y = Self.noise(seed)
    let below = y.filter { $0 < 0 }.count
    let chart = Samples.chart(.line, y)
    let first = y.firstIndex { $0 < 0 } ?? 0
    #expect(
      facts(chart).contains(
        .belowZero(below, of: y.count, chart.place(Double(first)), series: nil)))
  }

  @Test func allOnOneSideOfZeroIsNoNews() {
    for y in [[1, 2, 3, 4, 0.0], [-1, -2, -3, -4.0]] {
      #expect(
        !facts(Samples.chart(.line, y)).contains { if case .belowZero = $0 { true } else { false } }
      )
    }
  }

  @Test(arguments: 0..<20)
  func halfOfTheValuesAreInTheMiddleHalf(seed: Int) throws {
    let y = Self.noise(seed, 101)
    let ends = try #require(
      facts(Samples.chart(.line, y)).compactMap { fact -> (Double, Double)? in
        if case .middleHalf(let low, let high, _) = fact { (low.value, high.value) } else { nil }
      }.first)
    #expect(y.filter { $0 <= ends.0 }.count == 26)
    #expect(y.filter { $0 >= ends.1 }.count == 26)
  }

  @Test(arguments: 0..<20)
  func theHighestOnAverageHasTheLargestSum(seed: Int) throws {
    let series = [10.0, 14, 12].enumerated().map { Self.noise(seed * 3 + $0, around: $1) }
    let chart = Samples.chart(.line, series[0], series[1], series[2])
    let told = facts(chart).compactMap { fact -> [String]? in
      if case .largestMean(let high, _, let low, _) = fact { [high, low] } else { nil }
    }
    #expect(told == [["B", "A"]])
    // Less than half as many values are of another time.
    let short = Array(series[1].prefix(series[1].count * 2 / 5))
    let apart = facts(Samples.chart(.line, series[0], short))
    #expect(!apart.contains { if case .largestMean = $0 { true } else { false } })
  }

  /// Means that differ by less than is told of them are no highest and no lowest.
  @Test func meansThatAreToldAlikeAreNotSetAgainstEachOther() {
    func areTold(_ y: [Double], _ others: [Double]) -> Bool {
      facts(Samples.chart(.line, y, others)).contains {
        if case .largestMean = $0 { true } else { false }
      }
    }
    let y = (0..<40).map { 3.05 - Double($0) / 400 }
    #expect(!areTold(y, Array(y.dropLast()) + [.nan]))
    #expect(areTold(y, y.map { $0 + 0.5 }))
  }

  @Test func aLogarithmicAxisIsNamedWhereItHelps() {
    func powers(_ y: [Double]) -> [Int] {
      facts(Samples.chart(.line, y)).compactMap {
        if case .spannedPowers(let powers, _) = $0 { powers } else { nil }
      }
    }
    #expect(powers(Samples.curve(31) { pow(10, $0 / 5) }) == [6])
    // Only one is far from the others, or some have no logarithm.
    #expect(powers(Samples.curve(31) { $0 == 0 ? 0.001 : 50 + $0 }) == [])
    #expect(powers(Samples.curve(31) { pow(10, $0 / 5) - 1 }) == [])
    #expect(powers(Samples.curve(31) { $0 + 1 }) == [])
  }

  @Test(arguments: 0..<20)
  func coursesAreCountedOnce(seed: Int) {
    let series = [
      Samples.curve(40) { $0 }, Samples.curve(40) { -abs($0 - 20) }, Self.noise(seed, 40),
    ]
    let counts = Samples.chart(.line, series[0], series[1], series[2]).courseCounts
    #expect(counts.map(\.number).reduce(0, +) == 3)
    #expect(counts.contains(CourseCount(.rising, 1)))
    #expect(counts.contains(CourseCount(.risingThenFalling, 1)))
  }

  /// Four values that go forth and back have no direction that could be unclear.
  @Test func fewValuesHaveNoUnclearDirection() {
    #expect(Samples.chart(.line, [4.5, 5.1, 3.9, 6], [1, 5, 2, 6]).courseCounts == [])
    #expect(
      Samples.chart(.line, [1, 2, 3, 4], [1, 5, 2, 6]).courseCounts == [CourseCount(.rising, 1)])
    #expect(
      Samples.chart(.line, [1, 5, 1, 5, 1], [2, 6, 2, 6, 2]).courseCounts
        == [CourseCount(.mixed, 2)])
  }

  @Test func equalStepsAreCounted() {
    let chart = Samples.chart(.line, Samples.curve(30) { 2 * $0 + 1 })
    #expect(
      facts(chart).contains(
        .largestRise(chart.quantity(2), chart.place(1), .always(29), series: nil)))
    let saw = Samples.chart(.line, [0, 5, 1, 6, 2, 7, 2])
    #expect(
      facts(saw).contains(
        .largestRise(saw.quantity(5), saw.place(1), .several(3), series: nil)))
    #expect(facts(saw).contains(.largestDrop(saw.quantity(5), saw.place(6), series: nil)))
  }

  /// Millimeters up to 56 and meters a second up to 10 have no order, maxima and minima of a day have.
  @Test func columnsOfOtherReachesAreNotCompared() {
    var chart = Samples.chart(.line, [0, 56, 12], [4, 9.5, 1])
    chart.channels = Channels(y: ["precipitation", "wind"], reason: .times)
    #expect(chart.comparedPairs.isEmpty)
    // Whoever asks for both together wants them compared.
    chart.channels?.reason = .asked
    #expect(chart.comparedPairs.count == 1)
    chart.channels?.reason = .times
    chart.series[1].y = [4, 20, 1]
    #expect(chart.comparedPairs.count == 1)
  }

  @Test func aSpikeDoesNotHideTheNoise() {
    let shapes = (0..<12).compactMap { seed -> Shape? in
      let y = Self.noise(seed, 60, around: 16).enumerated().map { $0 == 30 ? 90 : $1 }
      return Samples.chart(.line, y).shape(of: 0)?.shape
    }
    let excepted = shapes.filter { $0.exception != nil }
    #expect(excepted.count > 6 && excepted.allSatisfy(\.isNoisy))
  }
}
