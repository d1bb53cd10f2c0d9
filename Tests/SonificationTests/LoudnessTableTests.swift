import Glibc
import Testing

@testable import Sonification

@Suite struct LoudnessTableTests {
  @Test(arguments: Instrument.pitched)
  func hasAValueForEachSixthOfAnOctave(instrument: Instrument) throws {
    let boosts = try #require(LoudnessTable.boosts(of: instrument))
    for (step, boost) in boosts.enumerated() {
      let frequency = 50 * pow(2, Double(step) / 6)
      let gain = EqualLoudness.gain(at: frequency, of: instrument)
      #expect(
        isClose(
          20 * log10(gain), min(boost, EqualLoudness.greatestBoost(of: instrument)), within: 1e-9))
    }
    // As far as anybody can ask for; beyond it the ends stay.
    #expect(50 * pow(2, Double(boosts.count - 1) / 6) > 6000)
    for frequency in [0, 1, 49.9, 7000, 20_000] {
      let gain = EqualLoudness.gain(at: frequency, of: instrument)
      #expect(gain > 0.1 && gain < 8)
    }
  }

  @Test func aRichVoiceIsPlayedSofterThanAPlainOne() {
    for frequency in [200.0, 632, 2000] {
      let soft = EqualLoudness.gain(at: frequency, of: .soft)
      #expect(EqualLoudness.gain(at: frequency, of: .square) < 0.7 * soft)
    }
    #expect(isClose(EqualLoudness.gain(at: 1125, of: .soft), 1, within: 0.06))
  }

  /// The same point has one loudness alone, in turn, together, beside cues and when walked.
  @Test func aPointIsAsLoudWhereverItIsHeard() throws {
    let line = AudibleSeries(x: [0, 1, 2], y: [0.2, 0.5, 0.9], isContinuous: false)
    let other = AudibleSeries(x: [0, 1, 2], y: [0, 1, 0], isContinuous: false)
    var settings = SonificationSettings()
    func gain(_ lines: [AudibleSeries]) throws -> Double {
      let score = Score(lines, settings: settings)
      return try #require(
        score.tones.first { $0.series == 0 && $0.cue == nil && abs($0.frequency - 632.5) < 1 }
      ).gain
    }
    let alone = try gain([line])
    let walked = Score(point: 0.5, at: 0.5, series: 0, settings: settings)
    var gains = [walked.tones[0].gain, try gain([line, other])]
    settings.order = .together
    gains.append(try gain([line, other, other, other]))
    settings.cues = Set(Cue.allCases)
    gains.append(try gain([line, other]))
    settings.isMono = true
    gains.append(Score(point: 0.5, at: 0.5, series: 0, settings: settings).tones[0].gain)
    for gain in gains { #expect(isClose(gain, alone, within: 1e-9)) }
  }
}
