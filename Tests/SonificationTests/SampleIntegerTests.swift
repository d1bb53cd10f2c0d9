import Testing

@testable import Sonification

@Suite struct SampleIntegerTests {
  private static let samples: [(Float, Int16)] = [
    (0, 0), (1, 32_767), (-1, -32_767), (9, 32_767), (-Float.infinity, -32_767), (0.5, 16_384),
    (-0.25, -8192), (1.2e-5, 0), (1.8e-5, 1), (-1.8e-5, -1),
  ]

  @Test(arguments: samples)
  func isTheNearest(sample: Float, integer: Int16) {
    #expect(SampleInteger.value(of: sample) == integer)
  }

  @Test func whatIsNoNumberIsNoTrap() {
    _ = SampleInteger.value(of: .nan)
  }
}
