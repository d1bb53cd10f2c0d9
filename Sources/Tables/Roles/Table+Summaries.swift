/// Rows below or above the others that say again what stands in these: sums and averages.
extension Table {
  /// Makes dates of the columns in which nothing but the names of sums stood among them, once these are gone; nor has a
  /// column of numbers such a name any longer.
  package mutating func settleDates() {
    for index in columns.indices {
      guard case .numbers(var numbers) = columns[index].values, numbers.strays != nil,
        numbers.values.allSatisfy(\.isFinite)
      else { continue }
      numbers.strays = nil
      columns[index].values = .numbers(numbers)
    }
    for index in columns.indices {
      guard case .text(let text) = columns[index].values, let dates = text.besideSums,
        text.codes.indices.allSatisfy({ text.codes[$0] < 0 || dates.values[$0].isFinite })
      else { continue }
      columns[index].values = .dates(dates)
    }
  }

  /// Such a row, by its name.
  package enum Summary: Equatable, Sendable {
    case sum(String)
    case average(String)
    /// The least, the most, the number or the median of the others.
    case statistic(String)
    /// Of the folder that all paths are in, or of all that it has, with more than in these.
    case folder(String)
  }

  /// The table without the rows of percents among its last, and what they are called; `nil` where there are none, or
  /// where rows are chosen by a column that names one.
  package func withoutPercents(keeping names: [String]) -> (table: Table, names: [String])? {
    guard !percentRows.isEmpty else { return nil }
    var found: [String] = []
    for row in percentRows {
      let name = columns.lazy.compactMap { column -> (column: String, text: String)? in
        guard case .text(let text) = column.values, let name = text[row] else { return nil }
        return (column.name, name)
      }.first
      if let name, names.contains(name.column) { return nil }
      found.append(name?.text ?? ColumnValues.missingText)
    }
    return (keeping { !percentRows.contains($0) }, found)
  }

  /// Of fewer rows the last may be a row like the others.
  private static let fewestRows = 3
  /// More of them nobody writes.
  private static let mostSummaries = 8

  /// The table without the rows at its end that are called sums or averages, and are what they are called; `nil`
  /// where there are none, or where rows are chosen by the column of their names.
  ///
  /// A sum is one of any column of numbers: of prices it may have the mean.
  package func withoutSummaries(keeping names: [String]) -> (table: Table, summaries: [Summary])? {
    var last: [Summary] = []
    while last.count < min(Self.mostSummaries, rowCount - Self.fewestRows),
      let summary = summary(in: rowCount - 1 - last.count, keeping: names)
    {
      last.insert(summary, at: 0)
    }
    // A row that is no summary is one of the rows that others below it are of.
    while !last.isEmpty {
      let first = rowCount - last.count
      let others = Array(0..<first)
      let found = last.indices.map { confirmed(last[$0], in: first + $0, of: others) }
      let left = found.compactMap(\.self)
      if !left.isEmpty {
        let kept = others + last.indices.filter { found[$0] == nil }.map { first + $0 }
        return (picked(kept), left)
      }
      last.removeFirst()
    }
    return withoutSumOfTwo(keeping: names) ?? withoutUnnamedSummaries(keeping: names)
      ?? withoutSummariesAboveOthers(keeping: names)
  }

  /// The same of rows with others below them that are no summaries, as the number of heads below an average is: each
  /// agrees with all rows above it in every column.
  private func withoutSummariesAboveOthers(
    keeping names: [String]
  ) -> (table: Table, summaries: [Summary])? {
    var found: [(row: Int, summary: Summary)] = []
    let first = max(rowCount - Self.mostSummaries, Self.fewestRows)
    for row in first..<max(first, rowCount) {
      guard let named = summary(in: row, keeping: names) else { continue }
      let others = (0..<row).filter { other in !found.contains { $0.row == other } }
      let isWhole =
        switch named {
        case .sum: sums(row, others).agreeing > 0 && sums(row, others).contradicting == 0
        case .average: averages(row, others)
        case .statistic: hasStatistic(called: named.name, in: row, of: others)
        case .folder: false
        }
      if isWhole { found.append((row, named)) }
    }
    guard !found.isEmpty else { return nil }
    return (keeping { row in !found.contains { $0.row == row } }, found.map(\.summary))
  }

