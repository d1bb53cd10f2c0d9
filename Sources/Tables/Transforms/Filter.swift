/// The rows of a table that were kept.
package struct Filtered: Equatable, Sendable {
  /// The conditions that hold for all of them.
  package var conditions: [Condition]
  package var kept: Int
  /// The number of rows before.
  package var rows: Int
}

extension Table {
  /// The rows for which every condition holds, in their order.
  ///
  /// A cell that is missing is neither equal nor unequal to anything: only `is missing` holds for it.
  /// A date stands for all of its time, so that `date = 2021` holds in all of that year, and a time of day for the clock of each
  /// day.
  ///
  /// - Parameters:
  ///   - conditions: What must hold; with none all rows are kept.
  ///   - timeZone: The zone of dates with a time of day, as an IANA name.
  /// - Returns: The rows, and how many there were.
  /// - Throws: A column that is not there, or a value that it cannot have.
  package func filtered(
    where conditions: [Condition], timeZone: String = "UTC"
  ) throws(TransformProblem) -> (table: Table, report: Filtered) {
    var isKept = Array(repeating: true, count: rowCount)
    for condition in conditions {
      let test = try Self.test(
        condition, of: column(called: condition.column),
        zone: TimeZoneOffset(name: timeZone) ?? .universal)
      for row in 0..<rowCount where isKept[row] { isKept[row] = test(row) }
    }
    let table = picked((0..<rowCount).filter { isKept[$0] })
    return (table, Filtered(conditions: conditions, kept: table.rowCount, rows: rowCount))
  }

  /// True where a place in a column of numbers or dates, as somebody writes it, lies wholly behind another.
  package func isBehind(
    _ text: String, _ other: String, in name: String, timeZone: String = "UTC"
  ) -> Bool {
    guard let column = columns.first(where: { $0.name == name }) else { return false }
    switch column.values {
    case .text: return false
    case .numbers(let numbers):
      guard let start = numbers.number(written: text, in: name),
        let end = numbers.number(written: other, in: name)
      else { return false }
      return start > end
    case .dates(let dates):
      let reading = PeriodReading(dates, zone: TimeZoneOffset(name: timeZone) ?? .universal)
      guard let start = reading.range(of: text), let end = reading.range(of: other) else {
        return false
      }
      return start.from >= end.to
    }
  }

  static func test(
    _ condition: Condition, of column: Column, zone: TimeZoneOffset
  ) throws(TransformProblem) -> (Int) -> Bool {
    let values = column.values
    if condition.comparison == .isMissing { return values.isMissing }
    if condition.comparison == .isPresent { return { !values.isMissing($0) } }
    switch values {
    case .text(let text):
      let isFitting = try condition.isFitting(text.dictionary)
      return { row in text.codes[row] >= 0 && isFitting[Int(text.codes[row])] }
    case _ where condition.comparison == .contains:
      return { row in !values.isMissing(row) && condition.holds(for: values.text(of: row)) }
    case .numbers(let numbers):
      let example = numbers.values.first(where: \.isFinite).map(numbers.written) ?? ""
      let ranges = try condition.ranges(like: example) { text in
        numbers.number(written: text, in: column.name).map { ($0, $0.nextUp) }
      }
      return { condition.holds(for: numbers.values[$0], ranges) }
    case .dates(let dates):
      if let ranges = condition.clocks(comparing: dates) {
        let clocks = dates.clocks(in: zone)
        return { condition.holds(for: clocks[$0], ranges) }
      }
      let example = dates.values.firstIndex(where: \.isFinite).map(dates.example) ?? ""
      let ranges = try condition.ranges(
        like: example, areDates: true, PeriodReading(dates, zone: zone).range)
      return { condition.holds(for: dates.values[$0], ranges) }
    }
  }
}

