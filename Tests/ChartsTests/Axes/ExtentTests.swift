import Testing

@testable import Charts

struct ExtentTests {
  @Test func yReachesFromTheLowestToTheHighestOfAllSeries() {
    #expect(Samples.chart(.line, [3, .nan, 7], [-2, .infinity]).yExtent == -2...7)
    #expect(Samples.chart(.line, [.nan], [-.infinity]).yExtent == nil)
    #expect(Samples.chart(.line).yExtent == nil)
  }

  @Test func xReachesFromTheFirstToTheLastPlace() {
    #expect(Samples.chart(x: [2, 3, 9], y: [1, 1, 1]).xExtent == 2...9)
    #expect(Samples.chart(x: [.nan, 3, 9, .infinity], y: [1, 1, 1, 1]).xExtent == 3...9)
    #expect(Samples.chart(x: [], y: []).xExtent == nil)
    #expect(Samples.chart(x: [.nan], y: [1]).xExtent == nil)
  }

  @Test func aStatedRangeWidensX() {
    let axis = Axis(statedRange: 0...5)
    #expect(Samples.chart(x: [2, 9], y: [1, 1], xAxis: axis).xExtent == 0...9)
    #expect(Samples.chart(x: [], y: [], xAxis: axis).xExtent == nil)
  }

  /// No tick says more than all of it, wherever rows of cells are.
  @Test func sharesHaveNoTickBeyondTheWhole() {
    for (unit, whole) in [(nil, 1.0), ("%", 100)] {
      var chart = Samples.chart(.bar, [0.4 * whole, whole, 0.9 * whole])
      chart.yAxis.unit = unit
      for gaps in 3...40 {
        for limit in 2...9 {
          let ticks = chart.drawnRange(
            of: chart.placedExtent, includesZero: true, tickLimit: limit, gaps: gaps)?.ticks.values
          let last = ticks?.last ?? 0
          // Some steps do not meet it.
          let isMet = ticks?.contains { abs($0 - whole) < 1e-9 } == true
          #expect(!isMet || last == whole, "\(gaps) \(limit): \(ticks ?? [])")
        }
      }
    }
  }

  @Test func categoriesReachOverAllOfThem() {
    let axis = Axis(kind: .category(["a", "b", "c", "d"]))
    #expect(Samples.chart(x: [1, 2], y: [1, 1], xAxis: axis).xExtent == 0...3)
    #expect(Samples.chart(x: [], y: [], xAxis: Axis(kind: .category([]))).xExtent == nil)
  }

  @Test func aLogarithmicXStartsAboveZero() {
    let axis = Axis(scale: .log10, statedRange: -1...10)
    #expect(Samples.chart(x: [-1, 0, 5, 8], y: [1, 1, 1, 1], xAxis: axis).xExtent == 5...10)
  }

