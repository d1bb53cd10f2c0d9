import Charts

/// The rows of the chart details.
enum FactPhrase {
  /// The subject of a fact, as it stands within a sentence.
  case label(FactLabel)
  /// The type as a thing: "line chart".
  case kind(ChartType)
  /// The type beside a title, which says what it is a chart of.
  case shortKind(ChartType, isSingle: Bool)
  case trend(Trend)
  /// The kind of a correlation: positive, negative or none.
  case correlation(Trend.Direction)
  case turningPoints(Int)
  case strength(Trend.Strength)
  /// The clearness with which something comes again, in no word of size.
  case clearness(Trend.Strength)
  case change(from: String, to: String)
  /// Of several equal ones it is the first.
  case first(String, of: Int, Measure)
  /// The same of values of several series.
  case firstAmong(String, of: Int, series: Int)
  /// Every value is this one.
  case all(Int, String)
  /// So many gaps, the longest, and how many are as long.
  case gaps(Int, longest: String, alike: Int)
  /// So many values that are missing, as a row.
  case missingValues(Int)
  case spikes(Int, largest: String, isPeak: Bool)
  case outliers(Int, farthest: String)
  case outlierRule(hasCourse: Bool)
  /// The reasons of an outlier.
  case farFromNeighbors, farFromOthers, farFromMedian, unusualInRepetition
  /// "unusual for March", with the month also as a place.
  case unusual(for: String, at: String)
  /// The series with the highest and the lowest mean, each with it.
  case largestMean(String, lowest: String)
  /// "all 4 series"
  case allSeries(Int)
  /// So many values of all, and where the first is.
  case belowZeroOf(String, of: Int, first: String, isOnly: Bool)
  /// Values of so many powers of ten, and the option that parts the small ones.
  case spannedPowers(Int, option: String?)
  /// A line across the chart without a name, at a value.
  case lineAt(String)
  /// The values above a line, of all.
  case above(Int, of: Int)
  /// The side on which values reach farther from their middle.
  case skewed(isAbove: Bool?)
  /// So many times as large in the second half as in the first, or the other way.
  case swing(String, isGrowing: Bool)
  /// Of several equal steps it is the first.
  case firstStep(String, of: Int)
  case plateaus(Int, longest: String)
  /// "every 7 points"
  case every(String, isExact: Bool)
  /// "0 or 1"
  case either(String, String)
  /// "every month"
  case everyUnit(TimeUnit, isExact: Bool)
  /// "on weekdays", of what comes again each of them
  case everyWorkingDay
  /// "about 1 year"
  case about(String)
  case largestDifference(String, String, at: String)
  /// The truth about the places that are shown, which may not be that of others.
  case amongShown(String)
  case line, singleValues
  case sameAxes(Int)
  case sameXAxis(Int)
  case sameYAxis(Int)
  /// Values without a place on a logarithmic axis.
  case offScale(Int)
  case beyondRange(Int, isAbove: Bool, ofParts: Bool, String)
  case noPoints(String)
  case missingTimes(Int, longest: String)
  case leftOut(Int)
  case repeatedPlaces(column: String, most: Int, shared: Int, of: Int)
  /// The option that parts them makes a chart of each value of its column.
  case remedied(String, by: String, column: String)
  /// All of the x axis, beside the part that is shown.
  case whole(String)
  case bins(Int, width: String)
  case wideBin(String)
  case quartileMethod
  /// Values that others are near to.
  case around(String)
  /// Parts with their percents, of a whole.
  case shares(String, of: String)
  /// So many more parts, and their percent together.
  case otherShares(Int, String)
  /// Values that are no part of a whole, and where the first is.
  case belowZero(Int, at: String)
  case noShares
  /// "Each value is the mean of 8 rows", or of so many to so many.
  case aggregated(String, ofRows: String, to: String?)
  /// The share of all rows with a yes, how many these are, and of how many.
  case shareOfAll(String, String, of: String)
  /// A column that is left out, with the row of its slip, and what that says.
  /// A number is no slip by itself: it has another unit than those before it.
  case leftOutColumn(String, text: String, isNumber: Bool)
  /// So many infinite values that count as missing.
  case infinite(Int)
  /// So many cells that are no numbers, with what they say, and that count as missing.
  case strays(Int, texts: String)
  case notPercents(Int, texts: String)
  /// Signs that are left out behind so many numbers, with what they are.
  case marks(Int, texts: String)
  /// Points that were taken to part thousands, and the option that reads them as decimal signs.
  case assumedGroups(option: String?)
  /// So many numbers of a column stand in square brackets.
  case bracketed(Int)
  /// Numbers that count days as spreadsheets do.
  case dayNumbers
  /// The words that count as 1 and as 0.
  case countedYes(String, no: String)
  /// So many columns that became rows, and their range.
  case folded(String, String)
  /// So many lines that are not part of the table.
  case skippedLines(Int)
  /// Text that is no UTF-8 was read as Windows-1252.
  case westernText
  /// No row names the columns, which are called by numbers up to this.
  case noHeader(Int)
  /// So many rows that lack their last cells, and the first of them.
  case shortRows(Int, first: String)
  /// A cell that is no date, or of no certain one.
  case notDate(String)
  /// A day that its month does not have, by which a column is text, or which is missing.
  case noSuchDay(String, isText: Bool)
  /// So many cells that are no dates, with what the first says, and that count as missing.
  case strayDates(Int, text: String)
  /// So many cells whose times clocks skip, or show twice, with the text of one.
  case localTimes(Int, areSkipped: Bool, zone: String, text: String)
  /// So many cells whose times are of no time zone and count as those of UTC, with the text of the first.
  case zonelessTimes(Int, text: String)
  /// Whole numbers that are rounded for their length.
  case roundedIntegers
  /// Text that looks like dates in a form that is not known, and the option that tells the form.
  case unreadDates(option: String?)
  /// Stretches of days that count as their last day.
  case lastDays
  /// A number that may stand for a missing one, how often it comes, and the option that takes it so.
  case missingCode(String, Int, option: String?)
  /// The year that times without one were taken to be in.
  case assumedYear(String)
  /// The order in which dates were read that can be read in two, and the option that reads them in the other.
  case assumedDayOrder(DayOrder, option: String?)
  /// So many rows, of an input that is still read, or that was cut meanwhile.
  case rowsSoFar(String)
  case cutOff(String)
  case replacedMeanwhile
  case changedMeanwhile
  /// The name of a row that adds up the others, or of a folder that holds them and more.
  case leftOutTotal(String, isSum: Bool)
  /// The name of a row that has an average of the others.
  case leftOutAverage(String)
  case leftOutStatistic(String)
  case leftOutPercents(String)
  /// So many rows that add up others, with their names.
  case leftOutTotals(Int, names: String)
  /// A first or last value at a place, of so many of all parts of its unit of time.
  case partialUnit(String, isLast: Bool, Int, of: Int, TimeUnit)
  /// So many empty cells that stand for the name above them.
  case filledDown(Int)
  /// So many rows in ranges with fewer than so many.
  case leftOutThin(Int, fewest: String)
  case leftOutWhole(String)
  /// The number of things that are correlated with each other.
  case correlations(String)
  case nothingAggregated
  /// Values that a column does not have, and those that it has.
  case absent(String, column: String, present: String)
  /// Names that the picture has no room for, and the number of others.
  case unnamed(String, more: Int)
  /// The parts of a document that the chart does not show.
  case ignored(String)
  /// Rows that were added up to fewer values.
  case sums(rows: Int, values: Int)
  case contradictions(Int, at: String)
}

/// The subjects of facts, as they stand within a sentence.
enum FactLabel: CaseIterable {
  case shape, mean, change, trend, missing, offScale, correlation, correlationOfLogarithms
  case gap, gaps, period, spike, dip, spikes, dips, outliers, plateau, plateaus
  case unusuallyHigh, unusuallyLow
  case largestRise, largestDrop, sampleSize, largestSpread
  case meanOfMedians, medianOfMedians, medians
  case meanOfMeans, medianOfMeans, meanOfEachPeriod
  /// One of the rows of a place, as an aggregate.
  case firstValue, lastValue
  case densest, shares, withoutShare
  case middleHalf, belowZero, deviation, swings, skew, trendLine
}
