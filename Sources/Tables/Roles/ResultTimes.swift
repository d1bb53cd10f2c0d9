/// Times of a race that look like times of day: 00:34:16 of somebody who came in first.
extension Table {
  /// The table with lengths of time in place of such times, and with the ranks beside them marked as such.
  ///
  /// They are told by a column that counts those who came in, along which the times never fall, and by the names of
  /// these, each of which comes once.
  ///
  /// - Parameter names: The columns that somebody asked for.
  /// - Returns: The same table where there are none.
  package func measuringResults(keeping names: [String]) -> Table {
    guard rowCount >= Self.fewestResults,
      columns.contains(where: { $0.namesEachRow(of: rowCount) }),
      let rank = columns.firstIndex(where: \.ranksRows)
    else { return self }
    var table = self
    var found = false
    for (index, column) in columns.enumerated() where !names.contains(column.name) {
      guard let seconds = column.resultSeconds,
        zip(seconds, seconds.dropFirst()).allSatisfy({ $0 <= $1 })
      else { continue }
      let minutes = seconds.map { $0 / 60 }
      var numbers = NumberColumn(values: minutes, unit: "min", fractionDigits: 2)
      numbers.kind = .lapse
      table.columns[index].values = .numbers(numbers)
      found = true
    }
    if found, case .numbers(var ranks) = columns[rank].values {
      ranks.kind = .rank
      table.columns[rank].values = .numbers(ranks)
    }
    return table
  }

  /// Fewer times may rise by chance.
  private static let fewestResults = 5
}

extension Column {
  /// True of texts of which each row has one of its own.
  fileprivate func namesEachRow(of rows: Int) -> Bool {
    guard case .text(let text) = values, text.firstNonNumber == nil else { return false }
    return text.dictionary.count == rows && !text.codes.contains(-1)
  }

  /// True of 1, 2, 3 … down the rows, also with two of one rank.
  fileprivate var ranksRows: Bool {
    guard case .numbers(let numbers) = values, numbers.isWhole, numbers.unit == nil else {
      return false
    }
    return numbers.countsRows || numbers.ranksRows
  }

  /// The seconds of times of day to the second, of which none is later than a race lasts; `nil` of others.
  fileprivate var resultSeconds: [Double]? {
    guard case .dates(let dates) = values, dates.precision > .minute,
      let first = dates.values.first, let last = dates.values.last, first < last,
      dates.values.allSatisfy({ (1..<Self.longestRace).contains($0) })
    else { return nil }
    return dates.values
  }

  /// Nine hours in seconds.
  private static let longestRace = 32_400.0
}
