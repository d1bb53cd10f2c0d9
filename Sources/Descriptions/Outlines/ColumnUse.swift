import Charts

/// A use of a column of the table in its chart, to be chosen from a list.
public enum ColumnUse: Equatable, Sendable {
  /// The places along x.
  case x
  /// The values, in place of all others.
  case y
  /// The values beside others.
  case alsoY
  /// A series for each of its values.
  case series
  /// A chart for each of its values.
  case split
  /// A box for each of its values, in which the values of the chart are told as a whole.
  case boxes
  /// The words that are said with each point.
  case label
  /// The value that the rows of one place become.
  case aggregate(Aggregate)
  /// The unit that its times are put into.
  case unit(TimeUnit)
  /// Some of its values only.
  case filter
  /// The order of its names: by a column that is named, else by the values.
  case sorted(by: String?, isDescending: Bool)
  /// No use.
  case leftOut
}
