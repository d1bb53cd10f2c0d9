/// Cells such as "0:38:28", which may be times of day or lengths of time.
struct ClockSurvey {
  /// The words of names of what is measured with a stopwatch, in front of "time".
  private static let measured: Set<String> = [
    "chip", "gun", "net", "gross", "lap", "split", "pace", "race", "finish", "elapsed", "total",
    "run", "swim", "bike", "best", "personal", "duration", "netto", "brutto", "lauf", "ziel",
    "runden",
    "laufzeit", "nettozeit", "bruttozeit", "zielzeit", "rundenzeit", "endzeit",
  ]
  /// The words of names of what a timetable has.
  private static let scheduled: Set<String> = [
    "at", "start", "end", "begin", "from", "to", "until", "departure", "arrival", "dep", "arr",
    "opens",
    "closes", "uhrzeit", "abfahrt", "ankunft", "beginn", "ende", "début", "fin", "inicio", "início",
    "salida",
  ]
  /// The hours that a race lasts at most, and before which hardly any timetable begins.
  private static let mostHours = 9
  private static let latestStart = 5

  private var areClocks = true
  private var areOneDigit = true
  private var (fewest, most) = (Int.max, 0)

  mutating func add(_ cell: Span<UInt8>) {
    guard areClocks else { return }
    let parts = cell.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hours = Int(parts[0]), parts[0].allSatisfy(\.isNumber) else {
      areClocks = false
      return
    }
    if parts[0].count > 1 { areOneDigit = false }
    (fewest, most) = (min(fewest, hours), max(most, hours))
  }

  /// True of lengths of time: by the name of their column; or by hours of one digit, in no column that others stand
  /// over.
  func areDurations(named name: String, isFirst: Bool) -> Bool {
    guard areClocks, fewest <= most else { return false }
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    if words.contains(where: Self.measured.contains) { return true }
    return !isFirst && !words.contains(where: Self.scheduled.contains) && areOneDigit
      && most <= Self.mostHours && fewest <= Self.latestStart
  }
}
