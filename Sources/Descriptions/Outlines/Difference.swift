import Charts

/// The difference of a value from that of another series.
public struct Difference: Equatable, Sendable {
  /// The difference; its sign says the direction.
  public var amount: Quantity
  /// The other series.
  public var other: String

  /// Makes a difference.
  public init(amount: Quantity, other: String) {
    self.amount = amount
    self.other = other
  }
}
