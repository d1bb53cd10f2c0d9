import Charts
import Tables

/// The sentences about a table on its way to a chart.
extension Phrasebook {
  /// The largest values of a column, and what became of the others.
  func largest(
    _ kept: Int, of all: Int, _ column: String, otherRows: Int, areTogether: Bool
  ) -> String {
    words(table: .largest(kept, of: all, column)) + semicolon
      + words(table: areTogether ? .othersTogether(otherRows) : .othersLeftOut(otherRows))
  }

  /// A chart that a table could become: "line chart, mean of price by date, 5 series by symbol".
  func outline(_ deck: [EncodingOutline]) -> String {
    guard let first = deck.first else { return "" }
    var measures = deck.reduce(into: [String]()) { known, outline in
      known += outline.measures.filter { !known.contains($0) }
    }
    let made = first.madeNames
    measures = format.excerpts(measures.map { words(column: $0, made: made) })
    let values = measures.isEmpty ? words(table: .rowCount) : listed(measures)
    let aggregated =
      if !measures.isEmpty, let aggregate = first.aggregate,
        deck.allSatisfy({ $0.aggregate == aggregate })
      {
        words(table: .aggregated(name(aggregate), of: values))
      } else {
        values
      }
    let places = deck.reduce(into: [String]()) { known, outline in
      if let x = outline.x, !known.contains(x) { known.append(x) }
    }
    let place =
      places.isEmpty
      ? nil : listed(format.excerpts(places.map { words(column: $0, made: made) }))
    let unit = first.timeUnit.map { parenthesized(words(table: .unit($0))) } ?? ""
    return capitalized(
      list([
        words(fact: .kind(first.type)),
        place.map { place in
          words(
            table: first.type == .scatter
              ? .against(aggregated, place) : .over(aggregated, place + unit))
        } ?? aggregated,
        first.series.map { words(table: .series($0.count, of: $0.column)) },
        first.split.map { words(table: .charts($0.count, of: $0.column)) },
      ]))
  }

  /// The name of a column, of one that the program made up in English the word of the language.
  private func words(column name: String, made: Set<String>) -> String {
    guard made.contains(name) else { return name }
    if name == "value" { return words(screen: .captionPart(.value)) }
    return TimeUnit(rawValue: name).map { words(table: .unit($0)) } ?? name
  }

  /// The purpose of a column; directions are no part of the calendar, though they come round as it does.
  private func purpose(of column: ColumnOutline) -> String {
    column.role == .cyclic && RoleName.isDirection(column.name)
      ? words(table: .direction) : words(table: .role(column.role))
  }

  /// A column: "date: time, Jan 1 to May 4, 560 different values, missing: 2, judged by its name".
  ///
  /// A column that is judged by its values alone, as nearly all are, does not tell so.
  func outline(_ column: ColumnOutline) -> String {
    guard column.tellsValues else {
      return column.name + colon
        + list([
          purpose(of: column), charted(column),
        ])
    }
    let examples = format.excerpts(column.examples)
    let ends = column.ends.isEmpty ? examples : column.ends.map(place)
    let isRange = column.areEnds && ends.count == 2
    let values =
      isRange
      ? ends[0] == ends[1] ? ends[0] : range(column.ends, ends) : choices(examples)
    let different: String? =
      column.differentCount == 0
      ? nil
      : words(
        table: column.wholeCount > column.differentCount
          ? .differentOf(column.differentCount, of: column.wholeCount)
          : .different(column.differentCount))
    // Some of many kinds stand behind their number, so that nobody takes them for all.
    let isExcerpt = !column.areEnds && examples.count < column.differentCount
    let told = isExcerpt ? [different, values] : [values, different]
    return column.name + colon
      + list([
        purpose(of: column), charted(column), told[0], told[1],
        column.missingCount > 0
          ? words(fact: .label(.missing)) + colon + count(column.missingCount) : nil,
        column.looksLikeDates
          ? words(fact: .unreadDates(option: option("--date-format"))) : nil,
        column.reason == .values
          ? nil : words(table: .reason(andValues: column.reason == .both)),
        column.isNamesake ? words(table: .namesake) : nil,
      ])
  }

  /// The ends of a column, of one with times as those of a stretch.
  private func range(_ places: [Place], _ told: [String]) -> String {
    guard places.count == 2, case .date = places[0] else { return range(told[0], told[1]) }
    return stretch(places[0], places[1])
  }

  private func charted(_ column: ColumnOutline) -> String? {
    column.isCharted
      ? words(table: .charted) : column.otherChart.map { words(table: .chartedIn($0)) }
  }

