import FoundationInternationalization

import struct FoundationEssentials.Date
import struct FoundationEssentials.TimeZone

extension Encoding {
  /// The least offset of the time zone from UTC in seconds within a range of dates.
  ///
  /// A zone that changes its clocks has that of standard time: its midnight is still the same day
  /// in summer, while midnight in summer is the day before in winter.
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

  /// The changes of the time zone's offset within a range of times; of more than a century of
  /// changes none, as hours are not told apart over that.
  func timeZoneChanges(over range: ClosedRange<Double>) -> [TimeZoneChange] {
    guard timeZone != "UTC", let zone = TimeZone(identifier: timeZone),
      range.upperBound - range.lowerBound < 3_160_000_000,
      range.lowerBound >= -62_135_596_800, range.upperBound <= 253_402_300_800
    else { return [] }
    // An hour before the first time may be a tick, too.
    var date: Date? = Date(timeIntervalSince1970: range.lowerBound - 86_400)
    var changes: [TimeZoneChange] = []
    while let next = date, next.timeIntervalSince1970 <= range.upperBound {
      let change = TimeZoneChange(
        time: next.timeIntervalSince1970, offset: Double(zone.secondsFromGMT(for: next)))
      if let last = changes.last, last.time >= change.time { break }
      changes.append(change)
      date = zone.nextDaylightSavingTimeTransition(after: next)
    }
    return changes
  }
}
