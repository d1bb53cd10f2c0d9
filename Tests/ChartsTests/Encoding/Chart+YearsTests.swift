import Tables
import Testing

@testable import Charts

struct ChartYearsTests {
  private func chart(_ title: String?, _ x: [Double], unit: String? = nil) -> Chart {
    Chart(
      type: .line, xAxis: Axis(title: title, unit: unit, kind: .number), yAxis: Axis(),
      series: [Series(name: "", x: x, y: x, isContinuous: true)])
  }

  @Test(arguments: ["Year", "year", "Jahr", "année", "年"])
  func wholeNumbersUnderANameOfYearsAreSome(title: String) {
    let years = chart(title, [1970, 1971, 2018]).withYears
    #expect(years.xAxis.kind == .date(.year))
    #expect(years.series[0].x == [0, 365 * 86_400, 1_514_764_800])
    #expect(years.series[0].xTexts == ["1970", "1971", "2018"])
    #expect(years.series[0].y == [1970, 1971, 2018])
  }

  @Test func aYearIsFoundAgainByItsTime() {
    let years = stride(from: 1000.0, through: 2200, by: 1).map { $0 }
    #expect(chart("Year", years).withYears.series[0].x.map(Chart.year) == years)
    #expect(Chart.year(atSeconds: 1e300).isNaN && Chart.year(atSeconds: .nan).isNaN)
  }

  @Test func othersStayNumbers() {
    for other in [
      chart("Distance", [1970, 1971]), chart(nil, [1970, 1971]), chart("Year", [1, 2]),
      chart("Year", [1970.5, 1971]), chart("Year", [1970, 1971], unit: "km"), chart("Year", []),
    ] {
      #expect(other.withYears == other)
    }
  }

  @Test func theStatedRangeAndGridLinesAreYears() {
    var stated = chart("Year", [1970, 1971])
    stated.xAxis.statedRange = 1969.5...1972
    stated.xAxis.gridlines = [1971]
    let years = stated.withYears
    #expect(years.xAxis.statedRange == -182.5 * 86_400...730 * 86_400)
    #expect(years.xAxis.gridlines == [365 * 86_400])
  }
}
