import Glibc
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

  /// A voice that comes in slowly is raised in a note, one that is struck is lowered in a short one.
  @Test func notesHaveALoudnessOfTheirOwn() {
    func level(_ instrument: Instrument, _ seconds: Double) -> Double {
      20 * log10(EqualLoudness.noteGain(of: instrument, lasting: seconds))
    }
    #expect(isClose(level(.flute, 0.25), 3.7, within: 1e-9))
    #expect(isClose(level(.bell, 0.06), -5.3, within: 1e-9))
    #expect(level(.bell, 0.01) == level(.bell, 0.06))
    #expect(level(.string, 0.26) == level(.string, 0.25))
    #expect(isClose(level(.bell, (0.06 * 0.25).squareRoot()), -3.9, within: 1e-9))
    for instrument in Instrument.allCases { #expect(level(instrument, 0.5) == 0) }
  }

  @Test func aNoteOfAScoreHasItAndALineHasNot() throws {
    var settings = SonificationSettings()
    settings.duration = .exactly(1)
    settings.instrument = .flute
    func gain(_ isContinuous: Bool) throws -> Double {
      let line = AudibleSeries(x: [0, 1, 2, 3], y: [0, 0.5, 0.5, 1], isContinuous: isContinuous)
      return try #require(
        Score([line], settings: settings).tones.first { abs($0.frequency - 632.456) < 0.01 }
      ).gain
    }
    #expect(isClose(20 * log10(try gain(false) / gain(true)), 3.7, within: 1e-6))
  }
}
