import Testing

@testable import Sonification

@Suite struct SmoothingTests {
  @Test func followsByItsWeight() {
    let smoothed = [0.0, 1, 1].smoothed(by: 0.35)
    #expect(isClose(smoothed[0], 0))
    #expect(isClose(smoothed[1], 0.35))
    #expect(isClose(smoothed[2], 0.35 + 0.35 * 0.65))
  }

  @Test func oneIsTheData() {
    #expect([0.1, 0.9, 0.3].smoothed(by: 1) == [0.1, 0.9, 0.3])
    #expect([0.1, 0.9, 0.3].smoothed(by: 5) == [0.1, 0.9, 0.3])
  }

  @Test func nothingIsFlatterThanTheSmallestWeight() {
    #expect([0.0, 1].smoothed(by: -1) == [0, 0.0001])
  }

  @Test func startsAnewAfterAGap() {
    let smoothed = [0.0, .nan, 1, 0].smoothed(by: 0.35)
    #expect(smoothed[1].isNaN)
    #expect(smoothed[2] == 1)
    #expect(isClose(smoothed[3], 0.65))
  }

  @Test(arguments: [
    (SonificationSettings.Preset.natural, 1.0), (.audiograph, 0.35),
  ])
  func aPresetSmoothsAsItSays(preset: SonificationSettings.Preset, weight: Double) {
    let score = Score([series([0, 1, 0])], settings: settings(preset))
    let map = PitchMap(settings(preset))
    #expect(isClose(score.tones[0].frequency, map.frequency(of: 0)))
    #expect(isClose(score.tones[0].endFrequency, map.frequency(of: weight)))
    #expect(isClose(score.tones[1].endFrequency, map.frequency(of: weight - weight * weight)))
  }
}
