import Audiograph
import Foundation
import RealTimeTesting
import SoundTesting
import Testing

/// The real PortAudio against a real sound server, listened to at the sink's monitor.
///
/// PortAudio reads the environment of the whole process, so each test is a process of its own.
@Suite(.serialized, .realTime) struct AudiographSoundTests {
  @Test func aRisingLineRisesFromTheLowestToTheHighestFrequency() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      let audiograph = makeAudiograph(milliseconds: 2100)
      audiograph.minFrequency = 300
      audiograph.maxFrequency = 1500
      let outcomes = Outcomes()
      // Level, a rise, and level again: a third each.
      let points = [0.0, 1, 2, 3].map { CGPoint(x: $0, y: min(max($0 - 1, 0), 1) / 1000) }
      audiograph.play(graphContent: points, completion: outcomes.note("a"))
      try #require(outcomes.wait(for: 1))
      let told = recording.seconds
      try #require(outcomes.all == ["a true"])
      try #require(wait { recording.seconds > told + 0.3 })
      let sound = recording.stop()
      let (onset, end) = (try #require(sound.onset()), try #require(sound.end()))
      try #require(abs(end - onset - 2.1) < 0.03)
      // It was told after all was heard, not before.
      try #require(told > end - 0.05)
      func pitch(_ start: Double, _ length: Double) throws -> Double {
        try #require(
          Spectrum.dominantFrequency(
            of: sound.sum(from: onset + start, to: onset + start + length),
            sampleRate: sound.sampleRate))
      }
      let (first, last) = (try pitch(0.1, 0.5), try pitch(1.5, 0.5))
      try #require(abs(first / 300 - 1) < 0.005)
      try #require(abs(last / 1500 - 1) < 0.005)
      // Equal steps are equal differences: the middle is halfway.
      try #require(abs(try pitch(1.035, 0.03) / 900 - 1) < 0.05)
      let rise = try (0..<8).map { try pitch(0.72 + 0.08 * Double($0), 0.04) }
      for (before, after) in zip(rise, rise.dropFirst()) { try #require(before < after) }
      try #require(Spectrum.sharpestBend(sound.left) < 0.03)
    }
  }

  @Test func stoppedAndReplacedPlaybacksAreFalse() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      let audiograph = makeAudiograph(milliseconds: 20_000)
      let outcomes = Outcomes()
      audiograph.play(graphContent: risingPoints(3), completion: outcomes.note("stopped"))
      try #require(wait { recording.samples().onset() != nil })
      audiograph.stop()
      audiograph.stop()
      try #require(outcomes.wait(for: 1))
      let stopped = recording.seconds
      try #require(wait { recording.seconds > stopped + 0.5 })
      try #require(try #require(recording.samples().end()) < stopped + 0.25)
      audiograph.play(graphContent: risingPoints(3), completion: outcomes.note("replaced"))
      audiograph.playingDuration = .exactly(.milliseconds(100))
      audiograph.play(graphContent: risingPoints(4), completion: outcomes.note("last"))
      try #require(outcomes.wait(for: 3))
      try #require(outcomes.all == ["stopped false", "replaced false", "last true"])
    }
  }

  @Test func anotherAudiographTakesThePlaceAndAReleasedOneIsTold() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      let outcomes = Outcomes()
      let first = makeAudiograph(milliseconds: 20_000)
      first.play(graphContent: risingPoints(3), completion: outcomes.note("first"))
      try #require(wait { recording.samples().onset() != nil })
      let second = makeAudiograph(milliseconds: 100)
      second.play(graphContent: risingPoints(3), completion: outcomes.note("second"))
      try #require(outcomes.wait(for: 2))
      try #require(outcomes.all == ["first false", "second true"])
      // It can be played again, and takes the stream back.
      do {
        let released = makeAudiograph(milliseconds: 20_000)
        released.play(graphContent: risingPoints(3), completion: outcomes.note("released"))
        let start = recording.seconds
        try #require(wait { recording.seconds > start + 0.6 })
      }
      try #require(outcomes.wait(for: 3))
      let released = recording.seconds
      try #require(wait { recording.seconds > released + 0.6 })
      let sound = recording.stop()
      try #require(try #require(sound.end()) < released + 0.3)
      try #require(outcomes.all.last == "released false")
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test func theLiveToneGivesWay() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      AXLiveAudioGraph.start()
      AXLiveAudioGraph.updateValue(0.5)
      try #require(wait { recording.samples().onset() != nil })
      let outcomes = Outcomes()
      let audiograph = makeAudiograph(milliseconds: 300)
      audiograph.play(graphContent: risingPoints(3), completion: outcomes.note("a"))
      try #require(outcomes.wait(for: 1))
      try #require(outcomes.all == ["a true"])
      let ended = recording.seconds
      AXLiveAudioGraph.updateValue(0.6)
      try #require(wait { recording.seconds > ended + 0.5 })
      try #require(try #require(recording.samples().end()) < ended + 0.1)
    }
  }

  @Test func theActionPlaysAndStops() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let recording = try server.record()
      let view = ChartView()
      view.scaledPoints = risingPoints(10)
      view.setupAccessibility()
      view.audiograph.playingDuration = .long
      let action = try #require(view.accessibilityCustomActions?.first)
      try #require(action.perform())
      try #require(wait { recording.samples().onset() != nil })
      try #require(action.perform())
      let stopped = recording.seconds
      try #require(wait { recording.seconds > stopped + 0.6 })
      try #require(try #require(recording.stop().end()) < stopped + 0.3)
    }
  }

  @Test func aDeviceThatGoesAwayIsFalseAndTheNextPlayTriesAgain() async {
    await #expect(processExitsWith: .success) {
      let outcomes = Outcomes()
      let audiograph = makeAudiograph(milliseconds: 20_000)
      do {
        let server = try SoundServer.adopted()
        let recording = try server.record()
        audiograph.play(graphContent: risingPoints(3), completion: outcomes.note("lost"))
        try #require(wait { recording.samples().onset() != nil })
        server.kill()
        try #require(outcomes.wait(for: 1))
      }
      let server = try SoundServer.adopted()
      audiograph.playingDuration = .exactly(.milliseconds(100))
      audiograph.play(graphContent: risingPoints(3), completion: outcomes.note("again"))
      try #require(outcomes.wait(for: 2))
      try #require(outcomes.all == ["lost false", "again true"])
      server.stop()
    }
  }

  @Test func withoutADeviceItIsFalse() async {
    await #expect(processExitsWith: .success) {
      let machine = try SilentMachine()
      adoptSound(of: machine.environment)
      let outcomes = Outcomes()
      let audiograph = makeAudiograph(milliseconds: 100)
      for number in 1...3 {
        audiograph.play(graphContent: risingPoints(3), completion: outcomes.note("\(number)"))
        try #require(outcomes.wait(for: number))
      }
      try #require(outcomes.all == ["1 false", "2 false", "3 false"])
      withExtendedLifetime(machine) {}
    }
  }

  /// More points than the library of the phones bears, twice.
  @Test func aMillionPointsPlayTwice() async {
    await #expect(processExitsWith: .success) {
      let server = try SoundServer.adopted()
      let outcomes = Outcomes()
      let audiograph = makeAudiograph(milliseconds: 300)
      for number in 1...2 {
        audiograph.play(
          graphContent: risingPoints(1_000_000), completion: outcomes.note("\(number)"))
        try #require(wait(seconds: 60) { outcomes.all.count == number })
      }
      try #require(outcomes.all == ["1 true", "2 true"])
      server.stop()
    }
  }
}
