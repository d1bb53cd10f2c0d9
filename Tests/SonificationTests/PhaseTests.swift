import Glibc
import Testing

@testable import Sonification

@Suite struct PhaseTests {
  private func prepared(
    _ start: Double, _ end: Double, seconds: Double, glide: SonificationSettings.PitchScale
  ) -> PreparedTone? {
    PreparedTone(
      Tone(
        start: 0, length: seconds, frequency: start, endFrequency: end, gain: 1, endGain: 1,
        pan: 0, endPan: 0, instrument: .soft, series: 0, isConnected: false),
      sampleRate: 48_000, glide: glide)
  }

  @Test(arguments: SonificationSettings.PitchScale.allCases, [0.035, 0.5, 10])
  func goesThroughTheSumOfAllIncrements(
    glide: SonificationSettings.PitchScale, seconds: Double
  ) throws {
    var tone = try #require(prepared(200, 2000, seconds: seconds, glide: glide))
    var phase = Phase()
    phase.begin(&tone, passed: 0)
    var increment = tone.increment
    var turns = 0.0
    var farthest = 0.0
    for block in 0..<(tone.end / Block.frameCount) {
      let course = phase.course(of: Block.frameCount)
      for frame in 0..<Block.frameCount {
        let distance = course.turns(after: Double(frame)) - turns
        farthest = max(farthest, abs(distance - distance.rounded()))
        turns += increment
        increment = increment * tone.incrementRatio + tone.incrementSlope
      }
      phase.advance(Block.frameCount)
      let drift = phase.turns - turns
      #expect(abs(drift - drift.rounded()) < 1e-6, "block \(block)")
    }
    // A ten-thousandth of a turn is a twentieth of a sample's own slope.
    #expect(farthest < 1e-4)
  }

  @Test func severalFramesAreTheSameAsEach() throws {
    var tone = try #require(prepared(300, 900, seconds: 0.1, glide: .log))
    var phase = Phase()
    phase.begin(&tone, passed: 100)
    let course = phase.course(of: 50)
    let several = course.turns(after: Block.places + 40)
    for index in several.indices {
      #expect(abs(Double(several[index]) - course.turns(after: Double(40 + index))) < 1e-6)
    }
  }

  @Test func beginningLateIsWhereItWouldBe() throws {
    var tone = try #require(prepared(200, 2000, seconds: 1, glide: .log))
    var early = Phase()
    early.begin(&tone, passed: 0)
    early.advance(1000)
    var late = Phase()
    late.begin(&tone, passed: 1000)
    #expect(isClose(early.increment, late.increment, within: 1e-12))
    #expect(late.turns == 0)
  }
}
