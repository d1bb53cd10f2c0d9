import Glibc

/// The change from one value to another.
public struct Change: Equatable, Sendable {
  /// The difference.
  public var amount: Quantity
  /// The difference in percent of the first value; `nil` where that is zero.
  public var percent: Double?
  /// The digits after the point of the percent as it is said: whoever counts after what is told finds the same.
  public private(set) var percentDigits = 1
  /// True where percent says something to a listener: of a negative start or end, or of a
  /// percentage, it would mislead, and that nothing is left is said by the end.
  public var isPercentSaid: Bool

  /// The change from `start` to `end`.
  public init(from start: Quantity, to end: Quantity) {
    amount = end
    amount.value = end.value - start.value
    amount.fractionDigits = Self.digits(of: amount.value, from: start, to: end)
    percent =
      start.value == 0 ? nil : Self.percent(from: abs(start.value), by: end.value - start.value)
    isPercentSaid =
      start.value > 0 && end.value > 0 && start.unit != "%" && !start.isPercentage
      && start.isSaidInNumbers
      && end.isSaidInNumbers && start.isOfRatioScale
    if let percent {
      if !percent.isFinite { self.percent = nil }
      if let told = Self.percent(ofToldFrom: start, to: end) {
        percentDigits = (0...1).reversed().first { Self.agree(told, percent, digits: $0) } ?? -1
        if percentDigits < 0 { isPercentSaid = false }
      }
    }
  }

  /// Two values with as many digits as it takes for the difference, rounded once, to be that of both as they are told.
  static func ends(_ start: Quantity, _ end: Quantity) -> (start: Quantity, end: Quantity) {
    let fewest = max(start.fractionDigits, end.fractionDigits)
    guard fewest < 12 else { return (start, end) }
    for digits in fewest...fewest + 3 {
      var (first, last) = (start, end)
      if digits > fewest { (first.fractionDigits, last.fractionDigits) = (digits, digits) }
      guard let a = first.told, let b = last.told else { break }
      let scale = pow(10, Double(digits))
      let exact = ((end.value - start.value) * scale).rounded()
      if ((b - a) * scale).rounded() == exact { return (first, last) }
    }
    return (start, end)
  }

  /// The difference in percent of two values as they are told; `nil` where they are told in other words.
  private static func percent(ofToldFrom start: Quantity, to end: Quantity) -> Double? {
    guard let first = start.told, let last = end.told else { return nil }
    return percent(from: first, by: last - first)
  }

  /// Exact also where the two values are the same in nearly all of their digits, of which 1 less than their ratio keeps
  /// none.
  private static func percent(from start: Double, by amount: Double) -> Double {
    amount / start * 100
  }

  /// True for percents that are the same in so many digits; next to nothing, where more digits are said, but for a
  /// twentieth, and from tenfold on as whole factors.
  private static func agree(_ told: Double, _ exact: Double, digits: Int) -> Bool {
    let (a, b) = (1 + told / 100, 1 + exact / 100)
    let (larger, smaller) = (max(b, 1 / b), min(b, 1 / b))
    if larger >= leastFactor, smaller > 0 { return max(a, 1 / a).rounded() == larger.rounded() }
    if abs(exact) < 0.05 { return abs(told - exact) <= 0.05 * abs(exact) }
    let scale = pow(10, Double(digits))
    return (told * scale).rounded() == (exact * scale).rounded()
  }

  /// The digits of a difference: those of the value that has more, where that leaves the other its
  /// own; next to a large one the last of a small one say nothing.
  private static func digits(of difference: Double, from start: Quantity, to end: Quantity) -> Int {
    let (fewer, more) = (
      min(start.fractionDigits, end.fractionDigits), max(start.fractionDigits, end.fractionDigits)
    )
    guard fewer < more, difference != 0, difference.isFinite else { return end.fractionDigits }
    let significant = 4
    return max(fewer, min(more, significant - 1 - Int(log10(abs(difference)).rounded(.down))))
  }

  /// The number of times that the larger of both values is the smaller, from tenfold on, where percent would be said.
  ///
  /// So far apart a share says nothing: to a thousandth is "down 99.9 %", and so is to a millionth.
  public var saidFactor: Double? {
    guard let percent = saidPercent else { return nil }
    let factor = 1 + percent / 100
    let times = factor < 1 ? 1 / factor : factor
    return times >= Self.leastFactor && times.isFinite ? times : nil
  }

  private static let leastFactor = 10.0

  /// The same of the first and the last of many values: none, where it is told as zero, whatever a program left behind the
  /// last digit; and without a factor where the values reach zero, or end next to it, as of such nothing is so many
  /// times less.
  ///
  /// Values over three powers of ten are next to zero nowhere: a decay from 870 to 0.001 is one to 1/870,000. The dust that
  /// rounding leaves of nothing has no factor, as that would be beyond imagination.
  package func among(_ values: ClosedRange<Double>) -> Change {
    var change = self
    if amount.told == 0 {
      change.amount.value = 0
      change.percent = percent.map { _ in 0 }
    }
    guard let factor = saidFactor else { return change }
    let end = amount.value / (1 - factor)
    let spansPowers =
      values.lowerBound > 0 && values.lowerBound <= values.upperBound / Self.leastOfPowers
    let isNearZero =
      amount.value < 0 && end < Self.leastOfRange * (values.upperBound - values.lowerBound)
    if values.lowerBound < 0 || isNearZero && !spansPowers { change.isPercentSaid = false }
    return change
  }

  private static let leastOfRange = 0.05
  /// As many times as the smallest the largest of values is at least that live over several powers of ten.
  private static let leastOfPowers = 1000.0

  /// The percent to be said, if it is.
  public var saidPercent: Double? { isPercentSaid ? percent : nil }
}
