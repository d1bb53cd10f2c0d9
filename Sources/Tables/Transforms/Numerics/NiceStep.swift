import Glibc

/// Steps that are easily counted in: 1, 2, 5 times a power of ten.
///
/// Heckbert, "Nice numbers for graph labels", Graphics Gems (1990).
package enum NiceStep {
  /// The smallest of them that is not below `size`; 0 where `size` is no positive number.
  package static func above(_ size: Double) -> Double {
    guard size > 0, size.isFinite else { return 0 }
    let power = pow(10, log10(size).rounded(.down))
    for factor in [1.0, 2, 5] where factor * power >= size * (1 - 1e-9) {
      return factor * power
    }
    return 10 * power
  }
}
