import Tables

/// Charts of rows that share their time: their means or their sums.
extension Guess {
  /// Rows that share their time summed up, for each kind where these are few.
  func summed(_ plain: Encoding, _ known: [Column]) -> Encoding {
    var encoding = plain
    if asked.series == nil, !asked.isWhole, asked.measures.isEmpty || !asked.y.isEmpty {
      let counted = parting(known)
      // One measure of each month is all that was asked for, unless several rows share a day.
      let isSaid = asked.every != nil && !asked.y.isEmpty
      let unique =
        isSaid && isUnique(known)
        ? nil
        : counted.first { $0.count <= Self.mostSeries && isUnique(known + [$0.column]) }
      let few =
        isSaid
        ? [] : counted.filter { $0.column.isText && $0.count <= Self.mostKinds }.map(\.column)
      let shown = encoding.y.prefix(Self.mostMeasures).compactMap { column(called: $0) }
      encoding.series = (unique?.column ?? explaining(few, of: shown).first)?.name
    }
    // Of a day the hours are compared, not the minutes.
    if let time = column(called: encoding.x), time.isTimeOfDay, encoding.every == nil,
      count(of: time) > Self.mostTimesOfDay
    {
      encoding.every = .hour
    }
    if encoding.aggregation == nil, encoding.measures.isEmpty {
      let shown = measures.filter { encoding.y.contains($0.name) }
      // Cases and sales of several places are those of all together, and so is what was booked on a day.
      let isOfDays = column(called: encoding.x)?.isOfDays == true
      let paid = isOfDays ? payment : nil
      let payments = paid.map { ([$0.total] + $0.parts).map(\.name) } ?? []
      encoding.aggregation = .by(
        !shown.isEmpty
          && shown.allSatisfy {
            $0.isCount || MoneyNames.isSales($0.name) || payments.contains($0.name)
              || isOfDays && MoneyNames.isBooked($0.name)
          } ? .sum : aggregate(of: measures))
    }
    if encoding.aggregation == .by(.sum), encoding.every == nil, asked.aggregation == nil,
      let time = column(called: encoding.x), let series = column(called: encoding.series)
    {
      encoding.every = filledUnit(of: time, by: series)
    }
    return encoding
  }

  /// The unit of time in which most series have something to be added up, where on most days most of them have nothing.
  private func filledUnit(of time: Column, by series: Column) -> TimeUnit? {
    guard case .dates(let dates) = time.values, !time.isTimeOfDay,
      table.rowCount <= Self.mostLookedAt
    else { return nil }
    let codes = groups.groups(of: series).codes
    func share(_ starts: [Double]) -> (filled: Double, places: Int) {
      var (places, cells): (Set<Double>, Set<Double>) = ([], [])
      let kinds = Double(count(of: series))
      for (start, code) in zip(starts, codes) where start.isFinite && code >= 0 {
        places.insert(start)
        cells.insert(start * kinds + Double(code))
      }
      let all = places.count * count(of: series)
      return (all > 0 ? Double(cells.count) / Double(all) : 1, places.count)
    }
    guard share(dates.values).filled < 0.5 else { return nil }
    return [TimeUnit.day, .week, .month].first { unit in
      guard unit.precision < dates.precision || unit != .day && dates.precision >= .day else {
        return false
      }
      let found = share(dates.values.map { $0.isFinite ? unit.start(of: $0) : .nan })
      return found.filled >= 0.8 && found.places >= Self.fewestTimes
    }
  }

  /// Of more rows most places are filled.
  private static let mostLookedAt = 200_000

  /// More times of a day than these are no timetable of it.
  private static let mostTimesOfDay = 48

  /// Counts and sums are added up, anything else has a mean.
  func aggregate(of measures: [Column]) -> Aggregate {
    !measures.isEmpty && measures.allSatisfy(\.isFrequency) ? .sum : .mean
  }
}

extension Column {
  /// True of days, or of times of them.
  fileprivate var isOfDays: Bool {
    guard case .dates(let dates) = values else { return false }
    return dates.precision >= .day && !isTimeOfDay
  }
}
