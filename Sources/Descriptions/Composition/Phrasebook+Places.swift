import Charts
import Tables

extension Phrasebook {
  func place(_ place: Place) -> String {
    switch place {
    // A sign alone is not heard.
    case .category(ColumnValues.missingText): words(point: .missing)
    case .category(let name): named(name)
    case .range(let low, let high): range(low, high)
    case .number, .date, .weekday: format.place(place)
    }
  }

  /// A place with the word that leads to it; a month is one also where it is a category, and a moment
  /// has one for its day and one for its time.
  func at(_ place: Place) -> String {
    var kind = PlaceKind(place)
    if kind == .moment, case .date(let time, let precision, let zone, let span) = place {
      let day = format.date(time, .day, timeZone: zone, span: span)
      let clock = format.date(time, precision, timeZone: zone, span: .day)
      return words(place: .at(day, .day)) + " " + words(place: .at(clock, .clock))
    }
    if case .category(let name) = place, format.isMonth(name) || CalendarNames.isMonth(name) {
      kind = .month
    }
    if let titled = titled(place) { return words(place: .at(titled, .category)) }
    return words(place: .at(self.place(place), kind))
  }

  /// A month, quarter, day of the week or hour of all of them, with the word that leads to it.
  func at(part place: Place) -> String {
    words(place: .at(partName(place), PlaceKind(place)))
  }

  /// The same without that word; a month in full.
  func partName(_ place: Place) -> String {
    guard case .date(let time, .month, let zone, let span) = place else { return self.place(place) }
    return format.date(
      time, .month, timeZone: zone, span: span, month: format.isYearFirst ? nil : .wide)
  }

  /// Two quantities with the unit after the second, and where that is another one, or the first has one of its own, after
  /// both.
  func range(_ low: Quantity, _ high: Quantity) -> String {
    if low == high { return format.quantity(low) }
    var format = format
    // Four digits that count are too few to tell both ends apart.
    if format.isCompact, format.bare(low) == format.bare(high) { format.isCompact = false }
    let isOtherUnit = low.value != 0 && high.ownSize != nil
    return range(isOtherUnit ? format.quantity(low) : format.bare(low), format.quantity(high))
  }

  func stretch(_ from: Place, _ to: Place) -> String {
    if from == to { return single(from) }
    // Ranges one after the other are one from the first end to the last.
    if case .range(let low, _) = from, case .range(_, let high) = to {
      return range(low, high)
    }
    if let titled = titled(from) {
      return words(place: .stretch(titled, to: place(to), .number))
    }
    // The day that both times have is said once.
    if let day = day(of: from, and: to) {
      return words(place: .stretch(place(from), to: place(day.to), PlaceKind(from)))
    }
    return words(place: .stretch(place(from), to: place(to), PlaceKind(from)))
  }

  /// Somewhere between two places.
  func between(_ from: Place, _ to: Place) -> String {
    if let titled = titled(from) { return words(place: .between(titled, place(to), .number)) }
    // The day that both times have is said once.
    if let day = day(of: from, and: to) {
      return at(day.date) + " " + between(day.from, day.to)
    }
    return words(place: .between(place(from), place(to), PlaceKind(from)))
  }

  /// The day of two times, and these as times of that day; `nil` of times of several days.
  private func day(of from: Place, and to: Place) -> (date: Place, from: Place, to: Place)? {
    guard case .date(let start, let precision, let zone, let span) = from, precision > .day,
      case .date(let end, precision, _, _) = to, span != .day
    else { return nil }
    let dates = [start, end].map { Place.date($0, .day, timeZone: zone, span) }
    guard place(dates[0]) == place(dates[1]) else { return nil }
    return (
      dates[0], .date(start, precision, timeZone: zone, .day),
      .date(end, precision, timeZone: zone, .day)
    )
  }

