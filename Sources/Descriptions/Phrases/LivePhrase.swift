/// Data that keeps coming.
enum LivePhrase {
  case waiting
  /// Nothing has come of a file.
  case waitingFor(String)
  case missing(String)
  /// So many rows that came since.
  case new(Int)
  case paused
  /// One is so long behind the newest.
  case behind(String)
  case following
  case nothingToFollow(option: String)
  case lost(String)
  case back(String)
  case ended
  /// So many lines that are no rows, or not whole ones.
  case unfit(Int)
  case truncated(String)
  case replaced(String)
  case alarm
}
