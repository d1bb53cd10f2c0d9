/// A stretch of days as one cell: "3-5 Jan 2026", "28 Jan – 2 Feb 2026", "Jan 3–5, 2026", as polls and meetings have them.
package struct DayRange {
  /// The last day, in days since 1970-01-01.
  package let lastDay: Int

  /// More days than these are a period of their own.
  private static let mostDays = 366

  /// Reads a trimmed cell; `nil` where it names no month, or the days are in no order.
  init?(_ cell: Span<UInt8>) {
    guard cell.count > 7, let sign = Self.sign(in: cell),
      let from = Self.parts(cell, 0..<sign.lowerBound),
      let to = Self.parts(cell, sign.upperBound..<cell.count),
      let last = Self.day(to, like: from), let lastMonth = last.month,
      let first = Self.day(from, like: to), let year = last.year
    else { return nil }
    let firstMonth = first.month ?? lastMonth
    guard let start = CivilDate.days(year: first.year ?? year, month: firstMonth, day: first.day),
      let end = CivilDate.days(year: year, month: lastMonth, day: last.day),
      start < end, end - start <= Self.mostDays
    else { return nil }
    lastDay = end
  }

  /// Reads a typed text, as a cell is read.
  package init?(_ text: String) { self.init(Array(text.utf8).span) }

  private enum Part: Equatable {
    case day(Int)
    case month(Int)
    case year(Int)
  }

  private typealias Day = (day: Int, month: Int?, year: Int?)

  /// A day of which the month, or the year, may stand at the other one.
  private static func day(_ parts: [Part], like other: [Part]) -> Day? {
    if parts.count == 2, case .day(let day) = parts[0], case .year(let year) = parts[1] {
      // "Jan 3–5, 2026": the month stands before both.
      guard case .month(let month)? = other.first else { return nil }
      return (day, month, year)
    }
    guard (1...3).contains(parts.count) else { return nil }
    var (day, month, year): (Int?, Int?, Int?)
    for (place, part) in parts.enumerated() {
      switch part {
      case .day(let number) where day == nil && place < 2: day = number
      case .month(let number) where month == nil && place < 2: month = number
      case .year(let number) where place == 2: year = number
      default: return nil
      }
    }
    return day.map { ($0, month, year) }
  }

  /// The hyphen, or the dash, between two days, with the blanks around it.
  private static func sign(in cell: Span<UInt8>) -> Range<Int>? {
    for place in 1..<cell.count {
      var end = place
      if cell[place] == UInt8(ascii: "-") {
        end = place + 1
      } else if place + 2 < cell.count, cell[place] == 0xE2, cell[place + 1] == 0x80,
        (0x92...0x94).contains(cell[place + 2])
      {
        end = place + 3
      }
      if end > place { return place..<end }
    }
    return nil
  }

  /// The numbers and the months of a stretch of a cell; `nil` where anything else is in it.
  private static func parts(_ cell: Span<UInt8>, _ range: Range<Int>) -> [Part]? {
    var parts: [Part] = []
    let cell = cell.extracting(range)
    var i = 0
    while i < cell.count {
      if cell[i].isDigit {
        let start = i
        var value = 0
        while i < cell.count, cell[i].isDigit, i - start < 4 {
          value = value * 10 + cell[i].digitValue
          i += 1
        }
        switch i - start {
        case 1...2: parts.append(.day(value))
        case 4: parts.append(.year(value))
        default: return nil
        }
      } else if let name = MonthName.parse(cell, from: i) {
        parts.append(.month(name.month))
        i = name.end
      } else if cell[i].isBlank || cell[i] == .comma || cell[i] == .point {
        i += 1
      } else {
        return nil
      }
      guard parts.count < 4 else { return nil }
    }
    return parts
  }
}
