import Foundation
import Sonification
import SoundTesting
import Testing

@testable import PortAudioOutput

/// Sound that comes back by itself, with a device that is slow, frozen, away, or takes few formats.
extension PortAudioOutputTests {
  @Test func aSlowSoundSystemIsWaitedFor() async {
    await #expect(processExitsWith: .success) {
      let device = try TestDevice()
      device["begin_time"] = 6000
      let log = Log()
      let output = PortAudioOutput(device: nil, rest: 0.2) { log.note($0) }
      output.play(PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 1)
      try #require(wait(seconds: 5) { log.events == [.awaited(playback: 1)] }, "\(log.events)")
      // The newest is heard once it answers, and the wait is told once.
      output.play(PortAudioOutputTests.tone(440, seconds: 0.2), volume: 1, from: 0, playback: 2)
      try #require(wait { log.contains(.ended(playback: 2)) }, "\(log.events)")
      try #require(log.events.count { $0 == .awaited(playback: 1) } == 1)
      try #require(!log.contains(.awaited(playback: 2)) && !log.contains(.ended(playback: 1)))
      // A beginning is kept: the next sound after a rest is there at once.
      try #require(wait { device["open_count"] == 0 })
      device["callback_count"] = 0
      let start = monotonicSeconds()
      output.play(PortAudioOutputTests.tone(440, seconds: 0.2), volume: 1, from: 0, playback: 3)
      try #require(wait { log.contains(.ended(playback: 3)) }, "\(log.events)")
      try #require(monotonicSeconds() - start < 3)
      try #require(device["begin_count"] == 1)
      output.close()
    }
  }

  @Test func aBeginningInTheBackgroundSparesTheFirstSoundTheWait() async {
    await #expect(processExitsWith: .success) {
      let device = try TestDevice()
      device["begin_time"] = 1500
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.begin()
      try #require(wait { device["begin_count"] == 1 })
      output.play(PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 1)
      try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
      // It began once: the sound waited for the beginning that was under way.
      try #require(device["begin_count"] == 1)
      output.close()
    }
  }

  /// A client of JACK is woken by its server, stream or none.
  @Test func aBeginningThatWouldWakeTheProcessorIsTakenBack() async {
    await #expect(processExitsWith: .success) {
      let device = try TestDevice()
      device["is_jack"] = 1
      let output = PortAudioOutput(device: nil, rest: 0.2) { _ in }
      output.begin()
      try #require(wait { PortAudio.perform { $0.isBegun } })
      try #require(wait { !PortAudio.perform { $0.isBegun } })
      try #require(device["begin_count"] == 1)
      output.close()
    }
  }

  @Test func aDeviceThatFreezesSoundsAgainOnceItGoesOn() async {
    await #expect(processExitsWith: .success) {
      let device = try TestDevice()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      let tone = PortAudioOutputTests.tone(440, seconds: 20)
      output.play(tone, volume: 1, from: 0, playback: 1)
      try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
      device["frozen"] = 1
      try #require(wait { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
      output.retry()
      output.play(PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 2)
      // Five seconds later than it froze it still does not let go of the device.
      let start = monotonicSeconds()
      try #require(wait { monotonicSeconds() - start > 4 && log.contains(.awaited(playback: 2)) })
      device["frozen"] = 0
      try #require(wait { log.contains(.ended(playback: 2)) }, "\(log.events)")
      output.close()
    }
  }

  @Test func aDeviceThatCameBackIsFoundByMovesAfterAWhile() async {
    await #expect(processExitsWith: .success) {
      let device = try TestDevice()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(PortAudioOutputTests.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
      try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
      device["gone"] = 1
      try #require(wait { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
      device["gone"] = 0
      // Nobody asks for a retry; a move comes now and then.
      try #require(PortAudioOutputTests.isHeardAgain(output, log), "\(log.events)")
      output.close()
    }
  }

  /// Channels and rates: those of the device, those it tells of, and those the stream takes then.
  @Test(arguments: [
    [2, 44_100, 2, 48_000, 2, 44_100], [8, 48_000, 8, 48_000, 8, 48_000],
    [1, 48_000, 1, 48_000, 1, 48_000], [1, 44_100, 2, 48_000, 1, 44_100],
    [2, 96_000, 2, 96_000, 2, 96_000],
  ])
  func anyFormatOfADeviceDoes(format: [Int]) async {
    await #expect(processExitsWith: .success) { [format] in
      let device = try TestDevice()
      (device["only_channels"], device["only_rate"]) = (format[0], format[1])
      (device["told_channels"], device["told_rate"]) = (format[2], format[3])
      device["odd_refusal"] = 1
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(PortAudioOutputTests.tone(440, seconds: 0.2), volume: 1, from: 0, playback: 1)
      try #require(wait { log.contains(.ended(playback: 1)) }, "\(log.events)")
      try #require(device["taken_channels"] == format[4] && device["taken_rate"] == format[5])
      try #require(device["peak_left"] > 100 && device["peak_others"] == 0)
      try #require(format[4] == 1 || device["peak_right"] > 100)
      output.close()
    }
  }

  /// Nobody is kept waiting by a device that never lets go, and a late end is taken all the same.
  @Test func aCloseThatHangsIsToldAndForgivenWhenItReturns() async {
    await #expect(processExitsWith: .success) {
      let device = try TestDevice()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      output.play(PortAudioOutputTests.tone(440, seconds: 20), volume: 1, from: 0, playback: 1)
      try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
      device["stuck"] = 1
      device["gone"] = 1
      try #require(wait { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
      output.retry()
      output.play(PortAudioOutputTests.tone(440, seconds: 0.1), volume: 1, from: 0, playback: 2)
      try #require(
        wait(seconds: 25) { log.contains(.unavailable(playback: 2, .hung)) }, "\(log.events)")
      (device["stuck"], device["gone"]) = (0, 0)
      try #require(wait { device["open_count"] == 0 })
      try #require(PortAudioOutputTests.isHeardAgain(output, log), "\(log.events)")
      output.close()
    }
  }

  /// A real server that stops for four seconds while a tone sounds, and goes on.
  @Test func aServerThatFreezesSoundsAgainOnceItGoesOn() async {
    await #expect(processExitsWith: .success) {
      let server = try PortAudioOutputTests.startServer()
      let log = Log()
      let output = PortAudioOutput(device: nil) { log.note($0) }
      let tone = PortAudioOutputTests.tone(440, seconds: 20)
      output.play(tone, volume: 1, from: 0, playback: 1)
      try #require(wait { log.times(of: 1).contains { $0 > 0.1 } }, "\(log.events)")
      server.freeze()
      try #require(
        wait(seconds: 4) { log.contains(.unavailable(playback: 1, .lost)) }, "\(log.events)")
      output.retry()
      output.play(tone, volume: 1, from: 0, playback: 2)
      let start = monotonicSeconds()
      try #require(
        wait { monotonicSeconds() - start > 3 && log.contains(.awaited(playback: 2)) },
        "\(log.events)")
      server.thaw()
      try #require(wait { log.times(of: 2).contains { $0 > 0.1 } }, "\(log.events)")
      output.close()
    }
  }

  /// True once one of the moves that come now and then is heard; the first has the number 10.
  private static func isHeardAgain(_ output: PortAudioOutput, _ log: Log) -> Bool {
    var number = 10
    return wait {
      output.play(tone(440, seconds: 0.1), volume: 1, from: 0, playback: number)
      defer { number += 1 }
      var isHeard = false
      return wait(seconds: 1) {
        isHeard = log.contains(.ended(playback: number))
        let isRefused = log.events.contains {
          if case .unavailable(number, _) = $0 { true } else { false }
        }
        return isHeard || isRefused
      } && isHeard
    }
  }
}
