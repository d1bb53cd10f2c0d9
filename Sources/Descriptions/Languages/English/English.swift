import Charts

/// English, as spoken in the United States.
struct English: Phrasebook {
  let code = "en"
  let name = "English"
  var regional: Format?
  static let style = Format(
    "en_US", plural: .oneWithoutFraction,
    percentagePoint: Noun("percentage point", "percentage points"), percentSeparator: "",
    currencyLeads: true, month: .wide, dayMonth: .wide,
    weeks: WeekWords(tick: "W#", week: "week #", ofYear: "week # of @"),
    powers: [9: Noun("billion"), 12: Noun("trillion"), 15: Noun("quadrillion")],
    rangeWords: RangeWords(from: ["from", "since"], to: ["to", "until", "through"]))

  // MARK: Grammar

  let unnamed = "unnamed"

  func noun(_ countable: Countable) -> Noun {
    switch countable {
    case .point: Noun("point", "points")
    case .box: Noun("box", "boxes")
    case .violin: Noun("violin", "violins")
    case .bin: Noun("bin", "bins")
    case .value: Noun("value", "values")
    case .series, .seriesInShort: Noun("series")
    case .row: Noun("row", "rows")
    case .column: Noun("column", "columns")
    case .cell: Noun("cell", "cells")
    case .category: Noun("category", "categories")
    case .item: Noun("item", "items")
    case .second: Noun("second", "seconds")
    case .time(.minute): Noun("minute", "minutes")
    case .time(.hour): Noun("hour", "hours")
    case .time(.day): Noun("day", "days")
    case .time(.week): Noun("week", "weeks")
    case .time(.month): Noun("month", "months")
    case .time(.quarter): Noun("quarter", "quarters")
    case .time(.year): Noun("year", "years")
    }
  }

  func quoted(_ text: String) -> String { "“\(text)”" }
  func both(_ first: String, _ second: String) -> String { "\(named(first)) and \(named(second))" }
  func range(_ low: String, _ high: String) -> String { "\(low) to \(high)" }
  /// A stretch behind the word that leads to it.
  func from(_ stretch: String) -> String { "from \(stretch)" }
  func number(_ number: String, of count: String, _: Among) -> String { "\(number) of \(count)" }

  // The labels of keys are English.
  func keycap(_ label: String) -> String { label }

  // MARK: Places

  /// Days of the week that are names in the data.
  private static let weekdays: Set = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Tues", "Thur", "Thurs",
  ]

  func words(place: PlacePhrase) -> String {
    switch place {
    case .at(let x, .bareNumber): "at x = \(x)"
    case .at(let day, .category) where Self.weekdays.contains(day): "on \(day)"
    case .at(let place, .number), .at(let place, .category), .at(let place, .clock): "at \(place)"
    case .at(let range, .range): "in the bin \(range)"
    case .at(let date, .year), .at(let date, .month), .at(let date, .week): "in \(date)"
    case .at(let date, .day), .at(let date, .moment): "on \(date)"
    case .at(let day, .weekday): "on \(day)"
    case .stretch(let from, let to, .bareNumber): "x = \(from) to \(to)"
    case .stretch(let from, let to, .day): "\(from) to \(day(to, after: from))"
    case .stretch(let from, let to, _): "\(from) to \(to)"
    case .between(let from, let to, .day): "between \(from) and \(day(to, after: from))"
    case .between(let from, let to, _): "between \(from) and \(to)"
    case .axis(.x): "X axis"
    case .axis(.y): "Y axis"
    case .axis(.values): "Values"
    case .axis(.additional): "Also"
    case .rightToLeft: "right to left"
    case .notFromZero: "not from zero"
    case .noValues: "no values"
    case .timeZone(let name): "time zone \(name)"
    case .convertedTimes: "converted from the offsets in the data"
    case .logarithmic: "logarithmic"
    case .naturalLogarithmic: "logarithmic, base e"
    }
  }
}
