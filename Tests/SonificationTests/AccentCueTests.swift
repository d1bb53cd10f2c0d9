import Testing

@testable import Sonification

/// The cues of turning points, spikes and outliers sound at their places, and only when asked for.
@Suite struct AccentCueTests {
  private func line() -> AudibleSeries {
    var line = ramp(11)
    line.landmarks.accents = [.turningPoint: [2, 8], .spike: [5], .outlier: [5, 99]]
    return line
  }

  @Test func soundAtTheirPlaces() {
    let score = Score(
      [line()], settings: settings { $0.cues = [.turningPoint, .spike, .outlier] })
    func starts(_ cue: Cue) -> [Double] {
      let tones = score.tones.filter { $0.cue == cue }
      return tones.map(\.start).filter { start in
        !tones.contains { $0.start < start - 1e-9 && $0.start > start - 0.15 }
      }
    }
    #expect(starts(.turningPoint).elementsEqual([0.6, 2.4]) { isClose($0, $1, within: 1e-6) })
    #expect(starts(.spike).elementsEqual([1.5]) { isClose($0, $1, within: 1e-6) })
    // A place outside of the time is not heard.
    #expect(starts(.outlier).elementsEqual([1.5]) { isClose($0, $1, within: 1e-6) })
  }

  @Test func areSilentByDefault() {
    #expect(Score([line()], settings: settings()).tones.allSatisfy { $0.cue == nil })
  }
}
