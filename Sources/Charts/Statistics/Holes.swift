import Tables

extension Chart {
  /// The points of a series that come after times that are missing among even ones: 2005 after 2003, as long as
  /// every other year is there.
  ///
  /// The way to such a point took several steps. Weekends and holidays of a series of working days are no holes.
  func holes(of series: Series) -> Set<Int> {
    guard case .date = xAxis.kind else { return [] }
    let steps = series.steps
    guard steps.count > 3, let usual = steps.median, usual > 0, usual.isFinite else {
      return []
    }
    // Months differ by a tenth.
    guard steps.count(where: { abs($0 - usual) <= 0.15 * usual }) * 4 >= steps.count * 3 else {
      return []
    }
    let isOfWorkingDays = usual == Self.day && !steps.places.contains(where: Self.isOnWeekend)
    let least = isOfWorkingDays ? 4.5 * Self.day : 1.5 * usual
    return Set(steps.indices.filter { steps[$0] > least }.map { $0 + 1 })
  }

  private static let day = 86_400.0

  /// The first day of 1970 was a Thursday.
  private static func isOnWeekend(_ time: Double) -> Bool {
    let weekday = ((time / day).rounded(.down) + 4).truncatingRemainder(dividingBy: 7)
    return [0, 6].contains(weekday < 0 ? weekday + 7 : weekday)
  }
}
