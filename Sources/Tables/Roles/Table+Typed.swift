extension Table {
  /// The table with numbers that are moments as dates.
  ///
  /// - Parameters:
  ///   - kept: Columns that somebody wants as they are.
  ///   - measures: Those of them that are measured, whose times of day are such all the same.
  /// - Returns: The same rows under the same names.
  package func typed(keeping kept: [String] = [], measuring measures: [String] = []) -> Table {
    let hasHeader = columns.map(\.name) != (1...max(columns.count, 1)).map(String.init)
    let hasDates = columns.contains { if case .dates = $0.values { true } else { false } }
    let times = columns.enumerated().map { index, column in
      let isUnnamed = index == 0 && hasHeader && column.name == "1"
      let isKept = kept.contains(column.name)
      if isKept ? !measures.contains(column.name) : numbersThings(index, isUnnamed: isUnnamed) {
        return column
      }
      return column.withTimes(
        isRowName: isUnnamed, isNameless: index == 0 && !hasHeader, isBesideDates: hasDates,
        isMeasured: isKept)
    }
    let isMeasure = times.contains { column in
      if case .numbers = column.values { true } else { false }
    }
    // The only numbers are measured, unless they are called a time that things happen at.
    let typed = zip(columns, times).map { column, time in
      isMeasure || column.isRepeatedTime ? time : column
    }
    var table = self
    table.columns = typed
    return table
  }
}

extension Column {
  fileprivate var isRepeatedTime: Bool {
    guard case .numbers(let numbers) = values,
      RoleName.year.matches(name) || RoleName.epoch.matches(name)
    else { return false }
    let present = numbers.values.filter(\.isFinite)
    return Set(present).count < present.count
  }

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
