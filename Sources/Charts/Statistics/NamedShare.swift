/// The share of a whole that a part is.
public struct NamedShare: Equatable, Sendable {
  /// The place of the part.
  public var place: Place
  /// The share, in percent.
  public var percent: Double

  /// Makes a share.
  public init(place: Place, percent: Double) {
    self.place = place
    self.percent = percent
  }
}
