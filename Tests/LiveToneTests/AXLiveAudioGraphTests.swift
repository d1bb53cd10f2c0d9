import Foundation
import SoundTesting
import Testing

@testable import LiveTone

/// The live tone on a real sound server, listened to at the sink's monitor.
///
/// PortAudio reads the environment of the whole process, so each test is a process of its own.
@Suite(.serialized) struct AXLiveAudioGraphTests {
  @Test func followsAStepWithinTwentyMillisecondsWithoutAClick() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      AXLiveAudioGraph.start()
      try AXLiveAudioGraphTests.feed(recording, seconds: 1) { _ in 0.25 }
      try AXLiveAudioGraphTests.feed(recording, seconds: 0.6) { _ in 0.75 }
      let stopped = recording.seconds
      AXLiveAudioGraph.stop()
      AXLiveAudioGraph.updateValue(0.1)
      try #require(wait { recording.seconds > stopped + 0.6 })
      let sound = recording.stop()
      try #require(try #require(sound.end()) < stopped + 0.3)
      let periods = AXLiveAudioGraphTests.periods(of: sound.left, sampleRate: sound.sampleRate)
      let (low, high) = (355.656, 1124.683)
      let leaves = try #require(periods.last { abs($0.frequency / low - 1) < 0.01 })
      let arrives = try #require(
        periods.first { $0.time > leaves.time && abs($0.frequency / high - 1) < 0.01 })
      try #require(arrives.time - leaves.time < 0.02)
      // The fade at the end moves its last zeros.
      let stays = periods.filter { $0.time >= arrives.time && $0.time < arrives.time + 0.3 }
      try #require(stays.count > 300)
      for period in stays { try #require(abs(period.frequency / high - 1) < 0.01) }
      try #require(Spectrum.sharpestBend(sound.left) < 0.02)
    }
  }

  @Test func twoHundredValuesASecondAreASmoothRise() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      AXLiveAudioGraph.start()
      try AXLiveAudioGraphTests.feed(recording, seconds: 0.6) { _ in 0 }
      try AXLiveAudioGraphTests.feed(recording, seconds: 1.5) { $0 / 1.5 }
      AXLiveAudioGraph.stop()
      let stopped = recording.seconds
      try #require(wait { recording.seconds > stopped + 0.5 })
      let sound = recording.stop()
      let end = try #require(sound.end())
      let pitches = try (0..<10).map { index in
        let start = end - 1.3 + 0.12 * Double(index)
        return try #require(
          Spectrum.dominantFrequency(
            of: sound.sum(from: start, to: start + 0.04), sampleRate: sound.sampleRate))
      }
      for (first, second) in zip(pitches, pitches.dropFirst()) { try #require(first < second) }
      try #require(Spectrum.sharpestBend(sound.left) < 0.02)
    }
  }

  @Test func shutsUpByItselfAndSoundsAgain() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      AXLiveAudioGraph.updateValue(0.5)
      AXLiveAudioGraph.start()
      AXLiveAudioGraph.start()
      try AXLiveAudioGraphTests.feed(recording, seconds: 0.7) { _ in 0.5 }
      let last = recording.seconds
      try #require(wait { recording.seconds > last + 3.6 })
      let end = try #require(recording.samples().end())
      try #require(end > last + 2.9 && end < last + 3.3)
      try AXLiveAudioGraphTests.feed(recording, seconds: 0.6) { _ in 0.5 }
      AXLiveAudioGraph.stop()
      let stopped = recording.seconds
      try #require(wait { recording.seconds > stopped + 0.3 })
      let sound = recording.stop()
      try #require(try #require(sound.end()) > last + 3.7)
      try #require(Spectrum.sharpestBend(sound.left) < 0.02)
    }
  }

  @Test func withoutADeviceNothingHappens() async {
    await #expect(processExitsWith: .success) {
      let machine = try SilentMachine()
      adoptSound(of: machine.environment)
      for _ in 0..<3 {
        AXLiveAudioGraph.start()
        for step in 0..<100 { AXLiveAudioGraph.updateValue(Double(step)) }
        AXLiveAudioGraph.updateValue(.nan)
        // Each start tries the device again.
        try #require(wait { AXLiveAudioGraph.session.withLock { $0?.isLost ?? false } })
      }
      AXLiveAudioGraph.stop()
      AXLiveAudioGraph.stop()
      withExtendedLifetime(machine) {}
    }
  }

  /// Updates about 200 times a second for `seconds`; `value` gets the time passed.
  private static func feed(
    _ recording: Recording, seconds: Double, value: (Double) -> Double
  ) throws {
    let (start, recorded) = (monotonicSeconds(), recording.seconds)
    let isFed = wait {
      let passed = monotonicSeconds() - start
      AXLiveAudioGraph.updateValue(value(min(passed, seconds)))
      usleep(2800)
      return passed >= seconds && recording.seconds >= recorded + seconds
    }
    try #require(isFed)
  }

  /// The times at which the wave rises through zero, and the frequency of the period after each.
  private static func periods(
    of samples: [Float], sampleRate: Double
  ) -> [(time: Double, frequency: Double)] {
    var zeros: [Double] = []
    for index in samples.indices.dropFirst() {
      let (before, here) = (samples[index - 1], samples[index])
      guard before < 0, here >= 0 else { continue }
      zeros.append((Double(index - 1) + Double(before / (before - here))) / sampleRate)
    }
    return zip(zeros, zeros.dropFirst()).map { ($0, 1 / ($1 - $0)) }
  }
}
