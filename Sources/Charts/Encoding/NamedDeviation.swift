import Tables

/// The column that by its name is the standard deviation of the only mean of a table: its whiskers, as those of a column
/// that is asked for with `--error`.
struct NamedDeviation: Equatable {
  let name: String
  /// The other columns that sum up the same values.
  let companions: [String]

  /// Looks for it.
  ///
  /// - Parameters:
  ///   - table: The table as it is charted.
  ///   - roles: The roles of its columns by their names.
  ///   - asked: What was asked for; whoever names other errors has them as asked.
  init?(in table: Table, _ roles: [String: ColumnRole], _ asked: Encoding) {
    guard !asked.isStated, asked.errors.isEmpty, asked.measures.isEmpty,
      asked.type?.projections.fitsLines ?? true
    else { return nil }
    let measures = table.columns.filter { column in
      [.measure, .ordinal].contains(roles[column.name]) && NumericColumn(column) != nil
        && !asked.isPlace(column.name)
    }
    let means = measures.filter { SummaryNames.isMean($0.name) }
    guard means.count == 1, let mean = means.first, asked.y.isEmpty || asked.y == [mean.name] else {
      return nil
    }
    let deviations = measures.filter { SummaryNames.isDeviation($0.name, of: mean.name) }
    guard deviations.count == 1, let deviation = deviations.first,
      let values = NumericColumn(deviation)?.numbers.values, values.allSatisfy({ !($0 < 0) })
    else { return nil }
    let others = measures.map(\.name).filter { $0 != mean.name && $0 != deviation.name }
    guard others.allSatisfy(SummaryNames.isSummary),
      NamedBounds.areAlone(in: table, besides: [deviation.name, mean.name])
    else { return nil }
    (name, companions) = (deviation.name, others)
  }
}
