import Tables

/// Charts of cells: a value for each pair of two kinds.
extension Guess {
  /// The two kinds that cells are of, and what rows that share a cell become.
  ///
  /// Cells whose rows are the columns of the table, where each place comes once. There are none where
  /// nothing parts the rows.
  var cells: [Encoding] {
    guard asked.type == .heatMap, !asked.isWhole else { return [] }
    let kinds = cellKinds
    let series = column(called: asked.series)
    if series == nil, let wide { return [wide] }
    let free = kinds.filter { $0.name != asked.series }
    let counts: [Int] = free.prefix(2).map { count(of: $0) }
    let longest: Column? = counts.count > 1 && counts[1] > counts[0] ? free[1] : free.first
    let place: Column? = column(called: asked.x) ?? longest
    guard let x = place, !x.isMeasured || asked.bin != nil else { return [] }
    let other =
      series
      ?? kinds.first { kind in
        kind.name != x.name && count(of: kind) <= Self.mostSeries
      }
    let values = measures.filter { ![x.name, other?.name].contains($0.name) }
    guard other != nil || asked.x != nil || values.count > 1 else { return [] }
    // Without a second kind each column is a row of cells.
    var cells = encoding(x, other == nil ? values : Array(values.prefix(1)))
    cells.hasNames = x.isNumeric && asked.bin == nil
    let known = [x, other, column(called: asked.split)].compactMap(\.self)
    cells.series = other?.name
    if cells.y.isEmpty, asked.measures.isEmpty {
      cells.measures = [.rows()]
    } else if asked.aggregation == nil, asked.measures.isEmpty, !isUnique(known) {
      cells.aggregation = .by(aggregate(of: measures))
    }
    return [cells]
  }

  /// The columns that can be rows or columns of cells.
  private var cellKinds: [Column] {
    (kinds + columns(.time, .key)).filter {
      !asked.y.contains($0.name) && ![asked.split, asked.label].contains($0.name)
    }
  }

  /// The columns of the table as the rows of cells, where each place comes once.
  private var wide: Encoding? {
    guard measures.count > 1 else { return nil }
    let candidates = places(columns(.time) + cellKinds)
    guard let place = candidates.first(where: { isUnique(known($0)) }) else { return nil }
    return encoding(place, measures.filter { $0.name != place.name })
  }
}

extension Column {
  /// True of numbers that are not whole, which name no kind.
  fileprivate var isMeasured: Bool {
    guard case .numbers(let numbers) = values else { return false }
    return numbers.fractionDigits > 0 || numbers.unit != nil
  }
}
