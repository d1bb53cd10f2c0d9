import Charts

/// The way a table became a chart, what else it could become, and what it cannot.
enum TablePhrase {
  /// So many rows of all, and the conditions that they meet.
  case filtered(Int, of: Int, String)
  /// The condition that a column has no value.
  case missing(String)
  /// The condition that a column has a value.
  case present(String)
  /// Each value is a number of rows.
  case counted(Int)
  /// The times of a column in units.
  case timeUnit(String, of: String)
  case unit(TimeUnit)
  /// The numbers of a column in ranges.
  case ranges(of: String, width: String)
  /// So many values of a column, the largest, of all.
  case largest(Int, of: Int, String)
  /// The measure, or the sum of several, by which the largest were chosen; without one it was the number of rows.
  case ranked(by: String?, isSum: Bool)
  /// The measure by whose mean the largest were chosen.
  case rankedByMean(String)
  /// So many columns of all, those with the largest means.
  case largestColumns(Int, of: Int)
  case othersTogether(Int)
  case othersLeftOut(Int)
  /// All that are not among the largest.
  case others
  /// The order of names, by a column or by the values.
  case sorted(by: String?, isDescending: Bool)
  case notCharted(String)
  /// Names, and the number of those that are left unsaid.
  case andMore(String, Int)
  /// Series that no other one is compared with, as their units or sizes are others.
  case notCompared(String)
  /// Columns that are left out because they never change.
  case constants(String)
  case equalColumns(String)
  /// The columns between which each value lies.
  case boundColumns(low: String, high: String, areWhole: Bool)
  case errorColumn(String)
  /// The columns without a value.
  case emptyColumns(String)
  /// Settings for all tables that do not suit this one, "series = symbol".
  case unsuitedSettings(String)
  /// Columns whose names came twice, as they are called now.
  case renamed(String)
  /// Options that change nothing.
  case withoutEffect(String)
  /// "mean of price"
  case aggregated(String, of: String)
  /// The same of the rows, where the chart shows what these add up to: "mean of price a row"
  case aggregatedRows(String, of: String)
  case rowCount
  /// "price by date"
  /// A measure and the one that it is charted over, of many things.
  case against(String, String)
  case over(String, String)
  /// "5 series by symbol", "10 charts by site"
  case series(Int, of: String)
  case charts(Int, of: String)

  /// The purpose of a column.
  case role(ColumnRole)
  /// The purpose of a column of degrees, and that of one that is called as the file is.
  case direction, namesake
  /// The name of the column tells its purpose, by itself or together with its values.
  case reason(andValues: Bool)
  /// So many different values.
  case different(Int)
  /// So many of all different values are charted.
  case differentOf(Int, of: Int)
  /// The chart that is shown is made of the column.
  case charted
  /// Another chart is made of the column, by its number.
  case chartedIn(Int)
  /// So many columns are in no chart.
  case columnsNotCharted(Int)
  /// So many points share the place where one is.
  case pointsHere(Int)

  case notNumbers(String, OptionSpelling)
  case notDates(String, OptionSpelling)
  case notNames(String, OptionSpelling)
  /// A column, with its range, that ranges of a width do not suit.
  case badWidth(String, values: String?, OptionSpelling)
  case notACondition(String, OptionSpelling)
  /// A value that a column cannot have, and one that it has.
  case notAValue(String, of: String, like: String)
  /// A date that the calendar does not have.
  case noSuchDay(String)
  /// A unit of time, how many there would be, and one that is long enough, as the option takes them.
  case tooManyUnits(String, Int, instead: String, OptionSpelling)
  /// The times of a column are coarser than a unit; one that suits them, as the option takes it.
  case tooFine(String, instead: String, OptionSpelling)
  case tooManyCells
  /// No row meets the conditions; the values that the column of the last one has.
  case nothingLeft(String, column: String, values: String, areEnds: Bool)
  /// No row meets all of the conditions, each of which some rows meet.
  case nothingInCommon(String)
  case noTimes(columns: String, OptionSpelling)
  case noSuchChart(Int, of: Int)
}
