import Testing

@testable import Sonification

@Suite struct GrainsTests {
  private func cloud(_ x: [Double], _ y: [Double]) -> AudibleSeries {
    var series = AudibleSeries(x: x, y: y, isContinuous: false)
    series.isCloud = true
    return series
  }

  /// Three times as many points are three times as many grains.
  @Test func densityIsTheCount() {
    var (x, y): ([Double], [Double]) = ([], [])
    for index in 0..<4000 {
      // The first half has three of four points.
      let place = index % 4 < 3 ? Double(index) / 8000 : 0.5 + Double(index) / 8000
      x.append(place)
      y.append(Double((index * 37) % 101) / 100)
    }
    let order = x.indices.sorted { (x[$0], $0) < (x[$1], $1) }
    let score = Score(
      [cloud(order.map { x[$0] }, order.map { y[$0] })], settings: settings())
    let early = score.notes.count { $0.start < 4.9 }
    let late = score.notes.count { $0.start > 5.1 }
    #expect(late > 100 && abs(Double(early) / Double(late) - 3) < 0.6)
    #expect(score.playedCount == score.notes.count && score.pointCount == 4000)
    #expect(score.notes.allSatisfy { $0.start + $0.length <= score.length + 1e-9 })
    #expect(isClose(score.length, 10))
  }

  /// The lowest and the highest of each slice are among the grains.
  @Test(arguments: [600, 5000, 100_000])
  func noExtremeIsLost(count: Int) {
    var y = (0..<count).map { 0.4 + Double(($0 * 37) % 101) / 500 }
    y[count / 3] = 1
    y[count / 2] = 0
    let score = Score([cloud(y.indices.map(Double.init), y)], settings: settings())
    let pitches = score.notes.map(\.frequency)
    #expect(isClose(pitches.max() ?? 0, 2000, within: 1e-6))
    #expect(isClose(pitches.min() ?? 0, 200, within: 1e-6))
    #expect(score.notes.count < 1200)
    let peak = score.notes.first { $0.frequency > 1999 }
    #expect(isClose(peak?.start ?? 0, 10 / 3, within: 0.1))
  }

  /// Few points at one place are all heard, one after the other.
  @Test func pointsAtOnePlaceAreAllHeard() {
    let x = [0.0, 1, 1, 1, 2, 3, 4, 5, 6, 7]
    let y = x.indices.map { Double($0) / 9 }
    let score = Score([cloud(x, y)], settings: settings())
    #expect(score.notes.count == 10 && score.playedCount == 10)
    let starts = score.notes.map(\.start)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    let map = PitchMap(settings())
    #expect(
      zip(score.notes, y).allSatisfy { isClose($0.frequency, map.frequency(of: $1), within: 1e-6) })
  }

  @Test func aCloudThatHasTimeIsNotes() {
    let y = (0..<20).map { Double($0) / 19 }
    let plain = Score([series(y, isContinuous: false)], settings: settings())
    #expect(Score([cloud(y.indices.map(Double.init), y)], settings: settings()) == plain)
  }

  @Test func gapsStayGaps() {
    var y = (0..<2000).map { Double(($0 * 37) % 101) / 100 }
    for index in 500..<1000 { y[index] = .nan }
    let score = Score([cloud(y.indices.map(Double.init), y)], settings: settings())
    #expect(score.ticks.count == 1)
    #expect(score.notes.allSatisfy { $0.start < 2.6 || $0.start > 4.9 })
    #expect(Score([cloud([], [])], settings: settings()).tones.isEmpty)
  }
}
