import Tables

/// One set of data with what is needed to see it, hear it, say it and walk it.
public struct Chart: Equatable, Sendable {
  /// The name of the chart, as its author wrote it.
  public var title: String?
  /// The author's own words about it; never made up.
  public var summary: String?
  /// The way it is drawn, heard, said and walked.
  public var type: ChartType { didSet { measurements = Measurements() } }
  /// The axis the points run along.
  public var xAxis: Axis { didSet { measurements = Measurements() } }
  /// The axis of the values.
  public var yAxis: Axis { didSet { measurements = Measurements() } }
  /// The side that the lowest x stands on.
  public var direction: ContentDirection
  /// The series, in the order of the input.
  public var series: [Series] { didSet { measurements = Measurements() } }
  /// The number of rows of the input that have no place on the x axis and are left out.
  public var leftOutCount: Int
  /// The values that are marked across all of it.
  public var referenceLines: [ReferenceLine] = []
  /// True where the straight line that fits each series best is asked for.
  public var hasTrendLines = false
  /// The columns that the chart is made of, where it comes from a table.
  public internal(set) var channels: Channels?
  /// The facts about what was made of the data to show it, and what of them the chart cannot show.
  public internal(set) var notes: [Fact] = []
  /// The places shared by points of one series, which are then no one course; `nil` without any.
  public package(set) var repetition: Repetition? { didSet { measurements = Measurements() } }
  /// True where its areas may be on top of each other.
  var hasStackedAreas = false { didSet { measurements = Measurements() } }
  /// True where each category is a column of a table, in no order that means anything.
  package var hasColumnsAsPlaces = false { didSet { measurements = Measurements() } }
  /// True where each place is asked to be a kind of its own, however few values it has.
  var groupsPlaces = false
  /// The width that was asked for of the bins that values are counted in; `nil` leaves it to them.
  var askedBinWidth: Double?
  /// True where its places are those that it had of other rows, however few these are.
  var hasSettledPlaces = false
  /// The part of a larger chart that this is; `nil` where it is a whole one.
  public internal(set) var window: Window? { didSet { measurements = Measurements() } }

  private(set) var measurements = Measurements()

  /// The parts of what it was made of that it does not show.
  package var origin = Origin()

  /// Makes a chart.
  ///
  /// The points of each series come in the order of their places, as a line, a listener and the keys pass
  /// them; those of one place stay in the order they came in. A point whose place is no number, or not
  /// finite, is left out and counted.
  ///
  /// - Parameters:
  ///   - title: The name of the chart, as its author wrote it.
  ///   - summary: The author's own words about it.
  ///   - type: The way it is drawn, heard, said and walked.
  ///   - xAxis: The axis the points run along.
  ///   - yAxis: The axis of the values.
  ///   - direction: The side that the lowest x stands on.
  ///   - series: The series, in the order of the legend.
  ///   - leftOutCount: The number of points that are left out already.
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
    let placed = series.sharingPlaces.map(\.placed)
    self.series = placed
    self.leftOutCount =
      leftOutCount + zip(series, placed).reduce(0) { $0 + $1.0.count - $1.1.count }
  }

  /// True where its values are numbers of values, which bins have.
  public var countsValues: Bool { type == .histogram && xAxis.binWidth != nil }

  /// The number of points of all series, the missing ones included.
  public var pointCount: Int { series.reduce(0) { $0 + $1.count } }
}

