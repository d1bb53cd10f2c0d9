import Tables

/// Charts of several members, each with a course of its own or with none.
extension Guess {
  /// A series for each kind of a column that makes rows unique, or for each of two in charts.
  func parted(_ plain: Encoding, _ known: [Column]) -> Encoding? {
    var encoding = plain
    let counted = parting(known)
    // Of as many the members that were picked by their names.
    let picked = asked.picking.conditions.map(\.column)
    let few = counted.filter { $0.count <= Self.mostSeries }.sorted {
      ($0.count, picked.contains($0.column.name) ? 0 : 1)
        < ($1.count, picked.contains($1.column.name) ? 0 : 1)
    }
    let fewestRows = fewestRows(over: known)
    // A value that is another one in every row has no course.
    if let series = few.first(where: {
      isUnique(known + [$0.column]) && !isUnique([$0.column])
        && !areSeenOnce($0.column, plain, known)
    }) {
      encoding.series = series.column.name
      return encoding
    }
    for series in asked.split == nil ? few : [] {
      let parts = counted.first { part in
        part.column.name != series.column.name && part.count <= Self.mostParts
          && !part.column.isRemark
          && isUnique(known + [series.column, part.column])
          // A column that makes rows unique by itself needs no series beside it: a flag's would have holes.
          && !isUnique(known + [part.column])
          // A column that never changes within a part tells no series of it apart.
          && !isSettled(series.column, by: part.column)
          // Numbers that make rows different by chance part nothing: a plan has a row for nearly each pair.
          && (series.column.isText && part.column.isText
            || series.count * part.count * (known.first.map(count) ?? 1) * 9 <= table.rowCount * 10)
          // Lines of a point or two are none.
          && groups(of: [series.column, part.column]) * fewestRows <= table.rowCount
      }
      guard let parts else { continue }
      (encoding.series, encoding.split) = (series.column.name, parts.column.name)
      return encoding
    }
    // Of many members a few, where no coarser kind sums them up, as a yes or no does not.
    guard asked.aggregation == nil,
      !few.contains(where: { $0.column.isText && !$0.column.isYesOrNo }),
      let many = counted.first(where: { isUnique(known + [$0.column]) }), many.column.isText,
      !isUnique([many.column])
    else { return nil }
    encoding.series = many.column.name
    encoding.top = asked.top ?? Self.mostKinds
    encoding.topHasMostRows = asked.top == nil
    return encoding
  }

  /// The fewest rows of each line over some places, on average: of an axis of two places it has no more points.
  private func fewestRows(over known: [Column]) -> Int {
    min(Self.fewestRows, known.first.map(count) ?? 1)
  }

  /// True of kinds of each of which what is shown was measured at a time or two: lines of so few points are none.
  private func areSeenOnce(_ kind: Column, _ plain: Encoding, _ known: [Column]) -> Bool {
    let shown = plain.y.compactMap { column(called: $0) }
    guard known.first?.isDate == true, !shown.isEmpty else { return false }
    return shown.allSatisfy { measure in
      let seen = seen(measure, by: kind)
      // Times at which nothing has a value are none.
      let times = max(known.first.map { self.seen(measure, by: $0).kinds } ?? 0, 2)
      // A gap in a line of three is no time less.
      return seen.rows * 4 < min(fewestRows(over: known), times) * seen.kinds * 3
    }
  }

  /// The number of rows with a value of a measure, and of the kinds that have any.
  private func seen(_ measure: Column, by kind: Column) -> (rows: Int, kinds: Int) {
    let codes = groups.groups(of: kind).codes
    let rows = codes.indices.filter { !measure.values.isMissing($0) }
    return (rows.count, Set(rows.map { codes[$0] }).count)
  }

  /// A bar for each of some kinds of which the only measure was taken at a time or two: how long each step of a run took, not
  /// when.
  ///
  /// A kind of which only one has values, as of what began and ended, parts nothing.
  func barsOfThoseSeenOnce(_ plain: Encoding, _ known: [Column]) -> Encoding? {
    guard !isAsked, asked.series == nil, asked.split == nil, !asked.isWhole, plain.y.count == 1,
      let measure = column(called: plain.y[0]),
      let kind = parting(known).first(where: {
        $0.column.isText && $0.count <= Self.mostParts && isUnique(known + [$0.column])
          && areSeenOnce($0.column, plain, known)
      }),
      column(called: parted(plain, known)?.series).map({ seen(measure, by: $0).kinds < 2 }) ?? true
    else { return nil }
    var bars = encoding(kind.column, [measure])
    bars.aggregation = .by(aggregate(of: measures))
    return bars
  }

  /// True where rows that are alike in one column are alike in another.
  func isSettled(_ column: Column, by other: Column) -> Bool {
    groups(of: [other, column]) == groups(of: [other])
  }

  /// Fewer rows of each of many charts are no course.
  static let fewestRows = 3
}
