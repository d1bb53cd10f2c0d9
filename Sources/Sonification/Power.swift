import Glibc

/// Powers, for curves that grow by the same ratio each frame.
enum Power {
  /// The ratio that, multiplied `count` times, yields `factor`.
  static func root(_ factor: Double, _ count: Double) -> Double {
    factor == 1 ? 1 : exp(log(factor) / count)
  }

  /// `base` multiplied `exponent` times, without libm.
  @_noAllocation @_noLocks
  static func whole(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    var square = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
