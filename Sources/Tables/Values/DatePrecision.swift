/// The finest field that dates carry.
public enum DatePrecision: Int, Comparable, Sendable {
  case year
  case quarter
  case month
  case day
  case minute
  case second
  case millisecond
  case microsecond

  /// How fine a fraction of a second is.
  init(fraction: Double) {
    let milliseconds = fraction * 1000
    self = abs(milliseconds - milliseconds.rounded()) < 5e-4 ? .millisecond : .microsecond
  }

  /// Whether `a` is coarser than `b`.
  public static func < (a: DatePrecision, b: DatePrecision) -> Bool { a.rawValue < b.rawValue }
}
