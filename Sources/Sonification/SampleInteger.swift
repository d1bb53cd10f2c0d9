/// Samples as 16-bit integers.
enum SampleInteger {
  /// The integer nearest to `sample`, which counts as −1 … 1; not a number is silence.
  @inline(__always)
  static func value(of sample: Float) -> Int16 {
    // Adding a number whose last binary place is 1 rounds, and leaves the integer in the low bits.
    let scaled = Swift.max(Swift.min(sample, 1), -1) * 32_767 + 12_582_912
    return Int16(truncatingIfNeeded: Int32(bitPattern: scaled.bitPattern))
  }
}