  func words(
    _ problem: TransformProblem, in source: String, options: OptionSpelling
  ) -> String {
    switch problem {
    case .unknownColumn(let name, let columns):
      words(.unknownColumn(name: name, columns: columns), in: source, options: options)
    case .notNumbers(let column), .noAggregate(_, let column):
      source + colon + words(table: .notNumbers(format.excerpt(column), options))
    case .notDates(let column):
      source + colon + words(table: .notDates(format.excerpt(column), options))
    case .notNames(let column):
      source + colon + words(table: .notNames(format.excerpt(column), options))
    case .badWidth(_, let column, let values):
      source + colon
        + words(
          table: .badWidth(
            format.excerpt(column),
            values: values.count == 2 ? range(told(values[0]), told(values[1])) : nil, options))
    case .notACondition(let text):
      source + colon + words(table: .notACondition(format.excerpt(text), options))
    case .notAValue(let value, let column, let example):
      source + colon
        + words(
          table: .notAValue(
            format.excerpt(value), of: format.excerpt(column), like: format.excerpt(example)))
    case .noSuchDay(let text):
      source + colon + words(table: .noSuchDay(format.excerpt(text)))
    case .tooFine(_, let column, let instead):
      source + colon
        + words(table: .tooFine(format.excerpt(column), instead: instead.rawValue, options))
    case .tooManyUnits(let unit, let number, let instead):
      source + colon
        + words(table: .tooManyUnits(unit.rawValue, number, instead: instead.rawValue, options))
    case .mixedColumns, .tooLarge: source + colon + words(table: .tooManyCells)
    }
  }

  /// A value of a column.
  private func told(_ value: ToldValue) -> String {
    switch value {
    case .text(let text): format.excerpt(text)
    case .number(let number, let digits, let unit):
      place(.number(Quantity(number, fractionDigits: digits, unit: unit)))
    case .date(let date, let precision): place(.date(date, precision, timeZone: "UTC", .years))
    }
  }

  /// From one value of a column to another; from one date to another as a stretch of the x axis is told.
  private func ends(_ low: ToldValue, _ high: ToldValue) -> String {
    guard case .date(let start, let precision) = low, case .date(let end, _) = high else {
      return range(told(low), told(high))
    }
    return stretch(
      .date(start, precision, timeZone: "UTC", .years),
      .date(end, precision, timeZone: "UTC", .years))
  }

  /// A condition that rows meet: "price at least 10", "price is missing".
  func told(_ condition: ToldCondition) -> String {
    switch condition {
    case .signs(let text): compared(text) ?? format.excerpt(text)
    case .anyOf(let column, let values):
      self.condition(format.excerpt(column), .equal, choices(format.excerpts(values).map(value)))
    case .range(let column, let low, let high):
      "\(format.excerpt(column)) \(ends(low, high))"
    case .missing(let column): words(table: .missing(format.excerpt(column)))
    case .present(let column): words(table: .present(format.excerpt(column)))
    }
  }

  /// A condition that is written in signs, which voices pass over, in words; `nil` where it has none.
  private func compared(_ text: String) -> String? {
    let signs: [(sign: String, phrase: SignPhrase)] = [
      ("=", .equal), ("≠", .unequal), ("≥", .atLeast), ("≤", .atMost), (">", .greater),
      ("<", .less), ("~", .contains),
    ]
    let found = signs.compactMap { sign, phrase in
      text.firstRange(of: " \(sign) ").map { (range: $0, phrase: phrase) }
    }
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return nil
    }
    return condition(
      format.excerpt(String(text[..<first.range.lowerBound])), first.phrase,
      value(String(text[first.range.upperBound...])))
  }

  /// A value as it was written, a date in the words of the calendar.
  func value(_ text: String) -> String { format.date(written: text) ?? format.excerpt(text) }

  /// From one value as it was written to another.
  private func ends(_ low: String, _ high: String) -> String {
    if let start = Place(writtenDate: low), let end = Place(writtenDate: high) {
      return stretch(start, end)
    }
    return range(value(low), value(high))
  }

  func condition(_ column: String, _ sign: SignPhrase, _ value: String) -> String {
    [column, words(sign: sign), value].joined(separator: wordGap)
  }

  /// No row meets some conditions.
  func nothingLeft(
    _ conditions: [ToldCondition], column: String, values: [ToldValue], areEnds: Bool,
    in source: String
  ) -> String {
    let areEnds = areEnds && values.count == 2
    let told =
      areEnds ? ends(values[0], values[1]) : listed(format.excerpts(values.map(self.told)))
    return source + colon
      + words(
        table: .nothingLeft(
          list(conditions.prefix(20).map(self.told)), column: format.excerpt(column), values: told,
          areEnds: areEnds))
  }

  /// No row meets some conditions at once.
  func nothingInCommon(_ conditions: [ToldCondition], in source: String) -> String {
    source + colon
      + words(table: .nothingInCommon(list(conditions.prefix(20).map(self.told))))
  }
}
