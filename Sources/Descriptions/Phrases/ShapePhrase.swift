import Charts
import Tables

/// The shape of a course; all are clauses without a subject and without a full stop.
enum ShapePhrase {
  /// "stays at about 12"
  case stays(at: String)
  /// "varies around 12"
  case varies(around: String)
  /// The same along a stretch, after other legs if it is the last of them.
  case staysOver(String, String, isLast: Bool)
  /// The same of values that are farther from it: "varies around 12 from May 3 to 9"
  case variesOver(String, String, isLast: Bool)
  /// "rises to 100 at x = 25"
  case moves(Trend.Direction, to: String, isLast: Bool)
  /// The only leg: "rises from 3 to 83"
  case movesOnly(Trend.Direction, from: String, to: String)
  case doubles(every: String, isExact: Bool)
  case halves(every: String, isExact: Bool)
  /// "repeats every year"
  case everyUnit(TimeUnit)
  /// "repeats on weekdays"
  case everyWorkingDay
  /// "repeats every 12 points"
  case every(String)
  /// "falls again and again, but jumps 3 times, most by 12 in May", or "by 12 each time" where these are alike
  case sawtooth(isFalling: Bool, jumps: Int, size: String, areAlike: Bool)
  case usually(highest: String, lowest: String)
  /// From period to period.
  case drifts(Trend.Direction)
  case noisy
  /// The axis on which it is so.
  case onLogarithmicAxis
  /// "leaving out 3 values of -127", which look like codes for none.
  case leavingOut(String, of: String)
  /// The only value that leaves a level.
  case exception(String, isPeak: Bool)
  /// The few values, and their number, of a series that else is one.
  case exceptions(String, Int)
  /// With what has the shape.
  case of(String, String)
  /// A series with its first and its last value, beside a shape.
  case ends(String, from: String, to: String, String)
}
