import Glibc
import SoundTesting
import Testing

@testable import Sonification

@Suite struct WaveFileTests {
  private let rising = AudibleSeries(
    x: (0..<20).map(Double.init), y: (0..<20).map { Double($0) / 19 }, isContinuous: true)

  private func bytes(
    _ score: Score, volume: Double = 1, sampleRate: Int = 48_000,
    format: WaveFile.SampleFormat = .int16
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    WaveFile.render(score, volume: volume, sampleRate: sampleRate, format: format) {
      bytes.append(contentsOf: $0)
    }
    return bytes
  }

  @Test(arguments: [44_100, 48_000])
  func int16HeaderStatesWhatFollows(sampleRate: Int) throws {
    let score = Score([rising], settings: SonificationSettings())
    let wave = try WaveContents(bytes(score, sampleRate: sampleRate))
    #expect(wave.formatTag == 1)
    #expect(wave.channelCount == 2)
    #expect(wave.sampleRate == sampleRate)
    #expect(wave.bitsPerSample == 16)
    #expect(wave.frameWidth == 4)
    #expect(wave.bytesPerSecond == 4 * sampleRate)
    #expect(wave.frameCount == 3 * sampleRate)
  }

  @Test func floatHeaderHasTagThreeAndAFact() throws {
    let score = Score([rising], settings: SonificationSettings())
    let wave = try WaveContents(bytes(score, format: .float))
    #expect(wave.formatTag == 3)
    #expect(wave.bitsPerSample == 32)
    #expect(wave.statedFrames == 144_000)
    #expect(wave.frameCount == 144_000)
  }

  @Test func bothFormatsHoldTheSameSound() throws {
    let score = Score([rising], settings: SonificationSettings())
    let coarse = try WaveContents(bytes(score)).samples
    let fine = try WaveContents(bytes(score, format: .float)).samples
    #expect(zip(coarse, fine).allSatisfy { abs($0 - $1) <= 0.5 / 32_767 + 1e-6 })
  }

  @Test func sameScoreSameBytes() {
    let score = Score([rising], settings: SonificationSettings())
    #expect(bytes(score) == bytes(Score([rising], settings: SonificationSettings())))
  }

  @Test func silenceIsAnEmptyFile() throws {
    #expect(try WaveContents(bytes(.silence)).frameCount == 0)
  }

  @Test func stopsWhereWritingFails() {
    struct Full: Error {}
    var calls = 0
    let score = Score([rising], settings: SonificationSettings())
    #expect(throws: Full.self) {
      try WaveFile.render(score, volume: 1) { _ in
        calls += 1
        if calls == 2 { throw Full() }
      }
    }
    #expect(calls == 2)
  }

  @Test func isWrittenInSmallPieces() {
    var score = Score([rising], settings: SonificationSettings())
    score.length = 60
    var (largest, whole) = (0, 0)
    WaveFile.render(score, volume: 1, format: .float) { bytes in
      largest = max(largest, bytes.count)
      whole += bytes.count
    }
    #expect(largest <= 128 * 1024)
    #expect(whole == 58 + 60 * 48_000 * 8)
  }

  @Test(arguments: [0, 0.5, 1, 2, 9])
  func theVolumeIsInTheFileAndNothingClips(volume: Double) throws {
    var settings = SonificationSettings()
    settings.duration = .exactly(0.5)
    let sound = try WaveContents(
      bytes(Score([rising], settings: settings), volume: volume)
    ).stereo
    let expected = min(volume, 2) / 2
    #expect(Double(sound.peak) <= Phrase.loudestTone * expected)
    #expect(Double(sound.peak) >= 0.65 * Phrase.loudestTone * expected)
    // A sound that clips stays at the limit for several samples.
    #expect(sound.left.count { abs($0) >= 0.9999 } <= 1)
  }

  @Test func theSoundWandersFromLeftToRight() throws {
    let places = [-0.98, 0, 0.98]
    let flat = AudibleSeries(x: [0, 1, 2], y: [0.5, 0.5, 0.5], isContinuous: false)
    let sound = try WaveContents(bytes(Score([flat], settings: SonificationSettings()))).stereo
    for (index, place) in places.enumerated() {
      let frames = (48_000 * index + 2000)..<(48_000 * index + 8000)
      let left = Spectrum.loudness(Array(sound.left[frames]))
      let right = Spectrum.loudness(Array(sound.right[frames]))
      // Equal power: the angle between the sides is the place.
      #expect(abs(atan2(right, left) * 4 / .pi - 1 - place) < 0.001)
    }
  }
}
