/// The treatment of rows that share their place in a chart.
package enum RowAggregation: Equatable, Sendable {
  /// They stay rows of their own.
  case none
  /// They become one.
  case by(Aggregate)
}
