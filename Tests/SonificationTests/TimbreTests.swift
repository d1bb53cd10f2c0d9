import SoundTesting
import Testing

@testable import Sonification

@Suite struct TimbreTests {
  @Test(arguments: Timbre.pitched + [.triangle])
  func fundamentalIsTheStrongestPartial(instrument: Instrument) {
    let partials = Timbre(instrument).partials
    #expect(partials.dropFirst().allSatisfy { abs($0) < partials[0] })
  }

  /// The known peak is the one that the partials add up to, however many of them are left.
  @Test(arguments: Timbre.pitched + [.triangle])
  func theKnownPeakIsTheirs(instrument: Instrument) throws {
    let strengths = Timbre.strengths(of: instrument)
    var sums = [Double](repeating: 0, count: 4096)
    var peak = 0.0
    for (index, strength) in strengths.enumerated() where strength != 0 {
      for step in sums.indices {
        sums[step] += strength * Sine.value(at: Double((index + 1) * step % 4096) / 4096)
        peak = max(peak, abs(sums[step]))
      }
    }
    let known = strengths[0] / Timbre(instrument).partials[0]
    #expect(abs(known / peak - 1.001) < 1e-9)
  }

  @Test(arguments: Timbre.pitched + [.triangle], [100.0, 440, 2000, 4000, 7000])
  func neverExceedsItsPeak(instrument: Instrument, frequency: Double) {
    let wave = Timbre.wave(instrument, frequency: frequency)
    #expect(Spectrum.peak(wave[...]) <= 1)
  }

  @Test(arguments: Timbre.pitched + [.triangle])
  func bandIsLimited(instrument: Instrument) {
    // 7 kHz would fold its seventh partial (49 kHz) back to 1 kHz.
    let wave = Timbre.wave(instrument, frequency: 7000)
    let below = 1 - Spectrum.powerShare(of: wave, above: 6500, sampleRate: 48_000)
    #expect(below < 1e-5)
  }

  @Test func seriesSoundDifferentAndThenAgainTheSame() {
    let instruments = (0..<9).map { Timbre.instrument(ofSeries: $0) }
    #expect(Set(instruments.prefix(8)).count == 8)
    #expect(instruments[8] == .soft)
    #expect(instruments[0] == .soft)
    // One that no other series has is that of the first alone.
    let squares = (0..<9).map { Timbre.instrument(ofSeries: $0, first: .square) }
    #expect(squares[0] == .square && !squares.dropFirst().contains(.square))
  }
}

extension Timbre {
  /// A tenth of a second of `instrument`.
  fileprivate static func wave(_ instrument: Instrument, frequency: Double) -> [Float] {
    let table = TimbreTable(sampleRate: 48_000)
    defer { table.deallocate() }
    let increment = frequency / 48_000
    let partials = table.partials(
      of: Timbre.PartialRange(instrument), from: increment, to: increment, frames: 1)
    let count = Block.Frames.scalarCount
    return (0..<4800 / count).flatMap { step in
      let frames = Block.places + Float(count * step)
      let turns = frames * Float(increment)
      let wave = partials.wave(at: turns, after: .zero)
      return wave.indices.map { wave[$0] }
    }
  }
}
