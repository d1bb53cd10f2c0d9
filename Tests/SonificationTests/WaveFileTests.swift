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
}
