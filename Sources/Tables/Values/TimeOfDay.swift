/// A time of day as it may follow a date: "10:30", "16h52", "10:30:15.250", "3:05 PM", then a zone.
struct TimeOfDay: Equatable, Sendable {
  var seconds: Double
  var precision: DatePrecision
  /// Seconds east of Greenwich, if the text says so.
  var offset: Int?

  /// Reads a time that fills the cell from `start`, or returns `nil`.
  static func parse(_ cell: Span<UInt8>, from start: Int) -> TimeOfDay? {
    var reading = Reading(i: start)
    guard var hour = reading.number(cell, digits: 1...2),
      reading.skip(cell, .colon) || reading.skip(cell, UInt8(ascii: "h")),
      let minute = reading.number(cell, digits: 2...2), minute < 60
    else { return nil }
    var seconds = Double(minute) * 60
    var precision = DatePrecision.minute
    if reading.skip(cell, .colon) {
      guard let second = reading.number(cell, digits: 2...2), second < 60 else { return nil }
      precision = .second
      seconds += Double(second)
      if reading.i < cell.count, cell[reading.i] == .point || cell[reading.i] == .comma {
        reading.i += 1
        guard let fraction = reading.fraction(cell) else { return nil }
        precision = DatePrecision(fraction: fraction)
        seconds += fraction
      }
    }
    if let isAfternoon = reading.halfOfDay(cell) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard hour < 24 else { return nil }
    seconds += Double(hour) * 3_600
    var offset: Int?
    if reading.i < cell.count {
      offset = reading.zone(cell)
      guard offset != nil, reading.i == cell.count else { return nil }
    }
    return TimeOfDay(seconds: seconds, precision: precision, offset: offset)
  }

  /// Reads "AM" or "PM" at a place, or returns `nil`.
  static func halfOfDay(
    _ cell: Span<UInt8>, from start: Int
  ) -> (isAfternoon: Bool, end: Int)? {
    guard start + 2 <= cell.count, cell[start + 1].lowercased == UInt8(ascii: "m") else {
      return nil
    }
    let half = cell[start].lowercased
    guard half == UInt8(ascii: "a") || half == UInt8(ascii: "p") else { return nil }
    return (half == UInt8(ascii: "p"), start + 2)
  }

  /// Reads a distance from UTC that fills the cell from `start`, or returns `nil`.
  static func offset(_ cell: Span<UInt8>, from start: Int) -> Int? {
    var reading = Reading(i: start)
    guard let offset = reading.zone(cell), reading.i == cell.count else { return nil }
    return offset
  }

  private struct Reading {
    var i: Int

    mutating func skip(_ cell: Span<UInt8>, _ byte: UInt8) -> Bool {
      guard i < cell.count, cell[i] == byte else { return false }
      i += 1
      return true
    }

    mutating func number(_ cell: Span<UInt8>, digits: ClosedRange<Int>) -> Int? {
      let start = i
      var value = 0
      while i < cell.count, cell[i].isDigit, i - start < digits.upperBound {
        value = value * 10 + cell[i].digitValue
        i += 1
      }
      return i - start >= digits.lowerBound ? value : nil
    }

    mutating func fraction(_ cell: Span<UInt8>) -> Double? {
      let start = i
      var value = 0.0
      var scale = 1.0
      while i < cell.count, cell[i].isDigit {
        if i - start < 9 {
          value = value * 10 + Double(cell[i].digitValue)
          scale *= 10
        }
        i += 1
      }
      return i > start ? value / scale : nil
    }

    mutating func halfOfDay(_ cell: Span<UInt8>) -> Bool? {
      guard let half = TimeOfDay.halfOfDay(cell, from: i + blank(cell)) else { return nil }
      i = half.end
      return half.isAfternoon
    }

    /// The bytes of a blank at the place, also of one that no line breaks at, as browsers write it.
    private func blank(_ cell: Span<UInt8>) -> Int {
      guard i < cell.count else { return 0 }
      if cell[i] == .space { return 1 }
      if cell[i] == 0xC2, i + 1 < cell.count, cell[i + 1] == 0xA0 { return 2 }
      let isNarrow = cell[i] == 0xE2 && i + 2 < cell.count && cell[i + 1] == 0x80
      return isNarrow && cell[i + 2] == 0xAF ? 3 : 0
    }

    /// "UTC", "GMT", "GMT+1", "UTC-03:30", as forms on the web write it.
    private mutating func namedZone(_ cell: Span<UInt8>) -> Int? {
      guard i + 3 <= cell.count else { return nil }
      let name = cell.extracting(i..<i + 3)
      guard name.equals("UTC") || name.equals("GMT") else { return nil }
      i += 3
      guard i < cell.count else { return 0 }
      let isWest = cell[i] == .minus
      guard skip(cell, .plus) || skip(cell, .minus), let hours = number(cell, digits: 1...2),
        hours <= 18
      else { return nil }
      let minutes = skip(cell, .colon) ? number(cell, digits: 2...2) ?? 60 : 0
      guard minutes < 60 else { return nil }
      let offset = hours * 3_600 + minutes * 60
      return isWest ? -offset : offset
    }

    /// "Z", "+02", "+0200", "+02:00", "CET", with a space before it or not.
    mutating func zone(_ cell: Span<UInt8>) -> Int? {
      _ = skip(cell, .space)
      if skip(cell, UInt8(ascii: "Z")) { return 0 }
      if let named = namedZone(cell) { return named }
      if let short = TimeZoneName.parse(cell, from: i) {
        i = short.end
        return short.offset
      }
      let isWest = i < cell.count && cell[i] == .minus
      guard skip(cell, .plus) || skip(cell, .minus), let hours = number(cell, digits: 2...2),
        hours <= 18
      else { return nil }
      var minutes = 0
      if i < cell.count {
        _ = skip(cell, .colon)
        guard let written = number(cell, digits: 2...2), written < 60 else { return nil }
        minutes = written
      }
      let offset = hours * 3_600 + minutes * 60
      return isWest ? -offset : offset
    }
  }
}
