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
      let name = columns(.nominal, .key).first(where: { $0.isText && isUnique([$0]) }),
      name.texts.count > 2
    else { return [] }
    let others = table.columns.filter { $0.name != name.name }
    guard others.allSatisfy(\.isNumeric), Set(others.map(\.name)) == Set(name.texts) else {
      return []
    }
    var matrix = encoding(name, others)
    matrix.type = asked.type ?? .heatMap
    return [matrix]
  }

  /// A list of things that a measure climbs: a course over the first of several numbers.
  var ladders: [Encoding] {
    guard asked.y.isEmpty, asked.x == nil else { return [] }
    if areLadder(measures) {
      return [encoding(measures[0], withoutWholes(Array(measures.dropFirst())))]
    }
    // A time that counts the rows is the axis, wherever its column stands.
    guard columns(.time).isEmpty, measures.count > 1, table.rowCount > Self.fewestPlaces,
      let time = measures.first(where: { RoleName.counter.matches($0.name) && $0.countsRows })
    else { return [] }
    return [encoding(time, measures.filter { $0.name != time.name })]
  }

  /// True of measures of which the first rises from row to row, in a table of nothing but numbers.
  func areLadder(_ measures: [Column]) -> Bool {
    guard measures.count > 1, table.columns.allSatisfy(\.isNumeric),
      case .numbers(let first) = measures[0].values
    else { return false }
    let rungs = first.values.filter(\.isFinite)
    return zip(rungs, rungs.dropFirst()).allSatisfy { $0 < $1 }
  }
}
