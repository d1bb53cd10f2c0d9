import Testing

@testable import Sonification

@Suite struct EqualLoudnessTests {
  @Test func sixtyPhonIsSixtyDecibelsAtOneKilohertz() {
    #expect(isClose(EqualLoudness.level(at: 1000), 60, within: 0.05))
    #expect(isClose(EqualLoudness.gain(at: 1000), 1, within: 0.01))
  }

  // Read off the 60-phon contour that the standard prints.
  @Test(arguments: [(100.0, 78.5), (200.0, 68.6), (3150.0, 57.2), (10_000.0, 73.6)])
  func followsTheContour(frequency: Double, level: Double) {
    #expect(isClose(EqualLoudness.level(at: frequency), level, within: 2.5))
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
