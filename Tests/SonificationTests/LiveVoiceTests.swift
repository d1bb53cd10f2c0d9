import CAllocationCount
import SoundTesting
import Testing

@testable import Sonification

@Suite struct LiveVoiceTests {
  private static let sampleRate = 48_000.0

  /// The next `milliseconds` of `voice`, asked for in pieces as a device does.
  private func render(_ voice: inout LiveVoice, milliseconds: Int) -> [Float] {
    var samples: [Float] = []
    for _ in 0..<milliseconds {
      var piece = [Float](repeating: 9, count: 2 * 48)
      piece.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { voice.render(into: start, frameCount: 48) }
      }
      samples += stride(from: 0, to: piece.count, by: 2).map { piece[$0] }
    }
    return samples
  }

  private func pitch(_ samples: [Float]) throws -> Double {
    try #require(Spectrum.dominantFrequency(of: samples, sampleRate: Self.sampleRate))
  }

  @Test func isSilentBeforeTheFirstHeight() {
    var voice = LiveVoice(LiveHeight(), volume: 2, sampleRate: Self.sampleRate)
    #expect(render(&voice, milliseconds: 50).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(0.0, 200.0), (0.5, 632.46), (1, 2000), (-3, 200), (.infinity, 2000)])
  func heightsArePitches(height: Double, frequency: Double) throws {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 2, sampleRate: Self.sampleRate)
    live.set(height)
    let samples = render(&voice, milliseconds: 300)
    #expect(abs(try pitch(Array(samples[4800...])) / frequency - 1) < 0.001)
    #expect(Spectrum.peak(samples[...]) <= 1)
  }

  @Test(arguments: [(0.0, 1.0), (1, 0), (0.4, 0.5)])
  func reachesANewPitchWithinTwentyMilliseconds(from: Double, to: Double) throws {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 1, sampleRate: Self.sampleRate)
    live.set(from)
    let before = render(&voice, milliseconds: 200)
    live.set(to)
    let way = render(&voice, milliseconds: 20)
    let after = render(&voice, milliseconds: 20)
    let expected = 200 * (to == 0 ? 1 : to == 1 ? 10 : 3.16228)
    #expect(abs(try pitch(after) / expected - 1) < 0.01)
    #expect(Spectrum.sharpestBend(before + way + after) < 0.02)
  }

  @Test func losesPatienceAndSoundsAgain() {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 2, sampleRate: Self.sampleRate)
    live.set(0.2)
    var samples = render(&voice, milliseconds: 2990)
    #expect(Spectrum.peak(samples.suffix(480)) > 0.2)
    samples += render(&voice, milliseconds: 60)
    #expect(render(&voice, milliseconds: 100).allSatisfy { $0 == 0 })
    // The same height is news, too.
    live.set(0.2)
    let again = render(&voice, milliseconds: 100)
    #expect(Spectrum.peak(again.suffix(480)) > 0.2)
    #expect(Spectrum.sharpestBend(samples) < 0.02)
    #expect(Spectrum.sharpestBend(again) < 0.02)
    let isFinished = voice.isFinished
    #expect(!isFinished)
  }

  @Test func noNumberIsSilence() {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 2, sampleRate: Self.sampleRate)
    live.set(0.5)
    _ = render(&voice, milliseconds: 100)
    live.set(.nan)
    _ = render(&voice, milliseconds: 25)
    #expect(render(&voice, milliseconds: 100).allSatisfy { $0 == 0 })
    live.set(0.5)
    #expect(Spectrum.peak(render(&voice, milliseconds: 100)[...]) > 0.15)
  }

  @Test func staysSilentAfterItsEnd() {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 2, sampleRate: Self.sampleRate)
    live.set(0.5)
    _ = render(&voice, milliseconds: 100)
    voice.fadeOut()
    _ = render(&voice, milliseconds: 25)
    let isFinished = voice.isFinished
    #expect(isFinished)
    live.set(0.6)
    #expect(render(&voice, milliseconds: 100).allSatisfy { $0 == 0 })
  }

  /// Heights that come 200 times a second are one smooth glide.
  @Test func twoHundredHeightsASecondAreASmoothGlide() throws {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 1, sampleRate: Self.sampleRate)
    var samples: [Float] = []
    for step in 0...200 {
      live.set(Double(step) / 200)
      samples += render(&voice, milliseconds: 5)
    }
    let pitches = try stride(from: 960, to: samples.count - 1920, by: 1920).map {
      try pitch(Array(samples[$0..<$0 + 1920]))
    }
    #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Spectrum.sharpestBend(samples) < 0.02)
  }

  @Test(.enabled(if: allocation_count_available())) func renderingAllocatesNothing() {
    let live = LiveHeight()
    var voice = LiveVoice(live, volume: 1, sampleRate: Self.sampleRate)
    let output = UnsafeMutablePointer<Float>.allocate(capacity: 1024)
    output.initialize(repeating: 0, count: 1024)
    defer { output.deallocate() }
    allocation_count_begin()
    for step in 0..<400 {
      if step < 50 { live.set(Double(step) / 50) }
      voice.render(into: output, frameCount: 512)
    }
    voice.fadeOut()
    voice.render(into: output, frameCount: 512)
    #expect(allocation_count_end() == 0)
  }
}
