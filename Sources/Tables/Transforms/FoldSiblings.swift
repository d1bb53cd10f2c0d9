/// Columns whose names go on, as those of quarters, weekdays or the days of an illness do, and that became rows.
extension Table {
  /// More different texts than these are no answers, shifts or grades.
  private static let mostAnswers = 9
  /// Fewer rows than these are read one by one.
  private static let fewestRows = 3

  /// The table with a row for each of such columns and each row, where text tells the rows apart; `nil` where there
  /// are none, or where a time or a place on earth stands beside them.
  ///
  /// Another measure beside them, such as their total, is left out.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedSiblings(
    keeping names: [String] = []
  ) -> (table: Table, report: FoldedTimes)? {
    let numeric = columns.filter { if case .numbers = $0.values { true } else { false } }
    guard !isSequence, let siblings = SiblingNames(among: numeric.map(\.name)) else { return nil }
    let members = numeric.filter { siblings.names.contains($0.name) }
    // "Q1" to "Q4" may also be questions.
    if siblings.axis == "quarter", members.allSatisfy(\.areGrades) { return nil }
    // Nobody takes all months for anything else, though a few names come twice.
    let areMonths = siblings.axis == "month" && members.count == CalendarNames.Cycle.months.rawValue
    guard areNamed || areMonths && areMostlyNamed, let others = measures(besides: siblings),
      !(siblings.names + others).contains(where: names.contains)
    else { return nil }
    return folded(siblings, without: others)
  }

  /// The table with a row for each column of such a name and each row, where all of them have few texts in common:
  /// the shifts of a week, the state of patients at each visit.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedAnswers(
    keeping names: [String] = []
  ) -> (table: Table, report: FoldedTimes)? {
    let texts = columns.compactMap { column -> (name: String, texts: [String])? in
      guard case .text(let text) = column.values, text.firstNonNumber == nil,
        (1...Self.mostAnswers).contains(text.dictionary.count)
      else { return nil }
      return (column.name, text.dictionary)
    }
    guard rowCount >= Self.fewestRows,
      let siblings = SiblingNames(among: texts.map(\.name), ofAnything: true),
      !siblings.names.contains(where: names.contains), measures(besides: siblings) == []
    else { return nil }
    let members = texts.filter { siblings.names.contains($0.name) }.map(\.texts)
    let all = members.flatMap(\.self)
    let different = Set(all)
    // On average each stands in two columns at least.
    guard (2...Self.mostAnswers).contains(different.count), different.count * 2 <= all.count else {
      return nil
    }
    return folded(siblings, without: [])
  }

  /// The measures that are none of some columns; `nil` where a time or a place on earth stands beside these.
  private func measures(besides siblings: SiblingNames) -> [String]? {
    let others = zip(columns, roles).filter { !siblings.names.contains($0.0.name) }
    guard !others.contains(where: { [.time, .latitude, .longitude].contains($0.1.role) }) else {
      return nil
    }
    return others.filter { column, role in
      if case .numbers = column.values { role.role == .measure } else { false }
    }.map(\.0.name)
  }

  private func folded(
    _ siblings: SiblingNames, without others: [String]
  ) -> (table: Table, report: FoldedTimes)? {
    var table = self
    // The numbers of the rows are none of those that these become.
    let numbers = zip(columns, roles).filter { $0.1.role == .rowNumber }.map(\.0.name)
    table.columns.removeAll { (others + numbers).contains($0.name) }
    guard
      let folded = try? table.folded(
        siblings.names, name: siblings.axis, value: siblings.value ?? "value")
    else { return nil }
    table = folded.table
    if let numbers = siblings.numbers {
      let rows = (0..<table.rowCount).map { numbers[$0 % numbers.count] }
      table = table.with(.numbers(NumberColumn(values: rows)), called: folded.report.name)
    }
    return (
      table,
      FoldedTimes(
        folded: folded.report, first: siblings.names[0],
        last: siblings.names[siblings.names.count - 1], leftOut: others)
    )
  }
}

extension Column {
  /// True of nothing but small whole numbers.
  fileprivate var areGrades: Bool {
    guard case .numbers(let numbers) = values, numbers.isWhole else { return false }
    return numbers.values.allSatisfy { !$0.isFinite || (0...10).contains($0) }
  }
}
