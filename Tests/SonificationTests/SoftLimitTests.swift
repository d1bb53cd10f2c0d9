import SoundTesting
import Testing

@testable import Sonification

@Suite struct SoftLimitTests {
  @Test func changesNothingUpToTheKneeAndNeverReachesTheCeiling() {
    for ceiling in [Float(0.5), 1] {
      var last: Float = -1
      for step in 0...4000 {
        let sample = Float(step) / 1000
        let limited = SoftLimit.limited(sample, below: ceiling)
        if sample <= 0.75 * ceiling { #expect(limited == sample) }
        #expect(limited < ceiling && limited > last)
        // No corner: it never rises faster than what it holds.
        #expect(step == 0 || limited - last <= 0.00101)
        #expect(SoftLimit.limited(-sample, below: ceiling) == -limited)
        last = limited
      }
    }
  }

  /// Four series that sound together, with all cues, at the highest volume.
  @Test func sumsNeverClip() {
    var settings = SonificationSettings()
    settings.order = .together
    settings.cues = Set(Cue.allCases)
    let lines = (0..<4).map { _ in
      AudibleSeries(x: [0, 1, 2], y: [0, 0.01, 0], isContinuous: true)
    }
    let score = Score(lines, settings: settings)
    for volume in [1.0, 2] {
      let peak = Double(sound(of: score, volume: volume).peak)
      #expect(peak < volume / 2 && peak > 0.3 * volume)
    }
  }
}
