/// One set of data with what is needed to see it, hear it, say it and walk it.
public struct Chart: Equatable, Sendable {
  /// The name of the chart, as its author wrote it.
  public var title: String?
  /// The author's own words about it; never made up.
  public var summary: String?
  /// The way it is drawn, heard, said and walked.
  public var type: ChartType
  /// The axis the points run along.
  public var xAxis: Axis
  /// The axis of the values.
  public var yAxis: Axis
  /// The side that the lowest x stands on.
  public var direction: ContentDirection
  /// The series, in the order of the input.
  public var series: [Series]
  /// The number of rows of the input that have no place on the x axis and are left out.
  public var leftOutCount: Int
  /// The columns that the chart is made of, where it comes from a table.
  public internal(set) var channels: Channels?
  /// The facts about what was made of the data to show it, and what of them the chart cannot show.
  public internal(set) var notes: [Fact] = []
  /// The places shared by points of one series, which are then no one course; `nil` without any.
  public internal(set) var repetition: Repetition?
  /// True where each category is a column of a table, in no order that means anything.
  var hasColumnsAsPlaces = false
  /// The width that was asked for of the bins that values are counted in; `nil` leaves it to them.
  var askedBinWidth: Double?
  /// The part of a larger chart that this is; `nil` where it is a whole one.
  public internal(set) var window: Window?

  /// Makes a chart.
  public init(
    title: String? = nil, summary: String? = nil, type: ChartType, xAxis: Axis, yAxis: Axis,
    direction: ContentDirection = .leftToRight, series: [Series], leftOutCount: Int = 0
  ) {
    self.title = title
    self.summary = summary
    self.type = type
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.direction = direction
    self.series = series
    self.leftOutCount = leftOutCount
  }

  /// The number of points of all series, the missing ones included.
  public var pointCount: Int { series.reduce(0) { $0 + $1.count } }
}

/// One run of points.
public struct Series: Equatable, Sendable {
  /// The name in the legend; may be empty.
  public var name: String
  /// The place of each point on the x axis, ascending: a number, seconds since 1970, or a
  /// category's index.
  public var x: [Double]
  /// The value of each point; not a number where it is missing.
  public var y: [Double]
  /// The x of each point as the data wrote it; empty where the number says it all.
  public var xTexts: [String]
  /// The author's label of each point; empty where there are none.
  public var labels: [String?]
  /// The unit of its values where the series of the chart have different ones; else that of the axis.
  public var unit: String?
  /// True when the points belong to a line (one gliding tone); else they stand alone (a note each).
  public var isContinuous: Bool
  /// The values that each point sums up, where it does: those in a bin, or those of a box.
  public var samples: [[Double]] = []
  /// The whole that the values are shares of, where they are.
  public var whole: Whole?
  /// The values that each point has beside its own.
  public var additional: [AdditionalValues]

  /// Makes a series of `x.count` points.
  public init(
    name: String, x: [Double], y: [Double], xTexts: [String] = [], labels: [String?] = [],
    unit: String? = nil, isContinuous: Bool, additional: [AdditionalValues] = []
  ) {
    self.additional = additional
    self.name = name
    self.x = x
    self.y = y
    self.xTexts = xTexts
    self.labels = labels
    self.unit = unit
    self.isContinuous = isContinuous
  }

  /// The number of points, the missing ones included.
  public var count: Int { min(x.count, y.count) }

  /// The index of the point nearest to `value` on the x axis; of two as near the first.
  ///
  /// The points ascend along x, so this is a binary search.
  public func index(nearest value: Double) -> Int? {
    guard count > 0 else { return nil }
    let low = x.prefix(count).firstIndex(from: value)
    if low == 0 { return 0 }
    if low == count { return firstIndex(of: x[count - 1]) }
    let isLeftNearer = value - x[low - 1] <= x[low] - value
    return isLeftNearer ? firstIndex(of: x[low - 1]) : low
  }

  /// The index of the first point that stands exactly at `value`.
  public func index(at value: Double) -> Int? {
    guard let nearest = index(nearest: value), x[nearest] == value else { return nil }
    return nearest
  }

  private func firstIndex(of value: Double) -> Int {
    min(x.prefix(count).firstIndex(from: value), count - 1)
  }
}
