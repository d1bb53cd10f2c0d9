/// The name of the day of the week that stands beside a date and says nothing more: "Mon 03/03/2025", "2025/3/3(月)",
/// "Tuesday, September 01, 2026".
struct WeekdayAside {
  /// The place of the day in the week, from 0 for Monday.
  let weekday: Int
  /// The bytes of the date by itself.
  let date: Range<Int>

  /// Finds the name before or, in brackets, behind a date; `nil` where there is none.
  init?(_ cell: Span<UInt8>) {
    guard cell.count > 6, let found = Self.behind(cell) ?? Self.before(cell) else { return nil }
    (weekday, date) = found
  }

  private static func before(_ cell: Span<UInt8>) -> (weekday: Int, date: Range<Int>)? {
    guard isWord(cell[0]) else { return nil }
    var end = 0
    while end < cell.count, isWord(cell[end]) || cell[end] == .point { end += 1 }
    var start = end
    while start < cell.count, cell[start] == .comma || cell[start].isBlank { start += 1 }
    // A month may have its name, too.
    guard start > end, start < cell.count, cell[start].isDigit || hasDigit(cell, from: start),
      let place = CalendarNames.place(of: cell.extracting(0..<end).text, in: .weekdays)
    else { return nil }
    return (place, start..<cell.count)
  }

  private static func behind(_ cell: Span<UInt8>) -> (weekday: Int, date: Range<Int>)? {
    guard let end = bracket(cell, opening: false, before: cell.count) else { return nil }
    var start = end
    while start > 0, isWord(cell[start - 1]), end - start < mostBytes { start -= 1 }
    // An opening bracket of Japanese is of bytes that words have, too.
    let wide = (start..<end).first { isWideBracket(cell, at: $0, opening: true) }
    if let wide { start = wide + 3 }
    guard var last = bracket(cell, opening: true, before: start),
      let place = CalendarNames.place(of: cell.extracting(start..<end).text, in: .weekdays)
    else { return nil }
    while last > 0, cell[last - 1].isBlank { last -= 1 }
    return (place, 0..<last)
  }

  /// More bytes than the longest name has.
  private static let mostBytes = 32

  private static func hasDigit(_ cell: Span<UInt8>, from start: Int) -> Bool {
    for place in start..<cell.count where cell[place].isDigit { return true }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

  /// The place of a bracket that ends before some byte.
  private static func bracket(_ cell: Span<UInt8>, opening: Bool, before end: Int) -> Int? {
    if end > 0, cell[end - 1] == UInt8(ascii: opening ? "(" : ")") { return end - 1 }
    return end > 2 && isWideBracket(cell, at: end - 3, opening: opening) ? end - 3 : nil
  }

  /// True of （ or ）, as Japanese and Chinese write them.
  private static func isWideBracket(_ cell: Span<UInt8>, at place: Int, opening: Bool) -> Bool {
    place + 2 < cell.count && cell[place] == 0xEF && cell[place + 1] == 0xBC
      && cell[place + 2] == (opening ? 0x88 : 0x89)
  }
}
