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

  /// The means of the same columns of two selections, those first that differ most for what they are.
  package static func differences(
    _ first: SelectionOutline, _ second: SelectionOutline
  ) -> [(first: Mean, second: Mean)] {
    let pairs = second.means.compactMap { mean in
      first.means.first { $0.column == mean.column && $0.value.unit == mean.value.unit }
        .map { (first: $0, second: mean) }
    }
    func size(_ pair: (first: Mean, second: Mean)) -> Double {
      let (a, b) = (pair.first.value.value, pair.second.value.value)
      let scale = max(pair.first.spread, pair.second.spread)
      return abs(b - a) / (scale > 0 ? scale : max(abs(a), abs(b), .leastNormalMagnitude))
    }
    return pairs.enumerated().sorted { a, b in
      (-size(a.element), a.offset) < (-size(b.element), b.offset)
    }.map(\.element)
  }

  /// More differences than these nobody keeps in mind at once.
  package static let mostTold = 3

  /// The mean of a column.
  public struct Mean: Equatable, Sendable {
    /// The column.
    public var column: String
    /// The mean of its values, ready to be said.
    public var value: Quantity
    /// The number of rows without a value, which it is not of.
    public var missing: Int
    /// The standard deviation of the values, against which a difference is large or small; 0 of unknown ones.
    package var spread = 0.0
    /// True of the share of rows that the name tells.
    package var isShare = false

    /// Makes a mean.
    public init(column: String, value: Quantity, missing: Int = 0) {
      self.column = column
      self.value = value
      self.missing = missing
    }
  }
}
