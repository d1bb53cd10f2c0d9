/// The whole that the values of a series are shares of.
public struct Whole: Equatable, Sendable {
  /// The sum of the values that have a share.
  public var total: Double
  /// The number of parts with a share above zero, in any of the series.
  public var partCount: Int
  /// The beginning of each share, in shares of the whole, those before it behind each other.
  public var starts: [Double]

  /// The whole with some of its parts only, each where it was.
  func part(_ range: Range<Int>) -> Whole {
    Whole(total: total, partCount: partCount, starts: starts.part(range))
  }
}
