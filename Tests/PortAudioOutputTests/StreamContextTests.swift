import Sonification
import SoundTesting
import Testing

@testable import PortAudioOutput

/// The callback's side called by hand, without a device.
@Suite struct StreamContextTests {
  private func score(_ height: Double, seconds: Double = 1) -> Score {
    var settings = SonificationSettings()
    settings.duration = .exactly(seconds)
    settings.isMono = true
    let line = AudibleSeries(x: [0, 1], y: [height, height], isContinuous: true)
    var score = Score([line], settings: settings)
    // As loud as one tone can be in the center.
    for index in score.tones.indices {
      (score.tones[index].gain, score.tones[index].endGain) = (1, 1)
    }
    return score
  }

  private func sound(_ height: Double, generation: UInt64, seconds: Double = 1) -> Sound {
    Sound(
      score(height, seconds: seconds), volume: 2, sampleRate: 48_000, from: 0,
      generation: generation)
  }

  private func render(_ synthesizer: inout Synthesizer, frames: Int) -> [Float] {
    var output = [Float](repeating: 9, count: 2 * frames)
    output.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { synthesizer.render(into: start, frameCount: frames) }
    }
    return output
  }

  private func fill(
    _ context: borrowing StreamContext, frames: Int, channels: Int = 2
  ) -> [Float] {
    var output = [Float](repeating: 9, count: frames * channels)
    output.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { context.fill(start, frames: frames) }
    }
    return output
  }

  @Test func isSilentWithoutASound() {
    let context = StreamContext(channelCount: 2)
    #expect(fill(context, frames: 1000).allSatisfy { $0 == 0 })
    #expect(context.frameCount.load(ordering: .relaxed) == 1000)
    #expect(context.frame(of: 1) == nil)
  }

  /// A sound that comes at once waits, whole, until the device has taken in the silence before it.
  @Test func aSoundWaitsForTheLead() throws {
    let context = StreamContext(channelCount: 2, leadFrames: 1_000)
    context.publish(sound(0.5, generation: 1))
    #expect(fill(context, frames: 600).allSatisfy { $0 == 0 })
    #expect(fill(context, frames: 600).allSatisfy { $0 == 0 })
    #expect(context.frame(of: 1) == nil)
    let late = fill(context, frames: 600)
    let prompt = StreamContext(channelCount: 2)
    prompt.publish(sound(0.5, generation: 1))
    #expect(late.contains { $0 != 0 } && late == fill(prompt, frames: 600))
    #expect(context.frame(of: 1) == 600)
  }

  @Test func theNewestReplacesWithoutAClickOrOverload() {
    let context = StreamContext(channelCount: 2)
    var samples: [Float] = []
    for generation in 1...20 {
      context.publish(sound(generation.isMultiple(of: 2) ? 0 : 1, generation: UInt64(generation)))
      samples += fill(context, frames: 700)
      context.collect()
    }
    context.publish(sound(0.5, generation: 21))
    for _ in 0..<8 { samples += fill(context, frames: 700) }
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
    let context = StreamContext(channelCount: 2)
    for generation in 1...1000 { context.publish(sound(0, generation: UInt64(generation))) }
    _ = fill(context, frames: 100)
    #expect(context.frame(of: 1000) == 100)
  }

  @Test func aHeldSoundWaitsAndGoesOn() {
    let context = StreamContext(channelCount: 2)
    context.publish(sound(0.5, generation: 3))
    _ = fill(context, frames: 4800)
    context.held.store(3, ordering: .relaxed)
    _ = fill(context, frames: 4800)
    let held = context.frame(of: 3)
    #expect((held ?? 0) < 4800 + 1600)
    #expect(fill(context, frames: 4800).allSatisfy { $0 == 0 })
    #expect(context.frame(of: 3) == held)
    context.held.store(0, ordering: .relaxed)
    #expect(fill(context, frames: 4800).contains { abs($0) > 0.5 })
    #expect(context.frame(of: 3) == (held ?? 0) + 4800)
  }

  @Test func countsOnAfterTheEnd() {
    let context = StreamContext(channelCount: 2)
    context.publish(sound(0.5, generation: 1, seconds: 0.1))
    _ = fill(context, frames: 9600)
    #expect(context.frame(of: 1) == 9600)
  }

  @Test func oneChannelHearsBothSides() {
    let context = StreamContext(channelCount: 1)
    context.publish(sound(0.5, generation: 1))
    let peak = Spectrum.peak(fill(context, frames: 9600, channels: 1)[...])
    #expect(peak > 0.85 && peak <= 1)
  }

  /// The way from a key to the ear has no more than one buffer here.
  @Test(arguments: [64, 256, 1024])
  func aNewToneIsInTheFirstBufferAfterTheCommand(frames: Int) throws {
    let context = StreamContext(channelCount: 2)
    context.publish(sound(0, generation: 1))
    for _ in 0..<(9600 / frames) { _ = fill(context, frames: frames) }
    let start = frames * (9600 / frames)
    context.publish(sound(1, generation: 2))
    let buffer = fill(context, frames: frames)
    #expect(context.frame(of: 2) == frames)
    // The new tone is in the buffer beside the one that fades, from its first frame on.
    var alone = Synthesizer(score(1), volume: 2, sampleRate: 48_000)
    let expected = render(&alone, frames: frames)
    var fading = Synthesizer(score(0), volume: 2, sampleRate: 48_000)
    _ = render(&fading, frames: start)
    fading.fadeOut()
    let rest = render(&fading, frames: frames)
    for index in buffer.indices {
      let sum = SoftLimit.limited(expected[index] + rest[index], below: 1)
      #expect(abs(buffer[index] - sum) < 1e-6)
    }
    #expect(Spectrum.peak(expected[...]) > 0.01)
  }

  @Test func isSilentFiftyMillisecondsAfterAStopWithoutAClick() {
    let context = StreamContext(channelCount: 2)
    context.publish(sound(0.5, generation: 1))
    var samples = fill(context, frames: 9600)
    context.publish(Sound(.silence, volume: 2, sampleRate: 48_000, from: 0, generation: 2))
    samples += fill(context, frames: 4800)
    let stereo = StereoSamples(interleaved: samples, sampleRate: 48_000)
    #expect(Spectrum.peak(stereo.left[..<9600]) > 0.68)
    #expect(stereo.left[(9600 + 2400)...].allSatisfy { $0 == 0 })
    #expect(stereo.right[(9600 + 2400)...].allSatisfy { $0 == 0 })
    // 632 Hz at full level bends by (2π · 632 / 48000)², its partials and its fade a little more.
    #expect(Spectrum.sharpestBend(stereo.left) < 0.02)
  }

  @Test func pausingAndGoingOnDoNotClick() {
    let context = StreamContext(channelCount: 2)
    context.publish(sound(0.5, generation: 1))
    var samples = fill(context, frames: 4801)
    for _ in 0..<3 {
      context.held.store(1, ordering: .relaxed)
      samples += fill(context, frames: 2400)
      // All is silent within 50 ms.
      #expect(fill(context, frames: 500).allSatisfy { $0 == 0 })
      context.held.store(0, ordering: .relaxed)
      samples += fill(context, frames: 2399)
    }
    let stereo = StereoSamples(interleaved: samples, sampleRate: 48_000)
    #expect(stereo.peak > 0.68)
    #expect(Spectrum.sharpestBend(stereo.left) < 0.02)
  }

  @Test func aLiveVoiceGoesOnUntilItIsReplacedWithoutAClick() throws {
    let context = StreamContext(channelCount: 2)
    let height = LiveHeight()
    height.set(0)
    context.publish(Sound(height, volume: 1, sampleRate: 48_000, generation: 1))
    var samples = fill(context, frames: 4800)
    height.set(1)
    samples += fill(context, frames: 960)
    let after = fill(context, frames: 960)
    samples += after
    let frequency = try #require(
      Spectrum.dominantFrequency(
        of: StereoSamples(interleaved: after, sampleRate: 48_000).sum, sampleRate: 48_000))
    #expect(abs(frequency / 2000 - 1) < 0.01)
    #expect(context.frame(of: 1) == 6720)
    context.publish(Sound(.silence, volume: 2, sampleRate: 48_000, from: 0, generation: 2))
    samples += fill(context, frames: 1200)
    #expect(fill(context, frames: 4800).allSatisfy { $0 == 0 })
    context.collect()
    let stereo = StereoSamples(interleaved: samples, sampleRate: 48_000)
    #expect(stereo.peak > 0.15)
    #expect(Spectrum.sharpestBend(stereo.left) < 0.02)
  }
}
