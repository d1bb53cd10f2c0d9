import Tables

extension Ticks {
  /// Points in time on round dates within `range` (seconds since 1970).
  ///
  /// Steps are those a calendar has: 1, 2, 5, … years; 1, 2, 3, 6 months or 1, 2 quarters; 1, 2, 7, 14 days;
  /// 1, 2, 3, 6, 12 hours; 1, 2, 5, 10, 15, 30 minutes and seconds. Weeks start on Monday.
  ///
  /// - Parameters:
  ///   - range: The first and last point in time.
  ///   - offset: The time zone's offset from UTC in seconds.
  ///   - changes: Where that offset is another one.
  ///   - limit: About how many ticks there is room for.
  ///   - finest: The finest field that the data carries: days get no ticks at noon.
  /// - Returns: Ticks as seconds since 1970, at least one, with the finest field that changes.
  public static func dates(
    _ range: ClosedRange<Double>, offset: Double, changes: [TimeZoneChange] = [], limit: Int,
    finest: DatePrecision = .microsecond
  ) -> Ticks {
    let low = range.lowerBound + (changes.offset(at: range.lowerBound) ?? offset)
    let high = range.upperBound + (changes.offset(at: range.upperBound) ?? offset)
    // Year 0 … 10,000: beyond them no calendar date is read, so none needs a round tick.
    guard low.isFinite, high > low, low > -62_200_000_000, high < 253_500_000_000, limit > 0 else {
      return Ticks(values: low.isFinite ? [range.lowerBound] : [], precision: .day)
    }
    let goal = (high - low) / Double(limit)
    if goal < 1, finest >= .millisecond { return subseconds(range, limit: limit) }
    let steps = CalendarStep.all.filter { $0.precision(asFineAs: finest) <= finest }
    let fitting = steps.firstIndex { $0.seconds >= goal } ?? steps.count - 1
    // A short range may lie between two multiples of its step; then a smaller step has some inside.
    for step in steps[...fitting].reversed() {
      var values: [Double] = []
      for local in step.multiples(in: low...high) {
        let value = changes.universal(local, usual: offset)
        // Two hours are one moment as clocks are put forward.
        if range.contains(value), value != values.last { values.append(value) }
      }
      if !values.isEmpty {
        return Ticks(values: values, precision: step.precision(asFineAs: finest))
      }
    }
    return finest >= .millisecond
      ? subseconds(range, limit: limit) : Ticks(values: [range.lowerBound], precision: finest)
  }

  private static func subseconds(_ range: ClosedRange<Double>, limit: Int) -> Ticks {
    var ticks = linear(range, limit: limit)
    let isWhole = ticks.values.allSatisfy { $0 == $0.rounded() }
    ticks.precision = isWhole ? .second : ticks.fractionDigits > 3 ? .microsecond : .millisecond
    return ticks
  }
}

/// A distance between ticks that a calendar or a clock has.
private enum CalendarStep {
  case seconds(Int, DatePrecision)
  case months(Int)

  /// Every step, ascending.
  static let all: [CalendarStep] = {
    let seconds = [1, 2, 5, 10, 15, 30]
    let minutes = [1, 2, 5, 10, 15, 30].map { $0 * 60 }
    let hours = [1, 2, 3, 6, 12].map { $0 * 3600 }
    let days = [1, 2, 7, 14].map { $0 * 86_400 }
    let years = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
    return seconds.map { .seconds($0, .second) } + (minutes + hours).map { .seconds($0, .minute) }
      + days.map { .seconds($0, .day) } + [1, 2, 3, 6].map { .months($0) }
      + years.map { .months($0 * 12) }
  }()

  /// The longest it gets.
  var seconds: Double {
    switch self {
    case .seconds(let seconds, _): Double(seconds)
    case .months(let months): Double(months) * 31 * 86_400
    }
  }

  /// The field that tells one of them from the next; among quarters three months are one, among weeks seven days.
  func precision(asFineAs finest: DatePrecision) -> DatePrecision {
    switch self {
    // Among weeks seven days are one.
    case .seconds(let seconds, .day) where finest == .week && seconds % 604_800 == 0: .week
    case .seconds(_, let precision): precision
    case .months(let months) where months % 12 == 0: .year
    case .months(let months): finest == .quarter && months % 3 == 0 ? .quarter : .month
    }
  }

  /// Its multiples in a range of local time.
  func multiples(in range: ClosedRange<Double>) -> [Double] {
    switch self {
    case .seconds(let seconds, _):
      let size = Double(seconds)
      // The epoch was a Thursday, three days after a Monday.
      let origin = seconds % 604_800 == 0 ? -259_200.0 : 0
      let first = ((range.lowerBound - origin) / size).rounded(.up)
      let last = ((range.upperBound - origin) / size).rounded(.down)
      guard first <= last else { return [] }
      return (Int(first)...Int(last)).map { Double($0) * size + origin }
    case .months(let months):
      let first = CivilDate.monthIndex(ofDay: Int((range.lowerBound / 86_400).rounded(.down)))
      let last = CivilDate.monthIndex(ofDay: Int((range.upperBound / 86_400).rounded(.down)))
      let start = Int((Double(first) / Double(months)).rounded(.up)) * months
      return stride(from: start, through: last, by: months)
        .map { Double(CivilDate.day(ofMonth: $0)) * 86_400 }
        .filter { range.contains($0) }
    }
  }
}
