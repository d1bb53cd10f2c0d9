import Glibc

/// Noise through a high-pass filter of the fourth order, the sound of a gap's tick.
struct HighPass {
  /// Two Butterworth sections after the usual bilinear transform.
  struct Coefficients {
    var gain: (Double, Double)
    var first: (Double, Double)
    var second: (Double, Double)

    /// Lets everything through.
    static let passing = Coefficients()

    private init() {
      gain = (1, 1)
      first = (-2, 1)
      second = (-2, 1)
    }

    /// Lets frequencies above `cutoff` Hz through, as far as `sampleRate` can hold them.
    init(cutoff: Double, sampleRate: Double) {
      let warped = tan(.pi * min(cutoff / sampleRate, 0.4))
      func section(_ quality: Double) -> (gain: Double, first: Double, second: Double) {
        let norm = 1 / (1 + warped / quality + warped * warped)
        return (
          norm, 2 * (warped * warped - 1) * norm,
          (1 - warped / quality + warped * warped) * norm
        )
      }
      // The qualities of a fourth-order Butterworth filter.
      let low = section(0.541_196_1)
      let high = section(1.306_563)
      gain = (low.gain, high.gain)
      first = (low.first, high.first)
      second = (low.second, high.second)
    }
  }

  private var random: UInt32 = 0x2545_F491
  private var low = (0.0, 0.0)
  private var high = (0.0, 0.0)

  @_noAllocation @_noLocks
  init() {}

  /// The next value, −1 … 1; the same row of values from every new filter.
  @_noAllocation @_noLocks
  mutating func next(_ coefficients: Coefficients) -> Double {
    // Xorshift, by George Marsaglia: 32 bits are plenty for 30 ms.
    random ^= random << 13
    random ^= random >> 17
    random ^= random << 5
    let white = Double(Int32(bitPattern: random)) / 2_147_483_648
    let once = Self.section(
      white, &low, coefficients.gain.0, coefficients.first.0, coefficients.second.0)
    let twice = Self.section(
      once, &high, coefficients.gain.1, coefficients.first.1, coefficients.second.1)
    return min(max(twice, -1), 1)
  }

  /// One section in transposed direct form; the numerator of a high-pass filter is 1, −2, 1.
  @_noAllocation @_noLocks
  private static func section(
    _ input: Double, _ memory: inout (Double, Double), _ gain: Double, _ first: Double,
    _ second: Double
  ) -> Double {
    let output = gain * input + memory.0
    memory.0 = -2 * gain * input - first * output + memory.1
    memory.1 = gain * input - second * output
    return output
  }
}
