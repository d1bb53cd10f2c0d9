import Foundation

/// Numbers that look random and are the same every time: SplitMix64 (Steele, Lea, Flood 2014).
struct Random {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// Evenly spread, 0 ..< 1.
  mutating func uniform() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }

  /// Normally spread around 0 with a standard deviation of 1 (Box and Muller 1958).
  mutating func normal() -> Double {
    (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform())
  }

  /// Independent normal values.
  mutating func noise(_ count: Int) -> [Double] { (0..<count).map { _ in normal() } }

  /// Each value a normal step from the one before.
  mutating func walk(_ count: Int) -> [Double] {
    var height = 0.0
    return (0..<count).map { _ in
      height += normal()
      return height
    }
  }
}

/// Values that any measure of shape must see alike: larger, smaller, moved and huge.
let rescalings: [@Sendable (Double) -> Double] = [
  { $0 }, { $0 * 1e300 }, { $0 * 1e-290 }, { $0 * 4 + 1000 },
]
