/// Columns of the ages of cohorts: what was left of those who came in each month, by the weeks since.
extension Table {
  /// Fewer ages than these are things to compare, and no course.
  private static let fewestAges = 3
  /// More measures beside them are a table of something else.
  private static let mostSizes = 2

  private static let cohortNames: Set<String> = [
    "cohort", "kohorte", "cohorte", "coorte", "kohorta", "コホート", "队列", "同期群",
  ]

  /// The table with a row for each age of each cohort, whose days are its name; `nil` where there are none.
  ///
  /// The ages are the last columns, which count on from 0 or 1, over percents or numbers that the later cohorts have fewer
  /// of. The sizes of the cohorts beside them are left out.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The rows, and what they were.
  package func foldedCohorts(
    keeping names: [String] = []
  ) -> (table: Table, report: FoldedTimes)? {
    // The names are looked at first: those of most tables do not count on.
    guard rowCount > 2, let cohort = columns.first, let (stem, ages) = ages,
      ages.count < columns.count, isCohort(cohort)
    else { return nil }
    let first = columns.count - ages.count
    let sizes = columns[1..<first].map(\.name)
    guard sizes.count <= Self.mostSizes,
      !(ages.map(\.name) + sizes).contains(where: names.contains),
      columns[1..<first].allSatisfy({ if case .numbers = $0.values { true } else { false } }),
      areFewer(ages)
        || Self.cohortNames.contains(cohort.name.lowercased()) && ages.allSatisfy(\.isPercent)
    else { return nil }
    var table = self
    table.columns.removeSubrange(1..<first)
    table.columns[0] = cohort.asNames
    let words = stem.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    guard
      let folded = try? table.folded(
        ages.map(\.name), name: words.isEmpty ? "period" : words, value: "value")
    else { return nil }
    let numbers = ages.compactMap { Double($0.name.dropFirst(stem.count)) }
    let rows = (0..<folded.table.rowCount).map { numbers[$0 % numbers.count] }
    // Periods that have not come yet are not missing.
    let reached = (0..<rowCount).flatMap { row in
      let known = ages.lastIndex { !$0.values.isMissing(row) }.map { $0 - ages.startIndex + 1 } ?? 0
      return (0..<known).map { row * ages.count + $0 }
    }
    return (
      folded.table.with(.numbers(NumberColumn(values: rows)), called: folded.report.name)
        .picked(reached),
      FoldedTimes(
        folded: folded.report, first: ages[0].name, last: ages[ages.count - 1].name,
        leftOut: sizes)
    )
  }

  /// True of names or days that are different in each row.
  private func isCohort(_ column: Column) -> Bool {
    switch column.values {
    case .numbers: false
    case .dates, .text: Grouping(column.values).count == rowCount
    }
  }

  /// The last columns, of numbers, whose names count on from 0 or 1 behind the same word or none.
  private var ages: (stem: String, columns: [Column])? {
    guard let last = columns.last?.name else { return nil }
    let stem = String(
      last.prefix(last.count - last.reversed().prefix { $0.isASCII && $0.isNumber }.count))
    guard let most = Int(last.dropFirst(stem.count)), most < columns.count else { return nil }
    for least in [0, 1] {
      let ages = columns.suffix(most - least + 1)
      let numbers = ages.map { column -> Int? in
        guard column.name.hasPrefix(stem), case .numbers = column.values else { return nil }
        return Int(column.name.dropFirst(stem.count))
      }
      if ages.count >= Self.fewestAges, numbers == Array(least...most) {
        return (stem, Array(ages))
      }
    }
    return nil
  }

  /// True where each row has the first ages only, the later the cohort the fewer, or the other way round.
  private func areFewer(_ ages: [Column]) -> Bool {
    var counts: [Int] = []
    for row in 0..<rowCount {
      let known = ages.map { !$0.values.isMissing(row) }
      let count = known.prefix { $0 }.count
      guard count > 0, !known.dropFirst(count).contains(true) else { return false }
      counts.append(count)
    }
    let steps = zip(counts, counts.dropFirst())
    return Set(counts).count > 2
      && (steps.allSatisfy { $0 >= $1 } || steps.allSatisfy { $0 <= $1 })
  }
}

extension Column {
  fileprivate var isPercent: Bool {
    if case .numbers(let numbers) = values { numbers.unit == "%" } else { false }
  }

  /// Days as the names that they are written as; any other values as they are.
  fileprivate var asNames: Column {
    guard case .dates(let dates) = values else { return self }
    let texts = dates.values.indices.map { values.text(of: $0) }
    var codes: [String: Int32] = [:]
    var dictionary: [String] = []
    for text in texts where codes[text] == nil {
      codes[text] = Int32(truncatingIfNeeded: dictionary.count)
      dictionary.append(text)
    }
    return Column(
      name: name,
      values: .text(TextColumn(codes: texts.map { codes[$0] ?? -1 }, dictionary: dictionary)))
  }
}
