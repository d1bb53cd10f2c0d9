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

  /// 1 + `base` + `base`² … of `count` terms.
  @_noAllocation @_noLocks
  static func sum(_ base: Double, _ count: Int) -> Double {
    // The terms are added in runs of 1, 2, 4 …, each run the one before times 1 + baseⁿ.
    var result = 0.0
    var power = 1.0
    var sum = 1.0
    var square = base
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 {
        result += power * sum
        power *= square
      }
      sum += square * sum
      square *= square
      rest >>= 1
    }
    return result
  }
}
