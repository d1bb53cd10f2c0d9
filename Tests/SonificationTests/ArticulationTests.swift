import Glibc
import SoundTesting
import Testing

@testable import Sonification

/// The course of the voices in time, on the samples that are heard.
@Suite struct ArticulationTests {
  private func tone(_ instrument: Instrument, seconds: Double) -> StereoSamples {
    let tone = Tone(
      start: 0, length: seconds, frequency: 632, endFrequency: 632, gain: 1, endGain: 1, pan: 0,
      endPan: 0, instrument: instrument, series: 0, isConnected: false)
    return sound(
      of: Score(tones: [tone], parts: [], length: seconds, pointCount: 1, playedCount: 1))
  }

  private func level(_ sound: StereoSamples, _ start: Double, _ end: Double) -> Double {
    Double(Spectrum.loudness(sound.sum(from: start, to: end)))
  }

  @Test(arguments: [Instrument.bell, .pluck, .wood, .zither])
  func aNoteDiesAway(instrument: Instrument) {
    let note = tone(instrument, seconds: 0.25)
    #expect(level(note, 0.2, 0.22) < 0.5 * level(note, 0.005, 0.03))
  }

  /// No value of a line is lost, wherever a stroke or a swing of the tremolo stands.
  @Test(arguments: Instrument.pitched)
  func aLineNeverDiesAway(instrument: Instrument) {
    let line = tone(instrument, seconds: 3)
    let loudest = level(line, 1, 2)
    for step in 50..<140 {
      let start = Double(step) / 50
      // 24 dB below is still heard beside nothing else.
      #expect(level(line, start, start + 0.02) > 0.06 * loudest)
    }
  }

  @Test(arguments: [Instrument.string, .flute])
  func aBowAndABreathComeInSlowly(instrument: Instrument) {
    let note = tone(instrument, seconds: 0.25)
    #expect(level(note, 0, 0.03) < 0.3 * level(note, 0.15, 0.24))
  }

  /// Quick notes are as loud as long ones, by their swell in proportion.
  @Test(arguments: [Instrument.string, .flute], [0.04, 0.06, 0.25])
  func aShortNoteIsHeard(instrument: Instrument, seconds: Double) {
    let held = level(tone(instrument, seconds: 2), 1, 1.5)
    let note = tone(instrument, seconds: seconds)
    #expect(level(note, 0, seconds) > 0.4 * held)
  }

  /// The voices that come in slowly do not hide the first values of a line.
  @Test(arguments: [Instrument.string, .flute])
  func aLineIsHeardFromItsStart(instrument: Instrument) {
    let line = tone(instrument, seconds: 2)
    #expect(level(line, 0.01, 0.06) > 0.15 * level(line, 1, 1.5))
  }

  @Test func theZitherIsStruckTwiceInANote() {
    let note = tone(.zither, seconds: 0.25)
    #expect(level(note, 0.1, 0.12) < 0.2 * level(note, 0.13, 0.15))
  }

  /// Lines that are struck differ by their rhythm.
  @Test(arguments: [(Instrument.bell, 4), (.pluck, 8), (.wood, 16)])
  func aLineIsStruckAtARateOfItsOwn(instrument: Instrument, rate: Int) {
    let line = tone(instrument, seconds: 2)
    for stroke in rate..<(rate * 7 / 4) {
      let start = Double(stroke) / Double(rate)
      #expect(
        level(line, start + 0.003, start + 0.013) > 1.5 * level(line, start - 0.012, start - 0.002))
      let middle = start + 0.5 / Double(rate)
      #expect(
        level(line, middle + 0.003, middle + 0.013) < 1.2
          * level(line, middle - 0.012, middle - 0.002))
    }
  }

  @Test func theReedTrembles() {
    let note = tone(.reed, seconds: 0.5)
    #expect(level(note, 0.035, 0.048) < 0.4 * level(note, 0.076, 0.09))
  }

  /// Vibrato goes as far up as down: the pitch is that of the value.
  @Test func vibratoIsAroundThePitch() throws {
    let sound = tone(.string, seconds: 2)
    let pitch = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 0.5, to: 1.5), sampleRate: 48_000))
    #expect(abs(1200 * log2(pitch / 632)) < 5)
  }

  /// However it is cut into blocks, and wherever one comes in.
  @Test(arguments: Instrument.pitched)
  func blocksMakeNoDifference(instrument: Instrument) {
    let note = Score(
      tones: [
        Tone(
          start: 0.01, length: 0.4, frequency: 500, endFrequency: 900, gain: 0.5, endGain: 0.5,
          pan: 0, endPan: 0, instrument: instrument, series: 0, isConnected: false)
      ], parts: [], length: 0.5, pointCount: 1, playedCount: 1)
    #expect(sound(of: note, block: 4096).left == sound(of: note, block: 37).left)
  }
}
