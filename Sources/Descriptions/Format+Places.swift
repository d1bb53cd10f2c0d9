import Charts
import FoundationEssentials
import FoundationInternationalization
import Synchronization
import Tables

/// The way a language writes the places of an axis: months, dates, times, numbers, names.
extension Format {
  /// True of a category that is called as a month is, in full or in short.
  func isMonth(_ name: String) -> Bool {
    let months = Self.months.withLock { known in
      if let months = known[locale.identifier] { return months }
      let calendar = calendar(.gmt)
      let names = [
        calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
        calendar.shortStandaloneMonthSymbols,
      ].joined().map { $0.lowercased() }
      let months = Set(names + names.map { $0.replacing(".", with: "") })
      known[locale.identifier] = months
      return months
    }
    return months.contains(name.lowercased())
  }

  /// The name in full of a month by its short one; `nil` of what is no short one.
  func wholeMonth(_ short: String) -> String? {
    Self.wholeMonths.withLock { known in
      if known[locale.identifier] == nil {
        let calendar = calendar(.gmt)
        var names: [String: String] = [:]
        for symbols in [calendar.shortMonthSymbols, calendar.shortStandaloneMonthSymbols] {
          for (short, whole) in zip(symbols, calendar.monthSymbols) {
            let bare = short.replacing(".", with: "")
            if bare != whole, bare.allSatisfy(\.isLetter) { names[bare] = whole }
          }
        }
        known[locale.identifier] = names
      }
      return known[locale.identifier]?[short]
    }
  }

  private static let wholeMonths = Mutex<[String: [String: String]]>([:])

  /// The names of the months, which are asked for with every category but made once.
  private static let months = Mutex<[String: Set<String>]>([:])

  /// A place on the x axis.
  public func place(_ place: Place) -> String {
    // A place is told so that it can be found.
    guard !isCompact else {
      var whole = self
      whole.isCompact = false
      return whole.place(place)
    }
    return switch place {
    case .number(let quantity): self.quantity(quantity)
    case .range(let low, let high):
      bare(low) + "–" + self.quantity(high)
    case .category(let name): name
    case .weekday(let day): weekday(day)
    case .date(let time, let precision, let zone, let span):
      date(time, precision, timeZone: zone, span: span)
    }
  }

  /// A day of the week, 0 for Monday.
  private func weekday(_ day: Int) -> String {
    // The calendar's first is Sunday.
    let names = calendar(.gmt).standaloneWeekdaySymbols
    return names.count == 7 ? names[((day + 1) % 7 + 7) % 7] : ""
  }

