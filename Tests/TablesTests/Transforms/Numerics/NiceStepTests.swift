import Tables
import Testing

@Suite struct NiceStepTests {
  @Test(arguments: [1, 1.1, 2, 2.1, 5, 5.1, 9.9, 10, 1e-300, 3e300, 0.3, 1000])
  func isNeverBelowTheSize(size: Double) {
    let step = NiceStep.above(size)
    #expect(step >= size * (1 - 1e-9))
    #expect(step <= size * 2.5000001)
  }

  @Test(arguments: [0, -1, .infinity, .nan]) func nothingHasNoStep(size: Double) {
    #expect(NiceStep.above(size) == 0)
  }
}
