import Charts

/// The order and the movement of two series; all are clauses without a full stop.
enum ComparisonPhrase {
  /// The name of a focused comparison before it is heard in full.
  case title(String)
  case nothingShared(String)
  case equal(String, SharedPlaces)
  case above(String, String, SharedPlaces)
  case below(String, String, SharedPlaces)
  case neverBelow(String, String)
  case neverAbove(String, String)
  /// "3 times"
  case times(Int)
  /// "at least 3 times"
  case atLeast(String)
  /// The place where they cross, or do so first.
  case crossing(String, at: String, isFirst: Bool)
  case cross(String, String)
  case theyCross(String)
  case neverCross
  case movement(Comparison.Movement)
  case mostApart(String, at: String)
  /// One goes past another and stays above.
  case overtaking(String, String, at: String)

  // Counts: "A is above B at 5, below at 3, equal at 1 of 9 places"

  case places(Int, areAll: Bool)
  case aboveAt(String, String, Int, of: String)
  case belowAt(String, String, Int, of: String)
  case alsoBelow(String, Int)
  case alsoEqual(Int)
  case counted(String, String, String, of: String)
}

/// The places at which an order holds that never changes.
enum SharedPlaces: Equatable {
  case everywhere
  /// Only where both series have a value.
  case shared(Int)
}
