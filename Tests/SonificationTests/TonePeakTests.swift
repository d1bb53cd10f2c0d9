import Glibc
import SoundTesting
import Testing

@testable import Sonification

@Suite struct TonePeakTests {
  private func tone(_ gains: (Double, Double), _ places: (Double, Double)) -> Tone {
    Tone(
      start: 0, length: 1, frequency: 440, endFrequency: 440, gain: gains.0, endGain: gains.1,
      pan: places.0, endPan: places.1, instrument: .soft, series: 0, isConnected: false)
  }

  private static let gains = [(1.0, 1.0), (3, 1), (1, 3), (0.5, 0.4), (1, 0), (0, 0)]
  private static let places = [
    (-0.98, 0.98), (0.98, -0.98), (-0.98, 0.0), (0, 0.98), (0, 0), (0.5, 0.5), (-1, 1),
  ]

  @Test(arguments: gains, places)
  func isTheLargestOnTheWholeWay(gains: (Double, Double), places: (Double, Double)) {
    let tone = tone(gains, places)
    let ratio = max(gains.1, 1e-6) / max(gains.0, 1e-6)
    let largest = (0...2000).map { step in
      let share = Double(step) / 2000
      return max(gains.0, 1e-6) * pow(ratio, share)
        * Panning.peak(at: places.0 + (places.1 - places.0) * share)
    }.max()
    #expect(isClose(tone.peak / (largest ?? 0), 1, within: 1e-5))
  }

  /// However the line runs: what is heard reaches the peak of its loudest tone to within half a
  /// decibel, no more, and keeps below −6 dBFS.
  @Test(
    arguments: [
      [0, 1], [1, 0], [1, 0, 1], [0, 1, 0], [0.5, 0.5], [1, 0.9, 0.1, 0, 0.9, 1], [0.2, 0.1],
    ], SonificationSettings.Preset.allCases)
  func aGlideReachesThePeakOfItsTones(heights: [Double], preset: SonificationSettings.Preset) {
    for isMono in [false, true] {
      let score = Score(
        [series(heights)],
        settings: settings(preset) {
          $0.isMono = isMono
          $0.duration = .exactly(2)
          $0.smoothing = 1
        })
      let level = 20 * log10(Double(sound(of: score).peak))
      let expected = 20 * log10((score.tones.map(\.peak).max() ?? 0) / 2)
      #expect(level <= expected + 0.01 && level > expected - 0.55)
      #expect(level <= -6)
    }
  }
}
