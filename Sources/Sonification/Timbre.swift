/// What an instrument sounds like: the strengths of its partials, the fundamental first.
struct Timbre: Equatable {
  /// Strengths of the harmonics 1, 2, 3 …, scaled so that their sum never exceeds 1 in amplitude.
  let partials: [Double]

  /// The timbre of `instrument`; noise has no partials.
  init(_ instrument: Instrument) {
    let strengths: [Double] =
      switch instrument {
      case .soft: [1, 0.1, 0.03]
      case .reed: (1...11).map { $0.isMultiple(of: 2) ? 0 : 1 / Double($0) }
      case .string: (1...12).map { 1 / Double($0) }
      case .bell: [1, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.25]
      case .triangle: (1...11).map { $0.isMultiple(of: 2) ? 0 : 1 / Double($0 * $0) }
      case .noise: []
      }
    let peak = Self.peak(of: strengths)
    partials = strengths.map { $0 / peak }
  }

  /// The instruments that carry pitch, in the order the series get them.
  static let pitched: [Instrument] = [.soft, .reed, .string, .bell]

  /// The instrument of a series, from the first on.
  static func instrument(ofSeries series: Int) -> Instrument {
    pitched[((series % pitched.count) + pitched.count) % pitched.count]
  }

  /// How many partials the richest instrument has.
  static var partialCount: Int {
    @_noAllocation @_noLocks get { 12 }
  }

  /// The strengths of all instruments in their order, `partialCount` each.
  static let table = Instrument.allCases.flatMap { instrument in
    let partials = Timbre(instrument).partials
    return partials + [Double](repeating: 0, count: partialCount - partials.count)
  }

  /// The wave at `phase` turns, −1 … 1, without the partials above `highest` turns a frame.
  ///
  /// The partials come from one sine and one cosine by sin(kθ) = 2 cos θ sin((k−1)θ) − sin((k−2)θ).
  @_noAllocation @_noLocks
  static func value(
    at phase: Double, increment: Double, highest: Double, partials: UnsafePointer<Double>
  ) -> Double {
    let twiceCosine = 2 * Sine.value(at: phase + 0.25)
    var before = 0.0
    var sine = Sine.value(at: phase)
    var sum = 0.0
    var index = 0
    while index < partialCount {
      // The last tenth below the limit fades, so that a glide drops its partials unheard.
      let room = (highest - increment * Double(index + 1)) / (0.1 * highest)
      if room <= 0 { break }
      sum += partials[index] * sine * min(room, 1)
      let next = twiceCosine * sine - before
      before = sine
      sine = next
      index += 1
    }
    return sum
  }

  /// The highest amplitude over all numbers of partials.
  ///
  /// High tones lose their upper partials one after the other. What is left is always a mixture
  /// of such beginnings, so no pitch can exceed the highest of their peaks.
  private static func peak(of strengths: [Double]) -> Double {
    let steps = 4096
    var sums = [Double](repeating: 0, count: steps)
    var peak = 1e-9
    for (index, strength) in strengths.enumerated() where strength > 0 {
      for step in 0..<steps {
        let turn = Double((index + 1) * step) / Double(steps)
        sums[step] += strength * Sine.value(at: turn)
        peak = max(peak, abs(sums[step]))
      }
    }
    // The true peak may lie between two steps.
    return peak * 1.001
  }
}
