import Testing

@testable import Sonification

@Suite struct PowerTests {
  @Test(arguments: [0, 1, 2, 3, 63, 64], [1, 1.001, 0.98, 1 + 1e-14])
  func sumAddsAllPowers(count: Int, base: Double) {
    let sum = (0..<count).reduce(0.0) { $0 + Power.whole(base, $1) }
    #expect(isClose(Power.sum(base, count), sum, within: 1e-11))
  }
}
