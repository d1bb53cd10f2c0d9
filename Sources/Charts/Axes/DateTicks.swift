extension Ticks {
  /// Points in time on round dates within `range` (seconds since 1970), at most about `limit`.
  ///
  /// Steps are those a calendar has: 1, 2, 5, … years; 1, 2, 3, 6 months; 1, 2, 7, 14 days;
  /// 1, 2, 3, 6, 12 hours; 1, 2, 5, 10, 15, 30 minutes and seconds.
  ///
  /// - Parameter offset: The time zone's offset from UTC in seconds.
  public static func dates(_ range: ClosedRange<Double>, offset: Double, limit: Int) -> Ticks {
    let low = range.lowerBound + offset
    let high = range.upperBound + offset
    // Year 0 … 10,000: beyond them no calendar date is read, so none needs a round tick.
    guard low.isFinite, high > low, low > -62_200_000_000, high < 253_500_000_000, limit > 0 else {
      return Ticks(values: low.isFinite ? [range.lowerBound] : [], precision: .day)
    }
    let span = high - low
    let goal = span / Double(limit)
    if goal < 1 { return subseconds(range, limit: limit) }
    for step in shortSteps where Double(step.seconds) >= goal {
      let size = Double(step.seconds)
      // Weeks start on Monday; the epoch was a Thursday.
      let origin = step.seconds % 604_800 == 0 ? -259_200.0 : 0
      let first = ((low - origin) / size - 1e-9).rounded(.up)
      let last = ((high - origin) / size + 1e-9).rounded(.down)
      guard last >= first else { continue }
      let values = (Int(first)...Int(last)).map { Double($0) * size + origin - offset }
      return Ticks(values: values, precision: step.precision)
    }
    return months(low...high, offset: offset, goal: goal)
  }

  private static let shortSteps: [(seconds: Int, precision: DatePrecision)] =
    [1, 2, 5, 10, 15, 30].map { ($0, .second) }
    + [60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200].map { ($0, .minute) }
    + [86_400, 172_800, 604_800, 1_209_600].map { ($0, .day) }

  private static func subseconds(_ range: ClosedRange<Double>, limit: Int) -> Ticks {
    var ticks = linear(range, limit: limit)
    ticks.precision = .millisecond
    return ticks
  }

  private static func months(
    _ local: ClosedRange<Double>, offset: Double, goal: Double
  ) -> Ticks {
    let month = 2_629_746.0  // a mean Gregorian month
    let years = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
    let steps = [1, 2, 3, 6] + years.map { $0 * 12 }
    let step = steps.first { Double($0) * month * 1.02 >= goal } ?? 60_000
    let first = monthIndex(ofDay: Int((local.lowerBound / 86_400).rounded(.down)))
    let last = monthIndex(ofDay: Int((local.upperBound / 86_400).rounded(.down)))
    let start = Int((Double(first) / Double(step)).rounded(.up)) * step
    let values = stride(from: start, through: last, by: step)
      .map { Double(day(ofMonth: $0)) * 86_400 }
      .filter { local.contains($0) }
      .map { $0 - offset }
    return Ticks(values: values, precision: step % 12 == 0 ? .year : .month)
  }

  /// Months since year 0 of a day since 1970-01-01.
  ///
  /// Howard Hinnant, "chrono-compatible low-level date algorithms".
  static func monthIndex(ofDay day: Int) -> Int {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return year * 12 + month - 1
  }

  /// The first day of a month, as days since 1970-01-01; the inverse of `monthIndex`.
  static func day(ofMonth index: Int) -> Int {
    let monthsOfYear = ((index % 12) + 12) % 12
    let month = monthsOfYear + 1
    let year = (index - monthsOfYear) / 12 - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
