/// Data that keeps coming.
enum LivePhrase {
  case waiting
  /// Nothing has come of a file.
  case waitingFor(String)
  case missing(String)
  /// So many rows that came since.
  case new(Int)
  /// The chart is of data that keeps coming, from a file or from a pipe.
  case live
  case liveFrom(String)
  case paused
  /// One is so long behind the newest.
  case behind(String)
  case following
  case nothingToFollow
  case lost(String)
  case back(String)
  case ended
  /// All of an input is read, whose beginning was explored meanwhile.
  case loaded
  /// Somebody had the reading of an input end.
  case stopped
  /// So many lines that are no rows, or not whole ones.
  case unfit(Int)
  /// So many cells that have no value.
  case missingCells(Int)
  case truncated(String)
  case replaced(String)
  case alarm
}
