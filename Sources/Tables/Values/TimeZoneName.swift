/// The short names of time zones that have one meaning in what programs write: those of RFC 822, and those of Europe and
/// Japan.
enum TimeZoneName {
  /// Hours east of Greenwich.
  private static let hours: [String: Int] = [
    "UTC": 0, "GMT": 0, "UT": 0, "WET": 0, "WEST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3,
    "MEZ": 1, "MESZ": 2, "MSK": 3, "JST": 9, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
    "MDT": -6, "PST": -8, "PDT": -7,
  ]

  /// The distance from UTC, in seconds, that the name at `start` stands for, and its end.
  static func parse(_ cell: Span<UInt8>, from start: Int) -> (offset: Int, end: Int)? {
    var end = start
    while end < cell.count, cell[end].isLetter { end += 1 }
    guard (2...4).contains(end - start) else { return nil }
    return hours[cell.extracting(start..<end).text].map { ($0 * 3_600, end) }
  }
}
