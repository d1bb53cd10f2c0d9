import Tables

/// Periods in the words of the calendar.
extension Chart {
  /// The stretch of the x axis that a period is; `nil` where the steps are not even.
  ///
  /// In time it is the year, quarter, month or week that it is within 3 % of, of several years within 1 %: a year of days is
  /// one, even where noise makes 360 points of it. Hours make a day also where some are missing.
  public func span(of period: Period, in series: Series) -> Span? {
    let span = plainSpan(of: period, in: series)
    return isDay(span) && daysWithCourse(of: series) == .workingDays ? .workingDay : span
  }

  /// The span of a period in whichever days it comes again.
  func plainSpan(of period: Period, in series: Series) -> Span? {
    if let span = spanOverBreaks(of: period, in: series) { return span }
    guard
      let found = calendarSpan(of: period, in: series)
        ?? (span(of: period.points, in: series) == nil
          ? calendarSpan(of: period, in: series, units: [.day, .hour]) : nil)
    else { return span(of: period.points, in: series) ?? spanAmidHoles(of: period, in: series) }
    // A course that hardly repeats does so only about every year.
    let isExact =
      period.strength == .veryStrong && abs(period.length - found.points) <= 0.5
    return .calendar(found.count, found.unit, isExact: isExact)
  }

  /// The day, week, month, quarter or year after which a period comes again in each place, where breaks of the same length
  /// stand between its points: eight points an hour apart from morning to evening are no eight hours, but a day.
  private func spanOverBreaks(of period: Period, in series: Series) -> Span? {
    let (x, points) = (series.x, period.points)
    guard case .date = xAxis.kind, series.usualStep.mean == nil, points > 1, points < series.count,
      let step = series.usualStep.median, step > 0
    else { return nil }
    let lengths = (points..<series.count).map { x[$0] - x[$0 - points] }
    let length = lengths.sorted()[lengths.count / 2]
    func isAbout(_ unit: TimeUnit, _ length: Double) -> Bool {
      abs(length - unit.meanSeconds) <= Self.leeway * unit.meanSeconds
    }
    // Weekends may lie between some of them.
    guard length > 1.5 * step * Double(points),
      let unit = [TimeUnit.day, .week, .month, .quarter, .year].first(where: { isAbout($0, length) }
      ),
      lengths.count(where: { isAbout(unit, $0) }) * 10 >= lengths.count * 7
    else { return nil }
    return .calendar(1, unit, isExact: period.strength == .veryStrong)
  }

  /// The share of its mean by which a unit of the calendar may be longer or shorter: February is 28 days.
  private static let leeway = 0.1

  /// The days, hours or minutes of a period of which some are missing: so many points are not told, as fewer are there.
  ///
  /// They are the longest that it is whole ones of, within a twentieth, or else the shortest that no step is longer than.
  private func spanAmidHoles(of period: Period, in series: Series) -> Span? {
    guard case .date(let precision) = xAxis.kind, precision >= .day,
      let step = usualStep(of: series)
    else { return nil }
    let length = step * period.length
    let units = [TimeUnit.day, .hour, .minute].filter { step <= 1.01 * $0.meanSeconds }
    func count(of unit: TimeUnit) -> Double { (length / unit.meanSeconds).rounded() }
    let whole = units.first {
      abs(count(of: $0) * $0.meanSeconds - length) <= 0.05 * length
    }
    guard let unit = whole ?? units.last, (1..<10_000).contains(count(of: unit)) else { return nil }
    return .calendar(Int(count(of: unit)), unit, isExact: false)
  }

  /// The number that a period is told with: of points, or amid holes, where fewer points are there, of the units of
  /// the calendar that it spans.
  func toldLength(of period: Period, in series: Series) -> Int {
    guard series.usualStep.mean == nil,
      case .calendar(let count, _, _)? = span(of: period, in: series)
    else { return period.points }
    return count
  }

  /// The mean step of times, also where some are missing amid even ones.
  func usualStep(of series: Series) -> Double? {
    series.usualStep.mean ?? (holes(of: series).isEmpty ? nil : series.usualStep.median)
  }

  /// The period with the number of points that the calendar makes of it, where it follows that.
  func settled(_ period: Period, in series: Series) -> Period {
    guard let found = calendarSpan(of: period, in: series) else { return period }
    var period = period
    period.points = Int(found.points.rounded())
    return period
  }

  /// Some units of the calendar, and the points that they are.
  private typealias CalendarSpan = (count: Int, unit: TimeUnit, points: Double)

  private func calendarSpan(
    of period: Period, in series: Series, units: [TimeUnit] = [.year, .quarter, .month, .week]
  ) -> CalendarSpan? {
    guard case .date = xAxis.kind, let step = usualStep(of: series) else { return nil }
    for unit in units {
      let length = unit.meanSeconds
      let units = (period.length * step / length).rounded()
      // Seven weeks are seven points of a week each, but no seven days.
      let isStep = abs(step - length) <= 0.1 * length
      let isCounted = units == 1 || unit == .year || isStep
      let points = units * length / step
      // Ten points of a year each are about ten years.
      guard units >= 1, units < 1e6, isCounted, points >= 2,
        isStep || abs(period.length - points) <= (units > 1 ? 0.01 : 0.03) * points,
        isStep || unit.seconds != nil || unit == .year
          || period.follows(unit, in: series, step: step)
      else { continue }
      return (Int(units), unit, points)
    }
    return nil
  }
}

extension TimeUnit {
  /// The seconds of a unit; of those that are not always as long the mean in the Gregorian calendar.
  public var meanSeconds: Double {
    let year = 365.2425 * 86_400
    return switch self {
    case .month: year / 12
    case .quarter: year / 4
    case .year: year
    case .minute, .hour, .day, .week: seconds ?? 0
    }
  }
}
