import CPortAudio
import Foundation
import Sonification
import SoundTesting
import Testing

@testable import PortAudioOutput

/// Devices that refuse, fail or hang.
extension PortAudioOutputTests {
  /// The server's only device refuses 48 kHz and two channels.
  @Test(.enabled(if: JackServer.isInstalled))
  func takesADeviceOfOneRateAndOneChannelAsItIs() throws {
    let server = try JackServer(sampleRate: 44_100, channelCount: 1)
    Self.adopt(server.environment)
    let device = try #require(try PortAudioOutput.devices().get().first)
    #expect(device.hostInterface.hasPrefix("JACK"))
    let log = Log()
    let output = PortAudioOutput(device: device.name) { log.note($0) }
    defer { output.close() }
    for (playback, pan) in [-0.98, 0.98].enumerated() {
      let pitch = 440.0 + 220 * Double(playback)
      output.play(
        Self.tone(pitch, seconds: 20, pan: pan), volume: 2, from: 0, playback: playback)
      try #require(wait { log.times(of: playback).contains { $0 > 0.1 } }, "\(log.events)")
      let sound = try server.record("PortAudio:out_0", seconds: 1)
      let frequency = try #require(
        Spectrum.dominantFrequency(of: Array(sound.prefix(30_000)), sampleRate: 44_100))
      #expect(abs(frequency - pitch) < 1)
      // Both sides are in the one channel.
      #expect(Spectrum.peak(sound[...]) > 0.5)
    }
  }

  @Test func hasTheRightPitchOnASinkOfAnotherRate() throws {
    let server = try Self.startServer(sampleRate: 44_100)
    defer { server.stop() }
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    output.play(Self.tone(440, seconds: 0.5), volume: 1, from: 0, playback: 1)
    try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
    let sound = recording.stop()
    let onset = try #require(sound.onset())
    #expect(abs(try #require(sound.end()) - onset - 0.5) < 0.02)
    let frequency = try #require(
      Spectrum.dominantFrequency(
        of: sound.sum(from: onset + 0.05, to: onset + 0.45), sampleRate: sound.sampleRate))
    #expect(abs(frequency - 440) < 1)
  }

  /// The list of devices is from before the server went out of reach, so a device is found in it but
  /// cannot be opened.
  @Test func tellsThatADeviceRefuses() throws {
    let server = try Self.startServer()
    defer { server.stop() }
    #expect(Pa_Initialize() == paNoError.rawValue)
    defer { Pa_Terminate() }
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    setenv("PULSE_SERVER", "unix:/nowhere", 1)
    output.play(Self.tone(440, seconds: 0.05), volume: 1, from: 0, playback: 2)
    #expect(wait { log.refuses(2) }, "\(log.events)")
  }

  /// The newest sound is heard alone, whichever output it comes from.
  @Test func severalOutputsTakeTurns() throws {
    let server = try Self.startServer()
    defer { server.stop() }
    let log = Log()
    let outputs = (0..<3).map { _ in PortAudioOutput(device: nil) { log.note($0) } }
    defer { for output in outputs { output.close() } }
    for playback in 0..<6 {
      let pitch = 300 + 100 * Double(playback)
      outputs[playback % 3].play(
        Self.tone(pitch, seconds: 20), volume: 1, from: 0, playback: playback)
      try #require(wait { log.times(of: playback).contains { $0 > 0.3 } }, "\(log.events)")
      let recording = try server.record()
      try #require(wait { log.times(of: playback).contains { $0 > 0.8 } }, "\(log.events)")
      let sound = recording.stop()
      let onset = try #require(sound.onset())
      let heard = sound.sum(from: onset + 0.1, to: onset + 0.3)
      let frequency = try #require(
        Spectrum.dominantFrequency(of: heard, sampleRate: sound.sampleRate))
      #expect(abs(frequency - pitch) < 3)
    }
  }

  /// A stream that opened while another one ran took a refusal for success, about once in a few
  /// hundred times, and ended the process.
  @Test func refusalsBesideARunningStreamEndNothing() throws {
    let server = try Self.startServer()
    defer { server.stop() }
    #expect(Pa_Initialize() == paNoError.rawValue)
    defer { Pa_Terminate() }
    let log = Log()
    let first = PortAudioOutput(device: nil) { log.note($0) }
    defer { first.close() }
    first.play(Self.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
    try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
    let second = PortAudioOutput(device: nil) { log.note($0) }
    defer { second.close() }
    setenv("PULSE_SERVER", "unix:/nowhere", 1)
    for playback in 2..<300 {
      second.retry()
      second.play(Self.tone(440, seconds: 0.05), volume: 1, from: 0, playback: playback)
      try #require(wait { log.refuses(playback) }, "\(log.events)")
    }
  }

  @Test func closingFadesOutAndReturnsSoon() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    let recording = try server.record()
    output.play(Self.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
    try #require(wait { log.times(of: 1).contains { $0 > 0.3 } }, "\(log.events)")
    let closed = recording.seconds
    let start = monotonicSeconds()
    output.close()
    #expect(monotonicSeconds() - start < 0.6)
    try #require(wait { recording.seconds > closed + 0.6 })
    let sound = recording.stop()
    #expect(try #require(sound.end()) < closed + 0.3)
    #expect(Spectrum.sharpestBend(sound.left) < 0.01)
  }

  @Test func closingASilentStreamOfAHangingServerReturnsSoon() async {
    await #expect(processExitsWith: .success) {
      let server = try PortAudioOutputTests.startServer()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(
        PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 1)
      try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
      server.freeze()
      defer { server.thaw() }
      let start = monotonicSeconds()
      output.close()
      // Half a second, and what a busy machine adds to it; a hang would not end at all.
      try #require(monotonicSeconds() - start < 2)
    }
  }

  /// Ending a stream of such a server never returns.
  @Test(.enabled(if: JackServer.isInstalled))
  func tellsThatAKilledServerThatHangsIsLost() async {
    await #expect(processExitsWith: .success) {
      let server = try JackServer(sampleRate: 48_000, channelCount: 2)
      defer { server.stop() }
      PortAudioOutputTests.adopt(server.environment)
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(
        PortAudioOutputTests.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
      try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
      server.kill()
      try #require(
        wait(seconds: 4) { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
      let start = monotonicSeconds()
      output.close()
      // Half a second, and what a busy machine adds to it; a hang would not end at all.
      try #require(monotonicSeconds() - start < 2)
    }
  }

  /// PortAudio is a client of each sound system that is there, and asserts that it can take its leave of it.
  @Test(.enabled(if: JackServer.isInstalled))
  func aServerOfAnotherSoundSystemMayDie() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer()
      let other = try JackServer(sampleRate: 48_000, channelCount: 2)
      defer { other.stop() }
      let name = try #require(other.environment["JACK_DEFAULT_SERVER"])
      adoptSound(of: server.environment.merging(["JACK_DEFAULT_SERVER": name]) { $1 })
      let log = Log()
      let output = PortAudioOutput(device: nil, rest: 0.1) { log.note($0) }
      for playback in 1...3 {
        output.play(
          PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: playback)
        try #require(wait { log.contains(.ended(playback: playback)) }, "\(log.events)")
        if playback == 1 { other.kill() }
        try #require(wait { server.streamCount == 0 })
      }
      output.close()
      // It is begun anew, without the one that is gone.
      let devices = try PortAudioOutput.devices().get()
      try #require(!devices.isEmpty && devices.allSatisfy { !$0.hostInterface.hasPrefix("JACK") })
    }
  }

  /// Words that the drivers print would go into the picture on the screen.
  @Test func theDriversPrintNothing() async {
    await #expect(processExitsWith: .success) {
      let file = NSTemporaryDirectory() + "/printed-\(getpid())"
      let previous = dup(2)
      let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o600)
      dup2(descriptor, 2)
      defer { unlink(file) }
      let machine = try SilentMachine()
      PortAudioOutputTests.adopt(machine.environment)
      let none = try PortAudioOutput.devices().get()
      let server = try PortAudioOutputTests.startServer()
      let some = try PortAudioOutput.devices().get()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(
        PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 1)
      let hasEnded = wait { log.contains(.ended(playback: 1)) }
      output.close()
      dup2(previous, 2)
      try #require(none.isEmpty && !some.isEmpty && hasEnded, "\(log.events)")
      let printed = try String(contentsOfFile: file, encoding: .utf8)
      try #require(printed.isEmpty, "\(printed)")
      server.stop()
    }
  }

  /// As in a container that has ALSA without its configuration: PortAudio asserts that there is a name.
  @Test func withoutANameInALSAThereIsNoDevice() async {
    await #expect(processExitsWith: .success) {
      let value = NSTemporaryDirectory() + "/value-\(getpid()).conf"
      try "pcm 5\n".write(toFile: value, atomically: false, encoding: .utf8)
      defer { unlink(value) }
      let server = try SoundServer()
      for configuration in ["/dev/null", "/nowhere", value] {
        PortAudioOutputTests.adopt(
          server.environment.merging(["ALSA_CONFIG_PATH": configuration]) { $1 })
        try #require(try PortAudioOutput.devices().get().isEmpty)
        let log = Log()
        let output = PortAudioOutput(device: nil) { log.note($0) }
        output.play(
          PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 1)
        try #require(
          wait { log.contains(.unavailable(playback: 1, .noDevice)) }, "\(log.events)")
        output.close()
      }
      PortAudioOutputTests.adopt(server.environment)
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(
        PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 2)
      try #require(wait { log.contains(.ended(playback: 2)) }, "\(log.events)")
      output.close()
      server.stop()
    }
  }
}
