import Sonification
import SoundTesting
import Testing

@testable import PortAudioOutput

/// The callback's side called by hand, without a device.
@Suite struct StreamContextTests {
  private func sound(_ height: Double, generation: UInt64, seconds: Double = 1) -> Sound {
    var settings = SonificationSettings()
    settings.duration = .exactly(seconds)
    settings.isMono = true
    let line = AudibleSeries(x: [0, 1], y: [height, height], isContinuous: true)
    return Sound(
      Score([line], settings: settings), volume: 2, sampleRate: 48_000, from: 0,
      generation: generation)
  }

  private func fill(
    _ context: inout StreamContext, frames: Int, channels: Int = 2
  ) -> [Float] {
    var output = [Float](repeating: 9, count: frames * channels)
    output.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { context.fill(start, frames: frames) }
    }
    return output
  }

  @Test func isSilentWithoutASound() {
    var context = StreamContext(channelCount: 2)
    #expect(fill(&context, frames: 1000).allSatisfy { $0 == 0 })
    #expect(context.frameCount.load(ordering: .relaxed) == 1000)
    #expect(context.frame(of: 1) == nil)
  }

  @Test func theNewestReplacesWithoutAClickOrOverload() {
    var context = StreamContext(channelCount: 2)
    var samples: [Float] = []
    for generation in 1...20 {
      context.publish(sound(generation.isMultiple(of: 2) ? 0 : 1, generation: UInt64(generation)))
      samples += fill(&context, frames: 700)
      context.collect()
    }
    context.publish(sound(0.5, generation: 21))
    for _ in 0..<8 { samples += fill(&context, frames: 700) }
    #expect(context.frame(of: 20) == nil)
    #expect((context.frame(of: 21) ?? 0) > 4000)
    let stereo = StereoSamples(interleaved: samples, sampleRate: 48_000)
    #expect(stereo.peak <= 1)
    let end = stereo.seconds
    let frequency = Spectrum.dominantFrequency(
      of: stereo.sum(from: end - 0.05, to: end), sampleRate: 48_000)
    #expect(abs((frequency ?? 0) - 632.5) < 5)
  }

  @Test func aSoundNobodyHeardYetIsReplacedToo() {
    var context = StreamContext(channelCount: 2)
    for generation in 1...1000 { context.publish(sound(0, generation: UInt64(generation))) }
    _ = fill(&context, frames: 100)
    #expect(context.frame(of: 1000) == 100)
  }

  @Test func aHeldSoundWaitsAndGoesOn() {
    var context = StreamContext(channelCount: 2)
    context.publish(sound(0.5, generation: 3))
    _ = fill(&context, frames: 4800)
    context.held.store(3, ordering: .relaxed)
    _ = fill(&context, frames: 4800)
    let held = context.frame(of: 3)
    #expect((held ?? 0) < 4800 + 1600)
    #expect(fill(&context, frames: 4800).allSatisfy { $0 == 0 })
    #expect(context.frame(of: 3) == held)
    context.held.store(0, ordering: .relaxed)
    #expect(fill(&context, frames: 4800).contains { abs($0) > 0.5 })
    #expect(context.frame(of: 3) == (held ?? 0) + 4800)
  }

  @Test func countsOnAfterTheEnd() {
    var context = StreamContext(channelCount: 2)
    context.publish(sound(0.5, generation: 1, seconds: 0.1))
    _ = fill(&context, frames: 9600)
    #expect(context.frame(of: 1) == 9600)
  }

  @Test func oneChannelHearsBothSides() {
    var context = StreamContext(channelCount: 1)
    context.publish(sound(0.5, generation: 1))
    let peak = Spectrum.peak(fill(&context, frames: 9600, channels: 1)[...])
    #expect(peak > 0.9 && peak <= 1)
  }
}
