import Charts
import Tables

/// Some of the rows of a table, as one of two that are compared.
public struct SelectionOutline: Equatable, Sendable {
  /// The conditions that all of them meet; none where these are all rows.
  public var conditions: [ToldCondition]
  /// The number of the rows.
  public var rows: Int
  /// The mean of each column of values, by its name.
  public var means: [Mean]
  /// True where the chart shows what rows add up to, and so other numbers than the rows have.
  public var areOfRows: Bool

  /// Makes an outline.
  public init(conditions: [ToldCondition], rows: Int, means: [Mean], areOfRows: Bool = false) {
    self.conditions = conditions
    self.rows = rows
    self.means = means
    self.areOfRows = areOfRows
  }

  /// The mean of a column.
  public struct Mean: Equatable, Sendable {
    /// The column.
    public var column: String
    /// The mean of its values, ready to be said.
    public var value: Quantity
    /// The number of rows without a value, which it is not of.
    public var missing: Int

    /// Makes a mean.
    public init(column: String, value: Quantity, missing: Int = 0) {
      self.column = column
      self.value = value
      self.missing = missing
    }
  }
}
