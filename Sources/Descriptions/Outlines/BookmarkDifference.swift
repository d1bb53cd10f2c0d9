import Charts

/// How a point lies against a bookmark.
public struct BookmarkDifference: Equatable, Sendable {
  /// Where the bookmark is.
  public var place: Place
  /// How far the value is from the bookmark's; `nil` where one of them is missing.
  public var change: Change?
  /// How many points further on, or with a minus further back, the point is in its series.
  public var steps: Int

  /// Makes a difference.
  public init(place: Place, change: Change?, steps: Int) {
    self.place = place
    self.change = change
    self.steps = steps
  }
}
