import Glibc
import Testing

@testable import Sonification

@Suite struct LoudnessTests {
  @Test func movesEvenlyFromEarToEarAndFalls() throws {
    var tone = try #require(
      PreparedTone(
        Tone(
          start: 0, length: 0.01, frequency: 440, endFrequency: 440, gain: 0.8, endGain: 0.2,
          pan: -0.9, endPan: 0.9, instrument: .soft, series: 0, isConnected: false),
        sampleRate: 48_000, glide: .log))
    let loudness = Loudness(&tone, passed: 3, volume: 0.5)
    var course = loudness.course
    for step in 0..<8 {
      for index in course.left.indices {
        let share = Double(3 + step * course.left.scalarCount + index) / 480
        let gain = 0.5 * 0.8 * pow(0.25, share)
        let sides = Panning.gains(at: -0.9 + 1.8 * share)
        #expect(isClose(Double(course.left[index]), gain * sides.left, within: 1e-6))
        #expect(isClose(Double(course.right[index]), gain * sides.right, within: 1e-6))
      }
      course.advance()
    }
  }

  @Test(arguments: [1, 10, 64])
  func advancingIsBeginningLater(frames: Int) throws {
    var tone = try #require(
      PreparedTone(
        Tone(
          start: 0, length: 1, frequency: 440, endFrequency: 440, gain: 0.01, endGain: 1,
          pan: 0, endPan: 1, instrument: .soft, series: 0, isConnected: false),
        sampleRate: 48_000, glide: .log))
    var early = Loudness(&tone, passed: 0, volume: 1)
    early.advance(frames)
    let late = Loudness(&tone, passed: frames, volume: 1)
    #expect(isClose(early.gains.real, late.gains.real, within: 1e-12))
    #expect(isClose(early.gains.imaginary, late.gains.imaginary, within: 1e-12))
  }
}