  /// A date with as much of it as its precision and its neighbors ask for.
  func date(
    _ time: Double, _ precision: DatePrecision, timeZone: String, span: DateSpan,
    month width: Date.FormatStyle.Symbol.Month? = nil
  ) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return "–" }
    if precision == .week { return week(time, span: span) }
    let zone = TimeZone(identifier: timeZone) ?? .gmt
    if time < Self.gregorianStart {
      return beforeGregorian(time, precision, zone: zone, span: span, month: width)
    }
    let date = Date(timeIntervalSince1970: time)
    let style = Date.FormatStyle(locale: dateLocale, calendar: calendar(zone), timeZone: zone)
    switch precision {
    case .year: return date.formatted(style.year())
    case .quarter:
      return date.formatted(span == .years ? style.quarter().year() : style.quarter())
    case .month:
      let month = style.month(width ?? self.month)
      return date.formatted(span == .years ? month.year() : month)
    case .week, .day:
      let day = style.month(width ?? dayMonth).day()
      let text = date.formatted(span == .years ? day.year() : day)
      guard let firstOfMonth, text.hasPrefix("1 ") else { return text }
      return firstOfMonth + text.dropFirst()
    case .minute, .second, .millisecond, .microsecond:
      let clock = self.clock(time, precision, zone: zone) + offset(whereTwice: time, zone: zone)
      if span == .day { return clock }
      return self.date(time, .day, timeZone: timeZone, span: span) + " " + clock
    }
  }

  /// A week by its Monday, with the year that it is of, which is that of its Thursday.
  private func week(_ time: Double, span: DateSpan) -> String {
    guard let week = ISOWeek(time) else { return "–" }
    return span == .years ? weeks.whole(week.number, of: week.year) : weeks.alone(week.number)
  }

  /// The moment the system's calendar leaves the Julian one: 1582-10-15, and a day for all zones.
  private static let gregorianStart = -12_219_292_800.0 + 86_400

  /// A date that the system would say in the Julian calendar, as ISO 8601 has it: in the Gregorian
  /// one, carried back.
  ///
  /// The calendar repeats itself every 400 years, so the same day of a later year is formatted.
  private func beforeGregorian(
    _ time: Double, _ precision: DatePrecision, zone: TimeZone, span: DateSpan,
    month width: Date.FormatStyle.Symbol.Month?
  ) -> String {
    let local = time + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: time)))
    let day = Int((local / 86_400).rounded(.down))
    let year = Int((Double(CivilDate.monthIndex(ofDay: day)) / 12).rounded(.down))
    let cycles = (1999 - year) / 400
    let later = local + Double(cycles) * 146_097 * 86_400
    return date(later, precision, timeZone: "GMT", span: span, month: width)
      .replacing("\(year + cycles * 400)", with: "\(year)")
  }

  /// A tick of a date axis; a day names its month, an hour its minutes.
  public func tick(_ time: Double, precision: DatePrecision, timeZone: String) -> String {
    switch precision {
    case .year: date(time, .year, timeZone: timeZone, span: .year)
    case .quarter: date(time, .quarter, timeZone: timeZone, span: .year)
    case .month: date(time, .month, timeZone: timeZone, span: .year, month: .abbreviated)
    case .week: ISOWeek(time).map { weeks.short($0.number) } ?? "–"
    case .day: date(time, .day, timeZone: timeZone, span: .year, month: .abbreviated)
    case .minute, .second, .millisecond, .microsecond:
      clock(time, precision, zone: TimeZone(identifier: timeZone) ?? .gmt)
    }
  }

  /// The first and last date, what both share said once; no last one where both are the same.
  func dates(
    _ first: Double, _ last: Double, _ precision: DatePrecision, timeZone: String, span: DateSpan
  ) -> (String, String?) {
    if first == last || (span == .day && precision <= .day) {
      return (date(first, precision, timeZone: timeZone, span: .years), nil)
    }
    return switch span {
    case .years:
      (
        date(first, precision, timeZone: timeZone, span: .years),
        date(last, precision, timeZone: timeZone, span: .years)
      )
    case .year:
      isYearFirst
        ? (
          date(first, precision, timeZone: timeZone, span: .years),
          date(last, precision, timeZone: timeZone, span: .year)
        )
        : (
          date(first, precision, timeZone: timeZone, span: .year),
          date(last, precision, timeZone: timeZone, span: .years)
        )
    case .day:
      (
        // A time of day without a date is kept as one of the first day there is.
        date(
          first, precision, timeZone: timeZone, span: (0..<86_400).contains(first) ? .day : .years),
        date(last, precision, timeZone: timeZone, span: .day)
      )
    }
  }

  /// The time of day on a clock of 24 hours, which every language here reads.
  private func clock(_ time: Double, _ precision: DatePrecision, zone: TimeZone) -> String {
    let date = Date(timeIntervalSince1970: time)
    let local = time + Double(zone.secondsFromGMT(for: date))
    let isFinest = precision >= .microsecond
    let perSecond = isFinest ? 1_000_000 : 1000
    let midnight = (local / 86_400).rounded(.down) * 86_400
    // Rounded to the next midnight it would be the first moment of its day.
    let ofDay = min(
      Int(((local - midnight) * Double(perSecond)).rounded()), 86_400 * perSecond - 1)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let seconds = ofDay / perSecond
    var text = two(seconds / 3600) + ":" + two(seconds / 60 % 60)
    if precision >= .second { text += ":" + two(seconds % 60) }
    if precision >= .millisecond {
      // Its first digit only keeps the zeros.
      let rest = String(perSecond + ofDay % perSecond).dropFirst()
      text += (locale.decimalSeparator ?? ".") + rest
    }
    return text
  }

  /// The offset from UTC of a clock that shows a time for the first or the second time on a day;
  /// else nothing.
  private func offset(whereTwice time: Double, zone: TimeZone) -> String {
    func offset(_ time: Double) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
    }
    // Clocks go back by an hour or less, but for the few days that a zone had twice.
    let (before, own, after) = (offset(time - 10_800), offset(time), offset(time + 10_800))
    let step = Double(before - after)
    let isFirst = own == before && offset(time + step) == after
    let isSecond = own == after && offset(time - step) == before
    guard step > 0, isFirst || isSecond else { return "" }
    let minutes = abs(own) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    return " UTC\(own < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }

  private func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = dateLocale
    calendar.timeZone = zone
    return calendar
  }
}
