import Charts
import Testing

struct LandmarkTests {
  private let chart = Samples.chart(
    .line, [1, 2, 1, .nan, .nan, 2, 30, 1, 2, 1, .nan, 2, 1],
    Array(repeating: 5, count: 13))

  @Test(arguments: [
    (Landmark.turningPoint, [6]), (.rise, [6]), (.drop, [7]), (.gap, [3, 10]), (.crossing, [6, 7]),
    (.higher, []), (.lower, []), (.spike, [6]), (.outlier, [6]),
  ])
  func landmarksAscend(_ kind: Landmark, _ points: [Int]) {
    #expect(chart.landmarks(kind, in: 0) == points)
  }

  @Test func theyAreWalkedBothWays() {
    #expect(chart.next(.gap, in: 0, from: nil, by: 1) == 3)
    #expect(chart.next(.gap, in: 0, from: 3, by: 1) == 10)
    #expect(chart.next(.gap, in: 0, from: 10, by: 1) == nil)
    #expect(chart.next(.gap, in: 0, from: 10, by: -1) == 3)
    #expect(chart.next(.gap, in: 0, from: nil, by: -1) == 10)
    #expect(chart.next(.gap, in: 0, from: 5, by: 0) == nil)
  }

  @Test func higherAndLowerAreFromWhereOneStands() {
    let chart = Samples.chart(.line, [5, 3, 4, .nan, 9, 1, 9])
    #expect(chart.next(.higher, in: 0, from: 2, by: 1) == 4)
    #expect(chart.next(.higher, in: 0, from: 2, by: -1) == 0)
    #expect(chart.next(.lower, in: 0, from: 2, by: 1) == 5)
    #expect(chart.next(.lower, in: 0, from: 2, by: -1) == 1)
    #expect(chart.next(.higher, in: 0, from: 4, by: 1) == nil)
    #expect(chart.next(.higher, in: 0, from: 3, by: 1) == nil)
    #expect(chart.next(.higher, in: 0, from: nil, by: 1) == nil)
    #expect(chart.next(.lower, in: 0, from: 6, by: 1) == nil)
  }

  @Test(arguments: Landmark.allCases)
  func whatIsNotThereHasNone(_ kind: Landmark) {
    #expect(chart.landmarks(kind, in: 7) == [])
    #expect(chart.landmarks(kind, in: -1) == [])
    #expect(chart.next(kind, in: 7, from: 0, by: 1) == nil)
    for y in [[], [.nan], [1], [2, 2, 2], [.infinity, 1]] as [[Double]] {
      let chart = Samples.chart(.line, y)
      for point in [-1, 0, 1, 99] {
        let next = chart.next(kind, in: 0, from: point, by: 1)
        #expect(next == nil || y.indices.contains(next ?? -1))
        _ = chart.next(kind, in: 0, from: point, by: -1)
      }
    }
  }

  @Test func aScatterHasNoSteps() {
    let scatter = Samples.chart(.scatter, [1, 2, 1, 30, 1, 2])
    for kind in [Landmark.rise, .drop, .spike] { #expect(scatter.landmarks(kind, in: 0) == []) }
  }

  /// Also a few times that are missing among even ones are a gap, as the details say.
  @Test func missingTimesAreGaps() {
    let x = (0..<40).filter { !(20..<24).contains($0) }.map { Double($0) * 600 }
    let chart = Chart(
      title: "Pump", type: .line, xAxis: Axis(kind: .date(.minute)), yAxis: Axis(),
      series: [
        Series(
          name: "flow", x: x, y: x.map { $0.truncatingRemainder(dividingBy: 1_700) },
          isContinuous: true)
      ])
    #expect(chart.landmarks(.gap, in: 0) == [20])
  }
}
