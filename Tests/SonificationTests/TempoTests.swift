import Testing

@testable import Sonification

@Suite struct TempoTests {
  private static let score = Score(
    [AudibleSeries(x: [0, 1, 2, 3], y: [0, 0.5, .nan, 1], isContinuous: true)],
    settings: SonificationSettings())

  @Test func twiceAsFastIsHalfAsLongAtTheSamePitches() {
    let fast = Self.score.atSpeed(2)
    #expect(fast.length == Self.score.length / 2)
    #expect(fast.tones.map(\.frequency) == Self.score.tones.map(\.frequency))
    #expect(fast.tones.map(\.start) == Self.score.tones.map { $0.start / 2 })
    #expect(fast.parts[0].time(of: 1) == Self.score.parts[0].time(of: 1) / 2)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1])
  func whatIsNoSpeedChangesNothing(speed: Double) {
    #expect(Self.score.atSpeed(speed) == Self.score)
  }
}
