import Charts

/// The difference of a point from a bookmark, in place and in value.
public struct BookmarkDifference: Equatable, Sendable {
  /// The place of the bookmark.
  public var place: Place
  /// The series of the bookmark, where that is another one.
  public var series: String?
  /// The change from the bookmark's value to that of the point; `nil` where one of them is missing.
  public var change: Change?
  /// The number of points that the point is further on in its series, or with a minus further back.
  public var steps: Int

  /// Makes a difference.
  public init(place: Place, change: Change?, steps: Int) {
    self.place = place
    self.change = change
    self.steps = steps
  }
}
