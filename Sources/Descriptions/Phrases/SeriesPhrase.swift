import Charts

/// The course of one series; all are clauses without a full stop.
enum SeriesPhrase {
  /// The only series, before what it does.
  case it
  /// The only series, before what it has.
  case itHas
  /// "The close"
  case the(ValueName)
  case hasNoValues(String)
  case hasOneValue(String, String)
  case stays(String, at: String)
  /// The verb of a course without a shape: that of its kind, or of the clarity with which it leads where that says.
  case verb(CourseKind, Trend)
  case course(String, CourseKind, Trend, from: String, to: String, String)
  case upInAll(String)
  case downInAll(String)
  case extremes(highest: String, lowest: String)
  case repeats(String)
  case spike(String, at: String, isPeak: Bool)
  case spikes(Int, largest: String, at: String, isPeak: Bool)
  case outlier(String, at: String)
  case outliers(Int, farthest: String, at: String)
  case plateau(String, String)
  case plateaus(Int, longest: String, String)
}
