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
    for round in 0..<3 {
      for frame in 0..<frames where looped[2 * (round * frames + frame)] != once.left[frame] {
        Issue.record("frame \(frame) of round \(round)")
        return
      }
    }
  }

  /// A tone that sounds to the end and from the start on has no more than its release and its attack between.
  @Test func isSilentForNoMoreThanTheEdgesOfItsTones() {
    var score = Score(
      [series([0.5, 0.5])], settings: settings { $0.duration = .exactly(0.25) })
    score.isLoop = true
    let samples = rendered(score, frames: 48_000, block: 512)
    var longest = 0
    var run = 0
    for frame in 0..<48_000 {
      run = samples[2 * frame] == 0 && samples[2 * frame + 1] == 0 ? run + 1 : 0
      if frame > 0 { longest = max(longest, run) }
    }
    // The last frame of a release and the first of an attack are zero themselves.
    #expect(longest <= 2)
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
