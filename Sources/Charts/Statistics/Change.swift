import Glibc

/// The change from one value to another.
public struct Change: Equatable, Sendable {
  /// The difference.
  public var amount: Quantity
  /// The difference in percent of the first value; `nil` where that is zero.
  public var percent: Double?
  /// True where percent says something to a listener: of a negative start or end, or of a
  /// percentage, it would mislead.
  public var isPercentSaid: Bool

  /// The change from `start` to `end`.
  public init(from start: Quantity, to end: Quantity) {
    amount = end
    amount.value = Self.difference(from: start, to: end)
    amount.fractionDigits = Self.digits(of: amount.value, from: start, to: end)
    percent =
      start.value == 0 ? nil : (end.value / start.value - 1) * 100 * (start.value < 0 ? -1 : 1)
    isPercentSaid =
      start.value > 0 && end.value >= 0 && start.unit != "%" && start.isSaidInNumbers
      && end.isSaidInNumbers && start.isOfRatioScale
    if let percent {
      if !percent.isFinite { self.percent = nil }
      // A millionfold is no share of anything.
      if percent > 1_000_000 { isPercentSaid = false }
    }
  }

  /// The difference of two values as they are told, so that nobody who counts after finds another one: of values
  /// whose last digits are not told another than their own.
  private static func difference(from start: Quantity, to end: Quantity) -> Double {
    let exact = end.value - start.value
    let scale = pow(10, Double(min(max(start.fractionDigits, end.fractionDigits, 0), 15)))
    guard let (first, last) = start.told.flatMap({ first in end.told.map { (first, $0) } }),
      max(abs(first), abs(last)) * scale < 0x1p53
    else { return exact }
    let difference = (last * scale).rounded() - (first * scale).rounded()
    // Values that are told alike may still have moved, by so little that it is told as nothing.
    guard difference == 0, exact != 0 else { return difference / scale }
    return exact.sign == .minus ? -0.4 / scale : 0.4 / scale
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

  /// The percent to be said, if it is.
  public var saidPercent: Double? { isPercentSaid ? percent : nil }
}
