import Tables

/// Charts of columns whose names go on, which became rows.
extension Guess {
  /// The axis that the names of such columns are places of.
  var siblingAxis: Column? { column(called: siblings?.name) }

  /// The values of each of several names at each place as cells, where each name has one: what was left of each cohort.
  var siblingCells: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, let axis = siblingAxis,
      axis.isNumeric, let value = column(called: siblings?.value), value.isNumeric,
      let name = columns(.nominal, .key, .cyclic).first(where: { name in
        name.isText && (3...Self.mostBars).contains(count(of: name)) && isUnique([axis, name])
      })
    else { return [] }
    var cells = encoding(axis, [value])
    (cells.type, cells.series, cells.hasNames) = (.heatMap, name.name, true)
    cells.reason = .columnsCompared
    return [cells]
  }

  /// The number of times that each answer stands in each of such columns, for each treatment where there is one.
  var answers: [Encoding] {
    guard !isAsked, asked.series == nil, asked.split == nil, let axis = siblingAxis,
      let value = column(called: siblings?.value), value.isText
    else { return [] }
    var counts = encoding(axis, [])
    counts.measures = [.rows()]
    counts.series = value.name
    counts.type = .stackedBar
    counts.hasNames = true
    counts.split =
      columns(.nominal).first { kind in
        ![axis.name, value.name].contains(kind.name) && kind.isText
          && (2...Self.mostKinds).contains(count(of: kind)) && !isUnique([axis, kind])
      }?.name
    return [counts]
  }
}
