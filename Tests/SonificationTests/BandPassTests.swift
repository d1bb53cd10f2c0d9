import SoundTesting
import Testing

@testable import Sonification

@Suite struct BandPassTests {
  private func noise(sampleRate: Double) -> [Float] {
    let coefficients = BandPass.Coefficients(from: 1500, to: 5000, sampleRate: sampleRate)
    var filter = BandPass()
    return (0..<9600).map { _ in Float(filter.next(coefficients)) }
  }

  @Test(arguments: [22_050.0, 44_100, 48_000, 96_000])
  func liesInItsBand(sampleRate: Double) {
    let noise = noise(sampleRate: sampleRate)
    func share(above frequency: Double) -> Double {
      Spectrum.powerShare(of: noise, above: frequency, sampleRate: sampleRate)
    }
    #expect(share(above: 1400) - share(above: 5500) > 0.85)
    #expect(share(above: 1000) > 0.98 && share(above: 8000) < 0.02)
  }

  @Test func isLoudButBounded() {
    let noise = noise(sampleRate: 48_000)
    #expect(Spectrum.peak(noise[...]) <= 1)
    #expect(Spectrum.loudness(noise) > 0.1)
  }

  @Test func isTheSameEveryTime() {
    #expect(noise(sampleRate: 48_000) == noise(sampleRate: 48_000))
  }

  @Test func passesEverythingWithoutABand() {
    var filter = BandPass()
    let noise = (0..<9600).map { _ in Float(filter.next(.passing)) }
    #expect(abs(Spectrum.powerShare(of: noise, above: 12_000, sampleRate: 48_000) - 0.5) < 0.05)
  }
}
