/// The way a column writes its dates: the letters yQMwdEHhmsSaz of Unicode TR35 and literals.
package struct DatePattern: Equatable, Sendable {
  /// The pattern as it was given.
  package let text: String
  private let elements: [Element]
  /// True when a time of day may follow, in any of the usual forms.
  private let mayHaveTime: Bool
  /// True of a year and what follows it as one run of digits.
  private let isRunOfDigits: Bool
  /// True of a year of four digits and nothing else.
  private let isYear: Bool
  /// Other patterns, any of which a cell may be written in instead.
  private var others: [DatePattern] = []
  /// True of a column in which some cells are stretches of days, which count as their last day.
  private(set) var takesRanges = false

  enum Field: Equatable, Sendable {
    case year, twoDigitYear, quarter, month, monthName, week, day, hour, minute, second, fraction
    /// The name of a day of the week, which says nothing more; the short name of a time zone.
    case weekday, zone
  }

  private enum Element: Equatable, Sendable {
    case number(Field, digits: ClosedRange<Int>)
    /// "AM" or "PM".
    case halfOfDay
    case literal([UInt8])
  }

  /// Compiles a pattern such as "dd.MM.yyyy"; `nil` for letters it does not know, or for none.
  ///
  /// Days and years may have large letters, and months small ones where no hour stands beside them: "d/m/y",
  /// "DD/MM/YYYY".
  package init?(_ text: String) {
    self.init(Self.meant(by: text), mayHaveTime: false)
  }

  private static func meant(by text: String) -> String {
    guard !text.contains("'") else { return text }
    let plain = String(text.map { $0 == "D" ? "d" : $0 == "Y" ? "y" : $0 })
    let isDay =
      plain.contains("d") && plain.contains("y") && !plain.contains(where: "MHhs".contains)
    return isDay ? plain.replacing("m", with: "M") : plain
  }

  init?(_ text: String, mayHaveTime: Bool) {
    self.text = text
    self.mayHaveTime = mayHaveTime
    guard let elements = Self.compile(text) else { return nil }
    self.elements = elements
    isYear = !mayHaveTime && elements == [.number(.year, digits: 4...4)]
    isRunOfDigits =
      !mayHaveTime && elements.count > 1
      && elements.allSatisfy {
        if case .number(let field, _) = $0 { field != .monthName } else { false }
      }
  }

  /// The way of a column that writes its dates in several forms; `nil` without any.
  init?(anyOf patterns: [DatePattern]) {
    guard let first = patterns.first else { return nil }
    self = first
    others = Array(patterns.dropFirst())
  }

  /// The same with stretches of days beside days.
  var withRanges: DatePattern {
    var pattern = self
    pattern.takesRanges = true
    return pattern
  }

  /// True when it consists of digits alone, so that plain numbers match it too.
  var matchesPlainNumbers: Bool {
    isRunOfDigits
      || !mayHaveTime
        && elements.allSatisfy {
          if case .number(let field, _) = $0 { field != .monthName } else { false }
        }
  }

  /// True of a time of day.
  var hasNoDay: Bool {
    elements.allSatisfy { element in
      if case .number(let field, _) = element {
        [.hour, .minute, .second, .fraction].contains(field)
      } else {
        true
      }
    }
  }

  // MARK: Compiling

  private static func compile(_ text: String) -> [Element]? {
    var elements: [Element] = []
    var characters = Substring(text)
    while let first = characters.first {
      if first == "'" {
        characters.removeFirst()
        if characters.first == "'" {
          characters.removeFirst()
          elements.append(.literal(Array("'".utf8)))
          continue
        }
        guard let close = characters.firstIndex(of: "'") else { return nil }
        elements.append(.literal(Array(characters[..<close].utf8)))
        characters = characters[characters.index(after: close)...]
      } else if first.isASCII, first.isLetter {
        let run = characters.prefix { $0 == first }
        guard let element = element(first, count: run.count) else { return nil }
        elements.append(element)
        characters = characters[run.endIndex...]
      } else {
        elements.append(.literal(Array(String(first).utf8)))
        characters.removeFirst()
      }
    }
    let hasField = elements.contains { if case .number = $0 { true } else { false } }
    return hasField ? elements : nil
  }

  private static func element(_ letter: Character, count: Int) -> Element? {
    let digits = count == 1 ? 1...2 : 2...2
    switch (letter, count) {
    case ("y", 1): return .number(.year, digits: 1...4)
    case ("y", 2): return .number(.twoDigitYear, digits: 2...2)
    case ("y", 3...4): return .number(.year, digits: count...4)
    case ("M", 3...4): return .number(.monthName, digits: 3...9)
    case ("M", 1...2): return .number(.month, digits: digits)
    case ("z", 1): return .number(.zone, digits: 3...4)
    case ("E", 3): return .number(.weekday, digits: 3...9)
    case ("Q", 1): return .number(.quarter, digits: 1...1)
    case ("w", 2): return .number(.week, digits: 2...2)
    case ("d", 1...2): return .number(.day, digits: digits)
    case ("H", 1...2), ("h", 1...2): return .number(.hour, digits: digits)
    case ("a", 1): return .halfOfDay
    case ("m", 1...2): return .number(.minute, digits: digits)
    case ("s", 1...2): return .number(.second, digits: digits)
    case ("S", 1...9): return .number(.fraction, digits: 1...9)
    default: return nil
    }
  }

  // MARK: Matching

  /// The date in a trimmed cell, or `nil` if the cell is written otherwise or has no such day.
  func parse(_ cell: Span<UInt8>) -> WrittenDate? {
    if let date = parseOwn(cell) { return date }
    for other in others { if let date = other.parse(cell) { return date } }
    if takesRanges, let range = DayRange(cell) {
      let seconds = Double(range.lastDay * CivilDate.secondsPerDay)
      return WrittenDate(seconds: seconds, precision: .day, isLocal: false)
    }
    guard mayHaveTime, let aside = WeekdayAside(cell),
      let date = parseOwn(cell.extracting(aside.date))
    else { return nil }
    // Its name tells the day from the month, too.
    let day = Int((date.seconds / Double(CivilDate.secondsPerDay)).rounded(.down))
    return date.offset != 0 || CivilDate.weekday(ofDay: day) == aside.weekday ? date : nil
  }

  private func parseOwn(_ cell: Span<UInt8>) -> WrittenDate? {
    var date = Parts()
    var i = 0
    for element in elements {
      switch element {
      case .literal(let bytes):
        for byte in bytes {
          guard i < cell.count, cell[i] == byte else { return nil }
          i += 1
          // Days of one digit are moved to the right: "Sep  1".
          while byte == .space, i < cell.count, cell[i] == .space { i += 1 }
        }
      case .halfOfDay:
        guard let half = TimeOfDay.halfOfDay(cell, from: i), (1...12).contains(date.hour) else {
          return nil
        }
        (date.hour, i) = (date.hour % 12 + (half.isAfternoon ? 12 : 0), half.end)
      case .number(.weekday, _):
        let start = i
        while i < cell.count, cell[i].isLetter { i += 1 }
        guard CalendarNames.place(of: cell.extracting(start..<i).text, in: .weekdays) != nil else {
          return nil
        }
      case .number(.zone, _):
        guard let zone = TimeZoneName.parse(cell, from: i) else { return nil }
        (date.offset, i) = (zone.offset, zone.end)
      case .number(.monthName, _):
        guard let name = MonthName.parse(cell, from: i) else { return nil }
        date.set(.month, name.month)
        i = name.end
      case .number(let field, let digits):
        let start = i
        var value = 0
        while i < cell.count, cell[i].isDigit, i - start < digits.upperBound {
          value = value * 10 + cell[i].digitValue
          i += 1
        }
        guard i - start >= digits.lowerBound else { return nil }
        if field == .fraction {
          date.fraction = Double(value) / Self.powers[i - start]
          date.precision = max(date.precision, DatePrecision(fraction: date.fraction))
        } else {
          date.set(field, value)
        }
      }
    }
    // Without signs between them, or beside them, any digits would be a year.
    if isRunOfDigits || isYear, !Self.plausibleYears.contains(date.year) { return nil }
    if i == cell.count, let offset = date.offset { return date.written(offset: offset) }
    if i == cell.count { return date.written(time: nil) }
    guard mayHaveTime, i + 1 < cell.count else { return nil }
    if let offset = TimeOfDay.offset(cell, from: i), date.precision > .day {
      return date.written(offset: offset)
    }
    // Browsers write "1/5/2026, 6:00:00 AM".
    if cell[i] == .comma, cell[i + 1] == .space { i += 1 }
    let separator = cell[i]
    guard separator == .space || separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t"),
      let time = TimeOfDay.parse(cell, from: i + 1)
    else { return nil }
    return date.written(time: time)
  }

  /// The years that digits without signs between them may begin with.
  private static let plausibleYears = 1_000...2_999

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
