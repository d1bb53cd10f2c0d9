import Tables

extension DateColumn {
  /// The precision with which its dates are said: of days that are all the first of a month these are months, of the first
  /// of January years, as statistical offices write them; of weeks that were written as such these.
  var saidPrecision: DatePrecision {
    if areWeeks { return .week }
    guard precision == .day, !haveOwnWords else { return precision }
    var (months, areYears) = (Set<Int>(), true)
    for time in values where time.isFinite {
      let day = (time / 86_400).rounded(.down)
      guard abs(day) < 1e7, day * 86_400 == time else { return precision }
      let month = CivilDate.monthIndex(ofDay: Int(day))
      guard CivilDate.day(ofMonth: month) == Int(day) else { return precision }
      areYears = areYears && month % 12 == 0
      months.insert(month)
    }
    guard months.count >= Self.fewest else { return precision }
    return areYears ? .year : .month
  }

  /// Fewer dates may be the first of a month by chance.
  private static let fewest = 3
}
