/// The columns named by years or dates that became rows.
package struct FoldedTimes: Equatable, Sendable {
  package var folded: Folded
  /// The names of the earliest and of the latest.
  package var first: String
  package var last: String
  /// The measures beside them that no row has any more.
  package var leftOut: [String] = []
}

extension Table {
  /// Fewer columns than these are things to compare, and no course.
  private static let fewestTimes = 3

  /// The table with a row for each time and each row, where the names of its measures are years or dates
  /// (Hadley Wickham, “Tidy Data”, section 3.1); `nil` where they are not.
  ///
  /// Another measure beside them, such as their total, says nothing of one time: it is left out where
  /// text tells the rows apart, and otherwise nothing is folded.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedTimes(keeping names: [String] = []) -> (table: Table, report: FoldedTimes)? {
    let numeric = columns.filter { if case .numbers = $0.values { true } else { false } }
      .map(\.name)
    guard let (places, times) = Self.times(numeric), places.count >= Self.fewestTimes else {
      return nil
    }
    let numbers = areNamed ? nil : nameNumbers(beside: places)
    let others = zip(columns, roles).filter { column, role in
      role.role == .measure && !places.contains(column.name) && column.name != numbers
    }.map(\.0.name)
    guard !(places + others).contains(where: names.contains),
      others.isEmpty || numbers != nil || areNamed
    else { return nil }
    var table = self
    if numbers != nil { table.columns[0] = columns[0].asText }
    table.columns.removeAll { others.contains($0.name) }
    guard
      let folded = try? table.folded(places, name: times.timesName)
    else { return nil }
    let order = times.values.indices.sorted { times.values[$0] < times.values[$1] }
    let column = ColumnValues.dates(times).picked(
      (0..<folded.table.rowCount).map { $0 % places.count })
    return (
      folded.table.with(column, called: folded.report.name),
      FoldedTimes(
        folded: folded.report, first: times.texts[order.first ?? 0],
        last: times.texts[order.last ?? 0], leftOut: others)
    )
  }

  /// The first column where its numbers are those of flats or of shops: whole, each another one, in no even steps.
  private func nameNumbers(beside places: [String]) -> String? {
    guard let first = columns.first, !places.contains(first.name),
      case .numbers(let numbers) = first.values, numbers.isWhole, numbers.areNames, rowCount > 2
    else { return nil }
    return first.name
  }

  /// True where text makes each row another one.
  var areNamed: Bool { differentNames == rowCount }

  /// True where it does so of nine in ten rows.
  var areMostlyNamed: Bool { differentNames.map { $0 * 10 >= rowCount * 9 } ?? false }

  /// The number of different texts of rows; `nil` without any text.
  private var differentNames: Int? {
    let texts = columns.filter { column in
      if case .text(let text) = column.values { text.firstNonNumber == nil } else { false }
    }
    guard let first = texts.first else { return nil }
    let groups = texts.dropFirst().reduce(Grouping(first.values).withRest) {
      $0.combined(with: Grouping($1.values).withRest)
    }
    return groups.count
  }

  /// The name of a column of names that are all times, of one way in which they are written; `nil` of any other.
  static func timesName(_ names: [String]) -> String? {
    guard let found = times(names), found.names.count == names.count else { return nil }
    return found.times.timesName
  }

  /// Those of some names that are times, in the one way in which most of them are written.
  private static func times(_ names: [String]) -> (names: [String], times: DateColumn)? {
    let isMarked =
      names.contains { $0.isMarkedYear } && !names.contains { $0.first?.isNumber == true }
    let written = names.map { (name: $0, text: isMarked ? $0.unmarked : $0) }
    let years = written.filter { $0.text.isYear }
    var found = years.isEmpty ? nil : dates(years, DatePattern("yyyy"))
    let dated = written.filter { $0.text.utf8.contains(where: \.isDigit) }
    for pattern in DateInference.unitLike + DateInference.plain where !pattern.hasNoDay {
      guard let times = dates(dated, pattern), times.names.count > found?.names.count ?? 0 else {
        continue
      }
      found = times
    }
    // Days of a month come again, months of a year do not.
    for pattern in DateInference.headings {
      guard let times = dates(dated, pattern), times.names.count > found?.names.count ?? 0,
        Set(times.times.values).count == times.names.count
      else { continue }
      found = times
    }
    return found
  }

  /// The names that are written so.
  private static func dates(
    _ names: [(name: String, text: String)], _ pattern: DatePattern?
  ) -> (names: [String], times: DateColumn)? {
    guard let pattern else { return nil }
    let dates = names.compactMap { name, text in
      pattern.parse(text.utf8Span.span).map { (name: name, text: text, date: $0) }
    }
    guard !dates.isEmpty else { return nil }
    return (
      dates.map(\.name),
      DateColumn(
        values: dates.map(\.date.seconds), precision: dates.map(\.date.precision).max() ?? .day,
        texts: dates.map(\.text))
    )
  }
}

extension DateColumn {
  /// The name of a column of such times, where it has none of its own.
  fileprivate var timesName: String { precision == .year ? "year" : "date" }
}

extension String {
  fileprivate var isYear: Bool { utf8.count == 4 && (1000...2200).contains(Int(self) ?? 0) }

  /// True of "X1990", which R makes of a name that is a number.
  fileprivate var isMarkedYear: Bool { unmarked != self && unmarked.isYear }

  fileprivate var unmarked: String {
    (hasPrefix("X") || hasPrefix("x")) && dropFirst().first?.isNumber == true
      ? String(dropFirst()) : self
  }
}
