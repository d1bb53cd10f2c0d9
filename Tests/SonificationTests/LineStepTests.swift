import Sonification
import Testing

@Suite struct LineStepTests {
  /// The last step comes onto the line, goes past it, or neither.
  @Test(arguments: [
    (3.0, 6.0, false, true), (6, 3, false, true), (3, 5, true, false), (7, 5, true, false),
    (5, 5, false, false), (5, 6, false, false), (3, 4, false, false), (.nan, 5, true, false),
    (.nan, 6, false, false), (3, .nan, false, false), (-.infinity, 6, false, false),
  ])
  func aLineIsMetOnce(start: Double, end: Double, comes: Bool, passes: Bool) {
    let step = LineStep(from: start, to: end)
    #expect(step.comes(onto: 5) == comes)
    #expect(step.passes(5) == passes)
  }

  @Test func withoutAStartNothingIsPassed() {
    #expect(LineStep(from: nil, to: 5).comes(onto: 5))
    #expect(!LineStep(from: nil, to: 6).passes(5))
    #expect(LineStep(from: nil, to: 6).isRising)
  }

  /// A course that meets the line is heard at each meeting: once for each time it comes, and once for each time it
  /// goes past, however many steps lie between.
  @Test(arguments: 0..<40)
  func eachMeetingIsHeardOnce(seed: Int) {
    var random = SystemRandomNumberGenerator()
    let values = (0..<30 + seed).map { _ in Double(Int.random(in: 0...4, using: &random)) }
    let steps = zip([nil] + values.map(Optional.some), values).map { LineStep(from: $0, to: $1) }
    let met = steps.count { $0.comes(onto: 2) || $0.passes(2) }
    // Told otherwise: the stretches on the line, and the changes of side without one between.
    let runs = values.split { $0 != 2 }.count
    let sides = values.map { ($0 - 2).sign }
    let jumps = values.indices.dropFirst().count {
      values[$0] != 2 && values[$0 - 1] != 2 && sides[$0] != sides[$0 - 1]
    }
    #expect(met == runs + jumps)
  }
}
