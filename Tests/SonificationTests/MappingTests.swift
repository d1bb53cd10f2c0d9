import Testing

@testable import Sonification

@Suite struct MappingTests {
  private func tones(
    _ mapping: SonificationSettings.Mapping, isContinuous: Bool = false
  ) -> [Tone] {
    var line = series([0.5, 0.5, 0.5, 0.5], isContinuous: isContinuous)
    line.mapped = [0, 0.5, 1, .nan]
    return Score([line], settings: settings { $0.mapping = mapping }).tones
  }

  @Test func louderIsMore() {
    let gains = tones(.loudness).map(\.gain)
    #expect(gains[0] < gains[1] && gains[1] < gains[2])
    #expect(isClose(gains[2] / gains[0], 7.943, within: 0.001))
    // A point without a value is as loud as without a second measure.
    #expect(isClose(gains[3], gains[2]))
    let glide = tones(.loudness, isContinuous: true)
    #expect(isClose(glide[0].endGain, glide[1].gain))
  }

  @Test func rougherIsMore() {
    let pulses = tones(.roughness).map(\.pulse)
    #expect(pulses.map { $0?.rate } == [70, 70, 70, nil])
    #expect(pulses[0]?.floor ?? 0 > pulses[1]?.floor ?? 1)
    #expect(pulses[1]?.floor ?? 0 > pulses[2]?.floor ?? 1)
  }

  @Test func quickerIsMoreAndIsCountedInNotes() {
    let tones = tones(.tempo, isContinuous: true)
    #expect(tones.count == 4 && tones.allSatisfy { !$0.isConnected })
    let rates = tones.compactMap { $0.pulse?.rate }
    #expect(rates.count == 3 && rates[0] < rates[1] && rates[1] < rates[2])
  }

  /// A move to a point sounds its second measure as the whole does.
  @Test func aPointHasItsSecondMeasureToo() {
    let whole = tones(.loudness)
    let point = Score(
      figure: [0.5], at: 0.5, series: 0, mapped: 0.5,
      settings: settings { $0.mapping = .loudness })
    #expect(isClose(point.tones[0].gain, whole[1].gain))
  }
}
