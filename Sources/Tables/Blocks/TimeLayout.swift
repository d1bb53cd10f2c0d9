/// The form of dates of one width, as ISO 8601 has them: "2023-05-17", "2023-05-17T10:30:15.250Z".
///
/// Such a text follows from its time, so that a column of millions needs to keep none.
package struct TimeLayout: Equatable, Sendable {
  /// The sign between the day and the time of day; `nil` where there is no time of day.
  let separator: UInt8?
  let hasSeconds: Bool
  /// The digits behind the point of the seconds, at most six: a double holds no more of today's.
  let fractionDigits: Int
  /// True with a "Z" at the end.
  let isUniversal: Bool

  private static let mostFractionDigits = 6
  private static let dayCount = 10

  /// The number of bytes of each text.
  let count: Int

  /// The layout of a cell; `nil` where it has another form.
  init?(_ cell: Span<UInt8>) {
    var i = Self.dayCount
    guard cell.count >= i, cell[4] == .minus, cell[7] == .minus else { return nil }
    guard cell.count > i else {
      (separator, hasSeconds, fractionDigits, isUniversal, count) = (nil, false, 0, false, i)
      return
    }
    let separator = cell[i]
    guard separator == .space || separator == UInt8(ascii: "T"), cell.count >= i + 6,
      cell[i + 3] == .colon
    else { return nil }
    i += 6
    let hasSeconds = i + 2 < cell.count && cell[i] == .colon
    if hasSeconds { i += 3 }
    var digits = 0
    if hasSeconds, i < cell.count, cell[i] == .point {
      i += 1
      while i < cell.count, cell[i].isDigit {
        i += 1
        digits += 1
      }
      guard (1...Self.mostFractionDigits).contains(digits) else { return nil }
    }
    let isUniversal = i < cell.count && cell[i] == UInt8(ascii: "Z")
    if isUniversal { i += 1 }
    guard i == cell.count else { return nil }
    self.separator = separator
    (self.hasSeconds, fractionDigits, self.isUniversal, count) = (
      hasSeconds, digits, isUniversal, i
    )
  }

  /// The finest field that a text of this layout carries; of fractions it is told by their values.
  var precision: DatePrecision { separator == nil ? .day : hasSeconds ? .second : .minute }

  /// A time as it is written in this layout; "" for no time.
  func text(of seconds: Double) -> String {
    guard seconds.isFinite else { return "" }
    let scale = Self.scales[fractionDigits]
    let whole = seconds.rounded(.down)
    // A hair below the next second it was read from its last digit.
    let fraction = min(Int(((seconds - whole) * scale).rounded()), Int(scale) - 1)
    let all = Int(whole)
    let day = Int((whole / 86_400).rounded(.down))
    let month = CivilDate.monthIndex(ofDay: day)
    let clock = all - day * 86_400
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      func put(_ byte: UInt8) {
        buffer[end] = byte
        end += 1
      }
      func put(_ number: Int, digits: Int) {
        var rest = number
        for place in stride(from: digits - 1, through: 0, by: -1) {
          buffer[end + place] = .zero + UInt8(rest % 10)
          rest /= 10
        }
        end += digits
      }
      put(month / 12, digits: 4)
      put(.minus)
      put(month % 12 + 1, digits: 2)
      put(.minus)
      put(day - CivilDate.day(ofMonth: month) + 1, digits: 2)
      guard let separator else { return end }
      put(separator)
      put(clock / 3_600, digits: 2)
      put(.colon)
      put(clock / 60 % 60, digits: 2)
      if hasSeconds {
        put(.colon)
        put(clock % 60, digits: 2)
      }
      if fractionDigits > 0 {
        put(.point)
        put(fraction, digits: fractionDigits)
      }
      if isUniversal { put(UInt8(ascii: "Z")) }
      return end
    }
  }

  static let scales: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6]
}

/// Reads times of one layout, remembering the day before: neighbors mostly share it.
struct TimeLayoutReader {
  let layout: TimeLayout
  private let separator: UInt8
  private var lastDay: (head: UInt64, tail: UInt16) = (0, 0)
  private var lastSeconds = 0.0

  init(_ layout: TimeLayout) {
    self.layout = layout
    separator = layout.separator ?? 0
  }

  /// Reads a time.
  ///
  /// - Parameter bytes: At least as many bytes as the layout has.
  /// - Returns: The seconds since 1970; `nil` where the bytes are not of this layout, or there is no such time.
  @inline(__always)
  mutating func read(_ bytes: UnsafePointer<UInt8>) -> Double? {
    let raw = UnsafeRawPointer(bytes)
    let day = (
      raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
    )
    if day != (lastDay.head, lastDay.tail) {
      guard let seconds = Self.seconds(ofDay: bytes) else { return nil }
      lastDay = day
      lastSeconds = seconds
    }
    guard separator != 0 else { return lastSeconds }
    guard bytes[10] == separator, bytes[13] == .colon,
      let hour = Self.number(bytes + 11), hour < 24, let minute = Self.number(bytes + 14),
      minute < 60
    else { return nil }
    var clock = hour * 3_600 + minute * 60
    var i = 16
    if layout.hasSeconds {
      guard bytes[16] == .colon, let second = Self.number(bytes + 17), second < 60 else {
        return nil
      }
      clock += second
      i = 19
    }
    var seconds = lastSeconds + Double(clock)
    if layout.fractionDigits > 0 {
      guard bytes[i] == .point else { return nil }
      var fraction = 0
      for place in i + 1...i + layout.fractionDigits {
        guard bytes[place].isDigit else { return nil }
        fraction = fraction * 10 + bytes[place].digitValue
      }
      seconds = CivilDate.moment(
        seconds, fraction: Double(fraction) / TimeLayout.scales[layout.fractionDigits])
      i += 1 + layout.fractionDigits
    }
    if layout.isUniversal, bytes[i] != UInt8(ascii: "Z") { return nil }
    return seconds
  }

  @inline(__always)
  private static func number(_ bytes: UnsafePointer<UInt8>) -> Int? {
    guard bytes[0].isDigit, bytes[1].isDigit else { return nil }
    return bytes[0].digitValue * 10 + bytes[1].digitValue
  }

  private static func seconds(ofDay bytes: UnsafePointer<UInt8>) -> Double? {
    guard bytes[4] == .minus, bytes[7] == .minus, let century = number(bytes),
      let year = number(bytes + 2), let month = number(bytes + 5), let day = number(bytes + 8),
      let days = CivilDate.days(year: century * 100 + year, month: month, day: day)
    else { return nil }
    return Double(days * CivilDate.secondsPerDay)
  }
}