  @Test func pitchSpansTheDataOrTheStatedRangeButNeverTheRoundedOne() {
    #expect(Samples.chart(.line, [118.4, 183.9]).pitchRange == 118.4...183.9)
    #expect(Samples.chart(.bar, [118.4, 183.9]).pitchRange == 118.4...183.9)
    #expect(Samples.chart(.line, [118.4, 183.9], stated: 0...200).pitchRange == 0...200)
    let repeated = Chart(
      type: .bar, xAxis: Axis(kind: .category(["A", "B", "C", "A"])), yAxis: Axis(),
      series: [Samples.series([1, 2, 3, 4], isContinuous: false)])
    #expect(repeated.xAxisExtent == .categories(count: 3, first: "A", last: "C"))
    // A value beyond it is drawn, and so is told of.
    #expect(
      Samples.chart(.line, [-600, 600], stated: 0...1).yAxisExtent
        == .numbers(Quantity(-600), Quantity(600)))
  }

  @Test func logarithmicPitchStartsAtTheLowestValueAboveZero() {
    #expect(Samples.chart(.line, [-5, 0, 2, 90], scale: .log10).pitchRange == 2...90)
    let stated = Samples.chart(.line, [-5, 0, 2, 90], scale: .log10, stated: 0...1000)
    #expect(stated.pitchRange == 2...1000)
    #expect(Samples.chart(.line, [-5, 0], scale: .ln).pitchRange == nil)
  }

  @Test func rangesNothingCanStandOnAreIgnored() {
    let endless = Samples.chart(.line, [1, 2], stated: -.infinity...(.infinity))
    #expect(endless.pitchRange == 1...2)
    #expect(Samples.chart(.line, [1, 2], scale: .ln, stated: -2...(-1)).pitchRange == 1...2)
  }

  private func drawn(_ chart: Chart, zero: Bool = false) -> ClosedRange<Double>? {
    chart.drawnRange(of: chart.placedExtent, includesZero: zero, tickLimit: 4)?.range
  }

  @Test func theDrawnRangeIsRoundedToWholeTicks() {
    let chart = Samples.chart(.line, [118.4, 183.9])
    let drawn = chart.drawnRange(of: chart.placedExtent, includesZero: false, tickLimit: 4)
    #expect(drawn?.range == 100...200)
    #expect(drawn?.ticks.values == [100, 120, 140, 160, 180, 200])
  }

  @Test func theDrawnRangeHoldsTheStatedOneAndTheData() {
    #expect(drawn(Samples.chart(.line, [1, 2], stated: 0...10)) == 0...10)
    #expect(drawn(Samples.chart(.line, [-3, 30], stated: 0...10)) == -10...30)
    #expect(drawn(Samples.chart(.line, [.nan], stated: 0...10)) == 0...10)
    #expect(drawn(Samples.chart(.line, [.nan])) == nil)
  }

  @Test func barsShowTheZeroLine() {
    #expect(drawn(Samples.chart(.bar, [70, 80]), zero: true) == 0...80)
    #expect(drawn(Samples.chart(.bar, [-70, -80]), zero: true) == -80...0)
  }

  @Test(arguments: [0.0, 5, -5, 1e308, -1.7e308, .leastNonzeroMagnitude])
  func oneValueIsInsideAFiniteRange(_ value: Double) throws {
    let range = try #require(drawn(Samples.chart(.line, [value, value])))
    #expect(range.contains(value))
    #expect(range.lowerBound.isFinite && range.upperBound.isFinite)
  }

  @Test func oneValueHasRoomOnBothSides() throws {
    let range = try #require(drawn(Samples.chart(.line, [5])))
    #expect(range.lowerBound < 5 && 5 < range.upperBound)
  }

  @Test func extremesAreInsideAFiniteRange() throws {
    let range = try #require(drawn(Samples.chart(.line, [-1.7e308, 1.7e308])))
    #expect(range == -1.7e308...1.7e308)
  }

  @Test func aLogarithmicRangeIsThatOfTheValuesAboveZero() {
    #expect(drawn(Samples.chart(.line, [-5, 0, 2, 90], scale: .log10)) == 2...90)
    #expect(drawn(Samples.chart(.line, [5, 90], scale: .log10, stated: 1...1000)) == 1...1000)
    #expect(drawn(Samples.chart(.line, [5, 90], scale: .log10, stated: 0...1000)) == 5...1000)
    #expect(drawn(Samples.chart(.line, [8], scale: .ln)) == 4...16)
    #expect(drawn(Samples.chart(.line, [0, -1], scale: .ln)) == nil)
    #expect(drawn(Samples.chart(.line, [.nan], scale: .ln, stated: 1...9)) == 1...9)
    #expect(drawn(Samples.chart(.line, [.nan], scale: .ln, stated: 0...9)) == nil)
  }

  @Test func logarithmicBarsStandOnThePowerOfTenBelow() {
    #expect(drawn(Samples.chart(.bar, [10, 1000], scale: .log10), zero: true) == 1...1000)
    #expect(drawn(Samples.chart(.bar, [15, 1000], scale: .log10), zero: true) == 10...1000)
    let stated = Samples.chart(.bar, [15, 1000], scale: .log10, stated: 5...1000)
    #expect(drawn(stated, zero: true) == 5...1000)
  }

  /// Marks that stand on zero have one but on a logarithmic axis; a line may be without.
  @Test func whetherZeroIsOnTheAxisIsKnown() {
    for type in [ChartType.bar, .groupedBar, .stackedBar, .area] {
      #expect(!Samples.chart(type, [100, 110]).hidesZero, "\(type)")
      #expect(Samples.chart(type, [100, 110], scale: .log10).hidesZero, "\(type)")
    }
    for type in [ChartType.line, .step] {
      #expect(Samples.chart(type, [100, 110]).hidesZero, "\(type)")
      #expect(Samples.chart(type, [-110, -100]).hidesZero, "\(type)")
      #expect(!Samples.chart(type, [-1, 110]).hidesZero, "\(type)")
      #expect(!Samples.chart(type, [100, 110], stated: 0...200).hidesZero, "\(type)")
      #expect(!Samples.chart(type, [100, 110], scale: .ln).hidesZero, "\(type)")
      // Rounded to whole ticks it begins at zero.
      #expect(!Samples.chart(type, [1, 110]).hidesZero, "\(type)")
    }
    #expect(!Samples.chart(.scatter, [100, 110]).hidesZero)
    #expect(!Samples.chart(.line).hidesZero)
  }
}
