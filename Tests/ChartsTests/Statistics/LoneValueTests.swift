import Testing

@testable import Charts

struct LoneValueTests {
  private let level = [2.1, 2.4, 1.9, 2.2, 2.6, 2.0, 2.3, 2.5, 1.8, 2.2]

  @Test func oneFarFromAllOthersIsFound() {
    #expect(LoneValue.index(in: level + [9.5, 2.2]) == 10)
    #expect(LoneValue.index(in: [-7] + level) == 0)
    #expect(LoneValue.index(in: [.nan] + level + [.nan, 9.5]) == 12)
  }

  /// Two of them are no exception, nor is one among few, or a little beyond.
  @Test func othersAreNot() {
    #expect(LoneValue.index(in: level) == nil)
    #expect(LoneValue.index(in: level + [9.5, 9.4]) == nil)
    #expect(LoneValue.index(in: level + [3.2]) == nil)
    #expect(LoneValue.index(in: [1, 1, 1, 40]) == nil && LoneValue.index(in: []) == nil)
  }

  /// Noise hardly ever has one.
  @Test func noiseHasNone() {
    let found = (0..<400).count { seed in
      var random = Random(seed: 5_000 + seed)
      return LoneValue.index(in: random.noise(seed % 2 == 0 ? 12 : 60)) != nil
    }
    #expect(found <= 4)
  }
}
