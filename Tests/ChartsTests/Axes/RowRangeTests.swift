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
        #expect((2...limit + (gaps < 10 ? 0 : 2)).contains(rows.ticks.values.count))
        if low == 0 { #expect(range.lowerBound == 0) }
        // More is left empty only for the sake of ticks.
        let isSparse = gaps < 8 || rows.ticks.values.count >= 3
        #expect((high - low) / span >= (isSparse ? 0.6 : 0.75) - 1e-9)
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
    #expect(many > 900, "\(many)")
  }

  /// Of 12 rows and more none has two or three ticks only.
  @Test(arguments: 11...26) func thereAreFourTicksWhereverThereIsRoom(gaps: Int) throws {
    var random = Random(seed: gaps)
    var few = 0
    for trial in 0..<1000 {
      let low = trial % 2 == 0 ? 0 : random.uniform() * 100
      let high = low + 0.1 + random.uniform() * 100
      let limit = gaps < 19 ? 6 : 9
      let rows = try #require(RowRange(low...high, gaps: gaps, limit: limit, widest: 0...high))
      if rows.ticks.values.count < 4 { few += 1 }
    }
    #expect(few == 0, "\(few)")
    // Prices that had two.
    let prices = try #require(RowRange(22.5...33.2, gaps: gaps, limit: 6, widest: 22.5...33.2))
    #expect(prices.ticks.values.count >= 4, "\(prices)")
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
