import Testing

@testable import Charts

struct HistogramChartTests {
  private func histogram(_ values: [Double], unit: String? = nil) -> Chart {
    var chart = Samples.chart(.line, values)
    chart.yAxis.title = "Weight"
    chart.yAxis.unit = unit
    return chart.arranged(as: .histogram)
  }

  /// Cells without a value are in no bin, and that is said.
  @Test func missingValuesAreSaid() throws {
    let chart = try readChart("g,v\na,1\na,\na,3\nb,4\nb,NA\nb,5\nb,6\n") {
      ($0.type, $0.y) = (.histogram, ["v"])
    }
    #expect(chart.notes.contains(.missingValues(2)))
  }

  @Test func valuesAreCountedInRoundBins() {
    let chart = histogram([12.5, 13, 14.2, 18, 20, 21, 22, 29.9, 30, 41], unit: "kg")
    // 2 × 12.8 ÷ ∛10 is 11.9.
    #expect(chart.xAxis.binWidth == 10)
    #expect(chart.series[0].x == [15, 25, 35, 45])
    #expect(chart.series[0].y == [4, 4, 1, 1])
    #expect(chart.xAxis.title == "Weight" && chart.xAxis.unit == "kg")
    #expect(
      chart.place(15)
        == .range(Quantity(10, unit: "kg"), Quantity(20, unit: "kg")))
  }

  @Test func seriesShareTheirBins() {
    let chart = Samples.chart(.line, [1, 2, 3, 4], [11, 12, .nan]).arranged(as: .histogram)
    #expect(chart.series[0].x == chart.series[1].x)
    #expect(chart.series.map { $0.y.reduce(0, +) } == [4, 2])
  }

  @Test func binsTouch() {
    let chart = histogram([1, 2, 2, 3, 3, 3])
    let bars = chart.marks(on: Plot(chart, resolution: 100, tickLimit: 5)).compactMap(
      \.rectangle)
    #expect(abs(bars[0].left) < 1e-9 && abs((bars.last?.right ?? 0) - 1) < 1e-9)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { abs($0.right - $1.left) < 1e-9 })
  }

  /// Mean and median are those of the values, not of how many there are.
  @Test func factsAreOfTheValues() {
    let facts = histogram([12.5, 13, 14.2, 18, 20, 21, 22, 29.9, 30, 41]).facts.map(\.fact)
    let ends = [Quantity(12.5, fractionDigits: 1), Quantity(41, fractionDigits: 1)]
    #expect(facts.contains(.sampleSize(10, from: ends[0], to: ends[1], series: nil)))
    #expect(facts.contains(.bins(4, width: Quantity(10))))
    #expect(facts.contains(.mode(.range(Quantity(10), Quantity(20)), 4, series: nil)))
    let mean = facts.compactMap { fact -> [Double]? in
      if case .mean(let mean, let median, _, _) = fact { [mean.value, median.value] } else { nil }
    }
    #expect(mean.count == 1 && abs(mean[0][0] - 22.16) < 1e-9 && mean[0][1] == 20.5)
    let extent = AxisExtent.numbers(Quantity(10), Quantity(50))
    #expect(facts.contains(.xAxis(title: "Weight", extent, .linear, .leftToRight)))
  }

  @Test func aBinIsCountedOnce() {
    let once = histogram([1, 2, 2, 3])
    #expect(once.arranged(as: .histogram) == once)
  }
}
