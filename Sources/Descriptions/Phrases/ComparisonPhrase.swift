import Charts

/// How two series lie and go; all are clauses without a full stop.
enum ComparisonPhrase {
  /// What a focused comparison is called before it is heard in full.
  case title(String)
  case nothingShared(String)
  case equal(String, SharedPlaces)
  case above(String, String, SharedPlaces)
  case below(String, String, SharedPlaces)
  case neverBelow(String, String)
  case neverAbove(String, String)
  /// "3 times"
  case times(Int)
  /// Where they cross, or where they do first.
  case crossing(String, at: String, isFirst: Bool)
  case cross(String, String)
  case theyCross(String)
  case neverCross
  case movement(Comparison.Movement)
  case mostApart(String, at: String)

  // Counts: "A is above B at 5, below at 3, equal at 1 of 9 places"

  case places(Int, areAll: Bool)
  case aboveAt(String, String, String, of: String)
  case belowAt(String, String, String, of: String)
  case alsoBelow(String, String)
  case alsoEqual(String)
  case counted(String, String, String, of: String)
}

/// Where an order holds that never changes.
enum SharedPlaces: Equatable {
  case everywhere
  /// Only where both series have a value.
  case shared(Int)
}
