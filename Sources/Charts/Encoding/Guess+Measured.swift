import Tables

/// The columns that are measured.
extension Guess {
  /// The numbers that say how much; what says how far off they are only where there is nothing else.
  var amounts: [Column] {
    let all = columns(.measure)
    let told = all.filter { !marks.contains($0.name) }
    return told.isEmpty ? all : told
  }

  var measured: [Column] {
    if !asked.y.isEmpty { return asked.y.compactMap { column(called: $0) } }
    if !asked.measures.isEmpty { return [] }
    let parting = [asked.x, asked.series, asked.split]
    let measures = filledFirst(
      telling(
        withoutPositions(amounts).filter { !parting.contains($0.name) && !isRunningTime($0) }
          .withoutEqual.withoutLags.withoutDifferences.withoutFunctions(in: table.columns)))
    // The last numbers are measured, whatever they look like.
    if measures.isEmpty, columns(.nominal, .key, .time).isEmpty {
      return telling(
        columns(.ordinal, .cyclic).filter { column in
          !parting.contains(column.name) && column.isNumeric
            && count(of: column) > 2
        })
    }
    return measures
  }

  /// The measures without the two that say where in a plane something is, as long as anything else is measured of it.
  private func withoutPositions(_ measures: [Column]) -> [Column] {
    guard let (x, y) = CoordinateNames.pair(among: measures.map(\.name)) else { return measures }
    let others = measures.filter { ![x, y].contains($0.name) }
    return others.isEmpty ? measures : others
  }

  /// The measures that at least half of the rows have; the others behind them where times pass, and nowhere else.
  private func filledFirst(_ measures: [Column]) -> [Column] {
    let filled = measures.filter(\.isMostlyThere)
    guard !filled.isEmpty, filled.count < measures.count else { return measures }
    return columns(.time).isEmpty ? filled : filled + measures.filter { !$0.isMostlyThere }
  }

  /// Those of some measures that tell something: no zeros beside others, and nothing that never changes beside
  /// what does, unless it is part of a hundred; where nothing passes, nothing that never changes as long as
  /// there are kinds to count.
  func telling(_ measures: [Column]) -> [Column] {
    guard table.rowCount > 1 else { return measures }
    let filled = measures.filter { !constants.contains($0.name) || !$0.isZero }
    let passes = table.isSequence || !columns(.time).isEmpty || areLadder(measures)
    let changing = filled.filter { !constants.contains($0.name) }
    guard table.rowCount >= Self.fewestPlaces else { return filled.isEmpty ? measures : filled }
    if passes {
      // The first of a ladder is its axis.
      guard changing.count > (areLadder(measures) ? 1 : 0) else {
        return filled.isEmpty ? measures : filled
      }
      let parts = MeasureGroups.partsOfHundred(among: filled).map(\.name)
      return filled.filter { column in
        !constants.contains(column.name) || column.hasMissing || parts.contains(column.name)
      }
    }
    let hasKinds = kinds.contains { !constants.contains($0.name) }
    return changing.isEmpty && !hasKinds ? measures : changing
  }
}

extension Column {
  /// True where a row has no number.
  fileprivate var hasMissing: Bool {
    if case .numbers(let numbers) = values { !numbers.values.allSatisfy(\.isFinite) } else { false }
  }
}
