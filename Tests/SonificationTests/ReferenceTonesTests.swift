import Testing

@testable import Sonification

@Suite struct ReferenceTonesTests {
  @Test func lowestMiddleHighestAndThenThePoint() {
    let score = Score(referencedPoint: 0.3, at: 1, series: 1, settings: settings())
    let alone = Score(point: 0.3, at: 1, series: 1, settings: settings())
    #expect(score.tones.count == 4)
    let frequencies = score.tones.prefix(3).map(\.frequency)
    #expect(frequencies[0] == 200 && frequencies[2] == 2000)
    #expect(isClose(frequencies[1], 632.456, within: 0.001))
    for (tone, next) in zip(score.tones, score.tones.dropFirst()) {
      #expect(next.start > tone.start + tone.length)
    }
    // The point itself is what it is without them.
    var point = score.tones[3]
    point.start = 0
    #expect(point == alone.tones[0])
    #expect(score.playedCount == 1)
    #expect(isClose(score.length, score.tones[3].start + 0.25))
    #expect(score.parts[0].start == score.tones[3].start)
    #expect(score.tones.allSatisfy { $0.instrument == .reed })
  }

  @Test func areAsLoudAsPointsAtTheirPitch() {
    let score = Score(referencedPoint: 0.5, at: nil, series: 0, settings: settings())
    // A shorter note needs a gain of its own for that.
    func gain(_ tone: Tone) -> Double {
      tone.gain / EqualLoudness.noteGain(of: tone.instrument, lasting: tone.length)
    }
    #expect(isClose(gain(score.tones[1]), gain(score.tones[3])))
    #expect(sound(of: score, volume: 2).peak <= 1)
  }

  @Test func aMissingPointHasNone() {
    let score = Score(referencedPoint: .nan, at: nil, series: 0, settings: settings())
    #expect(score == Score(point: .nan, at: nil, series: 0, settings: settings()))
  }
}
