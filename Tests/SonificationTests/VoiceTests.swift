import Glibc
import SoundTesting
import Testing

@testable import Sonification

/// The sound of the voices of the series, measured on the samples that are heard.
@Suite struct VoiceTests {
  private func note(
    _ frequency: Double, _ instrument: Instrument = .soft, seconds: Double = 0.25, pan: Double = 0
  ) -> StereoSamples {
    let tone = Tone(
      start: 0, length: seconds, frequency: frequency, endFrequency: frequency, gain: 1,
      endGain: 1, pan: pan, endPan: pan, instrument: instrument, series: 0, isConnected: false)
    return sound(
      of: Score(tones: [tone], parts: [], length: seconds, pointCount: 1, playedCount: 1))
  }

  /// The highest of each millisecond.
  private func levels(_ samples: [Float]) -> [Float] {
    stride(from: 0, to: samples.count - 47, by: 48).map { start in
      Spectrum.peak(samples[start..<start + 48])
    }
  }

  @Test(arguments: [Instrument.soft, .square])
  func comesInFiveMillisecondsAndFadesInTwenty(instrument: Instrument) throws {
    // Each millisecond holds two periods.
    let levels = levels(note(2000, instrument).left)
    try #require(levels.count == 250)
    let full = levels[100]
    #expect(levels[0] < 0.2 * full && levels[2] > 0.3 * full && levels[2] < 0.8 * full)
    #expect(levels[5...229].allSatisfy { abs($0 / full - 1) < 0.01 })
    #expect(levels[231] < full && levels[240] > 0.3 * full && levels[240] < 0.7 * full)
    #expect(levels[249] < 0.02 * full)
    for (level, next) in zip(levels[230...], levels[231...]) { #expect(next < level) }
  }

  // Notes whose partials would fold back beside their harmonics.
  @Test(
    arguments: Timbre.pitched.filter { Articulation($0).isPlain } + [.triangle],
    [2000.0, 2617, 5003, 9041, 15_013])
  func nothingFoldsBack(instrument: Instrument, frequency: Double) {
    let held = note(frequency, instrument).sum(from: 0.02, to: 0.12)
    let level = Spectrum.inharmonicity(of: held, fundamental: frequency, sampleRate: 48_000)
    #expect(level < -60)
  }

  /// A full sawtooth has plenty that folds: the measure must see it.
  @Test func theMeasureHearsWhatFolds() {
    let saw = (0..<9600).map { index in
      let turns = 2617.0 / 48_000 * Double(index)
      return Float(2 * (turns - turns.rounded(.down)) - 1)
    }
    #expect(Spectrum.inharmonicity(of: saw, fundamental: 2617, sampleRate: 48_000) > -40)
  }

  @Test(arguments: [200.0, 632.5, 2000, 2600])
  func theVoicesOfTheSeriesAreFarApart(frequency: Double) {
    let spectra = Timbre.pitched.map { instrument in
      Spectrum.harmonics(
        of: note(frequency, instrument).sum(from: 0.02, to: 0.12), fundamental: frequency,
        count: 12, sampleRate: 48_000)
    }
    for (index, first) in spectra.enumerated() {
      #expect(first[0] == 1, "the fundamental is the strongest")
      for (other, second) in spectra.enumerated().dropFirst(index + 1) {
        // Of those that differ in time `Tests/Loudness/loudness.py` measures how far apart they are.
        let articulations = [index, other].map { Articulation(Timbre.pitched[$0]).shape }
        guard articulations[0] == articulations[1] else { continue }
        let distance = zip(first, second).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot()
        // A tenth of the fundamental is heard; these differ by a fifth and more.
        #expect(distance > 0.2)
      }
    }
  }

  @Test func equalLoudnessIsInTheSamples() {
    let score = Score(
      [series([0, 1], isContinuous: false)], settings: settings { $0.isMono = true })
    let sound = sound(of: score)
    let low = Spectrum.loudness(sound.sum(from: 0.05, to: 0.2))
    let high = Spectrum.loudness(sound.sum(from: 1.55, to: 1.7))
    // By the table: 7.7 dB at 200 Hz; −0.4 dB at 1600 Hz and 0.5 dB at 2016 Hz.
    #expect(abs(20 * log10(low / high) - 7.23) < 0.1)
  }
}
