import Testing

@testable import Audiograph

@Suite struct SmoothingOptionTests {
  private static let cases: [(SmoothingOption, Double)] = [
    (.none, 1), (.default, 0.35), (.custom(0.5), 0.5), (.custom(1), 1), (.custom(7), 1),
    (.custom(0), 0.0001), (.custom(-1), 0.0001), (.custom(.nan), 0.35),
  ]

  @Test(arguments: cases.indices) func hasAWeight(index: Int) {
    #expect(Self.cases[index].0.weight == Self.cases[index].1)
  }
}
