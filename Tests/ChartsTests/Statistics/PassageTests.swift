import Charts
import Testing

struct PassageTests {
  private func chart(_ ys: [Double]...) -> Chart {
    Chart(
      type: .line, xAxis: Axis(), yAxis: Axis(),
      series: zip(ys, ["A", "B", "C"]).map { Samples.series($0, name: $1) })
  }

  @Test func tellsWhoIsPassedAndWhichWay() {
    let chart = chart([1, 2, 5, 5], [3, 3, 3, 3], [4, 4, 4, 4])
    #expect(
      chart.passages(of: 0, at: 2) == [
        Passage(other: "B", isUpward: true), Passage(other: "C", isUpward: true),
      ])
    #expect(chart.passages(of: 1, at: 2) == [Passage(other: "A", isUpward: false)])
    #expect(chart.passages(of: 0, at: 1).isEmpty)
    #expect(chart.passages(of: 0, at: 99).isEmpty)
    #expect(chart.passages(of: 9, at: 0).isEmpty)
  }

  @Test func whatIsEqualFirstIsPassedWhereItBegins() {
    let chart = chart([9, 3, 3, 1], [3, 3, 3, 3])
    #expect(chart.passages(of: 0, at: 1) == [Passage(other: "B", isUpward: false)])
    #expect(chart.passages(of: 0, at: 3).isEmpty)
  }

  @Test func whatTouchesAndGoesBackIsNotPassed() {
    #expect(chart([9, 3, 9], [3, 3, 3]).passages(of: 0, at: 1).isEmpty)
  }

  @Test func everyCrossingHasSomeoneWhoIsPassed() {
    let chart = chart([1, 5, 1, 5, 3, 0], [3, 3, 3, 3, 3, 3], [.nan, 1, 6, 2, 2, 2])
    for index in chart.series.indices {
      for point in chart.landmarks(.crossing, in: index) {
        #expect(!chart.passages(of: index, at: point).isEmpty)
      }
    }
  }
}
