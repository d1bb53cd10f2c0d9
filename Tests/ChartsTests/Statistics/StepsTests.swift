import Testing

@testable import Charts

struct StepsTests {
  @Test func theLargestStepsEachWay() {
    let y: [Double] = [1, 4, 2, 5, 9, 3, 7]
    #expect(Steps.largestRise(in: y) == 4)
    #expect(Steps.largestDrop(in: y) == 5)
    // Of equals the first.
    #expect(Steps.largestRise(in: [1, 2, 3, 4]) == 1)
  }

  @Test func acrossAGapThereIsNoStep() {
    #expect(Steps.largestRise(in: [1, .nan, 90, 91]) == 3)
    #expect(Steps.largestRise(in: [.nan, 1, .infinity]) == nil)
  }

  @Test func whatDoesNotRiseHasNoRise() {
    #expect(Steps.largestRise(in: [3, 2, 2]) == nil)
    // Nothing rises over a break.
    #expect(Steps.largestRise(in: [1, 2, 90, 91.5], over: [2]) == 3)
    #expect(Steps.notable(in: [1, 2, 90, 91.5, 92, 93], sign: 1, over: [2]) == [3])
    #expect(Steps.largestRise(in: [1, 90], over: [1]) == nil)
    #expect(Steps.largestDrop(in: []) == nil)
    #expect(Steps.notable(in: [3, 2, 2], sign: 1) == [])
  }

  @Test func notableStepsAreFarFromUsual() {
    let y: [Double] = [0, 1, 2, 9, 10, 11, 30, 31, 20, 21]
    #expect(Steps.notable(in: y, sign: 1) == [3, 6])
    #expect(Steps.notable(in: y, sign: -1) == [8])
    // The largest is notable though it is no larger than others.
    #expect(Steps.notable(in: [1, 2, 3, 4], sign: 1) == [1])
  }

  /// The way over missing times is large only where no other step is as large.
  @Test func aHoleIsNotableOnlyAsTheLargest() {
    let y: [Double] = [0, 1, 2, 9, 10, 11, 30, 31, 20, 21]
    #expect(Steps.notable(in: y, sign: 1, besides: [3]) == [6])
    #expect(Steps.notable(in: y, sign: 1, besides: [6]) == [3, 6])
  }

  @Test func extremesDoNotOverflow() {
    #expect(Steps.notable(in: [-1.7e308, 1.7e308, -1.7e308], sign: 1) == [1])
  }

  @Test func ofStepsThatOnlyRoundingTellsApartTheFirstIsLargest() {
    #expect(Steps.largestRise(in: Samples.curve(40) { $0 / 3 }) == 1)
    #expect(Steps.largestRise(in: Samples.curve(10) { ($0 + 1) * 1e300 }) == 1)
    #expect(Steps.largestDrop(in: Samples.curve(40) { -$0 / 3 }) == 1)
    #expect(Steps.largestRise(in: [0, 1, 2.001, 3]) == 2)
  }
}
