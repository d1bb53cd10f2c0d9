import Glibc

/// Noise through filters of the fourth order, the sound of a gap's tick.
struct BandPass {
  /// Two Butterworth sections that keep what is high, and two that keep what is low, after the usual
  /// bilinear transform.
  struct Coefficients {
    /// One section: its numerator is gain · (1, ±2, 1), its denominator 1, first, second.
    struct Section {
      var gain = 1.0
      var middle = 2.0
      var first = 2.0
      var second = 1.0
    }

    var high = (Section(), Section())
    var low = (Section(), Section())

    /// Lets everything through.
    static let passing = Coefficients()

    private init() {}

    /// Lets frequencies from `lowest` to `highest` Hz through, as far as `sampleRate` can hold them.
    init(from lowest: Double, to highest: Double, sampleRate: Double) {
      func section(_ cutoff: Double, _ quality: Double, isHigh: Bool) -> Section {
        let warped = tan(.pi * min(cutoff / sampleRate, 0.45))
        let square = warped * warped
        let norm = 1 / (1 + warped / quality + square)
        return Section(
          gain: isHigh ? norm : square * norm, middle: isHigh ? -2 : 2,
          first: 2 * (square - 1) * norm, second: (1 - warped / quality + square) * norm)
      }
      // The qualities of a fourth-order Butterworth filter.
      let qualities = (0.541_196_1, 1.306_563)
      high = (
        section(lowest, qualities.0, isHigh: true), section(lowest, qualities.1, isHigh: true)
      )
      low = (
        section(highest, qualities.0, isHigh: false), section(highest, qualities.1, isHigh: false)
      )
    }
  }

  private var random: UInt32 = 0x2545_F491
  private var memories = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))

  @_noAllocation @_noLocks
  init() {}

  /// The next value, −1 … 1; the same row of values from every new filter.
  @_noAllocation @_noLocks
  mutating func next(_ coefficients: Coefficients) -> Double {
    // Xorshift, by George Marsaglia: 32 bits are plenty for 55 ms.
    random ^= random << 13
    random ^= random >> 17
    random ^= random << 5
    var value = Double(Int32(bitPattern: random)) / 2_147_483_648
    value = Self.passed(value, &memories.0, coefficients.high.0)
    value = Self.passed(value, &memories.1, coefficients.high.1)
    value = Self.passed(value, &memories.2, coefficients.low.0)
    value = Self.passed(value, &memories.3, coefficients.low.1)
    return min(max(value, -1), 1)
  }

  /// One section in transposed direct form.
  @_noAllocation @_noLocks
  private static func passed(
    _ input: Double, _ memory: inout (Double, Double), _ section: Coefficients.Section
  ) -> Double {
    let scaled = section.gain * input
    let output = scaled + memory.0
    memory.0 = section.middle * scaled - section.first * output + memory.1
    memory.1 = scaled - section.second * output
    return output
  }
}
