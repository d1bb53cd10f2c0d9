/// Places, and the extents of axes.
enum PlacePhrase {
  /// "on May 5"
  case at(String, PlaceKind)
  /// "May 5 to May 9"
  case stretch(String, to: String, PlaceKind)
  /// "between May 5 and May 9"
  case between(String, String, PlaceKind)
  case axis(AxisName)
  case rightToLeft, notFromZero, noValues
  case timeZone(String)
  /// The times are not as the data has them.
  case convertedTimes
  case logarithmic, naturalLogarithmic
}

/// The names of axes.
enum AxisName: CaseIterable {
  case x, y
  /// The values, where the y axis has rows instead.
  case values
  /// The values of points beside x and y.
  case additional
}