  /// The same of three rows, where the last one is called the sum of the two others and is it in several columns.
  private func withoutSumOfTwo(keeping names: [String]) -> (table: Table, summaries: [Summary])? {
    guard rowCount == Self.fewestRows, case .sum? = summary(in: 2, keeping: names),
      case let sums = sums(2, [0, 1], isStrict: true), sums.agreeing > 1, sums.contradicting == 0,
      let named = summary(in: 2, keeping: names)
    else { return nil }
    return (picked([0, 1]), [named])
  }

  /// The same of rows that are called anything, or nothing: the last one or two, or the first one, where every column of
  /// numbers tells it.
  private func withoutUnnamedSummaries(
    keeping names: [String]
  ) -> (table: Table, summaries: [Summary])? {
    for count in 1...Self.mostUnnamed where rowCount - count >= Self.fewestRows {
      let others = Array(0..<(rowCount - count))
      let summaries = (others.count..<rowCount).compactMap { row in
        unnamedSummary(in: row, of: others, keeping: names)
      }
      if summaries.count == count { return (picked(others), summaries) }
    }
    return firstSummary(keeping: names).map { (picked(Array(1..<rowCount)), [$0]) }
  }

  /// The first row where it is a sum or an average of all others.
  private func firstSummary(keeping names: [String]) -> Summary? {
    guard rowCount > Self.fewestRows, rowCount <= Self.mostRowsBelow else { return nil }
    let others = Array(1..<rowCount)
    if let named = summary(in: 0, keeping: names),
      let summary = confirmed(named, in: 0, of: others)
    {
      return summary
    }
    return unnamedSummary(in: 0, of: others, keeping: names)
  }

  /// Below more rows than these nobody would look for what they add up to.
  private static let mostRowsBelow = 100_000

  /// More rows that only their numbers tell nobody writes: a sum and an average.
  private static let mostUnnamed = 2

  private func unnamedSummary(
    in row: Int, of others: [Int], keeping names: [String]
  ) -> Summary? {
    var name = ""
    for column in columns where name.isEmpty {
      switch column.values {
      case .numbers(let numbers):
        guard !names.contains(column.name) else { continue }
        name = numbers.stray(at: row) ?? ""
      case .dates(let dates):
        // The events of a day are no sum.
        if dates.values[row].isFinite || names.contains(column.name) { return nil }
        name = dates.sumNames[row] ?? ""
      case .text(let text):
        if names.contains(column.name) || text.besideSums?.values[row].isFinite == true {
          return nil
        }
        name = text[row] ?? ""
        guard name.isEmpty || text.codes.count(where: { $0 == text.codes[row] }) == 1 else {
          return nil
        }
      }
    }
    let sums = sums(row, others, isStrict: true)
    // Two small numbers may be sums by chance.
    let isLikely = name.isEmpty || Self.mayBeSum(name)
    if sums.agreeing > (isLikely ? 1 : 2), sums.contradicting == 0 {
      return .sum(name.isEmpty ? ColumnValues.missingText : name)
    }
    return Self.mayBeSum(name) && averagesAll(row, others) ? .average(name) : nil
  }

  /// The row as it is found to be where it is called so; `nil` where it is like the others.
  private func confirmed(_ summary: Summary, in row: Int, of others: [Int]) -> Summary? {
    switch summary {
    case .sum(let name) where sums(row, others).agreeing > 0: .sum(name)
    case .sum(let name), .folder(let name): sizes(of: row, called: name, others)
    case .average(let name): averages(row, others, named: name) ? summary : nil
    case .statistic(let name): hasStatistic(called: name, in: row, of: others) ? summary : nil
    }
  }

