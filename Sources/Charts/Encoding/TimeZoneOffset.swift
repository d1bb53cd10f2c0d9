import FoundationInternationalization

import struct FoundationEssentials.Date
import struct FoundationEssentials.TimeZone

extension Encoding {
  /// The least offset of the time zone from UTC in seconds within a range of dates.
  ///
  /// Where clocks change it is that of standard time: its midnight is still the same day in summer,
  /// while midnight in summer is the day before in winter.
  func timeZoneOffset(over range: ClosedRange<Double>) -> Double {
    // Year 1 … 9999, within which a calendar counts.
    guard timeZone != "UTC", let zone = TimeZone(identifier: timeZone),
      range.lowerBound >= -62_135_596_800, range.upperBound <= 253_402_300_800
    else { return 0 }
    let quarters = (0...4).map { range.lowerBound + Double($0) * 91.3125 * 86_400 }
    let times = quarters.filter { $0 < range.upperBound } + [range.upperBound]
    let offsets = times.map { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
    return Double(offsets.min() ?? 0)
  }
}
