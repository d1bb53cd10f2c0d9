import Tables

/// Charts of rows that are events: what happened to somebody on a day, and traits of whom it happened to.
extension Guess {
  /// The number of rows of each unit of time, a line for each of few kinds, where each row is somebody or something of its
  /// own and nothing that is measured of it is asked about: patients by the day of their arrival, not their mean age.
  func arrivals(over time: Column) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil, !time.isOfYears,
      !isRecord(time), !isOfVisits(time),
      !time.isTimeOfDay, table.rowCount >= Self.fewestArrivals, !isUnique([time]),
      table.columns.contains(where: isName),
      !measures.contains(where: { isMeasuredOfEvents($0) }), let unit = unit(of: time)
    else { return [] }
    var counts = encoding(time, [])
    (counts.every, counts.measures) = (unit, [.rows()])
    guard !asked.isWhole else { return [counts] }
    counts.series =
      parting([time]).first {
        $0.column.isText && $0.count <= Self.mostKinds && !isUnique([$0.column])
      }?
      .column.name
    return [counts]
  }

  /// The number of events of each unit of time, beside what was measured of each of them, which has no course: how many
  /// alerts there were each week.
  func eventCounts(over time: Column) -> [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.every == nil,
      table.rowCount >= Self.fewestArrivals, kinds.contains(where: \.isText), time.isIrregular,
      !isRecord(time), let measure = measures.first, case .numbers(let numbers) = measure.values,
      numbers.values.isWithoutCourse, let unit = unit(of: time)
    else { return [] }
    var counts = encoding(time, [])
    (counts.every, counts.measures) = (unit, [.rows()])
    return [counts]
  }

  /// True of a text or a number that nearly every row has one of its own of: its name or its number.
  private func isName(_ column: Column) -> Bool {
    let isTextOrKey =
      column.isText || columns(.key, .rowNumber).contains { $0.name == column.name }
    return isTextOrKey && !column.isRemark && count(of: column) * 10 >= table.rowCount * 9
  }

  /// True of what is measured of an event itself: how much it came to, also as the product of how many and which price, how
  /// long it took, or, of the first measure, in a unit.
  private func isMeasuredOfEvents(_ column: Column) -> Bool {
    if case .numbers(let numbers) = column.values, numbers.unit != nil,
      column.name == measures.first?.name
    {
      return true
    }
    return MoneyNames.isAmount(column.name) || MoneyNames.isTotal(column.name) || column.isCount
      || isCalledOutcome(column.name)
      || RoleName.duration.matches(column.name) || table.columns.areFactors(of: column)
  }

  /// The smallest unit of time in which five rows come on average; `nil` where none has so many.
  func unit(of time: Column) -> TimeUnit? {
    guard case .dates(let dates) = time.values else { return nil }
    let present = dates.values.filter(\.isFinite)
    guard let low = present.min(), let high = present.max() else { return nil }
    if let unit = present.unitOfMost(upTo: dates.precision) { return unit }
    return TimeUnit.allCases.first { unit in
      let units = Int(min(unit.count(from: low, to: high), 1e9))
      return unit.precision <= dates.precision && units >= Self.fewestTimes && units <= 400
        && present.count >= Self.fewestInUnit * units
    }
  }

  /// Fewer rows are read one by one.
  static let fewestArrivals = 50
  /// Fewer rows in a unit of time are no number to be followed.
  private static let fewestInUnit = 5
}

extension [Double] {
  /// More units than these are no longer drawn apart.
  private static var mostUnits: Double { 1_000 }
  /// The share of the times that are most of them, and the part of all of their extent that they fill at most.
  private static var most: (share: Double, extent: Double) { (0.9, 0.1) }

  /// The unit of time in which five rows come on average where most are, if these are close together and the few others far
  /// away: the deaths of five days, not of two years; `nil` of any other times.
  func unitOfMost(upTo precision: DatePrecision) -> TimeUnit? {
    guard count >= Guess.fewestArrivals, let low = self.min(), let high = self.max() else {
      return nil
    }
    let times = sorted()
    let number = Int((Double(count) * Self.most.share).rounded(.up))
    let starts = 0...(count - number)
    guard
      let start = starts.min(by: {
        times[$0 + number - 1] - times[$0] < times[$1 + number - 1] - times[$1]
      })
    else { return nil }
    let (first, last) = (times[start], times[start + number - 1])
    guard last > first, last - first <= Self.most.extent * (high - low) else { return nil }
    return TimeUnit.allCases.first { unit in
      unit.precision <= precision && unit.count(from: low, to: high) <= Self.mostUnits
        && unit.count(from: first, to: last) * 5 <= Double(number)
    }
  }
}