extension Condition {
  /// The verdict on each of some texts, which have an order of their own where they are levels, periods or digits.
  ///
  /// - Throws: A number that words cannot be less or more than.
  fileprivate func isFitting(_ texts: [String]) throws(TransformProblem) -> [Bool] {
    guard [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(comparison),
      let value = values.first
    else { return texts.map(holds) }
    if let place = texts.firstIndex(of: value),
      let ranks = LevelNames.ranks(of: texts) ?? PeriodLabels.ranks(of: texts)
    {
      let limit = [(ranks[place], ranks[place].nextUp)]
      return ranks.map { holds(for: $0, limit) }
    }
    guard let number = Double(value) else { return texts.map(holds) }
    let numbers = texts.compactMap(Double.init)
    guard numbers.count == texts.count, !texts.isEmpty else {
      throw .notAValue(value, column: column, example: texts.first ?? "")
    }
    return numbers.map { holds(for: $0, [(number, number.nextUp)]) }
  }

  /// The verdict on a text.
  fileprivate func holds(for text: String) -> Bool {
    let value = values.first ?? ""
    return switch comparison {
    case .equal: text == value
    case .notEqual: text != value
    case .less: text < value
    case .lessOrEqual: text <= value
    case .greater: text > value
    case .greaterOrEqual: text >= value
    case .contains: text.lowercased().contains(value.lowercased())
    case .isOneOf: values.contains(text)
    case .isNoneOf: !values.contains(text)
    case .isMissing, .isPresent: false
    }
  }

  /// The verdict on a number, where each value reaches from a number up to another.
  fileprivate func holds(for number: Double, _ ranges: [(from: Double, to: Double)]) -> Bool {
    guard number.isFinite, let first = ranges.first else { return false }
    return switch comparison {
    case .equal, .isOneOf: ranges.contains { number >= $0.from && number < $0.to }
    case .notEqual: number < first.from || number >= first.to
    case .isNoneOf: !ranges.contains { number >= $0.from && number < $0.to }
    case .less: number < first.from
    case .lessOrEqual: number < first.to
    case .greater: number >= first.to
    case .greaterOrEqual: number >= first.from
    case .contains, .isMissing, .isPresent: false
    }
  }

  fileprivate func ranges(
    like example: String, areDates: Bool = false, _ read: (String) -> (from: Double, to: Double)?
  ) throws(TransformProblem) -> [(from: Double, to: Double)] {
    var ranges: [(from: Double, to: Double)] = []
    for value in values {
      guard let range = read(value) else {
        if areDates, CivilDate.isNoDay(value) { throw .noSuchDay(value) }
        throw .notAValue(value, column: column, example: example)
      }
      ranges.append(range)
    }
    return ranges
  }
}

/// Reads dates as a column writes its own.
private struct PeriodReading {
  private let patterns: [DatePattern]
  private let zone: TimeZoneOffset
  private let hasTimes: Bool

  init(_ dates: DateColumn, zone: TimeZoneOffset) {
    let all = DateInference.numberLike + DateInference.unitLike + DateInference.plain
    let written = dates.texts.lazy.filter { !$0.isEmpty }.prefix(200)
    // The column knows whether the month or the day comes first.
    let own = all.filter { pattern in
      written.allSatisfy { pattern.parse($0.utf8Span.span) != nil }
    }
    patterns = own + all
    self.zone = zone
    hasTimes = dates.precision > .day
  }

  /// From the beginning of a date, which may be a whole year, up to its end.
  func range(of text: String) -> (from: Double, to: Double)? {
    var zone = zone
    let found = patterns.lazy.compactMap { $0.parse(text.utf8Span.span) }.first
    guard let found else { return nil }
    let isLocal = found.isLocal || (hasTimes && found.precision <= .day)
    func universal(_ seconds: Double) -> Double {
      isLocal ? zone.universalSeconds(local: seconds) : seconds
    }
    let from = universal(found.seconds)
    switch found.precision {
    case .second: return (from, from + 1)
    case .millisecond: return (from, from + 1e-3)
    case .microsecond: return (from, from + 1e-6)
    case .year: return (from, universal(TimeUnit.year.next(after: found.seconds)))
    case .quarter: return (from, universal(TimeUnit.quarter.next(after: found.seconds)))
    case .month: return (from, universal(TimeUnit.month.next(after: found.seconds)))
    case .week: return (from, universal(TimeUnit.week.next(after: found.seconds)))
    case .day: return (from, universal(TimeUnit.day.next(after: found.seconds)))
    case .minute: return (from, from + 60)
    }
  }
}
