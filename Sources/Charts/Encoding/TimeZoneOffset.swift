import FoundationEssentials

extension Encoding {
  /// The offset of the time zone from UTC in seconds, on the day of the first date.
  func timeZoneOffset(at time: Double) -> Double {
    guard timeZone != "UTC", let zone = TimeZone(identifier: timeZone) else { return 0 }
    return Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: time)))
  }

  /// Whether `name` is a time zone this machine knows.
  package static func isTimeZone(_ name: String) -> Bool {
    name == "UTC" || TimeZone(identifier: name) != nil
  }
}
