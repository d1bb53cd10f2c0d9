import Charts
import Testing

struct AxisTests {
  @Test func onlyACategoricalAxisHasCategories() {
    #expect(Axis(kind: .category(["a", "b"])).categories == ["a", "b"])
    #expect(Axis(kind: .number).categories == nil)
    #expect(Axis(kind: .date(.day)).categories == nil)
  }

  @Test func precisionsRunFromCoarseToFine() {
    let precisions: [DatePrecision] = [.year, .month, .day, .minute, .second, .millisecond]
    #expect(precisions.sorted() == precisions)
    #expect(DatePrecision.year < .millisecond)
  }

  @Test(arguments: [Axis.Kind.category(["a", "b", "c"]), .date(.day)])
  func onlyNumbersHaveALogarithm(_ kind: Axis.Kind) {
    let chart = Samples.chart(
      .bar, x: [0, 1, 2], y: [1, 2, 3], xAxis: Axis(kind: kind, scale: .log10))
    #expect(chart.audibleSeries[0].x == [0, 1, 2])
    let scales = chart.facts.compactMap { row -> Scale? in
      if case .xAxis(_, _, let scale, _) = row.fact { scale } else { nil }
    }
    #expect(scales == [.linear])
    let plot = Plot(chart, resolution: 100, tickLimit: 4)
    #expect(abs(plot.column(of: 1) - 0.5) < 1e-12)
  }
}
