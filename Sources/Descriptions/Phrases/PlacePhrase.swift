/// Where something stands, and what an axis reaches over.
enum PlacePhrase {
  /// "on May 5"
  case at(String, PlaceKind)
  /// A stretch of one place.
  case single(String, PlaceKind)
  /// "May 5 to May 9"
  case stretch(String, to: String, PlaceKind)
  case axis(AxisName)
  /// What an axis reaches over, as a sentence of a description.
  case reach(String, over: String)
  case rightToLeft, notFromZero, noValues
  case timeZone(String)
  /// The times are not as the data has them.
  case convertedTimes
  case logarithmic, naturalLogarithmic
}

/// What an axis is called.
enum AxisName: CaseIterable {
  case x, y
  /// The values, where the y axis has rows instead.
  case values
  /// What points have beside x and y.
  case additional
}
