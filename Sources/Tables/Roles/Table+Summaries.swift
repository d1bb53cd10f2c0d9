/// Rows below the others that say again what stands in these: sums and averages.
extension Table {
  /// Such a row, by its name.
  package enum Summary: Equatable, Sendable {
    case sum(String)
    case average(String)
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
      let found = last.indices.filter { isTrue(last[$0], in: first + $0, of: others) }
      if !found.isEmpty {
        let kept = others + last.indices.filter { !found.contains($0) }.map { first + $0 }
        return (picked(kept), found.map { last[$0] })
      }
      last.removeFirst()
    }
    return nil
  }

  private func isTrue(_ summary: Summary, in row: Int, of others: [Int]) -> Bool {
    switch summary {
    case .sum: sums(row, others).agreeing > 0
    case .average(let name): averages(row, others, named: name)
    }
  }

  /// The name of a row: the first of its cells that is not a number, where no other row is called so.
  private func summary(in row: Int, keeping names: [String]) -> Summary? {
    for column in columns {
      switch column.values {
      case .numbers: continue
      case .dates(let dates):
        if dates.values[row].isFinite { return nil }
      case .text(let text):
        guard let name = text[row] else { continue }
        let isAverage = Self.isAverage(name) && LevelNames.ranks(of: text.dictionary) == nil
        guard isAverage || Self.isTotal(name), !names.contains(column.name),
          text.codes.count(where: { $0 == text.codes[row] }) == 1
        else { return nil }
        return isAverage ? .average(name) : .sum(name)
      }
    }
    return nil
  }
}
