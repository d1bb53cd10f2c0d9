/// A length of time as people write it: 30d, 12 hours, 2y.
package struct TimeLength: Equatable, Sendable {
  /// Whole months, which are of different lengths.
  package var months = 0
  /// The length in seconds where it is no number of whole months, else 0.
  package var seconds = 0.0

  /// The length as it was written.
  package var text: String

  /// Reads a positive number and its unit: s, min or m, h, d, w, mo, y, or their English names.
  package init?(_ text: String) {
    self.text = text
    let text = text.lowercased().filter { $0 != " " }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number > 0, number.isFinite else { return nil }
    let unit = text.dropFirst(digits.count)
    switch unit.hasSuffix("s") && unit.count > 2 ? unit.dropLast() : unit {
    case "s", "sec", "second": seconds = number
    case "m", "min", "minute": seconds = number * 60
    case "h", "hr", "hour": seconds = number * 3_600
    case "d", "day": seconds = number * 86_400
    case "w", "wk", "week": seconds = number * 604_800
    case "mo", "mon", "month": months = Int(exactly: number) ?? 0
    case "q", "quarter": months = (Int(exactly: number) ?? 0) * 3
    case "y", "yr", "year": months = (Int(exactly: number * 12) ?? 0)
    default: return nil
    }
    // No calendar reaches farther back.
    let isWithin = months == 0 && seconds > 0 && seconds <= Double(Self.mostMonths) * 2_629_746
    guard isWithin || (1...Self.mostMonths).contains(months) else { return nil }
  }

  private static let mostMonths = 120_000

  /// The moment so long before another.
  ///
  /// - Parameter local: Seconds since 1970 as a clock on the spot counts them.
  /// - Returns: The same kind of seconds.
  package func before(_ local: Double) -> Double {
    guard months > 0, TimeUnit.isInCalendar(local) else { return local - seconds }
    let day = Int((local / 86_400).rounded(.down))
    let index = CivilDate.monthIndex(ofDay: day)
    let dayOfMonth = day - CivilDate.day(ofMonth: index)
    let first = CivilDate.day(ofMonth: index - months)
    // A month before the 31st is the last day of a shorter one.
    let length = CivilDate.day(ofMonth: index - months + 1) - first
    let back = first + min(dayOfMonth, length - 1)
    return Double(back) * 86_400 + (local - Double(day) * 86_400)
  }
}
