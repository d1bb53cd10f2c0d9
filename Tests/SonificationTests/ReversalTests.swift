import Testing

@testable import Sonification

@Suite struct ReversalTests {
  private func settings() -> SonificationSettings {
    var settings = SonificationSettings()
    settings.cues = []
    return settings
  }

  @Test func whatGlidedUpGlidesDown() {
    let rising = AudibleSeries(x: [0, 0.5, 1], y: [0, 0.5, 1], isContinuous: true)
    let score = Score([rising], settings: settings())
    let reversed = score.reversed()
    #expect(reversed.tones.map { $0.frequency.rounded() } == [2000, 632])
    #expect(reversed.tones.map { $0.endFrequency.rounded() } == [632, 200])
    #expect(reversed.tones.map(\.start) == score.tones.map(\.start))
    #expect(reversed.tones.first.map { $0.pan > $0.endPan } == true)
    // The chain is one tone still, begun at its other end.
    #expect(reversed.tones.map(\.isConnected) == [false, true])
  }

  @Test func notesKeepTheirLengthsAndComeInReverseOrder() {
    let notes = AudibleSeries(x: [0, 1, 2, 4], y: [0, 0.2, 0.6, 1], isContinuous: false)
    let score = Score([notes], settings: settings())
    let reversed = score.reversed()
    #expect(reversed.tones.map(\.frequency) == score.tones.map(\.frequency).reversed())
    #expect(reversed.tones.map(\.length) == score.tones.map(\.length).reversed())
    // Four slots of 0.75 s: the gap of two lies before the last but three now.
    for (tone, onset) in zip(reversed.tones, [0, 1.125, 1.6875, 2.25]) {
      #expect(abs(tone.start - onset) < 1e-9)
    }
  }

  @Test func thePlayheadIsOverTheRightPoint() throws {
    let rising = AudibleSeries(x: [3, 5, 7], y: [0, 0.5, 1], isContinuous: true)
    let score = Score([rising], settings: settings()).reversed()
    let part = try #require(score.parts.first)
    #expect(part.x(at: 0) == 7)
    #expect(part.x(at: score.length) == 3)
    #expect(abs(part.time(of: 6) - score.length / 4) < 1e-9)
    let notes = AudibleSeries(x: [0, 1, 2, 3], y: [0, 0.2, 0.6, 1], isContinuous: false)
    let discrete = Score([notes], settings: settings()).reversed()
    let other = try #require(discrete.parts.first)
    for (index, tone) in discrete.tones.enumerated() {
      #expect(abs(other.time(of: Double(3 - index)) - tone.start) < 1e-9)
    }
  }

  @Test func seriesInTurnTurnAround() {
    let low = AudibleSeries(x: [0, 1], y: [0, 0.1], isContinuous: true)
    let high = AudibleSeries(x: [0, 1], y: [0.9, 1], isContinuous: true)
    let reversed = Score([low, high], settings: settings()).reversed()
    #expect(reversed.parts.map(\.series) == [1, 0])
    #expect(reversed.tones.map(\.series) == [1, 0])
  }

  @Test func twiceIsAsItWas() {
    let gappy = AudibleSeries(
      x: [0, 1, 2, 3, 4, 5], y: [0, 0.3, .nan, 0.5, 0.2, 1], isContinuous: true)
    let score = Score([gappy], settings: SonificationSettings())
    let again = score.reversed().reversed()
    #expect(again.parts.map(\.series) == score.parts.map(\.series))
    #expect(again.tones.count == score.tones.count)
    for (one, other) in zip(again.tones, score.tones) {
      #expect(abs(one.start - other.start) < 1e-9)
      #expect(one.frequency == other.frequency)
      #expect(one.isConnected == other.isConnected)
    }
  }

  @Test func theLegendStaysFirst() {
    var legend = settings()
    legend.hasLegend = true
    let rising = AudibleSeries(x: [0, 0.5, 1], y: [0, 0.5, 1], isContinuous: true)
    let score = Score([rising], settings: legend)
    let reversed = score.reversed()
    #expect(Array(reversed.tones.prefix(2)) == Array(score.tones.prefix(2)))
    #expect(abs(reversed.parts[0].start - score.parts[0].start) < 1e-9)
    #expect(reversed.tones.dropFirst(2).map { $0.frequency.rounded() } == [2000, 632])
    #expect(reversed.length == score.length)
  }

  @Test func silenceStaysSilent() {
    #expect(Score.silence.reversed() == .silence)
  }
}