  /// A bare number with the title of its axis, “hour 4”; `nil` of any other place.
  private func titled(_ place: Place) -> String? {
    guard case .number(let quantity) = place, let title = quantity.title,
      PlaceKind(place) == .bareNumber
    else { return nil }
    return title + " " + self.place(place)
  }

  /// The first of two days, without the month that both have: “5” before “9 de enero de 2023”.
  func day(_ from: String, before to: String) -> String {
    let (month, other) = (from.drop { !$0.isWhitespace }, to.drop { !$0.isWhitespace })
    let isShared = other == month || other.hasPrefix(month + " ")
    return isShared ? String(from.prefix { !$0.isWhitespace }) : from
  }

  /// The last of two days, without the month that both have: “9, 2023” after “January 5”.
  func day(_ to: String, after from: String) -> String {
    let (words, month) = (from.split(separator: " "), from.prefix { !$0.isWhitespace })
    guard words.count == 2, to.hasPrefix(month + " ") else { return to }
    return String(to.dropFirst(month.count + 1))
  }

  func single(_ place: Place) -> String {
    titled(place)
      ?? (PlaceKind(place) == .bareNumber ? "x = \(self.place(place))" : self.place(place))
  }

  // MARK: Axes

  func axis(_ name: AxisName, _ title: String?, _ extent: AxisExtent, _ scale: Scale) -> String {
    labeled(words(place: .axis(name)), reach(title, extent, scale))
  }

  /// The extent of an axis, after its title.
  func reach(_ title: String?, _ extent: AxisExtent, _ scale: Scale) -> String {
    list([title, self.extent(extent), self.scale(scale)])
  }

  func extent(_ extent: AxisExtent) -> String {
    switch extent {
    case .none: words(place: .noValues)
    case .numbers(let low, let high): range(low, high)
    case .dates(let first, let last, let precision, let zone, let span, _, _):
      list([dates(first, last, precision, zone, span)] + (extent.timeZone.map(clock) ?? []))
    case .categories(let count, let first, let last): names(count, .category, first, last)
    case .rows(let count, let first, let last): names(count, .row, first, last)
    }
  }

  private func names(_ count: Int, _ noun: Countable, _ first: String, _ last: String) -> String {
    let names =
      count == 1
      ? named(first) : words(place: .stretch(named(first), to: named(last), .category))
    return list([self.count(count, noun), names])
  }

  /// A stretch of one day, after that; `nil` of any other, and of a clock without a date, which is kept
  /// as one of the first day there is.
  private func clocks(
    _ first: Double, _ last: Double, _ precision: DatePrecision, _ zone: String, _ span: DateSpan
  ) -> String? {
    guard span == .day, precision > .day, first != last, !(0..<86_400).contains(first) else {
      return nil
    }
    let clocks = [first, last].map { format.date($0, precision, timeZone: zone, span: .day) }
    return list([
      format.date(first, .day, timeZone: zone, span: .years),
      words(place: .stretch(clocks[0], to: clocks[1], .clock)),
    ])
  }

  /// The first date to the last; what both share is said once.
  func dates(
    _ first: Double, _ last: Double, _ precision: DatePrecision, _ zone: String, _ span: DateSpan
  ) -> String {
    if let clocks = clocks(first, last, precision, zone, span) { return clocks }
    let ends = format.dates(first, last, precision, timeZone: zone, span: span)
    guard let last = ends.1 else { return ends.0 }
    return words(place: .stretch(ends.0, to: last, PlaceKind(precision, span)))
  }

  /// The zone whose clocks the times of day are of.
  private func clock(_ zone: SaidTimeZone) -> [String?] {
    [
      zone.name.hasPrefix("UTC") ? zone.name : words(place: .timeZone(zone.saidName)),
      zone.isConverted ? words(place: .convertedTimes) : nil,
    ]
  }

  private func scale(_ scale: Scale) -> String? {
    switch scale {
    case .linear: nil
    case .log10: words(place: .logarithmic)
    case .ln: words(place: .naturalLogarithmic)
    }
  }
}
