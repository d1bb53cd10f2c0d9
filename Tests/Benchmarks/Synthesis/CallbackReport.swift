import Foundation
import Sonification

/// The share of its period that a callback of 64 frames takes.
///
/// It renders four voices, the most that sound together, and four more, as many as still fade when
/// a new sound comes.
struct CallbackReport {
  func print() {
    let score = Glides(voices: 4, repetitions: 30).score
    var current = Synthesizer(score, volume: 1, sampleRate: 48_000)
    var fading = Synthesizer(score, volume: 1, sampleRate: 48_000)
    let frames = 64
    let output = UnsafeMutablePointer<Float>.allocate(capacity: 4 * frames)
    output.initialize(repeating: 0, count: 4 * frames)
    defer { output.deallocate() }
    var times: [Double] = []
    times.reserveCapacity(current.length / frames)
    while !current.isFinished {
      times.append(
        seconds {
          current.render(into: output, frameCount: frames)
          fading.render(into: output + 2 * frames, frameCount: frames)
        })
    }
    times.sort()
    let period = Double(frames) / 48_000
    for (name, share) in [("median", 0.5), ("99.9th percentile", 0.999)] {
      let time = times[Int(Double(times.count - 1) * share)]
      Swift.print(
        "callback of 64 frames, \(name):",
        String(format: "%.1f µs, %.2f %% of the period", time * 1e6, 100 * time / period))
    }
  }
}
