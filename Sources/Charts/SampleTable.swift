/// A small table of comma-separated values with what an author would say about it.
public struct SampleTable: Equatable, Sendable {
  /// The title of the chart.
  public var title: String
  /// The header and the rows.
  public var text: String
  /// The title of the x axis, where the header does not say it.
  public var xTitle: String?
  /// The title of the y axis, where the header does not say it.
  public var yTitle: String?
  /// The unit of the values.
  public var unit: String?

  /// Makes a table.
  public init(
    _ title: String, _ text: String, xTitle: String? = nil, yTitle: String? = nil,
    unit: String? = nil
  ) {
    self.title = title
    self.text = text
    self.xTitle = xTitle
    self.yTitle = yTitle
    self.unit = unit
  }
}
