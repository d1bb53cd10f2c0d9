import Glibc
import Tables

extension Chart {
  /// The stretch of the x axis that a typed text means; `nil` where it means none.
  ///
  /// On an axis of numbers it is one number, with a point or a comma before its fraction. On one of
  /// dates it is written as ISO 8601 has it, as far as one cares to (`2023`, `2023-05`,
  /// `2023-05-17 14:30`), or as people write it (`8.2.`, `5/17/2023`, `May 17`, `5月17日`), or it is a time of the day one stands on, or of the
  /// next day that has a point then; it means the whole of that year, month, day or minute. On one of
  /// categories it is a name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMonthFirst: True where in `5/17/2023` the month comes first, unless the data has its dates otherwise.
  ///   - place: Where one stands; `nil` for the start.
  ///   - index: The series whose points are looked for.
  /// - Returns: The stretch; of a number or a category only its lower bound counts.
  package func x(
    meantBy text: String, isMonthFirst: Bool = false, from place: Double? = nil, in index: Int = 0
  ) -> Range<Double>? {
    let text = text.filter { !$0.isNewline }.narrow
    let plain = x(meantByName: text, isMonthFirst: isMonthFirst, from: place, in: index)
    // A place is said with the title of its axis: "death 1".
    guard plain == nil, let title = xAxis.title?.narrow.lowercased(), !title.isEmpty,
      text.lowercased().hasPrefix(title + " ")
    else { return plain }
    let name = String(text.dropFirst(title.count)).narrow
    return x(meantByName: name, isMonthFirst: isMonthFirst, from: place, in: index)
  }

  private func x(
    meantByName text: String, isMonthFirst: Bool, from place: Double?, in index: Int
  ) -> Range<Double>? {
    switch xAxis.kind {
    case .number: return Self.number(text, unit: xAxis.unit).map { $0..<$0 }
    case .date:
      guard let start = place ?? xExtent?.lowerBound else { return nil }
      return moments(
        text, isMonthFirst: xAxis.isMonthFirst ?? isMonthFirst, from: start, in: index)
    case .category(let names):
      let wanted = text.lowercased()
      let index = names.firstIndex { $0.narrow.lowercased() == wanted }
      return index.map { Double($0)..<Double($0) }
    }
  }

  private static func number(_ text: String, unit: String?) -> Double? {
    var digits = text
    if let unit, digits.hasSuffix(unit) { digits.removeLast(unit.count) }
    // A year may have its word.
    if digits.hasSuffix("年") { digits.removeLast() }
    digits.removeAll { $0.isWhitespace }
    if !digits.contains(".") { digits = digits.replacing(",", with: ".") }
    guard digits.allSatisfy({ "+-.0123456789eE".contains($0) }), let value = Double(digits),
      value.isFinite
    else { return nil }
    return value
  }

  /// Dates that may go on to a fraction of a second and to an offset from UTC, as files write them.
  private func moments(
    _ text: String, isMonthFirst: Bool, from place: Double, in index: Int
  ) -> Range<Double>? {
    guard let colon = text.firstIndex(of: ":") else {
      return dates(text, isMonthFirst: isMonthFirst, from: place, in: index)
    }
    var chart = self
    var clock = text[colon...]
    if clock.last == "z" || clock.last == "Z" {
      clock.removeLast()
      chart.xAxis.timeZoneOffset = 0
      chart.xAxis.timeZoneChanges = []
    } else if let sign = clock.lastIndex(where: { "+-".contains($0) }) {
      let digits = clock[sign...].dropFirst().filter { $0 != ":" }
      guard digits.count == 2 || digits.count == 4, let number = Int(digits) else { return nil }
      let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
      guard hours <= 18, minutes < 60 else { return nil }
      chart.xAxis.timeZoneOffset =
        Double(hours * 3600 + minutes * 60) * (clock[sign] == "-" ? -1 : 1)
      chart.xAxis.timeZoneChanges = []
      clock = clock[..<sign]
    }
    let parts = clock.split(maxSplits: 1, whereSeparator: { ".,".contains($0) })
    guard let whole = parts.first else { return nil }
    let meant = chart.dates(
      String(text[..<colon] + whole), isMonthFirst: isMonthFirst, from: place, in: index)
    guard parts.count > 1, let meant else { return meant }
    guard meant.upperBound - meant.lowerBound <= 1, parts[1].allSatisfy(\.isNumber),
      let fraction = Double("0." + parts[1])
    else { return nil }
    // Times of today have seven digits of their seconds; what is within half of the last is the same.
    let start = meant.lowerBound + fraction - 5e-7
    return start..<start + pow(0.1, Double(min(parts[1].count, 6)))
  }

