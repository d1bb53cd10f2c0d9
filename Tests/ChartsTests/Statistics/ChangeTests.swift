import Foundation
import Testing

@testable import Charts

struct ChangeTests {
  /// The means of a life expectancy: the difference of what is told is 15.670, though that of the means is 15.6706.
  @Test func theDifferenceIsThatOfTheToldValues() {
    let change = Change(
      from: Quantity(39.13550, fractionDigits: 3), to: Quantity(54.80604, fractionDigits: 3))
    #expect(change.amount.value == 15.67 && change.amount.fractionDigits == 3)
  }

  @Test(arguments: 0..<50) func whoCountsAfterFindsTheSame(seed: Int) throws {
    var random = Random(seed: 2_000 + seed)
    for _ in 0..<200 {
      let size = pow(10, (random.uniform() - 0.3) * 9)
      let digits = Int(random.uniform() * 5)
      let values = [0, 1].map { _ -> Double in
        let (value, scale) = (random.normal() * size, 2 * pow(10, Double(digits)))
        // Halves are rounded as the words are.
        return random.uniform() < 0.3 ? (value * scale).rounded(.down) / scale : value
      }
      let change = Change(
        from: Quantity(values[0], fractionDigits: digits),
        to: Quantity(values[1], fractionDigits: digits))
      func told(_ value: Double) -> Decimal {
        var (decimal, rounded) = (Decimal(string: "\(value)") ?? 0, Decimal())
        NSDecimalRound(&rounded, &decimal, digits, .plain)
        return rounded
      }
      #expect(
        told(values[1]) - told(values[0]) == told(change.amount.value),
        "\(values), \(digits) digits")
    }
  }

  /// A change that rounds to nothing keeps its sign, and shares are those of the values themselves.
  @Test func exactSharesAreKept() {
    let change = Change(
      from: Quantity(1.24, fractionDigits: 0), to: Quantity(1.31, fractionDigits: 0))
    #expect((0...0.49).contains(change.amount.value) && change.amount.fractionDigits == 0)
    #expect(abs((change.percent ?? 0) - 5.645) < 0.001)
  }
}
