/// A part of the calendar or of the clock; weeks begin on Monday (ISO 8601).
public enum TimeUnit: String, CaseIterable, Sendable {
  case minute, hour, day, week, month, quarter, year

  /// The seconds of a unit that is always as long; `nil` of those that follow the calendar.
  package var seconds: Double? {
    switch self {
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 604_800
    case .month, .quarter, .year: nil
    }
  }

  /// About how many units are from one moment to another.
  package func count(from low: Double, to high: Double) -> Double {
    let length: Double =
      switch self {
      case .month: 2_629_746
      case .quarter: 7_889_238
      case .year: 31_556_952
      case .minute, .hour, .day, .week: seconds ?? 1
      }
    return (high - low) / length + 1
  }

  private var months: Int {
    switch self {
    case .quarter: 3
    case .year: 12
    case .minute, .hour, .day, .week, .month: 1
    }
  }

  /// The finest field that tells one unit from the next.
  package var precision: DatePrecision {
    switch self {
    case .minute, .hour: .minute
    case .day, .week: .day
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }

  /// The beginning of the unit that a moment is in.
  ///
  /// - Parameter local: Seconds since 1970 as a clock on the spot counts them.
  /// - Returns: Not a number where the calendar does not reach.
  package func start(of local: Double) -> Double {
    guard Self.isInCalendar(local) else { return .nan }
    if let seconds {
      // The epoch was a Thursday, three days after a Monday.
      let origin = self == .week ? -259_200.0 : 0
      return ((local - origin) / seconds).rounded(.down) * seconds + origin
    }
    let month = CivilDate.monthIndex(ofDay: Self.day(of: local))
    return Self.start(ofMonth: Int((Double(month) / Double(months)).rounded(.down)) * months)
  }

  /// The beginning of the unit after the one that a moment is in.
  package func next(after local: Double) -> Double {
    let start = start(of: local)
    guard start.isFinite else { return .nan }
    if let seconds { return start + seconds }
    return Self.start(ofMonth: CivilDate.monthIndex(ofDay: Self.day(of: start)) + months)
  }

  /// A unit as ISO 8601 writes it, by its beginning: 2021, 2021-Q3, 2021-07, 2021-W27, 2021-07-05,
  /// 2021-07-05T14:00.
  package func text(of start: Double) -> String {
    guard Self.isInCalendar(start) else { return "" }
    let day = Self.day(of: start)
    // The year of an ISO week is that of its Thursday.
    let month = CivilDate.monthIndex(ofDay: self == .week ? day + 3 : day)
    let year = Int((Double(month) / 12).rounded(.down))
    let monthOfYear = month - year * 12
    let yearText = Self.padded(year, to: 4)
    let monthText = "\(yearText)-\(Self.padded(monthOfYear + 1, to: 2))"
    let dayOfMonth = day - CivilDate.day(ofMonth: month)
    switch self {
    case .year: return yearText
    case .quarter: return "\(yearText)-Q\(monthOfYear / 3 + 1)"
    case .month: return monthText
    case .week:
      let dayOfYear = day + 3 - CivilDate.day(ofMonth: year * 12)
      return "\(yearText)-W\(Self.padded(dayOfYear / 7 + 1, to: 2))"
    case .day: return "\(monthText)-\(Self.padded(dayOfMonth + 1, to: 2))"
    case .minute, .hour:
      let minute = Int((start - Double(day) * 86_400) / 60)
      let time = "\(Self.padded(minute / 60, to: 2)):\(Self.padded(minute % 60, to: 2))"
      return "\(monthText)-\(Self.padded(dayOfMonth + 1, to: 2))T\(time)"
    }
  }

  /// True of moments in the years 1 to 9999, or at most one year beside them.
  static func isInCalendar(_ seconds: Double) -> Bool {
    seconds > -62_167_300_000 && seconds < 253_434_000_000
  }

  private static func day(of local: Double) -> Int { Int((local / 86_400).rounded(.down)) }

  private static func start(ofMonth index: Int) -> Double {
    Double(CivilDate.day(ofMonth: index)) * 86_400
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: Swift.max(width - digits.count, 0)) + digits
  }
}
