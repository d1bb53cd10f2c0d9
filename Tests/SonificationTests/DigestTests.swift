import Testing

@testable import Sonification

/// The bytes of a score that has everything in it, as an optimized build wrote them.
///
/// They are the same in every build, so a debug build must find the same digests. Who changes the
/// sound on purpose takes the new ones from `swift test -c release -Xswiftc -enable-testing`.
@Suite struct DigestTests {
  private static func score(_ preset: SonificationSettings.Preset) -> Score {
    var settings = SonificationSettings(preset: preset)
    settings.duration = .exactly(2)
    settings.order = preset == .natural ? .together : .sequential
    settings.cues = Set(Cue.allCases)
    settings.hasLegend = true
    let lines = (0..<4).map { line in
      AudibleSeries(
        x: (0..<60).map { Double($0 * $0) / 10 },
        y: (0..<60).map { $0 == 20 + line ? .nan : Double(($0 * (line + 3)) % 17) / 16 },
        isContinuous: line != 1,
        landmarks: Landmarks(zero: 0.25, thresholds: [0.7], gridlines: [50, 100, 200]))
    }
    return Score(lines, settings: settings)
  }

  /// The 64-bit digest of Fowler, Noll and Vo (FNV-1a).
  private static func digest(_ write: ((UnsafeRawBufferPointer) -> Void) -> Void) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    write { bytes in
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return digest
  }

  @Test(arguments: [
    (
      SonificationSettings.Preset.natural, WaveFile.SampleFormat.int16,
      UInt64(7_651_412_960_170_344_345)
    ),
    (.natural, .float, 2_721_403_399_264_402_165),
    (.audiograph, .int16, 1_071_061_137_629_947_423),
    (.audiograph, .float, 1_037_243_623_681_016_469),
  ])
  func waveFilesAreTheSameInEveryBuild(
    preset: SonificationSettings.Preset, format: WaveFile.SampleFormat, expected: UInt64
  ) {
    let digest = Self.digest { write in
      WaveFile.render(Self.score(preset), volume: 1.5, format: format, write: write)
    }
    #expect(digest == expected)
  }

  @Test(arguments: [
    (SonificationSettings.Preset.natural, UInt64(3_702_977_656_413_481_573)),
    (.audiograph, 5_723_186_953_313_653_782),
  ])
  func midiFilesAreTheSameInEveryBuild(
    preset: SonificationSettings.Preset, expected: UInt64
  ) {
    let digest = Self.digest { write in
      MIDIFile.bytes(of: Self.score(preset), volume: 1.5, names: ["a", "b", "c", "d"])
        .withUnsafeBytes(write)
    }
    #expect(digest == expected)
  }
}
