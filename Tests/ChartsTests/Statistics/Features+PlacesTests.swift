import Charts
import Tables
import Testing

struct FeaturesPlacesTests {
  @Test func evenStepsHaveALength() {
    let axis = Axis(unit: "s", fractionDigits: 1)
    let chart = Samples.chart(x: [0, 0.5, 1, 1.5], y: [1, 2, 3, 4], xAxis: axis)
    #expect(
      chart.span(of: 3, in: chart.series[0])
        == .number(Quantity(1.5, fractionDigits: 1, unit: "s")))
  }

  @Test(arguments: [[0, 1, 2, 9], [3, 3, 3], [5], [], [0, .nan, 2]])
  func unevenStepsHaveNone(x: [Double]) {
    var chart = Samples.chart(x: x, y: x.map { _ in 1 })
    chart.series[0].x = Excerpt(x)
    chart.series[0].y = Excerpt(x.map { _ in 1 })
    #expect(chart.span(of: 2, in: chart.series[0]) == nil)
  }

  @Test func datesHaveASpanOfTimeButMonthsAndCategoriesDoNot() {
    func span(_ kind: Axis.Kind) -> Span? {
      let x = (0..<5).map { Double($0) * 86_400 }
      let chart = Samples.chart(x: x, y: x, xAxis: Axis(kind: kind))
      return chart.span(of: 7, in: chart.series[0])
    }
    #expect(span(.date(.day)) == .seconds(604_800))
    #expect(span(.date(.month)) == nil)
    #expect(span(.category(["a"])) == nil)
  }

  @Test func theLevelIsTheMean() {
    let limit = Double.greatestFiniteMagnitude
    let chart = Samples.chart(.line, [1, 2, 3, 4], [limit, limit, limit])
    #expect(chart.level(of: 1...3, in: chart.series[0]) == 3)
    #expect(chart.level(of: 0...2, in: chart.series[1]) == limit)
  }
}
