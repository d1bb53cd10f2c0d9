import Charts

/// A goal that one can go to next, and back, from point to point.
public enum Goal: Equatable, Sendable {
  case landmark(Landmark)
  case bookmark
  /// Points whose label or place has this text in it.
  case match(String)
}