  private func dates(
    _ text: String, isMonthFirst: Bool, from place: Double, in index: Int
  ) -> Range<Double>? {
    if let quarter = SaidQuarter(text),
      let start = dates(ymd: [quarter.year, quarter.month], clock: []),
      let end = dates(ymd: [quarter.year, quarter.month + 2], clock: [])
    {
      return start.lowerBound..<end.upperBound
    }
    if let monday = Self.monday(ofWeek: text) { return moment(monday)..<moment(monday + 7) }
    // The points of stretches of days stand at the last one.
    if let range = DayRange(text) { return moment(range.lastDay)..<moment(range.lastDay + 1) }
    if let said = SaidDate(text, isMonthFirst: isMonthFirst) {
      if said.month != nil { return dates(said, from: place, in: index) }
      // A year with its word: "2001年".
      if let year = said.year, said.day == nil, said.clock == nil {
        return dates(ymd: [year], clock: [])
      }
    }
    let parts = text.split(whereSeparator: { "-/.: Tt".contains($0) })
    let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
    guard numbers.count == parts.count, let first = parts.first else { return nil }
    if first.count == 4 { return dates(ymd: Array(numbers.prefix(3)), clock: numbers.dropFirst(3)) }
    guard text.contains(":") else { return nil }
    return times(numbers[...], from: place, in: index)
  }

  /// The day that a week of ISO 8601 begins with: "2026-W03", "2026w3".
  private static func monday(ofWeek text: String) -> Int? {
    let parts = text.lowercased().split(separator: "w", omittingEmptySubsequences: false)
    guard parts.count == 2, let week = Int(parts[1]), (1...53).contains(week),
      case let digits = parts[0].hasSuffix("-") ? parts[0].dropLast() : parts[0],
      digits.count == 4, let year = Int(digits),
      let fourth = CivilDate.days(year: year, month: 1, day: 4),
      let next = CivilDate.days(year: year + 1, month: 1, day: 4)
    else { return nil }
    func monday(_ day: Int) -> Int { day - CivilDate.weekday(ofDay: day) }
    let start = monday(fourth) + (week - 1) * 7
    return start < monday(next) ? start : nil
  }

  /// A month, with its day, its year and a time of day where these are told; else of the year one stands in, or of the
  /// next in which there is a point, after the last the first.
  private func dates(_ said: SaidDate, from place: Double, in index: Int) -> Range<Double>? {
    guard let month = said.month, let here = localDay(of: place), let extent = xExtent else {
      return nil
    }
    let clock = said.clock?.split(separator: ":").map { Int($0) } ?? []
    guard clock.allSatisfy({ $0 != nil }), clock.isEmpty || said.day != nil else { return nil }
    func dates(of year: Int) -> Range<Double>? {
      self.dates(
        ymd: [year, month] + [said.day].compactMap(\.self), clock: clock.compactMap(\.self)[...])
    }
    var years: [Int]
    if let year = said.year {
      years = year > 99 ? [year] : [2000 + year, 1900 + year, 1800 + year]
    } else {
      let own = CivilDate.monthIndex(ofDay: here) / 12
      let ends = [extent.lowerBound, extent.upperBound].map {
        localDay(of: $0).map { CivilDate.monthIndex(ofDay: $0) / 12 } ?? own
      }
      let others = (ends[0]...max(ends[0], ends[1])).prefix(Self.mostYears)
      years = [own] + others.filter { $0 > own } + others.filter { $0 < own }
    }
    let meant = years.compactMap(dates)
    return meant.first { hasPoint(in: $0, of: index) } ?? meant.first { $0.overlaps(extent) }
      ?? meant.first
  }

  /// Among more years nobody means one without saying it.
  private static var mostYears: Int { 1000 }

  private func hasPoint(in range: Range<Double>, of index: Int) -> Bool {
    guard series.indices.contains(index) else { return false }
    let next = series[index].x.firstIndex(from: range.lowerBound)
    return next < series[index].count && range.contains(series[index].x[next])
  }

  /// A time of the day of `place`, or of the next day that has a point then, after the last the first.
  private func times(
    _ clock: ArraySlice<Int>, from place: Double, in index: Int
  ) -> Range<Double>? {
    guard let here = localDay(of: place), let own = dates(day: here, clock: clock),
      series.indices.contains(index)
    else { return nil }
    var days: [Int] = []
    for x in series[index].x {
      if let day = localDay(of: x), day != days.last { days.append(day) }
    }
    let inTurn = [here] + days.filter { $0 > here } + days.filter { $0 < here }
    return inTurn.lazy.compactMap { dates(day: $0, clock: clock) }.first {
      hasPoint(in: $0, of: index)
    } ?? own
  }

  private func localDay(of time: Double) -> Int? {
    let day = ((time + xAxis.timeZoneOffset(at: time)) / 86_400).rounded(.down)
    return abs(day) < 1e7 ? Int(day) : nil
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

  /// The time at which a clock in the zone of the axis shows a time of a day.
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
