import Tables

/// The days on which a series goes up and down as it usually does on a day.
enum DaysWithCourse: Equatable {
  case all
  /// Monday to Friday, and not on most other days.
  case workingDays
  /// Too few of both: nobody would say that each day repeats the one before.
  case some
}

extension Chart {
  /// True of a span of one day.
  func isDay(_ span: Span?) -> Bool {
    switch span {
    case .seconds(86_400), .calendar(1, .day, _): true
    default: false
    }
  }

  /// The days on which a series whose times repeat every day does so, by how far its values reach on each.
  func daysWithCourse(of series: Series) -> DaysWithCourse {
    guard case .date = xAxis.kind, series.count <= Self.mostOfDays else { return .all }
    var days: [Int: (low: Double, high: Double, count: Int)] = [:]
    for point in 0..<series.count where series.y[point].isFinite && series.x[point].isFinite {
      let time = series.x[point]
      let day = ((time + xAxis.timeZoneOffset(at: time)) / 86_400).rounded(.down)
      guard abs(day) < 1e7 else { return .all }
      let (known, y) = (days[Int(day)], series.y[point])
      days[Int(day)] = (
        min(known?.low ?? y, y), max(known?.high ?? y, y), (known?.count ?? 0) + 1
      )
    }
    // The first and the last day are often only begun.
    let most = days.values.map(\.count).max() ?? 0
    let whole = days.filter { $0.value.count * 2 > most }
    guard whole.count >= Self.fewestDays,
      let usual = Median.of(whole.values.map { $0.high - $0.low }), usual > 0
    else { return .all }
    func share(_ isIncluded: (Int) -> Bool) -> Double {
      let some = whole.filter { isIncluded($0.key) }
      let reaching = some.values.count { $0.high - $0.low >= Self.leastReach * usual }
      return some.isEmpty ? 1 : Double(reaching) / Double(some.count)
    }
    // The first day of 1970 was a Thursday.
    let isWorkingDay = { (day: Int) in ((day + 3) % 7 + 7) % 7 < 5 }
    if share({ _ in true }) >= Self.nearlyAll { return .all }
    return share(isWorkingDay) >= Self.nearlyAll && share { !isWorkingDay($0) } <= 0.5
      ? .workingDays : .some
  }

  /// Fewer days tell nothing of a week; more values are not looked at once more.
  private static let (fewestDays, mostOfDays) = (6, 1_000_000)
  /// The part of what a day usually reaches over that one reaches over at least.
  private static let leastReach = 0.25
  private static let nearlyAll = 0.9
}
