/// The heading of a column of the data table.
public struct ColumnHeading: Equatable, Sendable {
  /// The kind of values that its cells hold.
  public enum Name: Equatable, Sendable {
    /// A value, by its name.
    case value(ValueName)
    /// The author's labels.
    case label
    /// The number of outliers that a box has, and their values.
    case outlierCount, outliers
  }

  /// The series it is of, where that has to be said beside what its cells are.
  public var series: String?
  /// The kind of values that its cells hold.
  public var name: Name
  /// The unit of its numbers.
  public var unit: String?

  /// Makes a heading.
  public init(series: String? = nil, _ name: Name, unit: String? = nil) {
    self.series = series
    self.name = name
    self.unit = unit
  }

  /// The unit where it stands behind the name: “Steps (steps)” would say it twice.
  public var saidUnit: String? {
    guard let unit, !unit.isEmpty else { return nil }
    guard case .value(.named(let name)) = name else { return unit }
    return name.lowercased() == unit.lowercased() ? nil : unit
  }

  /// True when it begins with a name from the data, which is written as it came.
  public var isFromData: Bool {
    if case .value(.named) = name { true } else { series != nil }
  }
}

/// A row of the data table, ready to be said.
public struct RowOutline: Equatable, Sendable {
  /// A cell with what its column is called.
  public struct Cell: Equatable, Sendable {
    /// The heading of its column.
    public var heading: ColumnHeading
    /// The value that stands in it.
    public var value: NamedValue.Value
    /// True where it is the value of one of several series that can be compared.
    public var isOfSeries = false
    /// True where its series has no point in the row, nor ought to have one.
    public var isAbsent = false

    /// Makes a cell.
    public init(_ heading: ColumnHeading, _ value: NamedValue.Value) {
      self.heading = heading
      self.value = value
    }
  }

  /// The title of the column of the places, as the data has it.
  public var placeTitle: String?
  /// The place of the row on the x axis.
  public var place: Place
  /// The cells beside the place, column by column.
  public var cells: [Cell]

  /// Makes a row.
  public init(placeTitle: String? = nil, place: Place, cells: [Cell]) {
    self.placeTitle = placeTitle
    self.place = place
    self.cells = cells
  }

  /// The cells that say something by themselves: that a point has no label is no news.
  public var saidCells: [Cell] {
    presentCells.filter { $0.heading.name != .label || $0.value != .missing }
  }

  /// The cells of the series that have a point in the row.
  public var presentCells: [Cell] { cells.filter { !$0.isAbsent } }
}
