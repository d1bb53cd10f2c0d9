import Tables

extension Chart {
  /// The stretch of the x axis that a typed text means; `nil` where it means none.
  ///
  /// On an axis of numbers it is one number, with a point or a comma before its fraction. On one of
  /// dates it is written as ISO 8601 has it, as far as one cares to (`2023`, `2023-05`,
  /// `2023-05-17 14:30`), or with the year last, or it is a time of the chart's first day; it means
  /// the whole of that year, month, day or minute. On one of categories it is a name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMonthFirst: Whether in `5/17/2023` the month comes first.
  /// - Returns: The stretch; of a number or a category only its lower bound counts.
  package func x(meantBy text: String, isMonthFirst: Bool = false) -> Range<Double>? {
    let text = text.filter { !$0.isNewline }.narrow
    switch xAxis.kind {
    case .number: return Self.number(text, unit: xAxis.unit).map { $0..<$0 }
    case .date: return dates(text, isMonthFirst: isMonthFirst)
    case .category(let names):
      let wanted = text.lowercased()
      let index = names.firstIndex { $0.narrow.lowercased() == wanted }
      return index.map { Double($0)..<Double($0) }
    }
  }

  private static func number(_ text: String, unit: String?) -> Double? {
    var digits = text
    if let unit, digits.hasSuffix(unit) { digits.removeLast(unit.count) }
    digits.removeAll { $0.isWhitespace }
    if !digits.contains(".") { digits = digits.replacing(",", with: ".") }
    guard digits.allSatisfy({ "+-.0123456789eE".contains($0) }), let value = Double(digits),
      value.isFinite
    else { return nil }
    return value
  }

  private func dates(_ text: String, isMonthFirst: Bool) -> Range<Double>? {
    let parts = text.split(whereSeparator: { "-/.: Tt".contains($0) })
    let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
    guard numbers.count == parts.count, let first = parts.first else { return nil }
    if first.count == 4 { return dates(ymd: Array(numbers.prefix(3)), clock: numbers.dropFirst(3)) }
    if parts.count >= 3, parts[2].count == 4 {
      let day =
        text.contains("/") && isMonthFirst ? [numbers[0], numbers[1]] : [numbers[1], numbers[0]]
      return dates(ymd: [numbers[2]] + day, clock: numbers.dropFirst(3))
    }
    guard text.contains(":"), let start = xExtent?.lowerBound else { return nil }
    let local = ((start + xAxis.timeZoneOffset(at: start)) / 86_400).rounded(.down)
    guard abs(local) < 1e7 else { return nil }
    return dates(day: Int(local), clock: numbers[...])
  }

  /// The stretch of a year, a month or a day, or of a time in it.
  private func dates(ymd: [Int], clock: ArraySlice<Int>) -> Range<Double>? {
    let (year, month) = (ymd[0], ymd.count > 1 ? ymd[1] : 1)
    guard let day = CivilDate.days(year: year, month: month, day: ymd.count > 2 ? ymd[2] : 1) else {
      return nil
    }
    if ymd.count > 2 { return dates(day: day, clock: clock) }
    let isLast = ymd.count == 1 || month == 12
    guard
      let next = CivilDate.days(
        year: isLast ? year + 1 : year, month: isLast ? 1 : month + 1, day: 1)
    else { return nil }
    return moment(day)..<moment(next)
  }

  private func dates(day: Int, clock: ArraySlice<Int>) -> Range<Double>? {
    guard clock.count <= 3, zip(clock, [24, 60, 60]).allSatisfy({ $0 >= 0 && $0 < $1 }) else {
      return nil
    }
    let time = Double(zip(clock, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 })
    let length = [86_400.0, 3600, 60, 1][clock.count]
    let start = moment(day, time)
    return start..<max(start, moment(day, time + length))
  }

  /// When a clock in the zone of the axis shows a time of a day.
  private func moment(_ day: Int, _ time: Double = 0) -> Double {
    xAxis.universal(Double(day * 86_400) + time)
  }
}

extension String {
  /// The text without spaces around it, its full-width letters and digits as narrow ones.
  fileprivate var narrow: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(
        isWide
          ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
          : scalar == "\u{3000}" ? " " : scalar)
    }
    var text = String(scalars)[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
