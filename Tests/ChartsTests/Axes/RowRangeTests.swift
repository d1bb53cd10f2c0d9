import Foundation
import Testing

@testable import Charts

@Suite struct RowRangeTests {
  /// Ticks stand in the middle of rows, the values lie inside, and little of the height is empty.
  @Test(arguments: [4, 5, 7, 8, 9, 11, 13, 16, 19, 23, 31, 47, 58])
  func everyTickIsInTheMiddleOfARow(gaps: Int) throws {
    var random = Random(seed: gaps)
    var found = 0
    for trial in 0..<400 {
      let low = trial % 3 == 0 ? 0 : random.uniform() * 2000 - 1000
      let high = low + 0.001 + random.uniform() * 2000
      for limit in [2, 5, 9] {
        guard let rows = RowRange(low...high, gaps: gaps, limit: limit, widest: low...high) else {
          continue
        }
        let range = rows.range
        let span = range.upperBound - range.lowerBound
        #expect(range.lowerBound <= low + span * 1e-8 && range.upperBound >= high - span * 1e-8)
        let places = rows.ticks.values.map { ($0 - range.lowerBound) / span * Double(gaps) }
        #expect(places.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(places)")
        #expect(Set(zip(places, places.dropFirst()).map { ($1 - $0).rounded() }).count <= 1)
        #expect((2...limit).contains(rows.ticks.values.count))
        if low == 0 { #expect(range.lowerBound == 0) }
        #expect((high - low) / span >= 0.6 - 1e-9)
        found += 1
      }
    }
    // Few rows have no such range for some values.
    #expect(found > (gaps < 8 ? 400 : 900), "\(found)")
  }

  /// There is one for nearly all values, with enough ticks on a high screen.
  @Test func aHighScreenHasManyTicks() throws {
    var random = Random(seed: 20)
    var many = 0
    for _ in 0..<1000 {
      let low = random.uniform() * 2000 - 1000
      let high = low + 0.001 + random.uniform() * 2000
      let widest = min(low, 0)...max(high, 0)
      let rows = try #require(RowRange(low...high, gaps: 26, limit: 9, widest: widest))
      #expect(rows.ticks.values.count >= 3, "\(low) \(high): \(rows)")
      if rows.ticks.values.count >= 5 { many += 1 }
    }
    #expect(many > 850, "\(many)")
  }

  /// No more than a quarter of the height is empty, and ticks are round and enough to read values by: three of few
  /// rows, four from 12 on, six from 24 on.
  @Test(arguments: 6...40) func littleIsEmptyBesideEnoughTicks(gaps: Int) throws {
    var random = Random(seed: gaps)
    let least = gaps < 11 ? 3 : gaps < 23 ? 4 : 6
    let limit = gaps < 7 ? 4 : gaps < 11 ? 5 : gaps < 19 ? 7 : 9
    var (few, empty) = (0, 0)
    for trial in 0..<300 {
      let low = trial % 2 == 0 ? 0 : random.uniform() * 100
      let high = low + 0.1 + random.uniform() * 100
      // Values far from zero leave it out.
      let widest = min(low, low > high / 5 ? low : 0)...high
      let rows = try #require(RowRange(low...high, gaps: gaps, limit: limit, widest: widest))
      let (values, range) = (rows.ticks.values, rows.range)
      if values.count < least { few += 1 }
      if (high - low) / (range.upperBound - range.lowerBound) < 0.75 - 1e-9 { empty += 1 }
      let step = values[1] - values[0]
      let digits = step / pow(10, log10(step * 1.000001).rounded(.down))
      #expect([1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8].contains { abs($0 - digits) < 1e-6 })
      let unit = pow(10, -Double(rows.ticks.fractionDigits))
      #expect(values.allSatisfy { abs($0 / unit - ($0 / unit).rounded()) < 1e-6 }, "\(rows)")
    }
    // Few rows have none for some values.
    let most = gaps < 8 ? 36 : gaps < 11 ? 9 : 1
    #expect(few <= most && empty <= most, "\(few) \(empty)")
    // Prices that had two, and miles per gallon that left a third empty.
    for extent in [22.5...33.2, 9.0...46.6] where gaps > 10 {
      let rows = try #require(RowRange(extent, gaps: gaps, limit: limit, widest: extent))
      #expect(rows.ticks.values.count >= 4, "\(rows)")
      let span = rows.range.upperBound - rows.range.lowerBound
      #expect((extent.upperBound - extent.lowerBound) / span >= 0.75, "\(rows)")
    }
  }

  /// Things that are counted have no tick between them, where there is room for one that is whole.
  @Test(arguments: 5...40) func countsHaveWholeTicks(gaps: Int) throws {
    let limit = gaps < 7 ? 4 : gaps < 11 ? 5 : gaps < 19 ? 7 : 9
    var parted = 0
    for most in 1...200 {
      let extent = 0...Double(most)
      let rows = try #require(
        RowRange(extent, gaps: gaps, limit: limit, widest: extent, areWhole: true))
      let isWhole = rows.ticks.values.allSatisfy { $0 == $0.rounded() }
      #expect(isWhole == (rows.ticks.fractionDigits == 0), "\(most): \(rows)")
      if !isWhole { parted += 1 }
    }
    #expect(parted == 0)
  }

  /// Zero is not brought in by what is left over.
  @Test func whatLeavesZeroOutStillDoes() throws {
    for extent in [11.0...29, 100...120, -29 ... -11] {
      for gaps in 4...40 {
        let rows = RowRange(extent, gaps: gaps, limit: 5, widest: extent)
        #expect(rows?.range.contains(0) != true)
      }
    }
  }

  @Test func noExtentTraps() {
    let huge = Double.greatestFiniteMagnitude
    for extent in [
      0...0, -huge...huge, 0...huge, 1e300...1.0000001e300, 0...Double.leastNonzeroMagnitude,
      1e15...1e15 + 1,
    ] {
      for gaps in [Int.min, 0, 1, 4, 50, .max] {
        for limit in [Int.min, 0, 2, 9] {
          let rows = RowRange(extent, gaps: gaps, limit: limit, widest: extent)
          #expect(rows.map { $0.range.lowerBound < $0.range.upperBound } ?? true)
        }
      }
    }
  }
}
