import Foundation
import Testing

@testable import Charts

struct PausesTests {
  private let day = 86_400.0

  private func pauses(_ x: [Double], _ axis: Axis = Axis()) -> [ClosedRange<Double>] {
    Samples.chart(x: x, y: x.map { _ in 1 }, xAxis: axis).pauses
  }

  private func whole(_ ranges: ClosedRange<Int>...) -> [Double] {
    ranges.flatMap { Array($0) }.map(Double.init)
  }

  @Test func aLongStretchWithoutPointsIsOne() {
    #expect(pauses(whole(1...20, 40...60)) == [20...40])
    // Five steps are not yet one.
    #expect(pauses(whole(1...20, 25...60)) == [])
    #expect(pauses(whole(1...20, 26...60)) == [20...26])
  }

  @Test func nothingLeadsOverOne() {
    let x = whole(1...20, 40...60)
    let chart = Samples.chart(x: x, y: x)
    let series = chart.series[0]
    #expect(chart.breaks(of: series) == [20] && chart.knownBreaks(of: series) == [20])
    #expect(chart.isBreak(from: 19, to: 20, of: series))
    #expect(!chart.isBreak(from: 18, to: 19, of: series))
    // A series of its own that begins after it has none.
    #expect(chart.breaks(of: Samples.series([1, 2, 3])) == [])
    #expect(chart.audibleSeries[0].breaks == [20])
    // The largest rise is one that is there.
    #expect(chart.features(of: 0).largestRise != 20)
  }

  @Test func ofManyTheLongestThreeAreToldInTheirOrder() {
    let x = whole(1...100, 110...200, 220...300, 330...400, 440...500)
    #expect(pauses(x) == [200...220, 300...330, 400...440])
  }

  @Test func weekendsHolidaysAndMonthsAreNone() {
    let dates = Axis(kind: .date(.day))
    let workdays = whole(0...200).filter { Int($0) % 7 < 5 }.map { $0 * day }
    #expect(pauses(workdays, dates) == [])
    #expect(pauses(workdays.filter { !(20 * day...24 * day).contains($0) }, dates).count == 1)
    let months = (0..<36).map { Samples.time(2020 + $0 / 12, $0 % 12 + 1) }
    #expect(pauses(months, Axis(kind: .date(.month))) == [])
    let spring = Samples.time(2021, 3)...Samples.time(2021, 9)
    #expect(pauses(months.filter { !spring.contains($0) }, Axis(kind: .date(.month))).count == 1)
  }

  @Test func nightsAreNone() {
    let minutes = Axis(kind: .date(.minute))
    let open = (0..<20 * 288).filter { $0 % 288 >= 108 && $0 % 288 < 204 && $0 / 288 % 7 < 5 }
    #expect(pauses(open.map { Double($0) * 300 }, minutes) == [])
    let closed = open.filter { !(5...12).contains($0 / 288) }
    #expect(pauses(closed.map { Double($0) * 300 }, minutes).count == 1)
  }

  @Test func unevenStepsHaveNone() {
    // Squares, and steps as they come by chance.
    #expect(pauses((0..<40).map { Double($0 * $0) }) == [])
    var random = Random(seed: 7)
    var x = [0.0]
    for _ in 0..<300 { x.append(x[x.count - 1] - log(1 - random.uniform())) }
    #expect(pauses(x) == [])
    #expect(pauses([1, 2, 3, 50]) == [])
    #expect(pauses([]) == [])
    #expect(pauses(whole(1...20, 40...60), Axis(scale: .log10)) == [])
    #expect(pauses([0, 1], Axis(kind: .category(["a", "b"]))) == [])
  }

  @Test func pointsWithoutOrderHaveNone() {
    #expect(Samples.chart(.scatter, x: whole(1...20, 40...60), y: whole(1...41)).pauses == [])
  }

  @Test func itIsToldAndReached() throws {
    let x = whole(1...20, 40...60)
    var chart = Samples.chart(x: x, y: x)
    chart.series.append(Series(name: "B", x: [20, 45], y: [1, 2], isContinuous: true))
    let place = { (x: Double) in Place.number(Quantity(x)) }
    let row = try #require(
      chart.facts.first { $0.fact == .noPoints(from: place(20), to: place(40)) })
    #expect(row.target == PointReference(series: 0, point: 20) && row.group == .axes)
    #expect(chart.landmarks(.gap, in: 0) == [20])
    #expect(chart.landmarks(.gap, in: 1) == [])
  }
}