  /// A row of sizes that is called as a folder or a total as it is: their sum, where it is about that in all columns; of paths
  /// also what they are in, with more in it, as `du` tells no files of it.
  ///
  /// Sizes that are rounded hardly add up. Those of folders within folders are in these already.
  private func sizes(of row: Int, called name: String, _ others: [Int]) -> Summary? {
    let names = columns.lazy.compactMap { column -> [String?]? in
      guard case .text(let text) = column.values, text[row] == name else { return nil }
      return others.map { text[$0] }
    }.first
    guard let names else { return nil }
    let arePaths = names.allSatisfy { $0?.contains("/") == true }
    let paths = Set(names.lazy.compactMap(\.self))
    let whole = zip(others, names).filter { !$1.isWithin(paths) }.map(\.0)
    let numbers = columns.compactMap { column -> NumberColumn? in
      guard case .numbers(let numbers) = column.values else { return nil }
      return arePaths || numbers.areSizes ? numbers : nil
    }
    var isSum = true
    for numbers in numbers {
      let (size, sum) = (numbers.values[row], numbers.sum(of: whole))
      guard size >= (1 - Self.leastOff) * sum else { return nil }
      isSum = isSum && size <= (1 + Self.leastOff) * sum
    }
    if isSum { return numbers.isEmpty ? nil : .sum(name) }
    return arePaths ? .folder(name) : nil
  }

  /// The share that rounding may make of a sum of sizes with two digits.
  private static let leastOff = 0.05

  /// The name of the folder that a list of paths is of.
  private static let folder = "."

  /// The name of a row: the first of its cells that is not a number, where no other row is called so.
  private func summary(in row: Int, keeping names: [String]) -> Summary? {
    for column in columns {
      switch column.values {
      case .numbers(let numbers):
        guard let name = numbers.stray(at: row), !names.contains(column.name) else { continue }
        return Summary(called: name)
      case .dates(let dates):
        if dates.values[row].isFinite { return nil }
        guard let name = dates.sumNames[row], !names.contains(column.name) else { continue }
        if let summary = Summary(called: name) { return summary }
      case .text(let text):
        guard let name = text[row] else { continue }
        if text.besideSums?.values[row].isFinite == true { return nil }
        guard !names.contains(column.name),
          text.codes.count(where: { $0 == text.codes[row] }) == 1,
          let summary = name == Self.folder ? .sum(name) : Summary(called: name)
        else { return nil }
        // "Low, average, high" are levels.
        if case .sum = summary { return summary }
        return LevelNames.ranks(of: text.dictionary) == nil ? summary : nil
      }
    }
    return nil
  }
}

extension Table.Summary {
  /// The name of the row.
  fileprivate var name: String {
    switch self {
    case .sum(let name), .average(let name), .statistic(let name), .folder(let name): name
    }
  }

  /// The row that a name says; `nil` of any other name.
  fileprivate init?(called name: String) {
    if Table.isAverage(name) {
      self = .average(name)
    } else if Table.isTotal(name) {
      self = .sum(name)
    } else if RowStatistic(called: name) != nil {
      self = .statistic(name)
    } else {
      return nil
    }
  }
}

extension String? {
  /// True of a path in a folder that is in the list itself.
  fileprivate func isWithin(_ paths: Set<String>) -> Bool {
    guard let self else { return false }
    return self.indices.contains { index in
      index > self.startIndex && self[index] == "/" && index < self.index(before: self.endIndex)
        && (paths.contains(String(self[..<index])) || paths.contains(String(self[...index])))
    }
  }
}

extension NumberColumn {
  /// True of sizes of data in bytes or more of them.
  fileprivate var areSizes: Bool {
    unit.map { $0.hasSuffix("B") && SizeUnit.isName($0[...]) || "KMGTP".contains($0) } ?? false
  }

  fileprivate func sum(of rows: [Int]) -> Double {
    rows.map { values[$0] }.filter(\.isFinite).reduce(0, +)
  }

  /// The text in a row of a column of numbers; `nil` where there is none, or nobody can tell it from missing ones.
  fileprivate func stray(at row: Int) -> String? {
    guard let strays, values[row].isNaN, !strays.hasMoreTexts, strays.texts.count == strays.count
    else { return nil }
    let rows = values.indices.filter { values[$0].isNaN }
    guard rows.count == strays.count, let place = rows.firstIndex(of: row) else { return nil }
    return strays.texts[place]
  }
}
