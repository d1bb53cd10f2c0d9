/// What an instrument sounds like: the strengths of its partials, the fundamental first.
struct Timbre: Equatable {
  /// Strengths of the harmonics 1, 2, 3 …, scaled so that their sum never exceeds 1 in amplitude.
  let partials: [Double]

  /// The timbre of `instrument`; noise has no partials.
  init(_ instrument: Instrument) {
    let strengths = Self.strengths(of: instrument)
    let peak = Self.peak(of: strengths)
    partials = strengths.map { $0 / peak }
  }

  /// The strengths of the partials, the fundamental 1.
  private static func strengths(of instrument: Instrument) -> [Double] {
    switch instrument {
    case .soft: [1, 0.1, 0.03]
    case .reed: (1...11).map { $0.isMultiple(of: 2) ? 0 : 1 / Double($0) }
    case .string: (1...12).map { 1 / Double($0) }
    case .bell: [1, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.25]
    case .triangle: (1...11).map { $0.isMultiple(of: 2) ? 0 : 1 / Double($0 * $0) }
    case .noise: []
    }
  }

  /// The instruments that carry pitch, in the order the series get them.
  static let pitched = Instrument.pitched

  /// The instrument of a series; the first has `first`, the others follow in their order.
  static func instrument(ofSeries series: Int, first: Instrument? = nil) -> Instrument {
    let offset = first.flatMap(pitched.firstIndex) ?? 0
    return pitched[(((series + offset) % pitched.count) + pitched.count) % pitched.count]
  }

  /// How many partials the richest instrument has.
  static var partialCount: Int {
    @_noAllocation @_noLocks get { 12 }
  }

  /// Where the partials of one instrument are in the table of all.
  struct Place: Equatable {
    var start: Int
    var count: Int

    init(_ instrument: Instrument) {
      start = (Instrument.allCases.firstIndex(of: instrument) ?? 0) * Timbre.partialCount
      count = Timbre.strengths(of: instrument).count
    }
  }

  /// The strengths of all instruments in their order, `partialCount` each.
  static let table = Instrument.allCases.flatMap { instrument in
    let partials = Timbre(instrument).partials
    return partials + [Double](repeating: 0, count: partialCount - partials.count)
  }

  /// The highest amplitude over all numbers of partials.
  ///
  /// High tones lose their upper partials one after the other. What is left is always a mixture
  /// of such beginnings, so no pitch can exceed the highest of their peaks.
  private static func peak(of strengths: [Double]) -> Double {
    let steps = 4096
    let sines = (0..<steps).map { Sine.value(at: Double($0) / Double(steps)) }
    var sums = [Double](repeating: 0, count: steps)
    var peak = 1e-9
    for (index, strength) in strengths.enumerated() where strength > 0 {
      // The second half of the turn mirrors the first.
      for step in 0...(steps / 2) {
        sums[step] += strength * sines[(index + 1) * step % steps]
        peak = max(peak, abs(sums[step]))
      }
    }
    // The true peak may lie between two steps.
    return peak * 1.001
  }
}
