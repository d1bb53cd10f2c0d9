/// Cells such as "0:38:28" and "3:45", which may be times of day or lengths of time.
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
  /// The words of names of how many of one there are for one of another: 1:10 is no time of day.
  private static let ratios: Set<String> = [
    "dilution", "dilutions", "dil", "ratio", "ratios", "titer", "titers", "titre", "titres", "odds",
    "proportion", "proportions", "verdünnung", "mischungsverhältnis", "verhältnis", "maßstab",
    "dilución", "proporción", "diluição", "proporção", "rozcieńczenie", "stosunek", "希釈", "希釈倍率",
    "比率", "縮尺", "稀释", "稀释比", "比例",
  ]
  /// The hours that a race lasts at most, and before which hardly any timetable begins.
  private static let longestRace = 9
  private static let latestStart = 5

  /// The last hour of a day.
  private static let lastHour = 23

  private var areClocks = true
  private var areOneDigit = true
  /// The parts that each has at least, two or three; 0 before the first.
  private(set) var parts = 0
  /// True where some have hours and some have none: "44:10" beside "1:02:37".
  private var areMixed = false
  /// The most hours of those of three parts that stand beside others of two, and the most minutes of these.
  private var (mostHours, mostMinutes) = (0, 0)
  /// True where some of those who are listed have no time.
  private var haveNoResults = false
  /// True where any has a sign, or a fraction behind minutes and seconds.
  private var areLengths = false
  private var last = ""
  /// True where each is as late as the one before or later, as in a list of what happened.
  private var isRising = true
  private var (fewest, most) = (Int.max, 0)

  /// True of digits with one or two colons between them, and two digits behind each; a sign may stand before them, and
  /// a fraction of a second behind.
  static func isClock(_ cell: Span<UInt8>) -> Bool { parts(of: cell.text) != nil }

  /// The first number of a clock, its parts, and whether no time of day is written so.
  private static func parts(of text: String) -> (first: Int, parts: [Substring], isLength: Bool)? {
    let digits = text.drop { "+-−".contains($0) }
    let sign = text.count - digits.count
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard sign < 2, (2...3).contains(parts.count), let first = Int(parts[0]),
      parts[0].allSatisfy(\.isNumber),
      parts.dropFirst().allSatisfy({ $0.prefix(while: \.isNumber).count == 2 })
    else { return nil }
    let fraction = parts[parts.count - 1].dropFirst(2)
    let hasFraction = fraction.first == "," || fraction.first == "."
    return (first, parts, sign == 1 || parts.count == 2 && hasFraction)
  }

  mutating func add(_ cell: Span<UInt8>) {
    guard areClocks else { return }
    let text = cell.text
    guard let (hours, parts, isLength) = Self.parts(of: text) else {
      if NoResult.matches(text) { haveNoResults = true } else { areClocks = false }
      return
    }
    if isLength { areLengths = true }
    if self.parts > 0, parts.count != self.parts { areMixed = true }
    self.parts = self.parts == 0 ? parts.count : min(self.parts, parts.count)
    if parts.count == 2 { mostMinutes = max(mostMinutes, hours) }
    if parts.count == 3 { mostHours = max(mostHours, hours) }
    if parts[0].count > 1 { areOneDigit = false }
    // Of the same length the later clock is the larger text.
    if (text.utf8.count, text) < (last.utf8.count, last) { isRising = false }
    last = text
    (fewest, most) = (min(fewest, hours), max(most, hours))
  }

  /// True of minutes and seconds: no day has so many hours.
  ///
  /// It ends at 24:00.
  var areMinutes: Bool {
    areClocks && parts == 2 && (areMixed ? mostMinutes : most) > Self.lastHour + 1
  }

  /// True of how many of one there are for one of another, as the name of their column says: "Dilution" 1:10.
  func areRatios(named name: String) -> Bool {
    areClocks && parts == 2
      && name.lowercased().split { !$0.isLetter }.contains { Self.ratios.contains(String($0)) }
  }

  /// True of lengths of time: by the name of their column; or by hours of one digit, in no column that others stand
  /// over; or, of minutes and seconds, by such in another column; or where only the longest have hours.
  func areDurations(named name: String, isFirst: Bool, besideMinutes: Bool) -> Bool {
    guard areClocks, fewest <= most, !areRatios(named: name) else { return false }
    if areLengths { return true }
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    if words.contains(where: Self.measured.contains) { return true }
    guard !isFirst, !words.contains(where: Self.scheduled.contains) else { return false }
    // A timetable has nobody who did not finish.
    if haveNoResults { return true }
    if areMixed { return areMinutes || mostHours <= Self.longestRace }
    if parts == 2 {
      // Events at times of day are written in their order.
      return besideMinutes || areOneDigit && fewest < Self.latestStart && !isRising
    }
    return areOneDigit && most <= Self.longestRace && fewest <= Self.latestStart
  }
}
