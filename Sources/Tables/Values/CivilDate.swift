/// Arithmetic of the Gregorian calendar, carried back before its time, years 1 to 9999.
package enum CivilDate {
  static let secondsPerDay = 86_400

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

  private static func lengthOfMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
