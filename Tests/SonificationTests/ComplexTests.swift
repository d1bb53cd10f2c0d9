import Testing

@testable import Sonification

@Suite struct ComplexTests {
  @Test func multiplyingAddsTurnsAndMultipliesLengths() {
    let product = Complex(length: 2, turns: 0.1) * Complex(length: 0.5, turns: 0.15)
    #expect(isClose(product.real, 0, within: 1e-8))
    #expect(isClose(product.imaginary, 1, within: 1e-8))
  }

  @Test(arguments: [0, 1, 2, 7, 64])
  func powerMultipliesAsOften(exponent: Int) {
    let base = Complex(length: 1.01, turns: 0.013)
    let product = (0..<exponent).reduce(Complex(real: 1, imaginary: 0)) { power, _ in power * base }
    let power = base.power(exponent)
    #expect(isClose(power.real, product.real, within: 1e-12))
    #expect(isClose(power.imaginary, product.imaginary, within: 1e-12))
  }
}
