/// A table with the chart that a document wants of it, checked but not yet interpreted.
package struct StatedChart: Equatable, Sendable {
  /// An axis as the document has it.
  package struct StatedChannel: Equatable, Sendable {
    /// The column that has the places or values; `nil` where rows stand over their number.
    package var column: String?
    package var title: String?
    package var scale: Scale?

    package init(column: String? = nil, title: String? = nil, scale: Scale? = nil) {
      self.column = column
      self.title = title
      self.scale = scale
    }
  }

  package var table: Table
  package var title: String?
  package var summary: String?
  /// `nil` where the columns say what it is.
  package var type: ChartFile.TypeName?
  package var x = StatedChannel()
  package var y = StatedChannel()
  /// Columns that are needed beside y.
  package var additional: [String] = []
  /// The column with a series for each of its values.
  package var series: String?
  /// The column with a chart for each of its values.
  package var split: String?
  /// The aggregate that each row is of others, and the fewest and most of these.
  package var aggregated: AggregatedRows?
  /// The parts of the document that the chart does not show.
  package var ignored: [String] = []

  /// Rows that became one.
  package struct AggregatedRows: Equatable, Sendable {
    package var aggregate: Aggregate
    package var rows: ClosedRange<Int>
  }

  package init(table: Table, title: String? = nil, type: ChartFile.TypeName? = nil) {
    self.table = table
    self.title = title
    self.type = type
  }
}
