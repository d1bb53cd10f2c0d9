@_exported import enum Tables.Aggregate
@_exported import enum Tables.DayOrder
@_exported import enum Tables.ToldCondition

/// One thing that is true of a chart, as data; a language says it.
public enum Fact: Equatable, Sendable {
  case title(String)
  /// The author's own words.
  case summary(String)
  case composition(ChartType, series: Int, points: Int)
  case xAxis(title: String?, AxisExtent, Scale, ContentDirection)
  /// The y axis as it is drawn, and whether zero is on it, where proportions are judged by it.
  case yAxis(title: String?, AxisExtent, Scale, hasZero: Bool = true)
  /// The number of charts of the deck that have the x axis of this one, and of those that have its
  /// y axis; `nil` where it is its own.
  case sharedAxes(x: Int?, y: Int?)
  /// An axis of values beside x and y, and its extent.
  case additionalAxis(title: String, AxisExtent)
  /// The extent of the values where the y axis has rows instead.
  case values(title: String?, AxisExtent, Scale)
  /// So many rows on one subject, which are listed on demand.
  case folds(FactGroup, rows: Int)
  /// The number of series, one or more for each value of a column of the table.
  case seriesOf(String, count: Int)
  /// The value of a column of the table whose rows the chart is made of.
  case partOf(String, value: String)
  case series(String, points: Int, isContinuous: Bool)
  /// The courses of several series, counted by their kinds.
  case courses([CourseCount])
  /// Everything below names its series where the chart has several.
  ///
  /// The shape of a course.
  case shape(Shape, series: String?)
  case highest(Quantity, Place, Occurrence = .once, series: String?)
  case lowest(Quantity, Place, Occurrence = .once, series: String?)
  /// The mean and the median of the values; of values that are aggregates of rows, which aggregate.
  case mean(Quantity, median: Quantity, of: Aggregate? = nil, series: String?)
  case change(from: Quantity, to: Quantity, Change, series: String?)
  /// The trend and the number of turning points; `nil` where the values turn, but never far.
  case trend(Trend, turningPoints: Int?, series: String?)
  /// The ends of the straight line that fits the values best.
  case trendLine(from: Quantity, to: Quantity, series: String?)
  /// The number of values above a line that was asked for, of all, with its name and its value.
  case aboveLine(String?, Quantity, Int, of: Int, series: String?)
  case missing(Int, series: String?)
  /// Values that are missing of those that the chart shows what they are counted to.
  case missingValues(Int)
  /// The stretches without a value, and the ends of the longest, the first of so many that are as long.
  case gaps(Int, longestFrom: Place, to: Place, alike: Int = 1, series: String?)
  /// After how many points the values repeat, and on an axis with even steps after how much of it; amid times of which
  /// some are missing, after how many units of that length.
  case period(Int, span: Span?, Trend.Strength, series: String?)
  /// Stretches in which the values are unusually high, or low, for their place in what repeats; the ends of the one that
  /// goes farthest, and the value that does with its place.
  case episodes(
    isHigh: Bool, Int, from: Place, to: Place, Quantity, Place, series: String?)
  /// Values that leave their neighbors and come back, and the one that stands out most.
  case spikes(Int, largest: Quantity, Place, isPeak: Bool, series: String?)
  /// Values that fit neither the whole nor their neighbors, and the one farthest off with its reason; of boxes the
  /// whiskers are all the reason.
  case outliers(Int, farthest: Quantity, Place, OutlierReason? = nil, series: String?)
  /// The rule by which outliers are found: along a course, or among values that have none.
  case outlierRule(hasCourse: Bool)
  /// Stretches in which the values hardly change, and the level and the ends of the longest.
  case plateaus(
    Int, longest: Quantity, isExact: Bool = true, from: Place, to: Place, series: String?)
  /// The largest rise between neighbors, and the place that it leads to; across missing times also the one
  /// that it begins at.
  case largestRise(Quantity, from: Place? = nil, Place, Occurrence = .once, series: String?)
  /// The largest drop between neighbors, and the place that it leads to; across missing times also the one
  /// that it begins at.
  case largestDrop(Quantity, from: Place? = nil, Place, Occurrence = .once, series: String?)
  /// The relation of two series, in short.
  case comparison(Comparison)
  /// Series that no other one is compared with, as their units or sizes are others.
  case notCompared([String])
  /// The largest difference of two series, and the place where they are so far apart.
  case largestDifference(String, String, Quantity, Place)
  /// The series with the highest mean, and the one with the lowest.
  case largestMean(String, Quantity, lowest: String, Quantity)
  /// The place at which each of so many series, all there are, has its largest rise, or its largest drop.
  case sharedStep(series: Int, isRise: Bool, Place)
  /// The place at which each of so many series, all there are, is highest, or lowest.
  case sharedExtreme(series: Int, isHighest: Bool, Place)
  /// One series going past another to stay above it, between two places or at one.
  case overtaking(String, String, from: Place? = nil, Place)
  /// The values below zero, of all, and the place of the first.
  case belowZero(Int, of: Int, Place, series: String?)
  /// The quartiles between which the middle half of the values lies.
  case middleHalf(Quantity, Quantity, series: String?)
  /// The standard deviation of the values.
  case deviation(Quantity, series: String?)
  /// The number of times that swings around the course are as large in one half as in the other: in the second half where
  /// they grow.
  case swings(Double, isGrowing: Bool, series: String?)
  /// The side on which values reach farther from the middle, above (true), below (false) or neither.
  case skew(isAbove: Bool?, series: String?)
  /// The whole powers of ten between the lowest and the highest value, and the option that parts the small ones.
  case spannedPowers(Int, option: String?)
  case noValues(series: String?)
  /// Values that have no place on a logarithmic axis.
  case offScale(Int, series: String?)
  /// Values above or below the range that the author stated, or points of several values that have
  /// such ones.
  case beyondRange(
    isAbove: Bool, Int, Quantity, Quantity, ofParts: Bool = false, series: String?)
  /// A stretch of the x axis without any points, from the last before it to the first after it.
  case noPoints(from: Place, to: Place)
  /// The stretches in which times are missing among even ones, and the last before the longest and the first after it.
  case missingTimes(Int, longestFrom: Place, to: Place)
  /// Points of one series at one place of a column, up to so many, which are no course; at how many
  /// places of all; and the option that parts them, if one does.
  case repeatedPlaces(column: String?, most: Int, shared: Int, of: Int, remedy: String?)
  /// Rows that have no place on the x axis.
  case leftOut(Int)
  /// The part of the chart that is shown and told of.
  case window(WindowOutline)
  /// A fact about a part of the points.
  indirect case part(ValueName, Fact)
  /// A fact that is true of the places that are shown, the largest of all, and maybe of no others.
  indirect case amongShown(Fact)
  /// The numbers of points that go up, down and neither within themselves.
  case directions(up: Int, down: Int, unchanged: Int)
  /// The number of candles that are not between their low and their high, and the place of the
  /// first.
  case contradictions(Int, Place)
  /// The correlation of the values with x: Pearson's, −1 … 1, and its strength.
  case correlation(Double, Trend, series: String?)
  /// The correlation of the logarithms of all, which is clearer, and the options that draw these.
  case correlationOfLogarithms(Double, option: String?)
  /// The number of ranges in which the values were counted.
  case bins(Int, width: Quantity)
  /// A bin that is wider than the others, as a few values are far away.
  case wideBin(Place)
  /// The number of values that were counted, the smallest and the largest.
  case sampleSize(Int, from: Quantity? = nil, to: Quantity? = nil, series: String?)
  /// The range with the most values, and how many these are.
  case mode(Place, Int, series: String?)
  /// The largest distance between the quartiles of a box.
  case largestSpread(Quantity, Place, series: String?)
  /// A box of a place: the number of its values, zero where that is not known, and what it is made of.
  case box(Place, values: Int, PointDetails, series: String?)
  /// The method by which quartiles and whiskers are found.
  case quartileMethod
  /// The values around which those of a place gather, ascending.
  case densest([Quantity], Place, series: String?)
  /// The shares of the largest parts of a whole, the number of the others and their share in
  /// percent, and the whole.
  case shares([NamedShare], others: Int, percent: Double, of: Quantity, series: String?)
  /// Values below zero, which are no part of a whole, and where the first is.
  case withoutShare(Int, Place, series: String?)
  /// Nothing is above zero, so that there is no whole to have a share of.
  case noShares
  /// The aggregate that each value is of the rows that share its place, and how few and how many
  /// these are.
  case aggregated(Aggregate, rows: ClosedRange<Int>)
  /// The rows with a yes, of all.
  case shareOfAll(Int, of: Int)
  /// A mean, or the share that a name tells, of the rows that are charted and of those that they are compared with.
  case compared(String, Quantity, with: Quantity, isShare: Bool)
  /// The number of rows that were kept of all, and the conditions that hold for them.
  case filtered(Int, of: Int, [ToldCondition])
  /// Each value is a number of rows, of so many.
  case counted(Int)
  /// The times of a column were put into units.
  case timeUnit(TimeUnit, of: String)
  /// The numbers of a column were put into ranges.
  case ranges(of: String, width: Quantity)
  /// So many values of a column, the largest, of all; and the rows of the others, which are left out or
  /// stand together.
  case largest(Int, of: Int, String, otherRows: Int, areTogether: Bool)
  /// The columns by whose sum the largest were chosen, or the one, and what several rows of a kind became for that;
  /// none where it was the number of rows.
  case ranked(by: [String], of: Aggregate? = nil)
  /// So many columns of all, those with the largest means.
  case largestColumns(Int, of: Int)
  /// The order of names, by a column, or by the values where it is `nil`.
  case sorted(by: String?, isDescending: Bool)
  /// Columns that no chart shows.
  case notCharted([String], more: Int = 0)
  /// Columns that no chart shows because they say the same in every row.
  case constants([String])
  /// Columns of numbers that are the same in every row, of which the first is charted.
  case equalColumns([String])
  /// The columns of the ends between which each value lies, which their names told.
  case boundColumns(low: String, high: String, areWhole: Bool = true)
  /// The column of the errors to both sides of each value.
  case errorColumn(String)
  /// The columns of a table that have no value at all.
  case emptyColumns([String])
  /// A column of numbers with a cell that is none, for which it is left out: its row as an editor counts
  /// lines, and what it says.
  case leftOutColumn(String, row: Int, text: String)
  /// Cells of a column that say infinity and count as missing.
  case infinite(Int, column: String)
  /// Cells of a column of numbers that hold text and count as missing, and these texts.
  case strays(Int, column: String, texts: [String])
  /// Plain numbers in a column of percents that count as missing, and what they are.
  case notPercents(Int, column: String, texts: [String])
  /// Signs behind so many numbers of a column that are left out, as those of footnotes, and what they are.
  case marks(Int, column: String, texts: [String])
  /// So many numbers of a column stand in square brackets.
  case bracketed(Int, column: String)
  /// A column whose numbers have a point in each, which was taken to part thousands.
  case assumedGroups(column: String)
  /// A column of whole numbers that were read as days, counted as spreadsheets count them.
  case dayNumbers(column: String)
  /// A column of an outcome in words, of which one counts as 1 and the other as 0.
  case countedYes(column: String, yes: String, no: String)
  /// Columns whose names come twice in the header, as they are called now.
  case renamed([String])
  /// Options that change nothing, as they were typed.
  case withoutEffect([String])
  /// Columns that became rows, because their names are places of one axis, and the first and the last.
  case folded(columns: Int, first: String, last: String)
  /// Lines of the input that are not part of the table: what comes before it, and comments.
  case skippedLines(Int)
  /// Text that is no UTF-8 was read as Windows-1252.
  case westernText
  /// No row of the input names its columns, which are called by their numbers, from 1 to this.
  case noHeader(Int)
  /// So many rows with fewer cells than there are columns, and the first of them as an editor counts lines.
  case shortRows(Int, first: Int)
  /// A column of text of which most cells are dates, and the first that is none or may be two.
  case notDates(column: String, row: Int, text: String)
  /// Cells of a column of dates that are none and count as missing; the row and the text of the first.
  case strayDates(Int, column: String, row: Int, text: String)
  /// Cells whose local time the clocks of a time zone skip, and which count as later, or show twice, and which count as
  /// the first; the text of one.
  case localTimes(Int, areSkipped: Bool, column: String, zone: String, text: String)
  /// Cells of a column that do not say of which time zone their clock is, beside others that do, and which count as those of
  /// UTC; the text of the first.
  case zonelessTimes(Int, column: String, text: String)
  /// A column of whole numbers so long that some are rounded.
  case roundedIntegers(column: String)
  /// A column of text that looks like dates in a form that is not known.
  case unreadDates(column: String)
  /// A column of stretches of days, which count as their last day.
  case lastDays(column: String)
  /// A number far from all others of a column that may stand for a missing one, and how often it comes.
  case missingCode(String, count: Int, column: String)
  /// The year of the latest time, where the input has none and it was taken to be this.
  case assumedYear(Int)
  /// The order of day and month that was taken for dates that can be read in both, and the pattern of the other.
  case assumedDayOrder(DayOrder, column: String, otherPattern: String)
  /// So many rows of an input that is still read.
  case rowsSoFar(Int)
  /// So many rows were read of an input before it became shorter.
  case cutOff(rows: Int)
  /// Another file took the name of the input while it was read, which this is not.
  case replacedMeanwhile
  /// Others wrote into the input while it was read.
  case changedMeanwhile
  /// A row that adds up the others, by its name, or of a folder that holds them and more.
  case leftOutTotal(String, isSum: Bool = true)
  /// A row that has the means of the others, by its name.
  case leftOutAverage(String)
  /// The name of a row that tells the least, the most, the number or the median of the others.
  case leftOutStatistic(String)
  /// The name of a row of percents below columns of plain numbers.
  case leftOutPercents(String)
  /// Rows that add up some of the others, by their names.
  case leftOutTotals([String])
  /// So many empty cells of a column that stand for the name above them.
  case filledDown(Int, column: String)
  /// The first or the last unit of time has rows in so many days, hours or months of all that it has.
  case partialUnit(Place, isLast: Bool, covered: Int, of: Int, TimeUnit)
  /// No rows share their place, so that an aggregate that was asked for changes nothing.
  case nothingAggregated
  /// So many rows in ranges of x that have fewer than so many, whose share or mean says nothing.
  case leftOutThin(Int, fewest: Int)
  /// A column that adds up others, which are shown.
  case leftOutWhole(String)
  /// A matrix of correlations of so many things, the same on both sides of its diagonal, whose ones are left out.
  case correlations(Int)
  /// Values that a condition names and a column does not have, and some that it has.
  case absent([String], column: String, present: [String])
  /// Names that the picture has no room for, and the number of others.
  case unnamed([String], more: Int = 0)
  /// The parts of a document that the chart does not show, as the document calls them.
  case ignored([String])
  /// Settings that are for all tables and do not suit this one, as "series = symbol".
  case unsuitedSettings([String])
  /// Rows that were added up to fewer parts.
  case sums(rows: Int, parts: Int)
}

/// A point of a series.
public struct PointReference: Hashable, Sendable {
  /// The index of the series.
  public var series: Int
  /// The index of the point in it.
  public var point: Int

  /// Makes a reference.
  public init(series: Int, point: Int) {
    self.series = series
    self.point = point
  }
}
