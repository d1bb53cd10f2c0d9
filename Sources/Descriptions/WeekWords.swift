import Tables

/// The words of a language for weeks by their numbers, with "#" for the number and "@" for the year.
struct WeekWords: Sendable {
  private let tick: String
  private let week: String
  private let weekOfYear: String

  init(tick: String, week: String, ofYear: String) {
    (self.tick, self.week) = (tick, week)
    weekOfYear = ofYear
  }

  /// As "W1".
  func short(_ number: Int) -> String { tick.replacing("#", with: "\(number)") }

  /// As "week 1".
  func alone(_ number: Int) -> String { week.replacing("#", with: "\(number)") }

  /// As "week 1 of 2026".
  func whole(_ number: Int, of year: Int) -> String {
    weekOfYear.replacing("#", with: "\(number)").replacing("@", with: "\(year)")
  }
}

/// A week of ISO 8601.
struct ISOWeek {
  let year: Int
  let number: Int

  /// Finds the week that a moment is in; `nil` beyond the calendar.
  init?(_ time: Double) {
    let parts = TimeUnit.week.text(of: time).split(separator: "-W")
    guard parts.count == 2, let year = Int(parts[0]), let number = Int(parts[1]) else { return nil }
    (self.year, self.number) = (year, number)
  }
}
