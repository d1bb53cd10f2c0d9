import Testing

@testable import Sonification

/// The ends between which points may lie, beside the points.
@Suite struct BandTests {
  private func line(_ lower: [Double], _ upper: [Double], isContinuous: Bool = true)
    -> AudibleSeries
  {
    var line = AudibleSeries(
      x: lower.indices.map(Double.init), y: lower.map { _ in 0.5 }, isContinuous: isContinuous)
    (line.lower, line.upper) = (lower, upper)
    return line
  }

  /// Each has the pitch of its end, for as long as the value has, and is much softer than that.
  @Test(arguments: [true, false]) func endsHaveTheirPitch(isContinuous: Bool) {
    let settings = SonificationSettings()
    let tones = Score(
      [line([0.2, 0.3, 0.2], [0.8, 0.9, 0.8], isContinuous: isContinuous)], settings: settings
    ).tones
    let map = PitchMap(settings)
    let lower = tones.filter { $0.layer == .lower }
    let upper = tones.filter { $0.layer == .upper }
    let values = tones.filter { $0.layer == .line }
    #expect(lower.count == (isContinuous ? 2 : 3) && upper.count == lower.count)
    #expect(abs(lower[0].frequency - map.frequency(of: 0.2)) < 0.01)
    #expect(abs(upper[1].frequency - map.frequency(of: 0.9)) < 0.01)
    #expect(zip(lower, values).allSatisfy { $0.start == $1.start })
    #expect((lower + upper).allSatisfy { $0.gain < values[0].gain / 2 })
  }

  /// No ends are silent: a point, one whose ends are the value, a line that is smoothed.
  @Test func whatHasNoEndsIsSilent() {
    func count(_ series: AudibleSeries, _ change: (inout SonificationSettings) -> Void = { _ in })
      -> Int
    {
      var settings = SonificationSettings()
      change(&settings)
      return Score([series], settings: settings).tones.count {
        [.lower, .upper].contains($0.layer)
      }
    }
    let whole = line([0.1, 0.1, 0.1, 0.1], [0.9, 0.9, 0.9, 0.9])
    #expect(count(whole) == 6)
    #expect(count(line([0.1, .nan, 0.1, 0.1], [0.9, 0.9, .nan, 0.9])) == 0)
    #expect(count(line([0.5, 0.5], [0.5, 0.5])) == 0)
    #expect(count(line([.infinity, -.infinity], [.nan, 3])) == 0)
    #expect(count(whole) { $0.smoothing = 0.3 } == 0)
    #expect(count(whole) { $0.preset = .audiograph } == 0)
    #expect(count(whole) { $0.density = .extremes } == 0)
  }
}
