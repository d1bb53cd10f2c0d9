/// A point in time as a cell writes it.
struct WrittenDate: Equatable, Sendable {
  /// Seconds since 1970-01-01 as if the text were in UTC; the zone is already taken off.
  var seconds: Double
  var precision: DatePrecision
  /// True when it names a time of day without saying in which zone.
  var isLocal: Bool
  /// The seconds by which the clock that shows it is ahead of UTC, where the text says so.
  var offset = 0
}
