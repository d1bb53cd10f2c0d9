import FoundationInternationalization

import struct FoundationEssentials.Date
import struct FoundationEssentials.TimeZone

/// The offset of a named time zone, for dates with a time but no zone of their own.
package struct TimeZoneOffset: Sendable {
  /// `nil` for UTC, which needs no looking up.
  private let zone: TimeZone?
  /// The hour last looked up: neighbors in a column mostly share it.
  private var lastHour = Double.nan
  private var lastOffset = 0.0
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
  package mutating func universalSeconds(local: Double) -> Double {
    guard let zone, local.isFinite else { return local }
    let hour = (local / 3_600).rounded(.down)
    if hour != lastHour {
      func offset(at seconds: Double) -> Double {
        Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
      }
      // The offset at the local time read as UTC is near; at that instant it is right.
      lastOffset = offset(at: local - offset(at: local))
      lastHour = hour
    }
    return local - lastOffset
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
