/// Arithmetic of the Gregorian calendar, carried back before its time, years 1 to 9999.
package enum CivilDate {
  package static let secondsPerDay = 86_400

  /// The year that two digits stand for: 49 is 2049 and 50 is 1950, as most databases and spreadsheets have it, for what
  /// people write down has mostly happened.
  static func year(ofTwoDigits year: Int) -> Int { year < 50 ? 2_000 + year : 1_900 + year }

  /// Days from 1970-01-01, or `nil` where there is no such day.
  package static func days(year: Int, month: Int, day: Int) -> Int? {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1,
      day <= lengthOfMonth(month, year: year)
    else { return nil }
    // Counted in 400-year eras of years that begin in March, so that the leap day comes last.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// True of a text in the form of a date whose month has fewer days, in whichever order it may be read: "31.06.2026".
  package static func isNoDay(_ text: String) -> Bool {
    if isNoWeek(text) { return true }
    let parts = text.split(omittingEmptySubsequences: false) { ".-/".contains($0) }
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      let place = parts.firstIndex(where: { $0.count == 4 }), place != 1
    else { return false }
    let (year, rest) = (
      numbers[place], place == 0 ? [numbers[1], numbers[2]] : [numbers[0], numbers[1]]
    )
    let orders = place == 0 ? [(rest[0], rest[1])] : [(rest[1], rest[0]), (rest[0], rest[1])]
    return orders.contains { (1...12).contains($0.0) && (1...31).contains($0.1) }
      && orders.allSatisfy { days(year: year, month: $0.0, day: $0.1) == nil }
  }

  /// The day that a week begins with, of ISO 8601: the first has January 4 in it.
  ///
  /// A year has as many weeks as Thursdays; of any other week there is no day.
  static func monday(ofWeek week: Int, in year: Int) -> Int? {
    guard let fourth = days(year: year, month: 1, day: 4), (1...53).contains(week),
      let next = days(year: year + 1, month: 1, day: 4)
    else { return nil }
    func start(_ day: Int) -> Int { day - weekday(ofDay: day) }
    let monday = start(fourth) + (week - 1) * 7
    return monday < start(next) ? monday : nil
  }

  /// True of a week that its year does not have: "2021-W53".
  private static func isNoWeek(_ text: String) -> Bool {
    let parts = text.split(separator: "W", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit || $0 == .minus } })
    else { return false }
    let year = parts[0].last == "-" ? parts[0].dropLast() : parts[0]
    guard year.count == 4, parts[1].count == 2, let number = Int(year), let week = Int(parts[1])
    else { return false }
    return monday(ofWeek: week, in: number) == nil
  }

  /// Months since year 0 of a day since 1970-01-01.
  ///
  /// Howard Hinnant, "chrono-compatible low-level date algorithms".
  package static func monthIndex(ofDay day: Int) -> Int {
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
  package static func day(ofMonth index: Int) -> Int {
    let monthsOfYear = ((index % 12) + 12) % 12
    let month = monthsOfYear + 1
    let year = (index - monthsOfYear) / 12 - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The moment that is a fraction of a second behind a whole one, as exact as a number can be.
  ///
  /// It is never in the next second: the ends of days are written as "23:59:59.999999999".
  @inline(__always)
  static func moment(_ second: Double, fraction: Double) -> Double {
    let moment = second + fraction
    return moment < second + 1 ? moment : (second + 1).nextDown
  }

  /// The place of a day since 1970-01-01 in its week, from 0 for Monday.
  package static func weekday(ofDay day: Int) -> Int {
    // The epoch was a Thursday, three days after a Monday.
    (((day + 3) % 7) + 7) % 7
  }

  private static func lengthOfMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
