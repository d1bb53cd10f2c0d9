import Foundation
import Testing

@testable import Charts

struct ChangeTests {
  /// The means of a life expectancy: the difference is 15.67054, though that of what is told of both ends is 15.670.
  @Test func theDifferenceIsThatOfTheValues() {
    let change = Change(
      from: Quantity(39.13550, fractionDigits: 3), to: Quantity(54.80604, fractionDigits: 3))
    #expect(abs(change.amount.value - 15.67054) < 1e-9 && change.amount.fractionDigits == 3)
  }

  /// A difference is rounded once, and a percent is what the ends that are told make of it, or none is said.
  @Test(arguments: 0..<50) func whatIsToldIsTrue(seed: Int) throws {
    var random = Random(seed: 2_000 + seed)
    for _ in 0..<200 {
      let size = pow(10, (random.uniform() - 0.3) * 9)
      let digits = Int(random.uniform() * 5)
      let values = [0, 1].map { _ in
        let (value, scale) = (random.normal() * size, 2 * pow(10, Double(digits)))
        return random.uniform() < 0.3 ? (value * scale).rounded(.down) / scale : value
      }
      let change = Change(
        from: Quantity(values[0], fractionDigits: digits),
        to: Quantity(values[1], fractionDigits: digits))
      #expect(change.amount.value == values[1] - values[0])
      guard let percent = change.saidPercent else { continue }
      let told = values.map { value -> Double in
        var (decimal, rounded) = (Decimal(string: "\(value)") ?? 0, Decimal())
        NSDecimalRound(&rounded, &decimal, digits, .plain)
        return NSDecimalNumber(decimal: rounded).doubleValue
      }
      let ofTold = (told[1] / told[0] - 1) * 100
      guard change.saidFactor == nil, abs(percent) >= 0.05 else { continue }
      let scale = pow(10, Double(change.percentDigits))
      #expect((percent * scale).rounded() == (ofTold * scale).rounded(), "\(values), \(told)")
    }
  }

  /// Two values that are printed alike are unchanged, and of what goes below zero, or ends next to it, nothing is so many times less.
  @Test func aChangeAmongManyValuesIsNoFactorOfNothing() {
    func change(_ start: Double, _ end: Double, _ values: ClosedRange<Double>) -> Change {
      Change(
        from: Quantity(start, fractionDigits: 3), to: Quantity(end, fractionDigits: 3)
      ).among(values)
    }
    let dust = change(2.71000004, 2.71000028, 0...6)
    #expect(dust.amount.value == 0 && dust.percent == 0)
    #expect(change(2.71, 0.02, -3.26...5.43).saidPercent == nil)
    #expect(change(2.82, 0.12, 0.12...15.33).saidPercent == nil)
    // Profits that were a loss in between are no so many times as much.
    #expect(change(10.7, 1_827, -200...1_900).saidPercent == nil)
    // A growth is as many times more as it is, and a fall that stays away from zero as many times less.
    #expect(change(1, 1_225, 1...1_225).saidFactor == 1_225)
    #expect(change(100, 8, 8...100).saidFactor?.rounded() == 13)
    #expect(change(4, 3, -1...6).saidPercent != nil)
    // A decay over powers of ten is next to zero nowhere; one that reaches zero is.
    #expect(change(870, 0.001, 0.001...870).saidFactor?.rounded() == 870_000)
    #expect(change(870, 0.001, 0...870).saidPercent == nil)
    #expect(change(870, 2, 2...870).saidPercent == nil)
    #expect(change(0.002, 806, 0.002...806).saidFactor?.rounded() == 403_000)
  }

  /// Ends are told with as many digits as it takes, so that whoever counts after finds the same.
  @Test(arguments: 0..<40) func endsHaveTheDigitsOfTheirDifference(seed: Int) {
    var random = Random(seed: 3_000 + seed)
    var others = 0
    for _ in 0..<200 {
      let digits = Int(random.uniform() * 3)
      let values = [0, 1].map { _ in
        Quantity(random.normal() * 100, fractionDigits: digits)
      }
      let ends = Change.ends(values[0], values[1])
      let change = Change(from: ends.start, to: ends.end)
      guard let first = ends.start.told, let last = ends.end.told else { continue }
      let scale = pow(10, Double(change.amount.fractionDigits))
      let told = ((last - first) * scale).rounded()
      if told != (change.amount.value * scale).rounded() { others += 1 }
    }
    // Of numbers without an end a few agree in none of four digits more.
    #expect(others <= 8)
    let means = Change.ends(Quantity(463.5), Quantity(504))
    #expect(means.start.fractionDigits == 1 && means.end.fractionDigits == 1)
  }

  /// From 0.17 to 0.15 it is 11.8 percent, of the values themselves 11.7: 12 is true of both.
  @Test func percentsHaveTheDigitsThatAreTrue() {
    func change(_ start: Double, _ end: Double, _ digits: Int) -> Change {
      Change(
        from: Quantity(start, fractionDigits: digits), to: Quantity(end, fractionDigits: digits))
    }
    #expect(change(0.1686, 0.1489, 2).percentDigits == 0)
    #expect(change(0.1686, 0.1489, 4).percentDigits == 1)
    #expect(change(0.0039, 0.0344, 2).saidPercent == nil)
    #expect(change(50, 75, 0).percentDigits == 1 && change(50, 75, 0).saidPercent == 50)
  }

  /// One less than the ratio would have lost nearly all digits of it.
  @Test func aChangeOfFewOfManyDigitsIsExact() throws {
    let change = Change(
      from: Quantity(1e16, fractionDigits: 0), to: Quantity(1e16 + 16, fractionDigits: 0))
    #expect(abs(try #require(change.percent) - 1.6e-13) < 1e-20)
  }

  /// A change that rounds to nothing keeps its sign, and shares are those of the values themselves.
  @Test func exactSharesAreKept() {
    let change = Change(
      from: Quantity(1.24, fractionDigits: 0), to: Quantity(1.31, fractionDigits: 0))
    #expect((0...0.49).contains(change.amount.value) && change.amount.fractionDigits == 0)
    #expect(abs((change.percent ?? 0) - 5.645) < 0.001)
  }
}
