import Foundation
import RealTimeTesting
import Sonification
import SoundTesting
import Testing

@testable import PortAudioOutput

/// The real PortAudio against a real sound server, listened to at the sink's monitor.
///
/// PortAudio reads this process's environment, so one test runs after the other.
@Suite(.serialized, .realTime) struct PortAudioOutputTests {
  @Test func playsAToneAndTellsItsEnd() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    output.play(Self.tone(440, seconds: 0.6), volume: 1, from: 0, playback: 7)
    try #require(wait { log.contains(.ended(playback: 7)) }, "\(log.events)")
    let sound = recording.stop()
    let onset = try #require(sound.onset())
    let heard = sound.sum(from: onset + 0.1, to: onset + 0.5)
    let frequency = try #require(
      Spectrum.dominantFrequency(of: heard, sampleRate: sound.sampleRate))
    #expect(abs(frequency - 440) < 1)
    #expect(abs(try #require(sound.end()) - onset - 0.6) < 0.02)
    #expect(Spectrum.sharpestBend(sound.left) < 0.01)
    let times = log.times(of: 7)
    #expect(times.count >= 5 && times.count <= 15)
    #expect(times == times.sorted())
    #expect(times.allSatisfy { $0 >= 0 && $0 < 0.6 })
    #expect(log.events.count { $0 == .ended(playback: 7) } == 1)
  }

  @Test func playsARisingLineFromTheMiddleOn() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    var settings = SonificationSettings()
    settings.duration = .exactly(1)
    let line = AudibleSeries(
      x: (0..<10).map(Double.init), y: (0..<10).map { Double($0) / 9 }, isContinuous: true)
    output.play(Score([line], settings: settings), volume: 1, from: 0.5, playback: 1)
    try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
    let sound = recording.stop()
    let onset = try #require(sound.onset())
    #expect(abs(try #require(sound.end()) - onset - 0.5) < 0.03)
    let pitches = (0..<8).map { index in
      let start = onset + 0.01 + 0.06 * Double(index)
      return Spectrum.dominantFrequency(
        of: sound.sum(from: start, to: start + 0.05), sampleRate: sound.sampleRate) ?? 0
    }
    for (first, second) in zip(pitches, pitches.dropFirst()) { #expect(first < second) }
    #expect(abs(pitches[0] / 685 - 1) < 0.05)
    #expect(log.times(of: 1).allSatisfy { $0 >= 0.5 })
  }

  /// A stream that stays open is asked for silence hundreds of times a second.
  @Test func givesTheDeviceBackAfterSilenceAndTakesItAgain() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil, rest: 0.3) { log.note($0) }
    defer { output.close() }
    output.play(Self.tone(440, seconds: 0.2), volume: 1, from: 0, playback: 1)
    try #require(wait { server.streamCount == 1 })
    try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
    #expect(wait { server.streamCount == 0 })
    output.play(Self.tone(440, seconds: 0.2), volume: 1, from: 0, playback: 2)
    #expect(wait { log.contains(.ended(playback: 2)) }, "\(log.events)")
  }

  @Test func fallsSilentOnStop() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    output.play(Self.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
    try #require(wait { log.times(of: 1).contains { $0 > 0.3 } }, "\(log.events)")
    let stopped = recording.seconds
    output.stop()
    // The sound that the device and the recorder hold between them comes on top of the 50 ms.
    try #require(wait { recording.seconds > stopped + 0.6 })
    let sound = recording.stop()
    #expect(try #require(sound.end()) < stopped + 0.2)
    #expect(Spectrum.sharpestBend(sound.left) < 0.01)
    #expect(!log.contains(.ended(playback: 1)))
  }

  @Test func goesOnAfterAPauseWhereItWas() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    output.play(Self.tone(440, seconds: 1), volume: 1, from: 0, playback: 1)
    try #require(wait { log.times(of: 1).contains { $0 > 0.3 } }, "\(log.events)")
    output.pause()
    let paused = recording.seconds
    try #require(wait { recording.seconds > paused + 0.7 })
    let held = log.times(of: 1).count
    try #require(wait { recording.seconds > paused + 1 })
    #expect(log.times(of: 1).count == held)
    output.resume()
    try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
    let sound = recording.stop()
    let onset = try #require(sound.onset())
    let silent = sound.left.count { abs($0) < 1e-6 }
    // All of the tone is heard, none of it twice, with a second or more of silence in between.
    let loud = Double(sound.left.count - silent) / sound.sampleRate
    #expect(abs(loud - 1) < 0.06)
    #expect(try #require(sound.end()) - onset > 1.8)
    #expect(Spectrum.sharpestBend(sound.left) < 0.01)
  }

  @Test func theNewestPointWinsAndNothingPilesUp() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    let recording = try server.record()
    let settings = SonificationSettings()
    for index in 0...100 {
      let point = Score(point: Double(index) / 100, at: 0.5, series: 0, settings: settings)
      output.play(point, volume: 1, from: 0, playback: index)
      usleep(5000)
    }
    let asked = recording.seconds
    try #require(wait { log.contains(.ended(playback: 100)) }, "\(log.events.suffix(5))")
    let sound = recording.stop()
    #expect(try #require(sound.end()) < asked + 0.7)
    #expect(log.events.count { if case .ended = $0 { true } else { false } } <= 2)
    let end = try #require(sound.end())
    let frequency = try #require(
      Spectrum.dominantFrequency(
        of: sound.sum(from: end - 0.2, to: end), sampleRate: sound.sampleRate))
    #expect(abs(frequency / 2000 - 1) < 0.01)
    #expect(sound.peak <= 1)
  }

  @Test func tellsWhichPlaybackGaveWayToAnotherOutput() throws {
    let server = try Self.startServer()
    defer { server.stop() }
    let (log, newerLog) = (Log(), Log())
    let output = PortAudioOutput(device: nil) { log.note($0) }
    let newer = PortAudioOutput(device: nil) { newerLog.note($0) }
    defer {
      output.close()
      newer.close()
    }
    output.play(Self.tone(440, seconds: 20), volume: 1, from: 0, playback: 5)
    try #require(wait { log.times(of: 5).contains { $0 > 0.1 } }, "\(log.events)")
    newer.play(Self.tone(880, seconds: 0.1), volume: 1, from: 0, playback: 6)
    try #require(wait { newerLog.contains(.ended(playback: 6)) }, "\(newerLog.events)")
    #expect(log.events.count { $0 == .displaced(playback: 5) } == 1)
    #expect(!log.contains(.ended(playback: 5)))
    #expect(!newerLog.contains(.displaced(playback: 6)))
  }

  /// Plays playback 1 until `server` is killed, and that is told.
  private func playback(thatLoses server: SoundServer) throws -> (PortAudioOutput, Log) {
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    output.play(Self.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
    try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
    server.kill()
    try #require(
      wait(seconds: 4) { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
    return (output, log)
  }

  @Test func tellsThatAKilledServerIsLostAndFindsANewOne() throws {
    let server = try Self.startServer()
    let (output, log) = try playback(thatLoses: server)
    defer { output.close() }
    output.play(Self.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 2)
    try #require(wait { log.isSilent(2) }, "\(log.events)")
    let second = try Self.startServer()
    defer { second.stop() }
    output.retry()
    output.play(Self.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 3)
    try #require(wait { log.contains(.ended(playback: 3)) }, "\(log.events)")
    #expect(log.events.count { $0 == .unavailable(playback: 1, .lost) } == 1)
  }

  /// Nobody has to press the key once more.
  @Test func aSoundWaitsForAServerThatIsRestarted() throws {
    let server = try Self.startServer()
    let (output, log) = try playback(thatLoses: server)
    defer { output.close() }
    output.play(Self.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 2)
    try server.restart()
    try #require(wait { log.contains(.ended(playback: 2)) }, "\(log.events)")
    #expect(!log.isSilent(2))
  }

  @Test func tellsOncePerPlaybackThatThereIsNoDevice() throws {
    let machine = try SilentMachine()
    Self.adopt(machine.environment)
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    for playback in 1...20 {
      output.play(Self.tone(440, seconds: 1), volume: 1, from: 0, playback: playback)
    }
    try #require(wait { log.contains(.unavailable(playback: 20, .noDevice)) }, "\(log.events)")
    let start = monotonicSeconds()
    output.pause()
    output.resume()
    output.stop()
    output.close()
    output.close()
    #expect(monotonicSeconds() - start < 0.5)
    #expect(log.events == (1...20).map { .unavailable(playback: $0, .noDevice) })
    #expect(try PortAudioOutput.devices().get().isEmpty)
  }

  @Test func listsDevicesAndRefusesUnknownNames() throws {
    let server = try Self.startServer()
    defer { server.stop() }
    let devices = try PortAudioOutput.devices().get()
    #expect(devices.count { $0.isDefault } == 1)
    let device = try #require(devices.first { $0.isDefault })
    #expect(device.hostInterface == "ALSA")
    let log = Log()
    let known = PortAudioOutput(device: device.name) { log.note($0) }
    known.play(Self.tone(440, seconds: 0.05), volume: 1, from: 0, playback: 1)
    try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
    known.close()
    let unknown = PortAudioOutput(device: "nowhere") { log.note($0) }
    unknown.play(Self.tone(440, seconds: 0.05), volume: 1, from: 0, playback: 2)
    try #require(
      wait { log.contains(.unavailable(playback: 2, .noSuchDevice("nowhere"))) },
      "\(log.events)")
    unknown.close()
  }

  @Test func aHangingServerHoldsUpNothing() async {
    // The devices cannot be listed in the rest of such a process, so it is one of its own.
    await #expect(processExitsWith: .success) {
      let server = try PortAudioOutputTests.startServer()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      let tone = PortAudioOutputTests.tone(440, seconds: 20)
      output.play(tone, volume: 1, from: 0, playback: 1)
      try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
      server.freeze()
      defer { server.thaw() }
      try #require(
        wait(seconds: 4) { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
      output.retry()
      output.play(tone, volume: 1, from: 0, playback: 2)
      try #require(wait { log.contains(.awaited(playback: 2)) }, "\(log.events)")
      let start = monotonicSeconds()
      output.close()
      // Half a second, and what a busy machine adds to it; a hang would not end at all.
      try #require(monotonicSeconds() - start < 2)
    }
  }
}
