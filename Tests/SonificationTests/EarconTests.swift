import SoundTesting
import Testing

@testable import Sonification

@Suite struct EarconTests {
  private static let all: [Earcon] =
    Cue.allCases.map { Earcon($0) } + [Earcon(.threshold, isRising: false)]

  @Test func noTwoSoundAlike() {
    for (index, first) in Self.all.enumerated() {
      for second in Self.all.dropFirst(index + 1) { #expect(first.strokes != second.strokes) }
    }
  }

  @Test(arguments: all)
  func isShortAndNeverPlayedByASeries(earcon: Earcon) {
    #expect(earcon.length > 0.02 && earcon.length <= 0.2)
    for tone in earcon.tones(at: 1, room: 1, pan: 0, series: 0, loudest: 3) {
      #expect(!Timbre.pitched.contains(tone.instrument))
      #expect(tone.cue == earcon.cue)
      // Data is held, a cue is noise or dies away.
      #expect(tone.instrument == .noise || tone.endGain < 0.1 * tone.gain)
    }
  }

  @Test(arguments: Cue.allCases, SonificationSettings.Preset.allCases)
  func isQuieterThanANote(cue: Cue, preset: SonificationSettings.Preset) {
    for range in [150.0...2600, 1000...1100, 3000...4000] {
      let settings = settings(preset) {
        $0.minimumFrequency = range.lowerBound
        $0.maximumFrequency = range.upperBound
      }
      let mark = sound(of: Score(cue: cue, at: 0.5, settings: settings), volume: 2)
      let note = sound(of: Score(point: 0, at: 0.5, series: 0, settings: settings), volume: 2)
      #expect(mark.peak > 0.01)
      #expect(mark.peak < note.peak)
    }
  }

  @Test func soundsAtItsPitch() throws {
    let sound = sound(of: Score(cue: .zeroCrossing, at: nil, settings: settings()))
    let low = try #require(
      Spectrum.dominantFrequency(of: sound.sum(from: 0, to: 0.07), sampleRate: 48_000))
    #expect(abs(low - 100) < 8)
    let tick = self.tick(settings())
    #expect(Spectrum.powerShare(of: tick, above: 1200, sampleRate: 48_000) > 0.95)
  }

  @Test func fitsIntoTheShortestSound() {
    let line = series([0, 1])
    let score = Score(
      [line],
      settings: settings {
        $0.duration = .exactly(0.02)
        $0.cues = Set(Cue.allCases)
      })
    #expect(score.tones.count > 4)
    #expect(score.tones.allSatisfy { $0.start >= 0 && $0.start + $0.length <= 0.02 + 1e-9 })
  }

  /// A glide that a cue meets exactly at a point goes on as if nothing had happened.
  @Test func doesNotPartTheGlideItMeets() {
    var line = series([0.5, 0.5, 0.5, 0.5])
    line.landmarks.gridlines = [1, 2]
    let plain = sound(of: Score([line], settings: settings()))
    let score = Score([line], settings: settings { $0.cues = [.gridline] })
    var data = score
    data.tones.removeAll { $0.cue != nil }
    var cues = score
    cues.tones.removeAll { $0.cue == nil }
    let (both, one, other) = (sound(of: score), sound(of: data), sound(of: cues))
    for frame in stride(from: 0, to: both.left.count, by: 7) {
      #expect(abs(both.left[frame] - one.left[frame] - other.left[frame]) < 1e-6)
    }
    #expect(Spectrum.sharpestBend(one.left) <= Spectrum.sharpestBend(plain.left) + 1e-6)
  }

  @Test func withEveryCueFullScaleIsNeverPassed() {
    var line = series((0..<60).map { Double(($0 * 7) % 11) / 10 })
    line.landmarks = Landmarks(zero: 0.45, thresholds: [0.5, 0.52], gridlines: [0, 10, 20, 59])
    for order in SonificationSettings.Order.allCases {
      let score = Score(
        [line, line, line, line],
        settings: settings {
          $0.cues = Set(Cue.allCases)
          $0.order = order
        })
      #expect(sound(of: score, volume: 2).peak <= 1)
    }
  }

  private func tick(_ settings: SonificationSettings) -> [Float] {
    sound(of: Score(cue: .gap, at: nil, settings: settings)).sum(from: 0, to: 0.03)
  }
}