/// One run of points.
public struct Series: Equatable, Sendable {
  /// The name in the legend; may be empty.
  public var name: String
  /// The place of each point on the x axis: a number, seconds since 1970, or a category's index; ascending
  /// in a chart, which puts its points in this order when it is made.
  public var x: Excerpt<Double> {
    didSet {
      keptPlaces = KeptPlaces()
      grid = Recent()
    }
  }
  /// The value of each point; not a number where it is missing.
  public var y: Excerpt<Double> {
    didSet {
      keptPyramid = Kept()
      keptDeviations = Kept()
      grid = Recent()
    }
  }
  /// The x of each point as the data wrote it; empty where the number says it all.
  public var xTexts: WrittenTexts
  /// The author's label of each point; empty where there are none.
  public var labels: Excerpt<String?>
  /// The date whose rows it has, as the table writes it, where that is its name.
  package var writtenDate: String?
  /// The unit of its values where the series of the chart have different ones; else that of the axis.
  public var unit: String?
  /// The digits after the point that its own column has, where the axis has more for those of others.
  public var fractionDigits: Int?
  /// True when the points belong to a line (one gliding tone); else they stand alone (a note each).
  public var isContinuous: Bool
  /// The values that each point sums up, where it does: those in a bin, or those of a box.
  public var samples: [[Double]] = []
  /// The whole that the values are shares of, where they are.
  public var whole: Whole?
  /// The ends between which each value may lie, where they are known.
  public var uncertainty: Uncertainty?
  /// The values that each point has beside its own.
  public var additional: [AdditionalValues]
  /// All that follows from the places alone.
  var keptPlaces = KeptPlaces()
  private(set) var keptDeviations = Kept<Deviations?>()
  private var keptPyramid = Kept<Pyramid>()
  /// The grid that they were walked by last.
  private(set) var grid = Recent<GridRange, PointGrid?>()

  /// Makes a series of `x.count` points.
  ///
  /// - Parameters:
  ///   - name: The name in the legend; may be empty.
  ///   - x: The place of each point, in any order.
  ///   - y: The value of each point, as many as places; not a number where it is missing.
  ///   - xTexts: The x of each point as the data wrote it; empty where the number says it all.
  ///   - labels: The author's label of each point; empty where there are none.
  ///   - unit: The unit of its values where the series of the chart have different ones.
  ///   - isContinuous: True when the points belong to a line; else they stand alone.
  ///   - additional: The values that each point has beside its own.
  /// - Precondition: `y` has as many elements as `x`, and `xTexts` and `labels` have as many or none. The
  ///   program ends with a message that says all counts, as nobody knows which values belong together.
  public init(
    name: String, x: [Double], y: [Double], xTexts: [String] = [], labels: [String?] = [],
    unit: String? = nil, isContinuous: Bool, additional: [AdditionalValues] = []
  ) {
    let others = [xTexts.count, labels.count]
    guard x.count == y.count, others.allSatisfy({ $0 == 0 || $0 == x.count }) else {
      // The message of a failed precondition is not printed by a program that is built for release.
      fatalError(
        "Series “\(name)”: \(x.count) places (x), \(y.count) values (y), \(xTexts.count) texts of places "
          + "(xTexts), \(labels.count) labels; pass as many values as places, and as many texts and "
          + "labels or none")
    }
    self.additional = additional
    self.name = name
    self.x = Excerpt(x)
    self.y = Excerpt(y)
    self.xTexts = WrittenTexts(xTexts)
    self.labels = Excerpt(labels)
    self.unit = unit
    self.isContinuous = isContinuous
  }

  /// The number of points, the missing ones included.
  public var count: Int { min(x.count, y.count) }

  /// The values of its points.
  var allValues: [Double] { y.part(0..<count).elements }

  /// The extremes of the values, by parts; made once, when it is first asked for.
  ///
  /// It is that of all values that they are an excerpt of, which a part of the series shares.
  package var pyramid: Pyramid { keptPyramid.value { Pyramid(y.base) } }

  /// The series with some of its points only, and all that belongs to them; none of its columns is copied.
  func part(_ points: Range<Int>) -> Series {
    var part = self
    part.x = x.part(points)
    part.y = y.part(points)
    part.xTexts = xTexts.part(points)
    part.labels = labels.part(points)
    part.additional = additional.map { $0.part(points) }
    part.samples = samples.part(points)
    part.uncertainty = uncertainty?.part(points)
    part.whole = whole?.part(points)
    part.keptPyramid = keptPyramid
    // Of places that ascend so does each part.
    if order == .distinct { part.keptPlaces.order = keptPlaces.order }
    return part
  }

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
