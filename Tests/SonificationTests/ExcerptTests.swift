import Testing

@testable import Sonification

@Suite struct ExcerptTests {
  private static let rising = Score(
    [AudibleSeries(x: [0, 1, 2], y: [0, 0.5, 1], isContinuous: true)],
    settings: SonificationSettings())

  @Test func aGlideIsCutAtItsPitchThere() throws {
    let score = Self.rising.excerpt(from: 0.75, to: 2.25)
    #expect(score.length == 1.5)
    let first = try #require(score.tones.first)
    let last = try #require(score.tones.last)
    // A quarter and three quarters of the way from 200 to 2000 Hz.
    #expect(abs(first.frequency - 355.66) < 0.01)
    #expect(abs(last.endFrequency - 1124.68) < 0.01)
    #expect(first.start == 0)
    #expect(!first.isConnected)
    #expect(abs(last.start + last.length - 1.5) < 1e-9)
  }

  @Test func thePlayheadStaysOverTheRightPoint() throws {
    let part = try #require(Self.rising.excerpt(from: 0.75, to: 2.25).parts.first)
    #expect(abs(part.x(at: 0) - 0.5) < 1e-9)
    #expect(abs(part.x(at: 0.75) - 1) < 1e-9)
    #expect(abs(part.x(at: 1.5) - 1.5) < 1e-9)
  }

  @Test func notesOutsideAreLeftOut() {
    let notes = Score(
      [AudibleSeries(x: [0, 1, 2, 3], y: [0, 1, 0, 1], isContinuous: false)],
      settings: SonificationSettings())
    let score = notes.excerpt(from: 0.75, to: 1.5)
    #expect(score.tones.map { $0.frequency.rounded() } == [2000])
    #expect(score.tones.map(\.start) == [0])
  }

  @Test(arguments: [(1.0, 1.0), (2, 1), (.nan, 1), (5, 9)])
  func nothingIsSilence(start: Double, end: Double) {
    #expect(Self.rising.excerpt(from: start, to: end) == .silence)
  }
}
