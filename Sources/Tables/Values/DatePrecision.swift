/// The finest field that dates carry.
public enum DatePrecision: Int, Comparable, Sendable {
  case year
  case quarter
  case month
  /// A week of ISO 8601, by its Monday.
  case week
  case day
  case minute
  case second
  case millisecond
  case microsecond

  /// The precision of a fraction of a second: whole milliseconds or finer; of none a second.
  init(fraction: Double) {
    guard fraction > 0 else {
      self = .second
      return
    }
    let milliseconds = fraction * 1000
    self = abs(milliseconds - milliseconds.rounded()) < 5e-4 ? .millisecond : .microsecond
  }

  /// True when `a` is coarser than `b`.
  public static func < (a: DatePrecision, b: DatePrecision) -> Bool { a.rawValue < b.rawValue }
}
