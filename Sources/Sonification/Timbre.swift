/// The sound of an instrument: the strengths of its partials, the fundamental first.
struct Timbre: Equatable {
  /// Strengths of the harmonics 1, 2, 3 …, scaled so that their sum never exceeds 1 in amplitude.
  let partials: [Double]

  /// The timbre of `instrument`; noise has no partials.
  init(_ instrument: Instrument) {
    let strengths = Self.strengths(of: instrument)
    let peak = Self.peak(of: instrument)
    partials = strengths.map { $0 / peak }
  }

  /// The strengths of the partials, the fundamental 1; the signs of some keep the sum of all low.
  static func strengths(of instrument: Instrument) -> [Double] {
    switch instrument {
    case .soft: [1, 0.1, 0.03]
    case .reed: [1, 0.95, 0.9, 0.8, 0.6]
    case .string: [1, 0, 0, 0, 0, 0.98, 0.98, -0.98, -0.98, 0.98, -0.98, 0.98]
    case .zither: [1, 0, 0, 0, 0.9, 0.9, -0.9]
    case .bell: [1, 0, 0, 0.98, 0, 0, 0.98, 0, 0, 0.98]
    case .pluck: [1, 0.95]
    case .flute: [1, 0.05]
    case .wood: [1, 0, 0.95, 0, 0.9]
    case .square: (1...11).map { $0.isMultiple(of: 2) ? 0 : 1 / Double($0) }
    case .triangle: (1...11).map { $0.isMultiple(of: 2) ? 0 : 1 / Double($0 * $0) }
    case .noise: []
    }
  }

  /// The instruments that carry pitch, in the order the series get them.
  static let pitched = Instrument.pitched

  /// The instrument of a series; the first has `first`, the others follow in their order.
  static func instrument(ofSeries series: Int, first: Instrument? = nil) -> Instrument {
    let voices = Instrument.voices
    // One that no other series gets is that of the first alone.
    if series == 0, let first { return first }
    let offset = first.flatMap(voices.firstIndex) ?? 0
    return voices[(((series + offset) % voices.count) + voices.count) % voices.count]
  }

  /// The number of partials of the richest instrument.
  static var partialCount: Int {
    @_noAllocation @_noLocks get { 12 }
  }

  /// The range of one instrument's partials in the table of all.
  struct PartialRange: Equatable {
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

  /// The highest amplitude over all numbers of partials, a thousandth above what 4096 steps show.
  ///
  /// High tones lose their upper partials one after the other. What is left is always a mixture
  /// of such beginnings, so no pitch can exceed the highest of their peaks. Known beforehand,
  /// because finding them took a thirtieth of the time of a short render; a test finds them anew.
  private static func peak(of instrument: Instrument) -> Double {
    switch instrument {
    case .soft: 1.020119702769134
    case .triangle, .square: 1.0010000006634427
    case .reed: 3.3065456735695817
    case .string: 4.410816537014001
    case .zither: 3.007907063196905
    case .bell: 3.798007333382614
    case .pluck: 1.7142319709602416
    case .flute: 1.0059441820157762
    case .wood: 2.095425340600814
    case .noise: 1
    }
  }
}
