import Tables

extension Encoding {
  /// That several rows have the same x, and which column parts them; `nil` where none do.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - x: The column of the places; without one every row has its own.
  ///   - y: The columns of the values: a row without any is no point.
  /// - Returns: The repetition, a place counted as shared where any column has several values.
  func repetition(in table: Table, x: Column?, y: [[Double]]) -> Repetition? {
    guard let x, x.mayRepeat else { return nil }
    let places = Grouping(x.values)
    // Of each place the most rows that any one column has a value in.
    var most = Array(repeating: 0, count: places.count)
    for values in y {
      let counts = places.counts { values.indices.contains($0) && values[$0].isFinite }
      for (place, count) in counts.enumerated() { most[place] = max(most[place], count) }
    }
    guard let longest = most.max(), longest > 1 else { return nil }
    return Repetition(
      column: x.name, most: longest, shared: most.count { $0 > 1 }, of: most.count { $0 > 0 },
      remedy: remedy(in: table, x: x, places, values: y))
  }

  /// The column with the fewest values among those whose `--split` leaves each place once; one that
  /// leaves the x axis as it is goes first.
  private func remedy(
    in table: Table, x: Column, _ places: Grouping, values: [[Double]]
  ) -> String? {
    // There is one --split only.
    guard split == nil else { return nil }
    let candidates = table.columns.compactMap { column -> (column: Column, rank: (Int, Int))? in
      guard case .text(let text) = column.values, text.firstNonNumber == nil,
        (2...Self.mostParts).contains(text.dictionary.count)
      else { return nil }
      return (column, (column.name == x.name ? 1 : 0, text.dictionary.count))
    }
    // Without x itself, the next column that says where would be x.
    let next = table.columns.first { $0.name != x.name && $0.saysWhere }
    func parts(_ column: Column) -> Bool {
      guard column.name == x.name else { return column.parts(places, values: values) }
      guard self.x == nil, let next else { return false }
      return column.parts(Grouping(next.values), values: values)
    }
    return candidates.sorted { $0.rank < $1.rank }.first { parts($0.column) }?.column.name
  }

  /// More charts than these are no way out.
  private static let mostParts = 200
}

extension Column {
  /// True when a value may come more than once: most axes ascend, which is quickly seen.
  fileprivate var mayRepeat: Bool {
    switch values {
    case .text(let text): text.dictionary.count < text.codes.count
    case .numbers(let numbers): !numbers.values.ascend
    case .dates(let dates): !dates.values.ascend
    }
  }

  /// True when rows of one place that have a value differ in this column.
  fileprivate func parts(_ places: Grouping, values: [[Double]]) -> Bool {
    let pairs = places.combined(with: Grouping(self.values).withRest)
    let counts = pairs.counts { row in
      values.contains { $0.indices.contains(row) && $0[row].isFinite }
    }
    return counts.allSatisfy { $0 < 2 }
  }
}

extension Grouping {
  /// The number of rows of each group for which a condition holds.
  fileprivate func counts(where holds: (Int) -> Bool) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    for (row, code) in codes.enumerated() where code >= 0 && holds(row) { counts[code] += 1 }
    return counts
  }
}

extension [Double] {
  fileprivate var ascend: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
