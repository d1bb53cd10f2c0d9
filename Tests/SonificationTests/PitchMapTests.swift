import Testing

@testable import Sonification

@Suite struct PitchMapTests {
  @Test func naturalStepsAreEqualIntervals() {
    let map = PitchMap(settings())
    #expect(isClose(map.frequency(of: 0), 200))
    #expect(isClose(map.frequency(of: 0.5), 632.455_532, within: 1e-5))
    #expect(isClose(map.frequency(of: 1), 2000, within: 1e-9))
    let first = map.frequency(of: 0.2) / map.frequency(of: 0.1)
    let second = map.frequency(of: 0.9) / map.frequency(of: 0.8)
    #expect(isClose(first, second))
  }

  @Test func audiographStepsAreEqualDifferences() {
    let map = PitchMap(settings(.audiograph))
    #expect(map.frequency(of: 0) == 150)
    #expect(map.frequency(of: 0.5) == 1375)
    #expect(map.frequency(of: 1) == 2600)
  }

  @Test func invertingTurnsItOver() {
    let map = PitchMap(settings { $0.isInverted = true })
    #expect(isClose(map.frequency(of: 0), 2000, within: 1e-9))
    #expect(isClose(map.frequency(of: 1), 200))
  }

  @Test(arguments: [(-3.0, 200.0), (7.0, 2000.0)])
  func heightsOutsideComeBackToTheEnds(height: Double, expected: Double) {
    #expect(isClose(PitchMap(settings()).frequency(of: height), expected, within: 1e-9))
  }

  @Test(arguments: [(Double.nan, Double.infinity), (0, 0), (-5, 1e300), (4000, 100)])
  func brokenFrequenciesStayAudibleAndOrdered(lowest: Double, highest: Double) {
    let map = PitchMap(
      settings {
        $0.minimumFrequency = lowest
        $0.maximumFrequency = highest
      })
    #expect((20...20_000).contains(map.frequency(of: 0)))
    #expect((20...20_000).contains(map.frequency(of: 1)))
    #expect(map.frequency(of: 0) <= map.frequency(of: 1))
  }
}
