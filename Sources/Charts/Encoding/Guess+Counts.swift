import Tables

/// Charts of the number of rows of each kind.
extension Guess {
  /// The rows of each kind.
  var counts: [Encoding] {
    // Rows that say how often they come are not counted once more.
    guard asked.y.isEmpty, !isAggregated || isCounted, !areFrequencies else { return [] }
    let kinds = places(kinds).filter { kind in
      asked.x == kind.name
        || (count(of: kind) * 2 <= table.rowCount && !kind.isConstant && tellsByCount(kind))
    }
    // The answers of servers are asked about before their requests, and kinds that come as often as each other
    // last: somebody planned them.
    let ranked = kinds.sorted { (rank(of: $0), place(of: $0)) < (rank(of: $1), place(of: $1)) }
    // Of many numbers that say yes or no, as those of months do, the first stands for all beside what is measured.
    let flags = ranked.filter { $0.isNumeric && $0.isFlag && $0.name != asked.x }.dropFirst()
    let others = Set(measures.isEmpty ? [] : flags.map(\.name))
    return ranked.filter { !others.contains($0.name) }.prefix(3).map(counted)
  }

  /// The rows of each value of the place that was asked for, where nothing is measured and no rule counts anything; else
  /// of the column that has the fewest, where the only numbers are those of rows or things.
  var unmeasured: Encoding? {
    guard isUnmeasured else { return nil }
    if let place = column(called: asked.x) {
      // Many numbers are counted in ranges.
      guard place.isNumeric, asked.type == nil, asked.series == nil, asked.split == nil,
        place.hasMoreNumbers(than: Self.mostParts)
      else { return counted(place) }
      var histogram = encoding(nil, [place])
      (histogram.x, histogram.type) = (nil, .histogram)
      return histogram
    }
    guard !columns(.rowNumber).isEmpty || columns(.key).contains(where: \.isNumeric) else {
      return nil
    }
    let repeated = places(columns(.nominal, .key)).filter { column in
      column.isText && count(of: column) < table.rowCount
    }
    if let kind = repeated.min(by: { count(of: $0) < count(of: $1) }) { return counted(kind) }
    // Names that never come twice are counted all the same: the number of a row is no value.
    return measuresNumbersOfRows
      ? places(columns(.nominal, .key)).first { $0.isText }.map(counted) : nil
  }

  /// True where the only numbers are those of the rows, or of things.
  private var measuresNumbersOfRows: Bool {
    table.columns.allSatisfy { column in
      !column.isNumeric || columns(.rowNumber, .key).contains { $0.name == column.name }
    }
  }

  /// True where nobody asked for a value, and there is none but numbers of rows and names of things.
  var isUnmeasured: Bool {
    let isPlace = asked.x == nil || column(called: asked.x) != nil
    return isPlace && asked.y.isEmpty && asked.measures.isEmpty && (!isAggregated || isCounted)
      && !asked.isOverRows && measures.allSatisfy { $0.name == asked.x }
      && columns(.latitude, .longitude).allSatisfy { $0.name == asked.x }
  }

  /// True where the number of rows is what was asked for.
  private var isCounted: Bool { asked.aggregation == .by(.count) }

  func counted(_ kind: Column) -> Encoding {
    var counts = encoding(kind, [])
    counts.measures = [.rows()]
    if isCounted { counts.aggregation = nil }
    counts.top = asked.top ?? Self.mostParts
    counts.hasNames = true
    if counts.order == nil, kind.isText, !kind.hasNaturalOrder {
      counts.order = .byValues(isDescending: true)
    }
    return counts
  }

  /// True of kinds whose number of rows may tell something: beside what is measured it is no news that each country comes
  /// once a year, or each variety as often as any other.
  func tellsByCount(_ kind: Column) -> Bool {
    guard !isUnmeasured, !measures.isEmpty else { return true }
    if isOfCohorts(kind) { return false }
    // Nor is it how many countries a continent has, once for each year.
    if let time, kind.name != time.name, !isUnique([time]),
      (kinds + columns(.key)).contains(where: { $0.name != time.name && isUnique([time, $0]) })
    {
      return false
    }
    return Set(groups.groups(of: kind).sizes).count > 1
  }

  private func rank(of kind: Column) -> Int {
    if kind.isStatus { return 0 }
    guard kind.isText else { return 3 }
    return Set(Grouping(kind.values).sizes).count == 1 ? 2 : 1
  }

  private func place(of kind: Column) -> Int {
    kinds.firstIndex { $0.name == kind.name } ?? 0
  }
}
