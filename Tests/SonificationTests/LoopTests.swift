import SoundTesting
import Testing

@testable import Sonification

@Suite struct LoopTests {
  private func rendered(_ score: Score, frames: Int, block: Int) -> [Float] {
    var synthesizer = Synthesizer(score, volume: 1, sampleRate: 48_000)
    var samples: [Float] = []
    var buffer = [Float](repeating: 9, count: 2 * block)
    while samples.count < 2 * frames {
      buffer.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        synthesizer.render(into: start, frameCount: block)
      }
      samples += buffer
    }
    let isFinished = synthesizer.isFinished
    #expect(!isFinished)
    return Array(samples.prefix(2 * frames))
  }

  /// After the last frame comes the first: a loop is its score again and again, frame by frame.
  @Test(arguments: [64, 100, 480, 4096])
  func goesRoundWithoutAFrameBetween(block: Int) {
    var score = Score(
      [ramp(7), ramp(5, isContinuous: false)],
      settings: settings { $0.duration = .exactly(0.3217) })
    let once = sound(of: score)
    let frames = once.left.count
    #expect(frames % 64 != 0)
    score.isLoop = true
    let looped = rendered(score, frames: 3 * frames, block: block)
    // But for the seams, where the end of a round sounds into the next one.
    let seam = Int(Seam.seconds * 48_000)
    for round in 0..<3 {
      for frame in (round == 0 ? 0 : seam)..<(frames - seam)
      where looped[2 * (round * frames + frame)] != once.left[frame] {
        Issue.record("frame \(frame) of round \(round)")
        return
      }
    }
  }

  /// A line that sounds to the end and from the start on is as loud at the seam as anywhere, whatever its two ends are.
  @Test(arguments: [[0.5, 0.5], [0.2, 0.7]], [Instrument.soft, .string, .flute])
  func hasNoHoleAtItsSeam(heights: [Double], instrument: Instrument) {
    var score = Score(
      [series(heights)],
      settings: settings { ($0.duration, $0.instrument) = (.exactly(0.5), instrument) })
    score.isLoop = true
    let samples = rendered(score, frames: 96_000, block: 512)
    let window = 480
    func level(_ start: Int) -> Double {
      var sum = 0.0
      for sample in samples[2 * start..<2 * (start + window)] {
        sum += Double(sample) * Double(sample)
      }
      return (sum / Double(window)).squareRoot()
    }
    // From the middle of the second round to the middle of the last: what begins has begun.
    let levels = stride(from: 36_000, to: 84_000, by: window / 4).map(level)
    let (low, high) = (levels.min() ?? 0, levels.max() ?? 0)
    #expect(low > 0.2 * high, "\(low) of \(high)")
    let steps = (36_000..<84_000).map { abs(samples[2 * $0] - samples[2 * $0 - 2]) }
    #expect((steps.max() ?? 1) < 0.2)
  }

  @Test func fadesOutAndEnds() {
    var score = Score([ramp(7)], settings: settings { $0.duration = .exactly(0.1) })
    score.isLoop = true
    var synthesizer = Synthesizer(score, volume: 1, sampleRate: 48_000)
    var buffer = [Float](repeating: 0, count: 2 * 9600)
    buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      synthesizer.render(into: start, frameCount: 9600)
      synthesizer.fadeOut()
      synthesizer.render(into: start, frameCount: 9600)
    }
    let isFinished = synthesizer.isFinished
    #expect(isFinished && buffer.suffix(100).allSatisfy { $0 == 0 })
  }
}
