import Dispatch
import Sonification
import Testing

@testable import Audiograph

@Suite struct PlayingDurationTests {
  private static let cases: [(PlayingDuration, SonificationSettings.Duration?)] = [
    (.short, .short), (.recommended, .recommended), (.long, .long),
    (.exactly(.seconds(10)), .exactly(10)), (.exactly(.milliseconds(10_000)), .exactly(10)),
    (.exactly(.microseconds(10_000_000)), .exactly(10)),
    (.exactly(.nanoseconds(10_000_000_000)), .exactly(10)),
    (.exactly(.never), nil), (.exactly(.seconds(0)), nil), (.exactly(.seconds(-3)), nil),
    (.exactly(.seconds(.max)), .exactly(Double(Int.max))),
  ]

  @Test(arguments: cases.indices) func isAChoiceOfTheScore(index: Int) {
    #expect(Self.cases[index].0.choice == Self.cases[index].1)
  }
}
