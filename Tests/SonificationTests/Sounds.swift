import SoundTesting

@testable import Sonification

/// Evenly spaced points of the given heights.
func series(_ heights: [Double], isContinuous: Bool = true) -> AudibleSeries {
  AudibleSeries(
    x: heights.indices.map(Double.init), y: heights, isContinuous: isContinuous)
}

/// A straight rise from 0 to 1.
func ramp(_ count: Int, isContinuous: Bool = true) -> AudibleSeries {
  series((0..<count).map { Double($0) / Double(max(count - 1, 1)) }, isContinuous: isContinuous)
}

/// The settings of `preset` with some of them changed.
func settings(
  _ preset: SonificationSettings.Preset = .natural,
  _ change: (inout SonificationSettings) -> Void = { _ in }
) -> SonificationSettings {
  var settings = SonificationSettings(preset: preset)
  change(&settings)
  return settings
}

/// The sound of `score`.
func sound(
  of score: Score, volume: Double = 1, sampleRate: Double = 48_000, block: Int = 4096
) -> StereoSamples {
  var synthesizer = Synthesizer(score, volume: volume, sampleRate: sampleRate)
  var samples: [Float] = []
  var buffer = [Float](repeating: 9, count: 2 * block)
  while synthesizer.position < synthesizer.length {
    let frames = min(block, synthesizer.length - synthesizer.position)
    buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      synthesizer.render(into: start, frameCount: frames)
    }
    samples += buffer.prefix(2 * frames)
  }
  return StereoSamples(interleaved: samples, sampleRate: sampleRate)
}

extension Score {
  /// The tones that carry pitch.
  var notes: [Tone] { tones.filter { $0.instrument != .noise } }

  /// The ticks of gaps.
  var ticks: [Tone] { tones.filter { $0.instrument == .noise } }
}

/// True when two numbers are the same but for rounding.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}
