import Charts

/// Everything that is said of data that keeps coming.
public enum LiveSentence: Equatable, Sendable {
  /// Nothing has come yet; the file that it is to come from, `nil` of a pipe.
  case waiting(file: String?)
  /// The file is not there yet.
  case missing(file: String)
  /// The chart is of data that keeps coming; the file that it comes from, `nil` of a pipe.
  case live(file: String?)
  /// The rows that came since the last time.
  case newRows(Int)
  /// New rows are kept, and the chart stays.
  case paused
  /// The rows that came since one has left the newest, and how many seconds ago that was.
  case behind(rows: Int, seconds: Double)
  /// The chart goes on with the data.
  case following
  /// There is nothing to follow: all of the data is there.
  case nothingToFollow
  /// For so many seconds nothing has come.
  case lost(seconds: Double)
  /// Data comes again, after so many seconds.
  case back(seconds: Double)
  /// There is no more: the number of all rows, of those that came since the last words about them, of lines
  /// that did not fit, and of cells without a value.
  case ended(rows: Int, new: Int, unfit: Int, missing: Int)
  /// So many more lines did not fit.
  case unfit(Int)
  /// All rows of an input are read, whose first ones were explored meanwhile; `nil` where it has none.
  case loaded(rows: Int?)
  /// Somebody had the reading of an input end, and this is all there is of it; `nil` where it has no rows.
  case stopped(rows: Int?)
  /// The file has become shorter.
  case truncated(file: String)
  /// Another file has taken its name.
  case replaced(file: String)
  /// A condition has come to hold; the place and the value that it holds for, if there are any.
  case alarm(ToldCondition, at: Place?, value: Quantity?)
}
