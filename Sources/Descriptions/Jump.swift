import Charts

/// The reason why a move was more than a step.
public enum Jump: Equatable, Sendable {
  /// The ordinal of one of several equals, if there are several.
  case highest(Ordinal?)
  case lowest(Ordinal?)
  /// Of the part of the series that is shown.
  case shownHighest(Ordinal?)
  case shownLowest(Ordinal?)
  case chartHighest(Ordinal?)
  case chartLowest(Ordinal?)
  case landmark(Landmark, Ordinal?)
  /// One of several drops, or rises, that are all as large as the largest.
  case largest(Landmark, Ordinal)
  case bookmark(Ordinal)
  case match(Ordinal)
  /// The point nearest to what was asked for.
  case nearest
}
