import Tables

/// Charts of names and of levels, each with a value.
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
    guard asked.y.isEmpty, asked.x == nil, areLadder(measures) else { return [] }
    return [encoding(measures[0], Array(measures.dropFirst()))]
  }

  /// True of measures of which the first rises from row to row, in a table of nothing but numbers.
  func areLadder(_ measures: [Column]) -> Bool {
    guard measures.count > 1, table.columns.allSatisfy(\.isNumeric),
      case .numbers(let first) = measures[0].values
    else { return false }
    let rungs = first.values.filter(\.isFinite)
    return zip(rungs, rungs.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Bars of a short list of names, each of them once.
  var lists: [Encoding] {
    let names = places(columns(.nominal, .key, .cyclic).filter(\.isText))
    guard let name = names.first(where: { isUnique(known($0)) }), !measures.isEmpty else {
      return []
    }
    let measures = measures.filter { $0.name != name.name }
    let isReadable =
      measures.count <= Self.mostMeasures || MeasureGroups.areAlike(measures)
      || measures.count * table.rowCount <= Self.mostValues || !asked.y.isEmpty || asked.x != nil
      || table.rowCount < Self.fewestPlaces
    return isReadable ? [encoding(name, measures)] : []
  }

  /// A value for every combination of some kinds, as tables of surveys and experiments have it.
  var planned: [Encoding] {
    let measures = measures
    guard !measures.isEmpty, asked.aggregation == nil, asked.measures.isEmpty, !asked.isWhole else {
      return []
    }
    let ordered = places(columns(.cyclic, .ordinal).filter(\.isNumeric))
    let named = places(kinds.filter(\.isText))
    // Numbers in even steps are an axis; of names the longest list is.
    let axes =
      ordered.filter { $0.hasEvenSteps || $0.hasEvenRatios }
      + (measures.count == 1
        ? named.sorted { count(of: $0) > count(of: $1) } : [])
    for axis in axes {
      let known = known(axis)
      if isUnique(known), known.count > 1 || axis.isNumeric { return [encoding(axis, measures)] }
      guard asked.series == nil else { continue }
      if let parted = parted(encoding(axis, measures), known) { return [parted] }
    }
    // A panel with more members than can be followed has a mean.
    for axis in axes where axis.isNumeric && asked.series == nil {
      let known = known(axis)
      let members = parting(known).filter { !isUnique([$0.column]) }
      guard members.contains(where: { isUnique(known + [$0.column]) }) else { continue }
      var mean = encoding(axis, measures)
      mean.aggregation = .by(aggregate(of: measures))
      return [mean]
    }
    // An experiment at uneven doses, each as often, has a mean at each of them.
    if measures.count == 1, asked.series == nil, let dose = ordered.first(where: \.isDose),
      let kind = named.first(where: { count(of: $0) <= Self.mostKinds })
    {
      var means = encoding(dose, measures)
      means.series = kind.name
      means.aggregation = .by(.mean)
      return [means]
    }
    // Frequencies of more kinds than a chart has channels are added up.
    guard measures.allSatisfy(\.isFrequency), let axis = named.first, named.count > 2,
      asked.series == nil
    else { return [] }
    var sums = encoding(axis, measures)
    sums.series = measures.count > 1 ? nil : named.last { $0.name != axis.name }?.name
    sums.aggregation = .by(.sum)
    return [sums]
  }
}
