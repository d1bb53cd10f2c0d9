/// A part of a whole that has an ink of its own, as a legend names it.
public struct Slice: Equatable, Sendable {
  /// Its name.
  public var name: String
  /// The ink it is drawn with.
  public var ink: Int
  /// The index of its part among all.
  public var point: Int
  /// The share of the whole; `nil` where there are several wholes, or none.
  public var percent: Double?
}
