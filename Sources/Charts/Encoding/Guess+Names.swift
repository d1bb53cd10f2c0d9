import Tables

/// Charts of rows that follow each other, and of rows and columns of the same names.
extension Guess {
  /// Measures over the number of the row, where rows are known to follow each other.
  var sequences: [Encoding] {
    guard table.isSequence, asked.x == nil, asked.series == nil, columns(.time).isEmpty,
      !isAggregated, !measures.isEmpty
    else { return [] }
    var sequence = encoding(nil, measures)
    sequence.isOverRows = true
    return [sequence]
  }

  /// The relation of each of some things to each: rows and columns of the same names, as correlations and
  /// distances have them.
  var matrices: [Encoding] {
    guard asked.x == nil, asked.y.isEmpty, asked.series == nil, !isAggregated,
      let square = SquareTable(table)
    else { return [] }
    var matrix = encoding(square.names, square.columns)
    matrix.type = asked.type ?? .heatMap
    matrix.reason = .matrix
    matrix.areCorrelations = matrix.type == .heatMap && square.areCorrelations
    return [matrix]
  }

  /// A list of things that a measure climbs: a course over the first of several numbers.
  var ladders: [Encoding] {
    guard asked.y.isEmpty, asked.x == nil else { return [] }
    if areLadder(measures) {
      let rungs = Array(measures.dropFirst())
      var ladder = encoding(measures[0], withoutWholes(rungs))
      if let whole = wholes.first, rungs.contains(where: { $0.name == whole.total.name }) {
        ladder.y = withWhole(whole, withoutWholes(rungs)).map(\.name)
        ladder.whole = whole.total.name
      }
      return [ladder]
    }
    // A time that counts the rows is the axis, wherever its column stands.
    guard columns(.time).isEmpty, measures.count > 1, table.rowCount > Self.fewestPlaces,
      let time = measures.first(where: { column in
        RoleName.counter.matches(column.name) && column.countsRows || isClockOfRun(column)
      })
    else { return [] }
    return [encoding(time, measures.filter { $0.name != time.name })]
  }

  /// True of a time since a run began that goes on from row to row in even steps: 0, 30, 60 seconds.
  private func isClockOfRun(_ column: Column) -> Bool {
    guard
      ["time", "t", "elapsed", "zeit", "temps", "tiempo", "tempo", "czas", "時間", "时间"]
        .contains(column.name.lowercased()), case .numbers(let numbers) = column.values,
      numbers.kind == .amount, column.hasEvenSteps
    else { return false }
    return zip(numbers.values, numbers.values.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// True of measures of which the first rises from row to row, in a table of nothing but numbers.
  func areLadder(_ measures: [Column]) -> Bool {
    let remarks = columns(.empty).map(\.name)
    guard measures.count > 1,
      table.columns.allSatisfy({ $0.isNumeric || remarks.contains($0.name) }),
      case .numbers(let first) = measures[0].values
    else { return false }
    let rungs = first.values.filter(\.isFinite)
    return zip(rungs, rungs.dropFirst()).allSatisfy { $0 < $1 }
  }
}
