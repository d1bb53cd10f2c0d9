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

  /// The largest of a long list of names, where one number beside another is its share: parties, their votes and the
  /// percent of all.
  var ranking: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, asked.top == nil, asked.order == nil,
      table.rowCount > Self.mostBars, columns(.time).isEmpty, measures.count > 1,
      measures.withoutMultiples.count == 1,
      let name = places(columns(.nominal, .key).filter(\.isText)).first(where: { isUnique([$0]) })
    else { return [] }
    var ranking = encoding(name, Array(measures.prefix(1)))
    (ranking.top, ranking.order) = (Self.mostParts, .byValues(isDescending: true))
    return [ranking]
  }

  /// The measures without those that are shares of a number beside them, and say the same in another way: votes
  /// rather than percents.
  func withoutShares(_ measures: [Column]) -> [Column] {
    guard asked.y.isEmpty else { return measures }
    let others = measures.filter { column in
      guard case .numbers(let numbers) = column.values else { return true }
      return numbers.unit != "%" && !RoleName.share.matches(column.name)
    }
    let hasNumbers = others.contains { column in
      if case .numbers(let numbers) = column.values { numbers.areWhole } else { false }
    }
    return hasNumbers ? others : measures
  }

  /// True of the rows and the columns of a Latin square, in each of which each kind stands once: they are where
  /// something was tried, and no course.
  func isFieldPlace(_ place: Column) -> Bool {
    let others = columns(.ordinal).filter { $0.name != place.name && $0.isNumeric }
    let kinds = columns(.nominal).filter { $0.isText && count(of: $0) > 1 }
    return others.contains { other in
      count(of: place) * count(of: other) == table.rowCount && isUnique([place, other])
        && kinds.contains { isUnique([$0, place]) && isUnique([$0, other]) }
    }
  }

  /// A value for every combination of some kinds, as tables of surveys and experiments have it.
  var planned: [Encoding] {
    let measures = withoutShares(measures)
    guard !measures.isEmpty, asked.aggregation == nil, asked.measures.isEmpty, !asked.isWhole else {
      return []
    }
    let ordered = places(columns(.cyclic, .ordinal).filter(\.isNumeric))
      .filter { $0.name == asked.x || !fieldPlaces.contains($0.name) }
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
    // So has one that was repeated.
    if measures.count == 1, asked.series == nil, let axis = axes.first(where: \.isNumeric),
      columns(.key).contains(where: { RoleName.replicate.matches($0.name) })
    {
      var means = encoding(axis, measures)
      means.series = named.first { (2...Self.mostKinds).contains(count(of: $0)) }?.name
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
