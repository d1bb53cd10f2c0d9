/// The distances from UTC that the cells of a column say, as "+02:00" does.
struct WrittenOffsets: Sendable {
  /// The seconds of each row; empty until one is not zero.
  private var seconds: [Int32] = []
  private var count = 0
  private var first: Int?
  private var areEqual = true
  /// The other one, where cells have two.
  private var second: Int?
  private var areMoreThanTwo = false
  /// The cells of a clock that say none of it.
  private(set) var zoneless = ZonelessTimes()

  /// True where a cell has one other than none.
  var areThere: Bool { !seconds.isEmpty }

  /// The one that all dates have; `nil` where they have none, or several.
  var common: Int? { areThere && areEqual ? first : nil }

  mutating func add(_ offset: Int) {
    if first == nil { first = offset }
    if offset != first {
      areEqual = false
      if second == nil { second = offset }
      areMoreThanTwo = areMoreThanTwo || offset != second
    }
    if offset != 0, !areThere { seconds = Array(repeating: 0, count: count) }
    if areThere || offset != 0 { seconds.append(Int32(clamping: offset)) }
    count += 1
  }

  /// Counts a cell that says of no clock that it is at it.
  mutating func addZoneless(_ text: @autoclosure () -> String) {
    if zoneless.count == 0 { zoneless.text = text() }
    zoneless.count += 1
  }

  mutating func addMissing() {
    if areThere { seconds.append(0) }
    count += 1
  }

  /// The name of a zone that changes its clocks, whose clocks are those of all cells, where these have two distances an hour apart:
  /// in winter and in summer.
  func zone(of moments: [Double]) -> String? {
    guard let first, let second, areThere, !areMoreThanTwo, zoneless.count == 0,
      abs(first - second) <= 3_600, seconds.count == moments.count
    else { return nil }
    let known = zip(moments, seconds).filter { $0.0.isFinite }
    return Self.zones.first { name in
      guard var zone = TimeZoneOffset(name: name) else { return false }
      return known.allSatisfy { moment, offset in
        zone.localSeconds(universal: moment) - moment == Double(offset)
      }
    }
  }

  /// Zones one of which has the clocks of nearly everybody who changes them, the most general names first.
  private static let zones = [
    "CET", "Europe/London", "EET", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Halifax", "America/Anchorage", "America/St_Johns",
    "America/Sao_Paulo", "America/Santiago", "America/Asuncion", "America/Mexico_City",
    "America/Havana", "Atlantic/Azores", "Europe/Chisinau", "Asia/Jerusalem", "Asia/Beirut",
    "Africa/Cairo", "Europe/Moscow", "Europe/Istanbul", "Asia/Tehran", "Australia/Sydney",
    "Australia/Adelaide", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham",
  ]

  /// The times as the clocks show them that the cells are of, as seconds since 1970 in UTC.
  func clocks(of moments: [Double]) -> [Double] {
    guard seconds.count == moments.count else { return moments }
    return zip(moments, seconds).map { $0 + Double($1) }
  }
}

/// The times of a column that say of no clock that they are at it.
package struct ZonelessTimes: Equatable, Sendable {
  package var count = 0
  /// The text of the first.
  package var text = ""

  /// The same with those of further rows.
  func joined(with others: ZonelessTimes) -> ZonelessTimes {
    count == 0 ? others : ZonelessTimes(count: count + others.count, text: text)
  }
}

extension DateColumn {
  /// The name of the zone that is ahead of UTC by as much as all cells say: "UTC+1", or "CET" where they say another
  /// distance in summer; `nil` where they say nothing, or something else.
  package var ownTimeZone: String? {
    if let ownZone { return ownZone }
    guard let offset = ownOffset, offset.isMultiple(of: 60) else { return nil }
    let (hours, minutes) = (abs(offset) / 3_600, abs(offset) / 60 % 60)
    let rest = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
    return "UTC\(offset < 0 ? "-" : "+")\(hours)\(rest)"
  }
}

extension Table {
  /// The zone of all its times of day, whose clocks are those that its author reads; `nil` where they have none, or several.
  package var ownTimeZone: String? {
    var zones: Set<String?> = []
    var fixed: [DateColumn] = []
    for column in columns {
      guard case .dates(let dates) = column.values, dates.precision > .day else { continue }
      if dates.ownZone == nil, dates.ownOffset != nil { fixed.append(dates) }
      zones.insert(dates.ownTimeZone)
    }
    if zones.count == 1 { return zones.first ?? nil }
    // A column may have times of the summer alone.
    let changing = Set(columns.compactMap(\.ownZone))
    guard changing.count == 1, let zone = changing.first,
      zones.isSubset(of: [zone] + fixed.map(\.ownTimeZone)),
      fixed.allSatisfy({ $0.isAtClocks(of: zone) })
    else { return nil }
    return zone
  }
}

extension Column {
  fileprivate var ownZone: String? {
    if case .dates(let dates) = values, dates.precision > .day { dates.ownZone } else { nil }
  }
}

extension DateColumn {
  /// True where the distance from UTC that all cells say is that of a zone at each of them.
  fileprivate func isAtClocks(of name: String) -> Bool {
    guard let ownOffset, var zone = TimeZoneOffset(name: name) else { return false }
    return values.allSatisfy {
      !$0.isFinite || zone.localSeconds(universal: $0) - $0 == Double(ownOffset)
    }
  }
}
