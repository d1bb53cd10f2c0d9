import Foundation
import Sonification

/// The time that a million points take before their first frame can be heard.
struct FirstSoundReport {
  func print() {
    let indices = 0..<1_000_000
    for isContinuous in [true, false] {
      let series = AudibleSeries(
        x: indices.map(Double.init), y: indices.map { Double(($0 * 7919) % 10_007) / 10_006 },
        isContinuous: isContinuous)
      for preset in SonificationSettings.Preset.allCases {
        let settings = SonificationSettings(preset: preset)
        let time = seconds {
          var synthesizer = Synthesizer(
            Score([series], settings: settings), volume: 1, sampleRate: 48_000)
          withUnsafeTemporaryAllocation(of: Float.self, capacity: 128) { output in
            if let start = output.baseAddress { synthesizer.render(into: start, frameCount: 64) }
          }
        }
        Swift.print(
          "first sound of 1,000,000 \(isContinuous ? "points of a line" : "notes"),",
          "\(preset.rawValue): \(milliseconds(time))")
      }
    }
  }
}
