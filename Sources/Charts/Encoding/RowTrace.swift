import Tables

/// The fate of the row that a point is, in other charts of its table.
package enum RowTrace: Equatable, Sendable {
  /// The number of the chart that has it, and its point there.
  case found(chart: Int, PointReference)
  /// It is in none of them.
  case left
}

extension Encoding {
  /// Looks for the row that a point is in other charts of its table.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - chart: Its chart, which this encoding makes.
  ///   - charts: The other charts.
  ///   - other: The encoding that makes them.
  ///   - document: The table.
  /// - Returns: The trace; `nil` where the point is no single row, or nobody can tell which one.
  package func trace(
    _ point: PointReference, of chart: Chart, to charts: [Chart], by other: Encoding,
    in document: Document
  ) -> RowTrace? {
    guard case .table(let raw) = document, chart.showsRows, let channels = chart.channels,
      chart.series.indices.contains(point.series),
      (0..<chart.series[point.series].count).contains(point.point)
    else { return nil }
    if let found = chart.sameRow(as: point, in: charts) { return found }
    guard let before = try? rows(of: raw), let after = try? other.rows(of: raw),
      before.table.rowCount == after.table.rowCount
    else { return nil }
    let measures = chart.measures(ofSeries: point.series)
    let places = TracedPlaces(before, x: channels.x)
    let rows = (0..<before.table.rowCount).filter { row in
      before.isPicked[row] && chart.has(row, of: places, at: point, measures: measures)
    }
    // Rows that are alike come in the order of their points.
    let series = chart.series[point.series]
    let twins = (0..<point.point).count {
      series.x[$0] == series.x[point.point] && series.y[$0] == series.y[point.point]
    }
    let ordered =
      (rows.indices.contains(twins) ? [rows[twins]] : [])
      + rows.filter { row in
        !rows.indices.contains(twins) || row != rows[twins]
      }
    for row in ordered where after.isPicked[row] {
      for (number, made) in charts.enumerated() {
        let places = TracedPlaces(after, x: made.channels?.x)
        if let found = made.point(of: row, in: places, preferring: measures) {
          return .found(chart: number, found)
        }
      }
    }
    return rows.isEmpty || ordered.contains { after.isPicked[$0] } ? nil : .left
  }
}

/// The places of all rows along one x axis.
private struct TracedPlaces {
  let table: Table
  private let x: Column?
  /// The number of each row among those that are picked.
  private let numbers: [Int]

  init(_ rows: PickedTable, x: String?) {
    table = rows.table
    self.x = table.columns.first { $0.name == x }
    var count = 0
    numbers = rows.isPicked.map { isPicked in
      count += isPicked ? 1 : 0
      return count
    }
  }

  /// The number or the time where a row is; `nil` of a name.
  func number(of row: Int) -> Double? {
    switch x?.values {
    case .numbers(let numbers)?: numbers.values[row]
    case .dates(let dates)?: dates.values[row]
    case .text?: nil
    case nil: Double(table.rowsBefore + numbers[row])
    }
  }

  /// The name of the place of a row.
  func name(of row: Int) -> String? {
    x.map { text(of: row, in: $0) }
  }

  func text(of row: Int, in column: Column) -> String {
    column.values.isMissing(row) ? ColumnValues.missingText : column.values.text(of: row)
  }

  func text(of row: Int, in name: String) -> String? {
    table.columns.first { $0.name == name }.map { text(of: row, in: $0) }
  }

  func value(of row: Int, in name: String) -> Double? {
    guard case .numbers(let numbers)? = table.columns.first(where: { $0.name == name })?.values
    else { return nil }
    return numbers.values[row]
  }
}

extension Chart {
  /// True where each point is one row.
  package var showsRows: Bool {
    let types: [ChartType] = [
      .line, .area, .step, .scatter, .bar, .groupedBar, .stackedBar, .pie, .donut,
    ]
    return types.contains(type) && channels != nil && channels?.aggregate == nil
      && channels?.timeUnit == nil && xAxis.binWidth == nil && !hasColumnsAsPlaces
      && repetition == nil || type == .scatter && channels?.aggregate == nil && channels != nil
  }

