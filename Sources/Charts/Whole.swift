/// What the values of a series are shares of.
public struct Whole: Equatable, Sendable {
  /// What the values that have a share add up to.
  public var total: Double
  /// How many parts have a share above zero, in any of the series.
  public var partCount: Int
  /// Where each share begins, in shares of the whole, those before it behind each other.
  public var starts: [Double]

  /// The whole with some of its parts only, each where it was.
  func part(_ range: Range<Int>) -> Whole {
    Whole(total: total, partCount: partCount, starts: starts.part(range))
  }
}
