import Tables

extension Encoding {
  /// Makes sure that a type that is asked for can be made of the columns.
  ///
  /// - Throws: What a table lacks whose columns are not called as the type needs it.
  func checkParts(of table: Table) throws(InputProblem) {
    guard let type, !type.seriesNames.isEmpty, y.count < type.seriesNames.count,
      type.missingName(among: table.columns.filter(\.isNumeric).map(\.name)) != nil
    else { return }
    throw InputProblem(
      file: table.name,
      kind: .noParts(
        type: type.rawValue, names: type.seriesNames.compactMap(\.first),
        columns: table.columns.map(\.name)))
  }

  /// Makes sure that there is something to sum up where that is asked for.
  ///
  /// - Throws: That no column holds numbers.
  func checkValues(of table: Table) throws(InputProblem) {
    guard case .by(let aggregate) = aggregation, aggregate != .count, y.isEmpty, measures.isEmpty,
      !table.columns.contains(where: \.isNumeric)
    else { return }
    throw InputProblem(
      file: table.name, kind: .noNumericColumn(columns: table.columns.map(\.name)))
  }

  /// More slices than these nobody walks.
  private static let mostSlices = 100

  /// Makes sure that a round chart that is asked for has slices that can be told apart.
  ///
  /// - Throws: The number of its slices, where they are too many.
  func checkSlices(_ charts: [Chart], of table: Table) throws(InputProblem) {
    guard let type, charts.contains(where: { $0.type == type && $0.isRound }) else { return }
    let most = charts.flatMap { chart in chart.series.map { $0.x.count } }.max() ?? 0
    guard most > Self.mostSlices else { return }
    throw InputProblem(
      file: table.name,
      kind: .tooManySlices(type: type.rawValue, count: most, most: Self.mostSlices))
  }

  /// Makes sure that the cells that are asked for are what a table became.
  ///
  /// - Throws: What a table lacks whose values share their places.
  func checkCells(_ charts: [Chart], of table: Table) throws(InputProblem) {
    guard type == .heatMap, charts.contains(where: { $0.type != .heatMap || $0.repetition != nil })
    else { return }
    throw InputProblem(
      file: table.name,
      kind: .noCells(type: ChartType.heatMap.rawValue, columns: table.columns.map(\.name)))
  }
}
