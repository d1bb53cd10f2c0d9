extension Table {
  /// The table with numbers that are moments as dates, as long as a measure is left.
  ///
  /// - Parameter measures: Columns that somebody wants as numbers.
  /// - Returns: The same table where there is nothing else to measure.
  package func typed(keeping measures: [String] = []) -> Table {
    let times = columns.map { column in
      measures.contains(column.name) ? column : column.withTimes
    }
    let isMeasure = times.contains { column in
      if case .numbers = column.values { true } else { false }
    }
    guard isMeasure else { return self }
    return Table(name: name, columns: times, rowCount: rowCount)
  }
}

extension Column {
  /// The column as text, for whole numbers that name things and for few numbers that are kinds.
  package var asText: Column {
    guard case .numbers(let numbers) = values else { return self }
    var codes: [Int32] = []
    codes.reserveCapacity(numbers.values.count)
    var known: [Double: Int32] = [:]
    var dictionary: [String] = []
    for value in numbers.values {
      guard value.isFinite else {
        codes.append(-1)
        continue
      }
      if let code = known[value] {
        codes.append(code)
      } else {
        let code = Int32(truncatingIfNeeded: dictionary.count)
        known[value] = code
        dictionary.append(NumberColumn.text(of: value))
        codes.append(code)
      }
    }
    return Column(name: name, values: .text(TextColumn(codes: codes, dictionary: dictionary)))
  }
}
