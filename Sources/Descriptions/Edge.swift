/// An end of what is walked.
public enum Edge: Equatable, Sendable {
  case firstPoint
  case lastPoint
  case firstItem
  case lastItem
  case firstChart
  case lastChart
  /// All is shown, so nothing more can be.
  case widest
  /// So few points are shown that it cannot be fewer.
  case closest
}
