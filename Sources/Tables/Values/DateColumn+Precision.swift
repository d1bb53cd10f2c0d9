extension DateColumn {
  /// Of fewer different times it is chance that all are midnights.
  private static let fewestDays = 3

  /// The same as days where every time is a midnight, as years where every day is the first of one, as minutes where
  /// every time begins one, and as whole seconds where no time is within one.
  ///
  /// - Parameter hasDays: Whether midnights of UTC are those of the clocks.
  /// - Returns: The column.
  func asPreciseAsNeeded(hasDays: Bool = true) -> DateColumn {
    guard precision >= .day else { return self }
    var column = self
    if precision > .second, areMultiples(of: 1) { column.precision = .second }
    // Seconds that are zero all along are heard with every point.
    if precision >= .second, areMultiples(of: 60), areSeveral { column.precision = .minute }
    guard hasDays else { return column }
    if precision > .day, areMultiples(of: Double(CivilDate.secondsPerDay)), areSeveral {
      column.precision = .day
      column.hasZone = false
    }
    if column.precision == .day, areFirstsOfYears, areSeveral { column.precision = .year }
    return column
  }

  /// True of as many different moments as tell how precise times are; the first of them do.
  private var areSeveral: Bool {
    var moments: Set<Double> = []
    return values.contains { moment in
      if moment.isFinite { moments.insert(moment) }
      return moments.count == Self.fewestDays
    }
  }

  private var areFirstsOfYears: Bool {
    values.allSatisfy { seconds in
      guard TimeUnit.isInCalendar(seconds) else { return seconds.isNaN }
      let day = Int((seconds / Double(CivilDate.secondsPerDay)).rounded(.down))
      let month = CivilDate.monthIndex(ofDay: day)
      return month % 12 == 0 && CivilDate.day(ofMonth: month) == day
    }
  }

  /// One and a half times the largest number up to which all halves are numbers.
  private static let wholeNumbers = 0x1.8p52

  private func areMultiples(of seconds: Double) -> Bool {
    values.allSatisfy { moment in
      // Added to this number, of which neighbors are a whole one apart, a quotient is rounded without a call.
      let quotient = moment / seconds
      let whole = (quotient + Self.wholeNumbers) - Self.wholeNumbers
      guard abs(quotient) < Self.wholeNumbers / 4 else {
        return !moment.isFinite || moment.truncatingRemainder(dividingBy: seconds) == 0
      }
      return whole * seconds == moment
    }
  }
}
