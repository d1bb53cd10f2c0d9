/// A point in time as a cell writes it.
struct WrittenDate: Equatable, Sendable {
  /// Seconds since 1970-01-01 as if the text were in UTC; the zone is already taken off.
  var seconds: Double
  var precision: DatePrecision
  /// True when it names a time of day without saying in which zone.
  var isLocal: Bool
  /// True when it names a time of day at another distance from UTC than none.
  var hasOffset = false
}
