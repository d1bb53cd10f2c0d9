import Foundation
import Testing

@testable import Charts

struct DensityTests {
  private func density(_ values: [Double]) throws -> Density {
    try #require(Density(sorted: values.sorted()))
  }

  /// At each step the sum of a bell around each value, as the definition has it.
  @Test func isTheKernelEstimateOfItsValues() throws {
    let values: [Double] = [1, 2, 2, 3, 5, 8]
    let density = try density(values)
    // Silverman's rule by hand: the quartiles are 2 and 4.5, the deviation 2.3629….
    let mean = 3.5
    let deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 6).squareRoot()
    let bandwidth = 0.9 * min(deviation, 2.5 / 1.34) * pow(6, -0.2)
    func sum(_ place: Double) -> Double {
      values.reduce(0) { $0 + exp(-pow((place - $1) / bandwidth, 2) / 2) }
    }
    let sums = density.heights.indices.map { sum(density.value(at: $0)) }
    let most = try #require(sums.max())
    #expect(density.range == 1...8)
    #expect(zip(density.heights, sums).allSatisfy { abs($0 - $1 / most) < 1e-9 })
  }

  @Test func theLargestIsOneAndNoneIsBelowZero() throws {
    for exponent in [-300.0, -3, 0, 300] {
      let scale = pow(10, exponent)
      let heights = try density([1, 2, 2, 3, 9].map { $0 * scale }).heights
      #expect(heights.max() == 1)
      #expect(heights.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test func valuesThatAreAllAlikeHaveNone() {
    #expect(Density(sorted: []) == nil)
    #expect(Density(sorted: [4]) == nil)
    #expect(Density(sorted: [4, 4, 4]) == nil)
    #expect(Density(sorted: [-1e308, 1e308]) == nil)
  }

  @Test func twoGroupsHaveTwoPeaks() throws {
    let low = (0..<20).map { 5 + Double($0 % 5) * 0.2 }
    let high = (0..<20).map { 23 + Double($0 % 7) * 0.2 }
    let peaks = try density(low + high).peaks
    try #require(peaks.count == 2)
    #expect(abs(peaks[0] - 5.4) < 0.5 && abs(peaks[1] - 23.6) < 0.5)
    #expect(try density(low + [40]).peaks.count == 1, "one value is no group")
  }

  /// Two peaks of nearly one height are two, also where the valley between them is not deep.
  @Test func nearlyEqualPeaksAreTwo() throws {
    var values: [Double] = []
    for index in 0..<60 { values.append(38 + Double(index * 7 % 40) / 10) }
    for index in 0..<55 { values.append(48 + Double(index * 7 % 40) / 10) }
    for index in 0..<25 { values.append(42 + Double(index) / 4) }
    #expect(try density(values).peaks.count == 2)
  }

  /// Evenly spread values gather nowhere more than elsewhere, and one bell has one top.
  @Test func oneGroupHasOnePeak() throws {
    let even = try density((0..<100).map(Double.init))
    #expect(even.peaks.count == 1)
    var bell: [Double] = []
    for place in 1..<200 {
      let distance = Double(place - 100) / 40
      bell += Array(repeating: Double(place), count: Int(20 * exp(-distance * distance)))
    }
    let peaks = try density(bell).peaks
    #expect(peaks.count == 1)
    #expect(abs((peaks.first ?? 0) - 100) < 5)
  }

  /// Of more values than are measured quantiles stand for them: the shape is nearly that of all.
  @Test func ofManyValuesQuantilesStandForThem() throws {
    let values = (0..<100_000).map { index -> Double in
      let share = Double(index * 7919 % 100_003) / 100_003
      return share * share
    }
    let all = try density(values).heights
    // A square root's density falls from the first step on.
    let peak = all.firstIndex(of: 1) ?? all.count
    #expect(peak < 8)
    #expect(zip(all[peak...], all[(peak + 1)...]).allSatisfy { $0 + 0.02 >= $1 })
  }
}
