/// The part of a date that stands first where its numbers alone do not tell it, as in 05/06/2023.
public enum DayOrder: Equatable, Sendable {
  case monthFirst, dayFirst

  /// The order that the rows of a column speak for.
  ///
  /// Rows mostly go on in time: the order in which they turn round far less often is the one that was meant. Where both
  /// go on, or neither does, it is the one in which days go on evenly, or from one day to the next rather than from one
  /// month to the next. Else the usage of whoever wrote the file decides.
  ///
  /// - Parameters:
  ///   - monthFirst: The times of the rows with the month first, those without one left out.
  ///   - dayFirst: The same with the day first.
  ///   - usual: The order that is usual where the file comes from, as far as can be told.
  /// - Returns: The order.
  static func likely(monthFirst: [Double], dayFirst: [Double], usual: DayOrder) -> DayOrder {
    let (month, day) = (turns(monthFirst), turns(dayFirst))
    if day * 2 < month { return .dayFirst }
    if month * 2 < day { return .monthFirst }
    let days = (month: DaySteps(monthFirst), day: DaySteps(dayFirst))
    if days.month.areEven != days.day.areEven { return days.day.areEven ? .dayFirst : .monthFirst }
    if days.day.areShort, days.month.areLong { return .dayFirst }
    if days.month.areShort, days.day.areLong { return .monthFirst }
    return usual
  }

  /// The number of steps against the direction that most of them have.
  private static func turns(_ times: [Double]) -> Int {
    let steps = zip(times, times.dropFirst())
    return min(steps.count { $0 > $1 }, steps.count { $0 < $1 })
  }
}

/// The steps from each day of a column to the next one that it has.
private struct DaySteps {
  /// Fewer days may be even by chance.
  private static let fewest = 4
  /// The most days of a week, and the fewest of a month.
  private static let (week, month) = (7, 28)

  private let steps: [Int]
  /// True where all are the first days of their months, as months are written.
  private let areFirst: Bool
  /// True where all are the same day of months that follow each other.
  private let areMonths: Bool

  init(_ times: [Double]) {
    let days = Set(times.map { Int(($0 / Double(CivilDate.secondsPerDay)).rounded(.down)) })
      .sorted()
    steps = zip(days, days.dropFirst()).map { $1 - $0 }
    let months = days.map(CivilDate.monthIndex)
    let places = Set(zip(days, months).map { $0 - CivilDate.day(ofMonth: $1) })
    areFirst = places == [0]
    areMonths = places.count == 1 && zip(months, months.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  var areEven: Bool { steps.count + 1 >= Self.fewest && (Set(steps).count == 1 || areMonths) }
  var areShort: Bool { steps.count > 1 && steps.allSatisfy { $0 <= Self.week } }
  var areLong: Bool { steps.count > 1 && !areFirst && steps.allSatisfy { $0 >= Self.month } }
}

/// The order of day and month that was taken for a column whose cells can all be read in both.
package struct AssumedDayOrder: Equatable, Sendable {
  package var order: DayOrder
  /// The pattern that reads them in the other order.
  package var otherPattern: String

  package init(_ order: DayOrder, otherPattern: String) {
    self.order = order
    self.otherPattern = otherPattern
  }
}

extension DateInference {
  /// The forms that can be read with the month and with the day first.
  private static let twins = [
    ("M/d/yyyy", "d/M/yyyy"), ("M-d-yyyy", "d-M-yyyy"), ("M/d/yy", "d/M/yy"),
    ("MM-dd-yy", "dd-MM-yy"),
  ].compactMap { month, day in
    DatePattern(month, mayHaveTime: true).flatMap { month in
      DatePattern(day, mayHaveTime: true).map { (month: month, day: $0) }
    }
  }

  /// The same form with the day first; `nil` of any that begins with the month alone.
  static func dayFirst(_ pattern: DatePattern) -> DatePattern? {
    twins.first { $0.month == pattern }?.day
  }
}

/// Texts that are dates with the month first and with the day first.
struct AmbiguousDates {
  private let monthFirst: [Double]
  private let dayFirst: [Double]
  private let patterns: (monthFirst: String, dayFirst: String)

  /// Reads texts; `nil` where any of them is a date in one order alone, or all are the same in both.
  init?(_ texts: some Sequence<String>, _ pattern: DatePattern) {
    guard let twin = DateInference.dayFirst(pattern) else { return nil }
    var times: (month: [Double], day: [Double]) = ([], [])
    for text in texts where !text.isEmpty {
      let cell = text.utf8Span.span
      guard let month = pattern.parse(cell), let day = twin.parse(cell) else { return nil }
      times.month.append(month.seconds)
      times.day.append(day.seconds)
    }
    guard times.month != times.day else { return nil }
    (monthFirst, dayFirst) = times
    patterns = (pattern.text, twin.text)
  }

  /// The order that they speak for.
  func order(usual: DayOrder) -> AssumedDayOrder {
    let order = DayOrder.likely(monthFirst: monthFirst, dayFirst: dayFirst, usual: usual)
    return AssumedDayOrder(
      order, otherPattern: order == .dayFirst ? patterns.monthFirst : patterns.dayFirst)
  }
}
