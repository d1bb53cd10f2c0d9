/// A part of a whole that has an ink of its own, as a legend names it.
public struct Slice: Equatable, Sendable {
  /// What it is called.
  public var name: String
  /// The ink it is drawn with.
  public var ink: Int
  /// How much of the whole it is; `nil` where there are several wholes, or none.
  public var percent: Double?
}
