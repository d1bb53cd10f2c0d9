import Charts

/// A chart as a whole; all are clauses without a full stop.
enum ChartPhrase {
  case series(Int, points: Int, Countable, isUneven: Bool)
  case points(Int, Countable)
  /// So many values in bins.
  case values(Int, bins: Int)
  /// Several series counted in the same bins.
  case seriesInBins(Int, bins: Int)
  /// The first of several names, and how many others there are.
  case andOthers(String, Int)
  /// "Prices is a line chart of 8 points"
  case chart(String?, ChartType, isSingle: Bool, of: String)
  /// With what the x axis reaches over.
  case over(String, String)
  /// With the column that names the parts of a whole, and which they are.
  case parted(String, by: String)
  case extreme(String, String, at: String)
  case extremes(highest: String, lowest: String)
}
