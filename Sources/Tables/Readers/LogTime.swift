/// The time that a line of a log begins with.
struct LogTime {
  /// The bytes of the time, without brackets.
  let range: Range<Int>
  /// The first byte behind it.
  let end: Int
  /// The month and the day of a time without a year, as syslog writes it.
  private(set) var monthAndDay: (month: Int, day: Int)?
  /// True of seconds in square brackets, since the machine started, as the kernel writes them.
  private(set) var isOfKernel = false

  /// Reads the time at the beginning of a line; `nil` where there is none.
  init?(_ bytes: [UInt8], _ line: Range<Int>) {
    var start = line.lowerBound
    // The priority of syslog, and the version of its protocol.
    if start < line.upperBound, bytes[start] == UInt8(ascii: "<"),
      let close = bytes[line].firstIndex(of: UInt8(ascii: ">")),
      bytes[start + 1..<close].allSatisfy(\.isDigit)
    {
      start = close + 1
      if bytes[start..<line.upperBound].starts(with: Array("1 ".utf8)) { start += 2 }
    }
    guard start < line.upperBound else { return nil }
    if let closing = Self.brackets[bytes[start]] {
      guard let close = bytes[start..<line.upperBound].firstIndex(of: closing) else { return nil }
      let inside = bytes[start + 1..<close].drop(while: \.isBlank)
      let areSeconds = Self.areSeconds(inside)
      guard areSeconds || Self.isTime(inside) else { return nil }
      isOfKernel = areSeconds && bytes[start] == UInt8(ascii: "[")
      (range, end) = (inside.indices, close + 1)
      return
    }
    let words = bytes[start..<line.upperBound].split(maxSplits: 3, whereSeparator: \.isBlank)
    guard let first = words.first else { return nil }
    if words.count > 2, words[2].contains(.colon), let month = MonthName.parse(first.span, from: 0),
      first.count == 3, let day = Int(String(decoding: words[1], as: UTF8.self)),
      (1...31).contains(day)
    {
      range = start..<words[2].endIndex
      end = words[2].endIndex
      monthAndDay = (month.month, day)
      return
    }
    if let last = Self.weekdayEnd(bytes[start..<line.upperBound]) {
      (range, end) = (start..<last, last)
      return
    }
    guard first.first?.isDigit == true else { return nil }
    /// The end of a time whose last word is the one at a place, with "AM" or "PM" behind it.
    func ending(at place: Int) -> Int? {
      let half = words.count > place + 1 ? Array(words[place + 1]) : []
      if half.count == 2, TimeOfDay.halfOfDay(half.span, from: 0) != nil {
        return Self.isTime(bytes[start..<words[place + 1].endIndex])
          ? words[place + 1].endIndex : nil
      }
      return Self.isTime(bytes[start..<words[place].endIndex]) ? words[place].endIndex : nil
    }
    if words.count > 1, words[1].first?.isDigit == true, words[1].contains(.colon),
      let last = ending(at: 1)
    {
      (range, end) = (start..<last, last)
    } else if first.contains(.colon), let last = ending(at: 0) {
      (range, end) = (start..<last, last)
    } else {
      return nil
    }
  }

  /// The end of a time that begins with the name of its weekday, as `date` writes it.
  private static func weekdayEnd(_ text: ArraySlice<UInt8>) -> Int? {
    let name = text.prefix { $0.isLetter || $0 >= 0x80 }
    guard (2...mostOfWeekday).contains(name.count),
      CalendarNames.place(of: String(decoding: name, as: UTF8.self), in: .weekdays) != nil
    else { return nil }
    let words = text.split(maxSplits: 7, whereSeparator: \.isBlank).prefix(7)
    return (3...7).reversed().lazy.compactMap { count -> Int? in
      guard words.count >= count else { return nil }
      let end = words[count - 1].endIndex
      return isTime(text[..<end]) ? end : nil
    }.first
  }

  /// More bytes than the longest name of a weekday has.
  private static let mostOfWeekday = 24

  /// The signs behind a time with which a line may begin, by those before it.
  private static let brackets = [
    UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "("): UInt8(ascii: ")"),
  ]

  /// True of seconds as the kernel and `candump` write them, since the start of the machine or since 1970: "12.250000".
  private static func areSeconds(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: .point, omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].count >= 3
      && parts.allSatisfy { $0.allSatisfy(\.isDigit) }
  }

  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(.colon) else { return false }
    let cell = Array(text)
    return DateInference.isDate(cell.span)
  }

  /// The time with a year before it; as it is where it has its own.
  func text(_ bytes: [UInt8], year: Int) -> [UInt8]? {
    guard let (month, day) = monthAndDay,
      let time = bytes[range].split(whereSeparator: \.isBlank).last
    else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return Array("\(year)-\(two(month))-\(two(day)) ".utf8) + time
  }
}

/// The years of the lines of a log whose times have none: the last of them is the one before today, and a month
/// that comes before the one above it begins the next.
struct LogYears {
  /// The years, each from the line on that begins at a place.
  private var changes: [(offset: Int, year: Int)] = []
  /// The year of the latest line; `nil` where all times have their own.
  private(set) var last: Int?

  init(_ input: InputText) {
    guard let today = input.options.today else { return }
    var year = 0
    var previous: Int?
    var latest = (year: Int.min, month: 0, day: 0)
    var leapYears: Set<Int> = []
    for line in input.lines {
      // A day that no year has tells of none.
      guard let (month, day) = LogTime(input.bytes, line)?.monthAndDay,
        CivilDate.days(year: 2000, month: month, day: day) != nil
      else { continue }
      // Half a year at once is the end of one, in either direction.
      if let previous, abs(month - previous) > 5 { year += month < previous ? 1 : -1 }
      if previous == nil || changes.last?.year != year { changes.append((line.lowerBound, year)) }
      previous = month
      if (month, day) == (2, 29) { leapYears.insert(year) }
      if latest < (year, month, day) { latest = (year, month, day) }
    }
    guard previous != nil else { return }
    // A clock may be a day ahead.
    let thisYear = CivilDate.monthIndex(ofDay: today + 1) / 12
    // No line is of a February 29th that there never was; eight years have one, also around 2100.
    let newest =
      (thisYear - 8...thisYear).last { year in
        let day = CivilDate.days(year: year, month: latest.month, day: latest.day)
        return day.map { $0 <= today + 1 } ?? false
          && leapYears.allSatisfy {
            CivilDate.days(year: $0 + year - latest.year, month: 2, day: 29) != nil
          }
      } ?? thisYear - 1
    last = newest
    for place in changes.indices { changes[place].year += newest - latest.year }
  }

  /// The year of the line at a place.
  func year(at offset: Int) -> Int? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].year : nil
  }
}
