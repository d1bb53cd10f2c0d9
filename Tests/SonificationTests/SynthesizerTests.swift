import Glibc
import SoundTesting
import Testing

@testable import Sonification

@Suite struct SynthesizerTests {
  @Test(arguments: [
    (SonificationSettings.Preset.natural, 200.0, 2000.0), (.audiograph, 150.0, 2600.0),
  ])
  func aRiseRisesFromEndToEnd(
    preset: SonificationSettings.Preset, lowest: Double, highest: Double
  ) throws {
    let line = ramp(30)
    let score = Score([line], settings: settings(preset) { $0.smoothing = 1 })
    let sound = sound(of: score)
    let window = 0.06
    let frequencies = stride(from: 0.0, through: score.length - window, by: window).map {
      Spectrum.dominantFrequency(of: sound.sum(from: $0, to: $0 + window), sampleRate: 48_000) ?? 0
    }
    for (first, second) in zip(frequencies, frequencies.dropFirst()) { #expect(first < second) }
    let start = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 0, to: 0.03), sampleRate: 48_000))
    let end = try #require(
      Spectrum.dominantFrequency(
        of: sound.sum(from: score.length - 0.03, to: score.length), sampleRate: 48_000))
    // The windows lie a little inside, where the pitch has already moved.
    #expect(abs(start / lowest - 1) < (preset == .natural ? 0.03 : 0.12))
    #expect(abs(end / highest - 1) < 0.03)
  }

  @Test(arguments: [(SonificationSettings.Preset.natural, 632.5), (.audiograph, 1375.0)])
  func aFlatLineIsTheMiddle(preset: SonificationSettings.Preset, pitch: Double) throws {
    let sound = sound(of: Score([series([0.5, 0.5, 0.5])], settings: settings(preset)))
    let frequency = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 0.5, to: 1), sampleRate: 48_000))
    #expect(abs(frequency - pitch) < 1)
  }

  @Test func equalValuesSoundEqual() throws {
    let values = [6.0, 7, 8, 9, 10, 6, 7, 8, 9, 10].map { ($0 - 6) / 4 }
    let sound = sound(of: Score([series(values, isContinuous: false)], settings: settings()))
    let pitches = (0..<10).map { index in
      let start = 0.3 * Double(index)
      return Spectrum.dominantFrequency(
        of: sound.sum(from: start, to: start + 0.25), sampleRate: 48_000) ?? 0
    }
    for index in 0..<5 {
      #expect(abs(pitches[index] - pitches[index + 5]) < 0.5)
      #expect(abs(pitches[index] / (200 * pow(10, values[index])) - 1) < 0.01)
    }
  }

  @Test func aLongGlideIsStraightInItsScale() throws {
    let line = series([0, 1])
    let scales: [(SonificationSettings.PitchScale, Double)] = [(.log, 632.5), (.linear, 1100)]
    for (scale, middle) in scales {
      let sound = sound(of: Score([line], settings: settings { $0.pitchScale = scale }))
      let frequency = try #require(
        Spectrum.dominantFrequency(of: sound.sum(from: 1.48, to: 1.52), sampleRate: 48_000))
      #expect(abs(frequency / middle - 1) < 0.02)
    }
  }

  @Test(arguments: [true, false], SonificationSettings.Order.allCases)
  func nothingClicks(isContinuous: Bool, order: SonificationSettings.Order) {
    let values: [Double] = (0..<40).map { index in
      let height = (index * 7) % 11
      return height == 3 ? .nan : Double(height) / 10
    }
    // Noise is nothing but bends, so the ticks are left out.
    var score = Score(
      [series(values, isContinuous: isContinuous), ramp(20, isContinuous: isContinuous)],
      settings: settings { $0.order = order })
    score.tones = score.notes.map { tone in
      var tone = tone
      tone.instrument = Instrument.soft
      return tone
    }
    let sound = sound(of: score)
    // A tone of 2 kHz at full level bends by 0.5 · (2π · 2000 / 48000)², its partials as much.
    #expect(Spectrum.sharpestBend(sound.left) < 0.06)
    #expect(Spectrum.sharpestBend(sound.right) < 0.06)
  }

  @Test(arguments: [true, false])
  func beginsAndEndsInSilence(isContinuous: Bool) {
    let line = ramp(60, isContinuous: isContinuous)
    let sound = sound(of: Score([line], settings: settings()))
    let level: Float = 0.0316
    #expect(Spectrum.peak(sound.left.prefix(12)) < level)
    #expect(Spectrum.peak(sound.right.prefix(12)) < level)
    #expect(Spectrum.peak(sound.left.suffix(12)) < level)
    #expect(Spectrum.peak(sound.right.suffix(12)) < level)
    #expect((sound.onset() ?? 1) < 0.01)
    #expect((sound.end() ?? 0) > sound.seconds - 0.01)
  }

  @Test func volumeTwoIsTwiceAsLoudAsOne() {
    let score = Score([ramp(10)], settings: settings())
    let peak = Double(sound(of: score).peak)
    #expect(peak <= 0.35 && peak > 0.24)
    let full = Double(sound(of: score, volume: 2).peak)
    #expect(isClose(full, 2 * peak, within: 1e-6))
    #expect(sound(of: score, volume: 0).peak == 0)
    #expect(sound(of: score, volume: .nan).peak == 0)
  }

  @Test func togetherNeverPassesFullScale() {
    let score = Score(
      (0..<4).map { _ in series([0.3, .nan, 0.1, 0]) }, settings: settings { $0.order = .together })
    #expect(sound(of: score, volume: 2).peak <= 1)
  }

  @Test(arguments: [1, 7, 480, 100_000])
  func blocksMakeNoDifference(block: Int) {
    let score = Score(
      [series([0, 1, .nan, 0.5]), ramp(5)],
      settings: settings {
        $0.duration = .exactly(0.3)
        $0.order = .together
      })
    #expect(sound(of: score, block: block) == sound(of: score))
  }

  @Test(arguments: [64, 100])
  func seekingInsideABlockGoesOnFromThere(frame: Int) {
    let score = Score([ramp(9)], settings: settings { $0.duration = .exactly(0.3) })
    let whole = sound(of: score)
    var synthesizer = Synthesizer(score, volume: 1, sampleRate: 48_000)
    synthesizer.seek(to: frame)
    var buffer = [Float](repeating: 9, count: 2 * 1000)
    buffer.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { synthesizer.render(into: start, frameCount: 1000) }
    }
    #expect(synthesizer.position == frame + 1000)
    // The phase begins anew; what is as loud as without the seek has the level of that time.
    let heard = StereoSamples(interleaved: buffer, sampleRate: 48_000)
    let expected = Spectrum.peak(whole.left[(frame + 500)..<(frame + 1000)])
    #expect(abs(Spectrum.peak(heard.left[500...]) / expected - 1) < 0.02)
  }

  @Test func hundredsOfVoicesSoundAtOnce() {
    let tones = (0..<512).map { voice in
      Tone(
        start: 0, length: 0.1, frequency: 100, endFrequency: 100, gain: 1.0 / 512,
        endGain: 1.0 / 512, pan: 0, endPan: 0, instrument: .soft, series: voice,
        isConnected: false)
    }
    func peak(_ count: Int) -> Float {
      sound(
        of: Score(
          tones: Array(tones.prefix(count)), parts: [], length: 0.1, pointCount: 0, playedCount: 0)
      ).peak
    }
    #expect(abs(peak(512) / (512 * peak(1)) - 1) < 0.001)
  }

  @Test(arguments: [8000.0, 44_100, 96_000])
  func anySampleRateHasTheSamePitch(sampleRate: Double) throws {
    let score = Score([series([0.5, 0.5])], settings: settings())
    let sound = sound(of: score, sampleRate: sampleRate)
    let frequency = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 0.5, to: 1), sampleRate: sampleRate))
    #expect(abs(frequency - 632.5) < 1)
    #expect(isClose(sound.seconds, 3, within: 0.001))
  }

  @Test func seekingFindsThePitchOfThatTime() throws {
    let score = Score([series([0, 1])], settings: settings())
    var synthesizer = Synthesizer(score, volume: 1, sampleRate: 48_000)
    synthesizer.seek(to: 72_000)
    var buffer = [Float](repeating: 0, count: 2 * 1920)
    buffer.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { synthesizer.render(into: start, frameCount: 1920) }
    }
    let frequency = try #require(
      Spectrum.dominantFrequency(
        of: StereoSamples(interleaved: buffer, sampleRate: 48_000).sum, sampleRate: 48_000))
    #expect(abs(frequency / (632.5 * 1.015) - 1) < 0.02)
    #expect(abs(buffer[0]) < 0.001)
    #expect(synthesizer.position == 73_920)
  }

  @Test func fadesOutWithoutAClickAndBackIn() {
    var synthesizer = Synthesizer(
      Score([series([0.5, 0.5])], settings: settings()), volume: 1, sampleRate: 48_000)
    var samples: [Float] = []
    func render(_ frames: Int) {
      var buffer = [Float](repeating: 9, count: 2 * frames)
      buffer.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { synthesizer.render(into: start, frameCount: frames) }
      }
      samples += buffer
    }
    render(4800)
    synthesizer.fadeOut()
    render(2400)
    #expect(synthesizer.isFadedOut && synthesizer.isFinished)
    let held = synthesizer.position
    render(2400)
    #expect(synthesizer.position == held)
    synthesizer.fadeIn()
    render(4800)
    let sound = StereoSamples(interleaved: samples, sampleRate: 48_000)
    #expect(Spectrum.peak(sound.left[(4800 + 960)..<9600]) == 0)
    #expect(Spectrum.peak(sound.left[12_000...]) > 0.1)
    #expect(Spectrum.sharpestBend(sound.left) < 0.02)
  }

  @Test func tonesThatCannotSoundAreLeftOut() {
    func tone(_ change: (inout Tone) -> Void) -> Tone {
      var tone = Tone(
        start: 0, length: 0.1, frequency: 440, endFrequency: 440, gain: 1, endGain: 1, pan: 0,
        endPan: 0, instrument: .soft, series: 0, isConnected: false)
      change(&tone)
      return tone
    }
    let broken = [
      tone { $0.start = .nan }, tone { $0.length = -1 }, tone { $0.length = .infinity },
      tone { $0.frequency = 0 }, tone { $0.endFrequency = .infinity }, tone { $0.gain = .nan },
      tone { $0.pan = 9 }, tone { $0.start = 1e300 },
    ]
    let score = Score(tones: broken, parts: [], length: 0.1, pointCount: 0, playedCount: 0)
    #expect(sound(of: score).peak == 0)
    let endless = Score(tones: [], parts: [], length: .infinity, pointCount: 0, playedCount: 0)
    #expect(Synthesizer(endless, volume: 1, sampleRate: .nan).length > 0)
  }

  @Test func aGapIsANoiseQuieterThanTheNotes() throws {
    let score = Score([series([0.5, 0.5, .nan, 0.5, 0.5])], settings: settings())
    let sound = sound(of: score)
    let tick = sound.sum(from: 1.5, to: 1.53)
    #expect(Spectrum.powerShare(of: tick, above: 1200, sampleRate: 48_000) > 0.95)
    #expect(Spectrum.loudness(tick) < Spectrum.loudness(sound.sum(from: 0.3, to: 0.33)))
    #expect(Spectrum.loudness(tick) > 0.001)
    #expect(Spectrum.loudness(sound.sum(from: 1.6, to: 2.2)) == 0)
  }
}