  /// The columns that the values of a series may be of.
  fileprivate func measures(ofSeries index: Int) -> [String] {
    guard let channels else { return [] }
    if channels.y.count == 1 { return channels.y }
    if channels.series == nil, channels.y.count == series.count { return [channels.y[index]] }
    let own = channels.y.filter { series[index].name.hasSuffix(" " + $0) }
    return own.max { $0.count < $1.count }.map { [$0] } ?? channels.y
  }

  /// The point that has the same place and value in the series of the same name of a chart over the same x.
  fileprivate func sameRow(as point: PointReference, in charts: [Chart]) -> RowTrace? {
    let own = series[point.series]
    let (x, y) = (own.x[point.point], own.y[point.point])
    guard xAxis.categories == nil, channels?.x != nil, y.isFinite else { return nil }
    for (number, chart) in charts.enumerated()
    where chart.showsRows && chart.channels?.x == channels?.x
      && chart.channels?.part == channels?.part && chart.channels?.y == channels?.y
      && chart.channels?.series == channels?.series
    {
      for (index, series) in chart.series.enumerated() where series.name == own.name {
        let same = series.x.prefix(series.count).indices(in: x...x).first { series.y[$0] == y }
        if let same { return .found(chart: number, PointReference(series: index, point: same)) }
      }
    }
    return nil
  }

  /// True where a row has the place, the series and the value of a point.
  fileprivate func has(
    _ row: Int, of places: TracedPlaces, at point: PointReference, measures: [String]
  ) -> Bool {
    let series = series[point.series]
    let y = series.y[point.point]
    guard isPlace(of: row, in: places, at: series.x[point.point], in: series),
      isPart(of: row, in: places), isSeries(point.series, of: row, in: places)
    else { return false }
    return measures.contains { name in
      places.value(of: row, in: name).map { $0 == y || $0.isNaN && y.isNaN } ?? false
    }
  }

  /// The point that a row is, or is part of.
  fileprivate func point(
    of row: Int, in places: TracedPlaces, preferring measures: [String]
  ) -> PointReference? {
    guard isPart(of: row, in: places) else { return nil }
    let order = series.indices.sorted { first, second in
      let isFirst = !measures.filter(self.measures(ofSeries: first).contains).isEmpty
      let isSecond = !measures.filter(self.measures(ofSeries: second).contains).isEmpty
      return (isFirst ? 0 : 1, first) < (isSecond ? 0 : 1, second)
    }
    for index in order where isSeries(index, of: row, in: places) {
      let series = series[index]
      let own = self.measures(ofSeries: index).compactMap { places.value(of: row, in: $0) }
      let found = (0..<series.count).first { point in
        let y = series.y[point]
        return isPlace(of: row, in: places, at: series.x[point], in: series)
          && (!showsRows || own.contains { $0 == y || $0.isNaN && y.isNaN })
      }
      if let found { return PointReference(series: index, point: found) }
    }
    return nil
  }

  private func isPart(of row: Int, in places: TracedPlaces) -> Bool {
    guard let split = channels?.split, let part = channels?.part else { return true }
    return places.text(of: row, in: split) == part
  }

  private func isSeries(_ index: Int, of row: Int, in places: TracedPlaces) -> Bool {
    guard let column = channels?.series, let text = places.text(of: row, in: column) else {
      return true
    }
    let name = series[index].name
    if let date = series[index].writtenDate { return date == text }
    return [text, "\(column) \(text)", "\(column): \(text)"].contains {
      name == $0 || name.hasPrefix($0 + " ")
    }
  }

  /// True where a row stands at a place of a series, or is among those that do.
  private func isPlace(
    of row: Int, in places: TracedPlaces, at x: Double, in series: Series
  ) -> Bool {
    if let names = xAxis.categories {
      return Int(exactly: x).map { names.indices.contains($0) ? names[$0] : "" }
        == places.name(of: row)
    }
    guard let number = places.number(of: row) else { return false }
    if let width = xAxis.binWidth { return x - width / 2 <= number && number < x + width / 2 }
    guard let unit = channels?.timeUnit else { return x == number }
    // Nothing is longer than a unit, and the next one begins behind it.
    let last = series.x.prefix(series.count).firstIndex(from: number.nextUp) - 1
    return last >= 0 && series.x[last] == x && number - x < unit.meanSeconds * 1.1
  }
}
