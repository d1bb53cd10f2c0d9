import Foundation
import Testing

@testable import Charts

struct SampleSpreadTests {
  private func facts(_ values: [Double]) -> [Fact] {
    Samples.chart(.histogram, values).arranged(as: .histogram).facts.map(\.fact)
  }

  @Test(arguments: 0..<10)
  func theDeviationIsThatOfTheSample(seed: Int) throws {
    var random = Random(seed: seed)
    let values = random.noise(80).map { 20 + 3 * $0 }
    let mean = values.reduce(0, +) / 80
    let expected = (values.reduce(0) { $0 + pow($1 - mean, 2) } / 79).squareRoot()
    let told = facts(values).compactMap { fact -> Double? in
      if case .deviation(let deviation, _) = fact { deviation.value } else { nil }
    }
    #expect(abs(try #require(told.first) - expected) < 1e-9)
  }

  @Test func theLongerTailIsNamed() {
    func side(_ values: [Double]) -> [Bool?] {
      facts(values).compactMap { if case .skew(let isAbove, _) = $0 { isAbove } else { nil } }
    }
    let exponential: [Double] = (1...60).map { -log(Double($0) / 61) }
    #expect(side(exponential) == [true])
    #expect(side(exponential.map { -$0 }) == [false])
    #expect(side((0..<60).map { Double($0) }) == [nil])
    // A slope from end to end leans to one side, though it has no tail.
    let slope: [Double] = (0..<4_000).map { (1 + 3 * Double($0) / 4_000).squareRoot() - 1 }
    #expect(side(slope).isEmpty)
  }

  /// Of noise about a middle it is said that it is about symmetric, whatever the seed.
  @Test(arguments: 0..<20) func noiseIsSymmetric(seed: Int) {
    var random = Random(seed: 700 + seed)
    let told = facts(random.noise(2_000)).contains {
      if case .skew(nil, _) = $0 { true } else { false }
    }
    #expect(told)
  }

  /// One value of 900 beside 59 around 100 has a bin of its own, which says how far it reaches.
  @Test func aWideBinIsTold() throws {
    let values = (0..<59).map { 100 + 10 * sin(Double($0)) } + [900]
    let chart = Samples.chart(.histogram, values).arranged(as: .histogram)
    let told = chart.facts.compactMap { row -> Place? in
      if case .wideBin(let place) = row.fact { place } else { nil }
    }
    guard case .range(let low, let high)? = told.first else {
      Issue.record("no wide bin is told")
      return
    }
    #expect(told.count == 1 && high.value == 900 && low.value > 100)
    #expect(chart.series[0].y.reduce(0, +) == 60)
    #expect(chart.pointCount < 20)
  }
}
