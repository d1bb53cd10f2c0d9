@_exported import enum Tables.TimeUnit

/// The columns of a table that a chart is made of, and why it is made of them.
public struct Channels: Equatable, Sendable {
  /// The column of the places; `nil` where rows have no other place than their number.
  public var x: String?
  /// The columns of the values.
  public var y: [String]
  /// The column with a series for each of its values.
  public var series: String?
  /// The column with a chart for each of its values.
  public var split: String?
  /// The value of that column that the rows of this chart have.
  public var part: String?
  /// The column whose text is said with each point.
  public var label: String?
  /// The aggregate that the rows of one place became.
  public var aggregate: Aggregate?
  /// The width of the ranges that x was put into.
  public var binWidth: Double?
  /// The unit that the times of x were put into.
  public var timeUnit: TimeUnit?
  /// The conditions that hold for all rows that are charted, as options have them.
  public var conditions: [String] = []
  /// The length of time before the end of the data that is charted, as it was written.
  public var last: String?
  /// The first place that is charted, as it was written.
  public var from: String?
  /// The last place that is charted, as it was written.
  public var to: String?
  /// The order of names, as options have it.
  public var sort: String?
  /// The number of series or names that are shown, the largest.
  public var top: Int?
  /// True where the largest are those with the most rows.
  public var isTopByRows = false
  /// The name that stands for all that are not among the largest; `nil` where none does.
  package var others: String?
  /// The beginnings of the first and the last unit of time, where the rows do not cover all of it.
  package var cutUnits: [Double] = []
  /// The rule that chose what was not asked for.
  public var reason: Reason

  /// A rule by which the columns of a table become a chart.
  public enum Reason: String, Sendable {
    /// All of it was asked for.
    case asked
    /// Open, high, low and close are columns.
    case candles
    /// Times come once each.
    case times
    /// Times repeat, and a column parts the rows into one course each.
    case timesOfKinds = "times of kinds"
    /// Times repeat, and it takes two columns to part the rows.
    case timesOfKindsOfKinds = "times of kinds in parts"
    /// Places on earth.
    case placesOnEarth = "places on earth"
    /// Two measures of many things.
    case measuresOfThings = "measures of things"
    /// Names with values.
    case names
    /// Names of two kinds with values.
    case namesOfKinds = "names of kinds"
    /// The number of rows of each time or name.
    case counts
    /// Numbers over numbers, or over their rows.
    case numbers
    /// Places that repeat without a column that parts them.
    case repeatedPlaces = "repeated places"
    /// The kinds that tell most about a measure.
    case kindsThatTellMost = "kinds that tell most"
    /// The share of those with an outcome, by what tells most about it.
    case sharesOfOutcome = "shares of an outcome"
    /// The same by something else, or where not all that may tell more could be compared.
    case furtherShares = "further shares of an outcome"
    case sharesByTreatment = "shares of an outcome by treatment"
    /// Times until an event, by kind.
    case followUps = "times until an event"
    /// Measures with few different values, of which points would lie on each other.
    case fewValues = "few different values"
    /// The same subjects were measured again and again.
    case repeatedSubjects = "repeated subjects"
    /// Columns without names, in their order.
    case columnsInOrder = "columns in order"
    /// Several rows of each time.
    case repeatedTimes = "repeated times"
    /// Several rows of each name.
    case repeatedNames = "repeated names"
    /// The largest of a long list of names.
    case largest = "largest of many"
    /// The spread of the values of a column.
    case spread
    /// Many values of each kind.
    case spreadOfKinds = "spread of kinds"
    /// Columns of one scale, each beside the others.
    case columnsCompared = "columns side by side"
    /// Columns whose names follow each other, as those of months do.
    case columnsThatFollow = "columns that follow each other"
    /// Rows and columns of the same names.
    case matrix = "rows and columns of the same names"
  }
}

extension Chart {
  /// The columns of the table that the chart, and its series, are parts of.
  public var originFacts: [Fact] {
    var facts: [Fact] = []
    if let column = channels?.split, let part = channels?.part {
      // A title of column and value says it already, also before a measure.
      let name = "\(column): \(part)"
      let isTold = title.map { $0 == name || $0.hasPrefix(name + ", ") } ?? false
      if !isTold { facts.append(.partOf(column, value: part)) }
    }
    if let column = channels?.series {
      facts.append(.seriesOf(column, count: series.count))
    }
    return facts
  }
}
