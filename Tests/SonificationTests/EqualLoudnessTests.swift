import Testing

@testable import Sonification

@Suite struct EqualLoudnessTests {
  @Test func sixtyPhonIsSixtyDecibelsAtOneKilohertz() {
    #expect(isClose(EqualLoudness.level(at: 1000), 60, within: 0.05))
    #expect(isClose(EqualLoudness.gain(at: 1000), 1, within: 0.01))
  }

  // Worked out by hand from the standard's formula and table.
  @Test(arguments: [(100.0, 78.50), (200.0, 69.73), (3150.0, 56.36), (10_000.0, 73.23)])
  func followsTheContour(frequency: Double, level: Double) {
    #expect(isClose(EqualLoudness.level(at: frequency), level, within: 0.01))
  }

  @Test func boostsTwelveDecibelsAtMost() {
    #expect(isClose(EqualLoudness.gain(at: 20), 3.981, within: 0.001))
    #expect(EqualLoudness.gain(at: 0) == EqualLoudness.gain(at: 20))
  }

  @Test func lowTonesAreRaisedAndTheMostAudibleLowered() {
    #expect(EqualLoudness.gain(at: 200) > 2)
    #expect(EqualLoudness.gain(at: 3500) < 1)
  }

  @Test func hasNoStepsBetweenTheRows() {
    for frequency in stride(from: 100.0, to: 5000, by: 10) {
      let step = EqualLoudness.level(at: frequency + 10) - EqualLoudness.level(at: frequency)
      #expect(abs(step) < 2)
    }
  }
}
