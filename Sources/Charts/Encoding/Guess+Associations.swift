import Tables

/// Kinds that come together more often than by chance, in tables of frequencies.
extension Guess {
  /// The kind that is asked about and the one that tells most about it, else the two that go together most.
  ///
  /// The measure is Cramér's V (1946). There are none where no kinds are few enough to be seen side by side.
  func associated(
    _ kinds: [Column], by frequency: Column
  ) -> (cause: Column, outcome: Column)? {
    let few = kinds.filter { (2...Self.mostSeries).contains(count(of: $0)) }
    guard few.count > 1, few.count <= Self.mostCompared,
      case .numbers(let frequencies) = frequency.values
    else { return nil }
    let outcomes = few.filter { isCalledOutcome($0.name) || AnswerNames.asks($0.name) }
    var best: (cause: Column, outcome: Column, value: Double)?
    for outcome in outcomes.isEmpty ? few : outcomes {
      for cause in few where cause.name != outcome.name {
        let value = groups.groups(of: cause).association(
          with: groups.groups(of: outcome), by: frequencies.values)
        // The one with fewer values parts the bars where nothing is asked about.
        let isTurned = outcomes.isEmpty && count(of: cause) < count(of: outcome)
        if !isTurned, value > (best?.value ?? -1) { best = (cause, outcome, value) }
      }
    }
    return best.map { ($0.cause, $0.outcome) }
  }

  /// The kind that goes with an outcome most, each row once, and how strongly; `nil` of more kinds than are compared.
  func mostAssociated(with outcome: Column, among kinds: [Column]) -> (Column, Double)? {
    guard kinds.count <= Self.mostExplaining else { return nil }
    let rows = [Double](repeating: 1, count: table.rowCount)
    return kinds.map { kind in
      (kind, groups.groups(of: kind).association(with: groups.groups(of: outcome), by: rows))
    }.max { $0.1 < $1.1 }
  }
}

extension Grouping {
  /// The strength by which rows of some frequencies are in groups together, from 0 to 1 (Cramér's V).
  fileprivate func association(with other: Grouping, by frequencies: [Double]) -> Double {
    var cells = [Double](repeating: 0, count: count * other.count)
    var (rows, columns) = (
      [Double](repeating: 0, count: count), [Double](repeating: 0, count: other.count)
    )
    var total = 0.0
    for (index, value) in frequencies.enumerated()
    where value.isFinite && value > 0 && codes[index] >= 0 && other.codes[index] >= 0 {
      cells[codes[index] * other.count + other.codes[index]] += value
      rows[codes[index]] += value
      columns[other.codes[index]] += value
      total += value
    }
    let smaller = Double(min(count, other.count) - 1)
    guard total > 0, smaller > 0 else { return 0 }
    var chiSquared = 0.0
    for row in 0..<count {
      for column in 0..<other.count {
        let expected = rows[row] * columns[column] / total
        let difference = cells[row * other.count + column] - expected
        if expected > 0 { chiSquared += difference * difference / expected }
      }
    }
    return (chiSquared / total / smaller).squareRoot()
  }
}
