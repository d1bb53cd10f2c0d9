import Tables

@_exported import enum Tables.ColumnRole
@_exported import enum Tables.RoleReason

/// A column of a table, to be told before it is charted.
public struct ColumnOutline: Equatable, Sendable {
  /// The header.
  public var name: String
  /// The purpose that the column has in a chart.
  public var role: ColumnRole
  /// The evidence for it.
  public var reason: RoleReason
  /// The smallest and the largest of numbers and times, of text the most frequent ones.
  public var examples: [String]
  /// True where the examples are the smallest and the largest value.
  public var areEnds: Bool
  /// The smallest and the largest value as a language writes them; empty where these are told as they were written.
  public package(set) var ends: [Place] = []
  /// The number of different values.
  public var differentCount: Int
  /// The number of cells without a value.
  public var missingCount: Int
  /// The units of time that are longer than those the column is written in; none but of times.
  public internal(set) var longerUnits: [TimeUnit] = []
  /// The ends of all rows, where those of the rows that are charted are told.
  package var wholeEnds: [Place] = []
  /// True of numbers that never fall from row to row, which may be the places of a course.
  public internal(set) var isInOrder = false
  /// True where the column is one of those of the chart that is shown.
  public var isCharted = false
  /// The number of another chart that is made of the column, where the one that is shown is not.
  package var otherChart: Int?
  /// The number of different values of all rows, where some of them are charted.
  package var wholeCount = 0

  /// True of text that looks like dates in a form that is not known.
  public internal(set) var looksLikeDates = false
  /// True where the column is called as the file is, which is what the table is about.
  package var isNamesake = false
  /// True where its values are told beside its purpose.
  package var tellsValues = true

  /// Makes an outline.
  public init(
    name: String, role: ColumnRole, reason: RoleReason, examples: [String], areEnds: Bool,
    differentCount: Int, missingCount: Int
  ) {
    self.name = name
    self.role = role
    self.reason = reason
    self.examples = examples
    self.areEnds = areEnds
    self.differentCount = differentCount
    self.missingCount = missingCount
  }
}

extension ColumnOutline {
  /// As many different values are told one by one.
  private static let mostTold = 5

  init(_ column: Column, role: ColumnRole, _ reason: RoleReason) {
    let groups = Grouping(column.values)
    self.init(
      name: column.name, role: role, reason: reason,
      examples: column.isText
        ? Array(column.examples.prefix(groups.count <= Self.mostTold ? Self.mostTold : 3))
        : column.examples,
      areEnds: !column.isText, differentCount: groups.count,
      missingCount: groups.codes.count { $0 < 0 })
    ends = column.ends(as: role)
    wholeEnds = ends
    if case .numbers(let numbers) = column.values {
      let present = numbers.values.filter(\.isFinite)
      isInOrder = zip(present, present.dropFirst()).allSatisfy { $0 <= $1 }
    }
    if case .text(let text) = column.values { looksLikeDates = text.looksLikeDates }
    if case .dates(let dates) = column.values {
      longerUnits = TimeUnit.allCases.filter { $0.isLonger(than: dates.precision) }
    }
  }
}

extension TimeUnit {
  fileprivate func isLonger(than precision: DatePrecision) -> Bool {
    let own: DatePrecision =
      switch self {
      case .minute: .second
      case .hour: .minute
      // Between a day and a month there is no precision.
      case .day: .minute
      case .week: .day
      case .month: .day
      case .quarter: .month
      case .year: .quarter
      }
    return precision >= own
  }
}

extension Column {
  /// The smallest and the largest of measures, of places on earth, of days and of moments; empty of numbers that are
  /// names, and of moments that name their zone, which is theirs.
  fileprivate func ends(as role: ColumnRole) -> [Place] {
    switch values {
    case .text: return []
    case .numbers(let numbers):
      let present = numbers.values.lazy.filter(\.isFinite)
      guard [.measure, .latitude, .longitude].contains(role), let low = present.min(),
        let high = present.max(),
        max(abs(low), abs(high)) < 0x1p53
      else { return [] }
      if numbers.areYears(called: name) {
        return [low, high].map { year in
          let day = CivilDate.day(ofMonth: Int(year) * 12)
          return .date(
            Double(day * CivilDate.secondsPerDay), .year, timeZone: "UTC", .years)
        }
      }
      // With the digits that the axis would have.
      let digits = SaidDigits.cap(numbers.fractionDigits, range: low...high)
      return [low, high].map { value in
        var end = Quantity(value, fractionDigits: digits, unit: numbers.unit)
        end.kind = numbers.kind
        return .number(end)
      }
    case .dates(let dates):
      let present = dates.values.lazy.filter(\.isFinite)
      // Of times of day the day that they are counted from is nobody's.
      guard !isTimeOfDay, dates.precision <= .day || !(dates.hasZone || dates.haveOwnWords),
        let low = present.min(), let high = present.max()
      else {
        return []
      }
      return [low, high].map { .date($0, dates.precision, timeZone: "UTC", .years) }
    }
  }

  /// The same to be told: numbers and days as captions say them.
  var toldExamples: [ToldValue] {
    switch values {
    case .text: return examples.map(ToldValue.text)
    case .numbers(let numbers):
      return numbers.kind == .amount ? numbers.toldEnds : examples.map(ToldValue.text)
    case .dates(let dates):
      let present = dates.values.lazy.filter(\.isFinite)
      guard dates.precision <= .day, !dates.haveOwnWords, let low = present.min(),
        let high = present.max()
      else { return examples.map(ToldValue.text) }
      return [low, high].map { .date($0, dates.precision) }
    }
  }

  /// The values, the most frequent first, of text; the smallest and the largest of anything else.
  var examples: [String] {
    switch values {
    case .text(let text):
      // Groups are numbered as they first come, which need not be the order of the dictionary.
      let groups = Grouping(text)
      let firsts = groups.rows.map { $0.first ?? 0 }
      return groups.sizes.enumerated()
        .sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
        .compactMap { text[firsts[$0.offset]] }
    case .numbers(let numbers):
      let present = numbers.values.lazy.filter(\.isFinite)
      guard let low = present.min(), let high = present.max() else { return [] }
      let unit = numbers.unit ?? ""
      return [ColumnValues.plain(low) + unit, ColumnValues.plain(high) + unit]
    case .dates(let dates):
      let rows = dates.values.indices.filter { dates.values[$0].isFinite }
      guard let low = rows.min(by: { dates.values[$0] < dates.values[$1] }),
        let high = rows.max(by: { dates.values[$0] < dates.values[$1] })
      else { return [] }
      return [dates.example(at: low), dates.example(at: high)]
    }
  }
}
