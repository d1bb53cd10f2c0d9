import FoundationInternationalization

import struct FoundationEssentials.Date
import struct FoundationEssentials.TimeZone

/// The offset of a named time zone, for dates with a time but no zone of their own.
package struct TimeZoneOffset: Sendable {
  /// `nil` for UTC, which needs no looking up.
  private let zone: TimeZone?
  /// The hour last looked up: neighbors in a column mostly share it.
  private var lastHour = Double.nan
  /// The offsets some hours before it and behind it, which mostly are one.
  private var lastOffsets = (before: 0.0, after: 0.0)
  private var lastUniversalQuarter = Double.nan
  private var lastUniversalOffset = 0.0

  /// True where clocks show the time of UTC itself.
  var isUniversal: Bool { zone == nil }

  package static let universal = TimeZoneOffset(zone: nil)

  private init(zone: TimeZone?) {
    self.zone = zone
  }

  /// The zone with an IANA name such as "Europe/Berlin"; `nil` if there is none.
  package init?(name: String) {
    if name == "UTC" {
      zone = nil
    } else {
      guard let zone = TimeZone(identifier: name) else { return nil }
      self.zone = zone
    }
  }

  /// The names of all zones.
  package static var names: [String] { TimeZone.knownTimeZoneIdentifiers + ["UTC"] }

  /// The time in UTC at which a clock shows `local` (seconds as if in UTC).
  package mutating func universalSeconds(local: Double) -> Double { moment(local: local).seconds }

  /// The time in UTC at which a clock shows `local`, and what a change of the clocks has to do with it.
  ///
  /// Of a time that is shown twice it is the first; one that is skipped is as much later as the clocks are put forward (as
  /// "compatible" of ECMAScript's Temporal).
  mutating func moment(local: Double) -> (seconds: Double, change: ClockChange?) {
    guard let zone, local.isFinite else { return (local, nil) }
    let hour = (local / 3_600).rounded(.down)
    func offset(at seconds: Double) -> Double {
      Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    }
    if hour != lastHour {
      // The offset at the local time read as UTC is near.
      let near = hour * 3_600 - offset(at: hour * 3_600)
      lastOffsets = (offset(at: near - 4 * 3_600), offset(at: near + 4 * 3_600))
      lastHour = hour
    }
    let (first, last) = (local - lastOffsets.before, local - lastOffsets.after)
    guard first != last else { return (first, nil) }
    let isFirst = offset(at: first) == lastOffsets.before
    let isLast = offset(at: last) == lastOffsets.after
    if isFirst { return (first, isLast ? .repeated : nil) }
    return isLast ? (last, nil) : (first, .skipped)
  }

  /// The time that a clock shows at a moment, in seconds as if in UTC.
  package mutating func localSeconds(universal: Double) -> Double {
    guard let zone, universal.isFinite, TimeUnit.isInCalendar(universal) else { return universal }
    // Offsets change at quarters of an hour in UTC.
    let quarter = (universal / 900).rounded(.down)
    if quarter != lastUniversalQuarter {
      let date = Date(timeIntervalSince1970: universal)
      lastUniversalOffset = Double(zone.secondsFromGMT(for: date))
      lastUniversalQuarter = quarter
    }
    return universal + lastUniversalOffset
  }
}
