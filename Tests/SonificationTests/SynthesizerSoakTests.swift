import CAllocationCount
import Testing

@testable import Sonification

/// Rendering for long, with everything that may be asked for meanwhile: nothing touches the heap.
@Suite(.enabled(if: allocation_count_available()))
struct SynthesizerSoakTests {
  /// Scores of every instrument, with gaps, points, glides and many voices.
  private static let scores: [Score] = {
    var scores = [Score.silence, crowd]
    for preset in SonificationSettings.Preset.allCases {
      for order in SonificationSettings.Order.allCases {
        for isContinuous in [true, false] {
          let lines = (0..<5).map { line in series(heights(line), isContinuous: isContinuous) }
          let settings = settings(preset) {
            $0.order = order
            $0.duration = .exactly(0.5)
          }
          scores.append(Score(lines, settings: settings))
        }
      }
    }
    return scores
  }()

  private static var crowd: Score {
    let tones = (0..<64).map { voice in
      Tone(
        start: 0, length: 0.05, frequency: 100, endFrequency: 9000, gain: 1.0 / 64,
        endGain: 0, pan: -1, endPan: 1, instrument: Instrument.allCases[voice % 5], series: voice,
        isConnected: false)
    }
    return Score(tones: tones, parts: [], length: 0.05, pointCount: 64, playedCount: 64)
  }

  /// Forty heights with a gap here and there.
  private static func heights(_ line: Int) -> [Double] {
    (0..<40).map { point in
      let isGap = (point * 7 + line).isMultiple(of: 11)
      return isGap ? .nan : Double(point * (line + 3) % 17) / 16
    }
  }

  @Test func theCountSeesWhatSwiftAllocates() {
    allocation_count_begin()
    let values = [Int](unsafeUninitializedCapacity: 1000) { $1 = 0 }
    let allocations = allocation_count_end()
    #expect(allocations > 0)
    #expect(values.isEmpty)
  }

  @Test(arguments: scores.indices)
  func renderingSeekingAndFadingAllocateNothing(index: Int) {
    let score = Self.scores[index]
    var synthesizer = Synthesizer(score, volume: 2, sampleRate: 48_000)
    let longest = 1024
    let output = UnsafeMutablePointer<Float>.allocate(capacity: 2 * longest)
    output.initialize(repeating: 0, count: 2 * longest)
    defer { output.deallocate() }
    var sounded = false
    var allocations = 0
    for frames in [64, 1, 1024, 333] {
      allocation_count_begin()
      synthesizer.seek(to: frames)
      var blocks = 0
      while !synthesizer.isFinished, blocks < 500 {
        synthesizer.render(into: output, frameCount: frames)
        sounded = sounded || output[0] != 0
        blocks += 1
        if blocks.isMultiple(of: 97) { synthesizer.fadeOut() }
        if synthesizer.isFadedOut { synthesizer.fadeIn() }
        if blocks.isMultiple(of: 201) { synthesizer.seek(to: synthesizer.position / 2) }
      }
      allocations += allocation_count_end()
    }
    #expect(allocations == 0)
    #expect(sounded == (score != .silence))
  }
}
