import struct Foundation.Date
import struct Foundation.TimeZone

extension Encoding {
  /// The offset of the time zone from UTC in seconds, on the day of the first date.
  func timeZoneOffset(at time: Double) -> Double {
    guard timeZone != "UTC", let zone = TimeZone(identifier: timeZone) else { return 0 }
    return Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: time)))
  }
}
