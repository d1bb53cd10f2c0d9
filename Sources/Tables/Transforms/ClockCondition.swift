/// Conditions on the clock of each day: `--from 05:00` of times that have days, too.
extension Condition {
  /// The seconds since midnight from which and up to which each value reaches, where all values are times of day and the times of a
  /// column are those of days; `nil` of anything else.
  func clocks(comparing dates: DateColumn) -> [(from: Double, to: Double)]? {
    guard dates.haveDaysAndClocks, !values.isEmpty else { return nil }
    let clocks = values.compactMap(Self.clock)
    return clocks.count == values.count ? clocks : nil
  }

  /// The seconds since midnight of "5:00", "17:30:15" and "5:30 pm", up to the next minute or second.
  private static func clock(_ text: String) -> (from: Double, to: Double)? {
    let words = text.lowercased().split(separator: " ")
    guard let first = words.first, words.count < 3 else { return nil }
    let half = words.count == 2 ? words[1].filter { $0 != "." } : ""
    guard ["", "am", "pm"].contains(half) else { return nil }
    let parts = first.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isDigit) }),
      var hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60,
      case let second = parts.count > 2 ? Int(parts[2]) ?? 60 : 0, second < 60
    else { return nil }
    if !half.isEmpty {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    }
    guard hour < 24 || hour == 24 && minute + second == 0 else { return nil }
    let start = Double(hour * 3_600 + minute * 60 + second)
    return (start, start + (parts.count > 2 ? 1 : 60))
  }
}

extension DateColumn {
  /// True of times that tell the day as well as the clock.
  var haveDaysAndClocks: Bool {
    precision > .day && values.contains { $0 < -86_400 || $0 >= 2 * 86_400 }
  }

  /// The seconds since midnight of each time, as a clock of a zone shows it.
  func clocks(in zone: TimeZoneOffset) -> [Double] {
    var zone = zone
    return values.map { time in
      guard time.isFinite else { return .nan }
      let local = zone.localSeconds(universal: time)
      return local - (local / 86_400).rounded(.down) * 86_400
    }
  }
}
