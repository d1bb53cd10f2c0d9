import Glibc
import Testing

@testable import Sonification

@Suite struct TuningTests {
  private func frequencies(_ tuning: SonificationSettings.Tuning) -> [Double] {
    let map = PitchMap(settings { $0.tuning = tuning })
    return (0...1000).map { map.frequency(of: Double($0) / 1000) }
  }

  /// The degree of a pitch above C, in semitones.
  private func degree(_ frequency: Double) -> Double {
    let place = 57 + 12 * log2(frequency / 440)
    return place - 12 * (place / 12).rounded(.down)
  }

  @Test(arguments: [
    (SonificationSettings.Tuning.chromatic, Array(0..<12)), (.major, [0, 2, 4, 5, 7, 9, 11]),
    (.pentatonic, [0, 2, 4, 7, 9]),
  ])
  func pitchesAreTonesOfTheScale(tuning: SonificationSettings.Tuning, tones: [Int]) {
    let tuned = frequencies(tuning)
    for frequency in tuned {
      let degree = degree(frequency)
      #expect(tones.contains { abs(Double($0) - degree) < 1e-6 || abs(degree - 12) < 1e-6 })
      #expect(frequency >= 200 && frequency <= 2000)
    }
    for (free, tuned) in zip(frequencies(.none), tuned) {
      // At the ends of the range the nearest tone may lie outside of it.
      #expect(abs(12 * log2(tuned / free)) < (tuning == .chromatic ? 1.1 : 3.1))
    }
    // A higher value is never lower.
    for (low, high) in zip(tuned, tuned.dropFirst()) { #expect(low <= high) }
    #expect(Set(tuned).count > 10)
  }

  @Test func aRangeWithoutAToneOfTheScaleIsLeft() {
    let narrow = PitchMap(
      settings {
        $0.tuning = .major
        ($0.minimumFrequency, $0.maximumFrequency) = (450, 455)
      })
    #expect(narrow.frequency(of: 0.5) > 450 && narrow.frequency(of: 0.5) < 455)
  }

  @Test func linesBecomeNotes() {
    let line = ramp(12)
    let notes = Score([line], settings: settings { $0.hasNotes = true })
    #expect(notes.tones.count == 12)
    #expect(notes.tones.allSatisfy { $0.frequency == $0.endFrequency && !$0.isConnected })
    #expect(Score([line], settings: settings()).tones.contains { $0.isConnected })
  }
}
