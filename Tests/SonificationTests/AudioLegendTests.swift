import Testing

@testable import Sonification

@Suite struct AudioLegendTests {
  @Test func comesBeforeTheGraphAndShiftsIt() {
    for order in SonificationSettings.Order.allCases {
      let change: (inout SonificationSettings) -> Void = { $0.order = order }
      let lines = [series([0.3, 0.6, .nan, 0.5]), ramp(5)]
      let plain = Score(lines, settings: settings(.natural, change))
      let score = Score(
        lines,
        settings: settings {
          change(&$0)
          $0.hasLegend = true
        })
      #expect(isClose(score.length, plain.length + 1.2))
      #expect(score.playedCount == plain.playedCount && score.pointCount == plain.pointCount)
      #expect(score.parts.map(\.series) == plain.parts.map(\.series))
      for (part, before) in zip(score.parts, plain.parts) {
        #expect(isClose(part.start, before.start + 1.2))
        // The playhead finds the same x as without the legend.
        #expect(isClose(part.time(of: 2), before.time(of: 2) + 1.2))
      }
      #expect(score.tones.count == plain.tones.count + 2)
      for (tone, before) in zip(score.tones.dropFirst(2), plain.tones) {
        #expect(isClose(tone.start, before.start + 1.2))
        #expect(tone.frequency == before.frequency)
      }
      // Rest before the graph.
      #expect(score.tones.prefix(2).allSatisfy { $0.start + $0.length < 0.71 })
    }
  }

  @Test(arguments: [(false, 200.0, 2000.0), (true, 2000, 200)])
  func isTheLowestAndThenTheHighestValue(isInverted: Bool, first: Double, second: Double) {
    let score = Score(
      [series([0.4, 0.6])],
      settings: settings {
        $0.hasLegend = true
        $0.isInverted = isInverted
      })
    #expect(score.tones.prefix(2).map(\.frequency) == [first, second])
    #expect(score.tones[0].start == 0)
    #expect(score.tones[1].start > score.tones[0].start + score.tones[0].length)
    #expect(score.tones.prefix(2).allSatisfy { $0.pan == 0 && $0.instrument == .soft })
  }

  @Test(arguments: [0.02, 0.5, 2, 10])
  func isPartOfAnExactLength(seconds: Double) {
    let score = Score(
      [ramp(10)],
      settings: settings {
        $0.duration = .exactly(seconds)
        $0.hasLegend = true
      })
    #expect(isClose(score.length, seconds))
    #expect(score.parts[0].start <= seconds / 2 + 1e-9)
    #expect(score.tones.allSatisfy { $0.canSound })
  }

  @Test func withoutAGraphThereIsNone() {
    let score = Score([], settings: settings { $0.hasLegend = true })
    #expect(score == .silence || score.tones.isEmpty && score.length == 0)
  }

  @Test func staysWithinFullScale() {
    let score = Score([series([0.8, 1])], settings: settings { $0.hasLegend = true })
    #expect(sound(of: score, volume: 2).peak <= 1)
  }
}
