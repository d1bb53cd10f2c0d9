/// A gain and a place in one number: multiplying makes louder and moves to the right.
///
/// Its real part is the gain on the left, its imaginary part that on the right; by its angle the
/// sound keeps its power wherever it is.
struct Complex: Equatable {
  var real: Double
  var imaginary: Double

  @_noAllocation @_noLocks
  init(real: Double, imaginary: Double) {
    self.real = real
    self.imaginary = imaginary
  }

  /// The number `length` away from zero, `turns` full turns from the real axis.
  @_noAllocation @_noLocks
  init(length: Double, turns: Double) {
    real = length * Sine.value(at: turns + 0.25)
    imaginary = length * Sine.value(at: turns)
  }

  @_noAllocation @_noLocks
  static func * (first: Complex, second: Complex) -> Complex {
    Complex(
      real: first.real * second.real - first.imaginary * second.imaginary,
      imaginary: first.real * second.imaginary + first.imaginary * second.real)
  }

  /// The number multiplied `exponent` times by itself, 1 for 0.
  @_noAllocation @_noLocks
  func power(_ exponent: Int) -> Complex {
    var result = Complex(real: 1, imaginary: 0)
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}
