import SoundTesting
import Testing

@testable import Sonification

@Suite struct HighPassTests {
  private func noise(sampleRate: Double) -> [Float] {
    let coefficients = HighPass.Coefficients(cutoff: 4500, sampleRate: sampleRate)
    var filter = HighPass()
    return (0..<9600).map { _ in Float(filter.next(coefficients)) }
  }

  @Test(arguments: [22_050.0, 44_100, 48_000, 96_000])
  func liesAboveThreeKilohertz(sampleRate: Double) {
    let share = Spectrum.powerShare(
      of: noise(sampleRate: sampleRate), above: 3000, sampleRate: sampleRate)
    #expect(share > 0.98)
  }

  @Test func isLoudButBounded() {
    let noise = noise(sampleRate: 48_000)
    #expect(Spectrum.peak(noise[...]) <= 1)
    #expect(Spectrum.loudness(noise) > 0.2)
  }

  @Test func isTheSameEveryTime() {
    #expect(noise(sampleRate: 48_000) == noise(sampleRate: 48_000))
  }
}
