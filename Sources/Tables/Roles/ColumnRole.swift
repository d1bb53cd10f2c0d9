/// The purpose of a column in a chart.
///
/// The tests and their order follow what tools that choose charts by themselves use: CompassQL and
/// Voyager (few and rare different values are a category; mostly different text is a key), Umwelt (what
/// makes rows unique).
public enum ColumnRole: String, CaseIterable, Equatable, Sendable {
  /// A moment: dates, years, seconds since 1970.
  case time
  /// A part of the calendar, of the clock or of the compass that comes again: months, weekdays, hours, directions.
  case cyclic
  case latitude
  case longitude
  /// The number of the row, which says nothing.
  case rowNumber = "row-number"
  /// The name of one thing: an identifier, a code, nearly always another text.
  case key
  /// One of some kinds.
  case nominal
  /// One of few whole numbers: cylinders, grades.
  case ordinal
  /// An amount: a number that says how much.
  case measure
  /// Nothing: every cell is missing.
  case empty
}

/// The reason why a column has its role.
public enum RoleReason: String, CaseIterable, Equatable, Sendable {
  /// Its name, its values, or both together.
  case name, values, both
}
