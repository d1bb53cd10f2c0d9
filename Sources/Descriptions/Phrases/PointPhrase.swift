import Charts

/// Points and their parts, rows, jumps, and where one is.
enum PointPhrase {
  // A point

  /// A point has no value.
  case missing
  /// A value is beyond all numbers.
  case infinite
  /// Another series has a point here, this one has none.
  case absent
  /// A part has no value; the gap is that between its name and a value.
  case missingPart(String, gap: String)
  /// "Date is May 17"
  case inFull(String, String)
  case missingInFull(String)
  case placing(Placing)
  case rise(Rise)
  /// "closed above open": the side of its open on which a candle closed, in short.
  case moved(Rise)
  case quartiles
  /// The ends between which a value may lie, before them.
  case interval
  case outliers(Int)
  case share(String, of: String)
  /// So many times as much as before, or so many times less.
  case timesAsMuch(String, isMore: Bool)
  case part(ValueName)
  case unchanged
  case up(String)
  case down(String)
  case equal(to: String)
  case above(String, by: String)
  case below(String, by: String)
  case risesAbove(String)
  case fallsBelow(String)

  // A row of the data table

  case labelHeading, outlierCount
  /// The series with the highest value of a row, and that value.
  case rowHighest(String)
  case rowLowest(String)
  /// All of a row have this value.
  case rowAll(String)
  /// The first of those with one value, and how many more there are.
  case andMore(String, Int)

  // Jumps, within a sentence

  case highest(Measure)
  case lowest(Measure)
  /// The highest or the lowest of all series.
  case ofChart(String, Measure)
  /// The highest or the lowest of the part that is shown.
  case ofPart(String, Measure)
  case found, nearest
  case landmark(Landmark)
  /// The drops and rises that one can go to, which are not all there are.
  case largeDrop, largeRise
  case bookmark
  case noneAfter(Goal)
  case noneBefore(Goal)
  case none(Goal)
  case notFound(String)
  /// A search went past the end, or past the start, and on from the other one.
  case searchedAround(isForward: Bool)
  case bookmarkRemoved
  case fromBookmark(String, PlaceKind)
  case pointsOn(Int)
  case pointsBack(Int)
  case back, noWayBack
  /// The values that the dots of the braille row of one of several series reach from and to.
  case brailleScale(low: String, high: String)
  case prompt(PromptKind)
  case notAPlace(String)

  // The place where one is

  case firstItem, lastItem, firstChart, lastChart
  /// All is shown, and so little that it cannot be less.
  case widest, closest
  case noPoint
  case noPointBut(nextKey: String)
  case seriesNumber(String)
  case showing(String, Int, of: Int)
  case showingAll
  /// So many points at most, in each cell of a braille row.
  case atMostInEach(String)
}

/// The move of a point within itself.
enum Rise: CaseIterable {
  case up, down, unchanged

  /// The move of a sign: up of 1, down of -1.
  init(_ sign: Int) { self = sign > 0 ? .up : sign < 0 ? .down : .unchanged }
}

/// The values of which one is the highest or the lowest.
enum Measure: CaseIterable {
  case value, median, close
  /// The high and the low of candles.
  case price
  /// The range in which values were counted.
  case bin
  /// Times of day, of which the highest is the latest, and ranks, of which the lowest is the first.
  case clock, rank
}
