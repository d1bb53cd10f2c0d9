import Glibc
import Testing

@testable import Charts

struct PeriodClockTests {
  /// Half hours, whose values come again after a number of them.
  private func points(every period: Double, days: Int = 2, moved: Int? = nil, noise: Double) -> Int?
  {
    var random = Random(seed: 8)
    let y = (0..<48 * days).map { point -> Double in
      // From a clock change on all is done an hour earlier.
      let clock = Double(point) + (moved.map { point >= $0 ? 2 : 0 } ?? 0)
      return max(cos(2 * .pi * clock / period), 0.2) + noise * random.normal()
    }
    let x = y.indices.map { Samples.time(2026, 3, 28) + 1_800 * Double($0) }
    return Samples.chart(x: x, y: y, xAxis: Axis(kind: .date(.minute))).features(of: 0).period?
      .points
  }

  /// Things that are done twice a day come again after twelve hours, also where the clock was changed between.
  @Test func halfDaysAreTwelveHours() {
    #expect(points(every: 24, noise: 0.01) == 24)
    #expect(points(every: 24, moved: 52, noise: 0.01) == 24)
  }

  /// Things that come a little later each day are none of the clock.
  @Test func othersStayAsTheyAre() {
    #expect(points(every: 23, days: 4, noise: 0.01) == 23)
    #expect(points(every: 25, days: 4, noise: 0.01) == 25)
  }
}
