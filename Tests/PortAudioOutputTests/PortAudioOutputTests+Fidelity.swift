import Glibc
import Sonification
import SoundTesting
import Testing

@testable import PortAudioOutput

/// The sound that comes out of the device against the one that a file holds.
extension PortAudioOutputTests {
  @Test func theDevicePlaysWhatAFileHolds() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    var settings = SonificationSettings()
    settings.duration = .exactly(1.5)
    settings.cues = [.gap, .maximum]
    settings.order = .together
    let lines = [[0, 0.7, 0.2, .nan, 1, 0.3], [1, 0.9, 0.4, 0.5, 0.1, 0]].map { heights in
      AudibleSeries(x: [0, 1, 2, 3, 4, 5], y: heights, isContinuous: true)
    }
    let score = Score(lines, settings: settings)
    let written = try Self.file(score, volume: 2)
    #expect(Spectrum.loudness(written.left) > 0.05 && Spectrum.loudness(written.right) > 0.05)
    // A machine under stress may stall the server or the recorder: then once more.
    var differences: [Double] = []
    while differences.last ?? 0 > -60, differences.count < 3 {
      let recording = try server.record()
      output.play(score, volume: 2, from: 0, playback: differences.count)
      try #require(wait { log.contains(.ended(playback: differences.count)) }, "\(log.events)")
      let ended = recording.seconds
      try #require(wait { recording.seconds > ended + 0.2 })
      differences.append(try Self.difference(of: recording.stop(), to: written))
    }
    #expect(differences.last ?? 0 <= -60, "\(differences)")
  }

  @Test func aMillionPointsPlayTwiceInFull() throws {
    let server = try Self.startServer()
    let log = Log()
    let output = PortAudioOutput(device: nil) { log.note($0) }
    defer { output.close() }
    var settings = SonificationSettings()
    settings.duration = .exactly(0.6)
    let indices = 0..<1_000_000
    let line = AudibleSeries(
      x: indices.map(Double.init), y: indices.map { Double($0 % 1000) / 999 }, isContinuous: true)
    let score = Score([line], settings: settings)
    #expect(score.pointCount == 1_000_000)
    let expected = try Self.file(score, volume: 2)
    for playback in 1...2 {
      let recording = try server.record()
      output.play(score, volume: 2, from: 0, playback: playback)
      try #require(wait { log.contains(.ended(playback: playback)) }, "\(log.events)")
      let ended = recording.seconds
      try #require(wait { recording.seconds > ended + 0.2 })
      let heard = recording.stop()
      #expect(abs(heard.peak - expected.peak) < 0.001 && heard.peak > 0.1)
      let onset = try #require(heard.onset())
      #expect(abs(try #require(heard.end()) - onset - 0.6) < 0.02)
      #expect(
        abs(
          Spectrum.loudness(heard.sum(from: onset, to: onset + 0.6))
            / Spectrum.loudness(expected.sum) - 1) < 0.02)
    }
  }

  private static func file(_ score: Score, volume: Double) throws -> StereoSamples {
    var bytes: [UInt8] = []
    WaveFile.render(score, volume: volume, format: .float) { bytes.append(contentsOf: $0) }
    return try WaveContents(bytes).stereo
  }

  /// The rest of `heard` without `written`, in dB next to it; the louder of both channels.
  private static func difference(
    of heard: StereoSamples, to written: StereoSamples
  ) throws -> Double {
    let delay = try #require(Self.delay(of: heard, behind: written))
    try #require(heard.left.count - delay >= written.left.count)
    return [(heard.left, written.left), (heard.right, written.right)].map { heard, written in
      let rest = zip(heard[delay...], written).map { $0 - $1 }
      return 20 * log10(max(Spectrum.loudness(rest), 1e-12) / Spectrum.loudness(written))
    }.max() ?? 0
  }

  /// The frames by which `heard` comes later than `written`: where both are most alike.
  private static func delay(of heard: StereoSamples, behind written: StereoSamples) -> Int? {
    guard let onset = heard.onset(), let first = written.onset() else { return nil }
    let guess = Int(((onset - first) * heard.sampleRate).rounded())
    let stretch = 4800..<9600
    return (guess - 100...guess + 100).filter {
      $0 >= 0 && $0 + stretch.upperBound <= heard.left.count
    }.max { likeness($0) < likeness($1) }

    func likeness(_ delay: Int) -> Float {
      stretch.reduce(0) { $0 - abs(heard.left[$1 + delay] - written.left[$1]) }
    }
  }
}
