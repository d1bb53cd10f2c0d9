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
