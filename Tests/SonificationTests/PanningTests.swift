import Testing

@testable import Sonification

@Suite struct PanningTests {
  @Test func runsFromLeftToRightButNeverToTheEdge() {
    #expect(isClose(Panning.place(0), -0.98))
    #expect(isClose(Panning.place(0.5), 0))
    #expect(isClose(Panning.place(1), 0.98))
    #expect(Panning.place(nil) == 0)
    #expect(Panning.place(.nan) == 0)
  }

  @Test(arguments: [-1.0, -0.98, -0.3, 0, 0.5, 0.98, 1])
  func hasThePowerOfOneEverywhere(place: Double) {
    let gains = Panning.gains(at: place)
    #expect(isClose(gains.left * gains.left + gains.right * gains.right, 1, within: 1e-8))
  }

  @Test func leftIsLeft() {
    #expect(Panning.gains(at: -0.98).left > 0.99)
    #expect(Panning.gains(at: 0.98).right > 0.99)
    #expect(isClose(Panning.gains(at: 0).left, Panning.gains(at: 0).right, within: 1e-9))
  }
}

@Suite struct SeriesPanningTests {
  private func places(_ pan: SonificationSettings.Pan, series count: Int) -> [[Double]] {
    let score = Score(
      [AudibleSeries](repeating: ramp(5, isContinuous: false), count: count),
      settings: settings { $0.pan = pan })
    return (0..<count).map { index in
      score.tones.filter { $0.series == index }.flatMap { [$0.pan, $0.endPan] }
    }
  }

  @Test func seriesHavePlacesOfTheirOwn() {
    let places = places(.series, series: 5)
    for series in places { #expect(Set(series).count == 1) }
    // Of any four neighbors, as sound together, each has another.
    for start in 0..<2 { #expect(Set(places[start..<start + 4].map { $0[0] }).count == 4) }
    #expect(places[0][0] < 0 && places[1][0] > 0)
    // One alone has nothing to be told apart from.
    #expect(self.places(.series, series: 1)[0].allSatisfy { $0 == 0 })
  }

  @Test func noneIsTheCenterAndXGoesAcross() {
    #expect(places(.none, series: 2).joined().allSatisfy { $0 == 0 })
    #expect(places(.x, series: 2)[0].first ?? 0 < -0.9 && places(.x, series: 2)[0].last ?? 0 > 0.9)
  }

  /// Left in the ear is left on the chart, also for series that are heard one after the other.
  @Test func seriesInTurnAreHeardAtTheirPlace() throws {
    let whole = AudibleSeries(x: [0, 50, 100], y: [0, 0.5, 1], isContinuous: false)
    let middle = AudibleSeries(x: [25, 50, 75], y: [0, 0.5, 1], isContinuous: false)
    let point = AudibleSeries(x: [75], y: [0.5], isContinuous: false)
    let score = Score([whole, middle, point], settings: settings())
    func pans(_ series: Int) -> [Double] {
      score.tones.filter { $0.series == series && $0.cue == nil }.map(\.pan)
    }
    #expect(pans(0).elementsEqual([-0.98, 0, 0.98]) { isClose($0, $1) })
    #expect(pans(1).elementsEqual([-0.49, 0, 0.49]) { isClose($0, $1) })
    #expect(pans(2).elementsEqual([0.49]) { isClose($0, $1) })
    let library = Score([whole, middle], settings: settings(.audiograph))
    #expect(isClose(library.tones.last?.pan ?? 0, 0.98))
  }
}
